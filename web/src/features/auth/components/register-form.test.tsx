import { json, refusal, serve } from '@test/fake-server.ts';
import { descriptionOf, field, fill } from '@test/form.ts';
import { GARDENER } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSession } from '@/lib/session/session.ts';
import { RegisterForm } from './register-form.tsx';

it('asks for every field that is blank, in words of its own, and sends nothing', async () => {
  const received = serve({});
  const { user } = renderApp(<RegisterForm />);
  await user.click(screen.getByRole('button', { name: 'Start Growing' }));
  const texts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(texts).toEqual(['Full name is required', 'Email is required', 'Password is required']);
  expect(received.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

async function fillIn(user: ReturnType<typeof renderApp>['user'], email: string, confirmed = 'green-thumb') {
  await fill(user, 'Full Name', 'Flora');
  await fill(user, 'Email', email);
  await fill(user, 'Password', 'green-thumb');
  await fill(user, 'Confirm Password', confirmed);
  await user.click(screen.getByRole('button', { name: 'Start Growing' }));
}

it('says that the passwords differ and sends nothing, then registers and leads to the dashboard', async () => {
  const received = serve({ 'POST /auth/register': () => json({ token: 'token', user: GARDENER }, 201) });
  const { user, router } = renderApp(<RegisterForm />, { at: '/register', path: '/register' });
  await fillIn(user, GARDENER.email, 'green-thumbs');
  expect(descriptionOf(field('Confirm Password'))).toBe('Passwords do not match');
  expect(received.filter(({ call }) => call.startsWith('POST'))).toEqual([]);

  await fill(user, 'Confirm Password', 'green-thumb');
  await user.click(screen.getByRole('button', { name: 'Start Growing' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  expect(getSession()?.token).toBe('token');
  expect(received.find(({ call }) => call === 'POST /auth/register')?.body).toMatchObject({
    name: 'Flora',
    email: GARDENER.email,
    password: 'green-thumb',
  });
});

it('refuses what is no email address at its field', async () => {
  serve({});
  const { user } = renderApp(<RegisterForm />);
  await fillIn(user, 'flora at home');
  expect(descriptionOf(field('Email'))).toBe('Please enter a valid email address');
});

it('says in the words of the server that an address is taken, and keeps what was typed', async () => {
  serve({ 'POST /auth/register': () => refusal(409, 'This email address has an account.', 'conflict') });
  const { user } = renderApp(<RegisterForm />);
  await fillIn(user, GARDENER.email);
  expect((await screen.findByRole('alert')).textContent).toBe('This email address has an account.');
  expect(field('Full Name').value).toBe('Flora');
});

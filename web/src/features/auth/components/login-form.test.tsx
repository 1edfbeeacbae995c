import { NO_RESPONSE } from '@plantcare/contract/errors.ts';
import { json, noAnswer, refusal, serve } from '@test/fake-server.ts';
import { descriptionOf, field, fill } from '@test/form.ts';
import { GARDENER } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LoginForm } from './login-form.tsx';

const SIGNED_IN = { token: 'token', user: GARDENER };

afterEach(() => vi.resetModules());

function open() {
  return renderApp(<LoginForm />, { at: '/login', path: '/login' });
}

const press = (user: ReturnType<typeof open>['user']) => user.click(screen.getByRole('button', { name: 'Sign In' }));

it('asks for what is missing, goes to the first of it and sends nothing', async () => {
  const received = serve({});
  const { user } = open();
  await press(user);
  expect(descriptionOf(field('Email'))).toBe('Email is required');
  expect(descriptionOf(field('Password'))).toBe('Password is required');
  expect(document.activeElement).toBe(field('Email'));
  expect(received.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

it('says in the words of the server that a password is wrong, keeps the email address and may be tried again', async () => {
  const words = 'Invalid email or password.';
  serve({
    'POST /auth/login': ({ body }) =>
      (body as { password: string }).password === 'green-thumb' // As `signIn` sends it.
        ? json(SIGNED_IN)
        : refusal(401, words, 'wrong_credentials'),
  });
  const { user, router } = open();
  await fill(user, 'Email', GARDENER.email);
  await fill(user, 'Password', 'black-thumb');
  await press(user);
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(field('Email').value).toBe(GARDENER.email);
  expect(router.state.location.pathname).toBe('/login');
  await fill(user, 'Password', 'green-thumb');
  await press(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

it('says that the server is down, and works when it is back', async () => {
  let isDown = true;
  serve({ 'POST /auth/login': () => (isDown ? noAnswer() : json(SIGNED_IN)) });
  const { user, router } = open();
  await fill(user, 'Email', GARDENER.email);
  await fill(user, 'Password', 'green-thumb');
  await press(user);
  expect((await screen.findByRole('alert')).textContent).toBe(NO_RESPONSE);
  isDown = false;
  await press(user);
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

it('leads to "Forgot password?", which says what to do where the server sends no email', () => {
  serve({});
  renderApp(<LoginForm />);
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password');
});

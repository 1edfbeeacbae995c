import { serve } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RegisterForm } from './register-form.tsx';

it('asks for every field that is blank, in words of its own, and sends nothing', async () => {
  const received = serve({});
  const { user } = renderApp(<RegisterForm />);
  await user.click(screen.getByRole('button', { name: 'Start Growing' }));
  const texts = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(texts).toEqual(['Full name is required', 'Email is required', 'Password is required']);
  expect(received.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

it('says that the passwords differ and sends nothing', async () => {
  const received = serve({});
  const { user } = renderApp(<RegisterForm />);
  await user.type(screen.getByLabelText(/^Full Name/), 'Flora');
  await user.type(screen.getByLabelText(/^Email/), 'flora@example.org');
  await user.type(screen.getByLabelText(/^Password/), 'secret1');
  await user.type(screen.getByLabelText(/^Confirm Password/), 'secret2');
  await user.click(screen.getByRole('button', { name: 'Start Growing' }));
  expect(await screen.findByText('Passwords do not match')).toBeTruthy();
  expect(received.filter(({ call }) => call.startsWith('POST'))).toEqual([]);
});

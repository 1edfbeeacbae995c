import { json, refusal, serve } from '@test/fake-server.ts';
import { descriptionOf, field, fill } from '@test/form.ts';
import { GARDENER } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ChangePassword } from './change-password.tsx';

const FIELDS = ['Current Password', 'New Password', 'Confirm New Password'];

async function typePasswords(user: ReturnType<typeof renderApp>['user'], ...texts: string[]) {
  for (const [index, text] of texts.entries()) await fill(user, FIELDS[index] ?? '', text);
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
}

it('asks for all three fields', async () => {
  serve({});
  const { user } = renderApp(<ChangePassword email={GARDENER.email} />);
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    'Current password is required',
    'New password is required',
    'Please enter the new password again',
  ]);
});

it('refuses a password that is short or is not the same twice, then sends it and clears the form', async () => {
  const received = serve({ 'PUT /auth/password': () => json({ msg: 'Password changed.' }) });
  const { user } = renderApp(<ChangePassword email={GARDENER.email} />);
  await typePasswords(user, 'green-thumb', 'leaf', 'leaf');
  expect(descriptionOf(field('New Password'))).toContain('Password must be at least 6 characters long');
  await typePasswords(user, 'green-thumb', 'new-green-thumb', 'leaf');
  expect(descriptionOf(field('Confirm New Password'))).toBe('New passwords do not match');
  expect(received).toEqual([]);

  await typePasswords(user, 'green-thumb', 'new-green-thumb', 'new-green-thumb');
  await screen.findByText('Password changed successfully!');
  expect(received.map(({ body }) => body)).toEqual([
    { currentPassword: 'green-thumb', newPassword: 'new-green-thumb' },
  ]);
  expect(FIELDS.map((label) => field(label).value)).toEqual(['', '', '']);
});

it('says in the words of the server that the current password is wrong, and keeps what was typed', async () => {
  serve({ 'PUT /auth/password': () => refusal(400, 'The current password is wrong.') });
  const { user } = renderApp(<ChangePassword email={GARDENER.email} />);
  await typePasswords(user, 'black-thumb', 'new-green-thumb', 'new-green-thumb');
  await screen.findByText('The current password is wrong.');
  expect(field('New Password').value).toBe('new-green-thumb');
});

it('shows the characters of a password on demand', async () => {
  serve({});
  const { user } = renderApp(<ChangePassword email={GARDENER.email} />);
  const [show] = screen.getAllByRole('button', { name: 'Show characters' });
  if (show) await user.click(show);
  expect(FIELDS.map((label) => field(label).type)).toEqual(['text', 'password', 'password']);
  await user.click(screen.getByRole('button', { name: 'Hide characters' }));
  expect(field('Current Password').type).toBe('password');
});

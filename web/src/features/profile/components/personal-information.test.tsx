import { json, refusal, serve } from '@test/fake-server.ts';
import { descriptionOf, field, fill } from '@test/form.ts';
import { GARDENER, signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSession, useSession } from '@/lib/session/session.ts';
import { PersonalInformation } from './personal-information.tsx';

it('refuses a profile without a name or with half an email address, and sends nothing', async () => {
  const received = serve({});
  const { user } = renderApp(<PersonalInformation user={GARDENER} />);
  await fill(user, 'Full Name', '');
  await fill(user, 'Email Address', 'flora@');
  await user.click(screen.getByRole('button', { name: 'Update Profile' }));
  expect(descriptionOf(field('Full Name'))).toBe('Full name is required');
  expect(descriptionOf(field('Email Address'))).toBe('Please enter a valid email address');
  expect(received).toEqual([]);
});

it('sends what was changed, and makes the answer the account of the session', async () => {
  signIn();
  const received = serve({
    'PUT /auth/profile': ({ body }) => json({ user: { ...GARDENER, ...(body as object) } }),
  });
  const { user } = renderApp(<PersonalInformation user={GARDENER} />);
  await fill(user, 'Full Name', 'Flora Fern');
  await fill(user, 'Location (optional)', 'Freiburg');
  await fill(user, 'Bio (optional)', 'Ferns, mostly.');
  await user.click(screen.getByRole('button', { name: 'Update Profile' }));
  await screen.findByText('Profile updated successfully!');
  const sent = { name: 'Flora Fern', email: GARDENER.email, location: 'Freiburg', bio: 'Ferns, mostly.' };
  expect(received.map(({ call, body }) => [call, body])).toEqual([['PUT /auth/profile', sent]]);
  expect(getSession()?.user).toMatchObject(sent);
});

it('asks for the password before another email address, and saves nothing twice', async () => {
  signIn();
  let given = false;
  const received = serve({
    'PUT /auth/profile': ({ body }) =>
      given
        ? json({ user: { ...GARDENER, ...(body as object) } })
        : refusal(403, 'Please enter your password again.', 'password_needed'),
    'POST /auth/confirm-password': () => {
      given = true;
      return json({ msg: 'Thank you.' });
    },
  });
  const { user } = renderApp(<PersonalInformation user={GARDENER} />);
  await fill(user, 'Email Address', 'fern@example.org');
  await user.click(screen.getByRole('button', { name: 'Update Profile' }));
  await screen.findByRole('dialog', { name: 'Is it you?' });
  await user.type(field('Password'), 'green-thumb{Enter}');
  await screen.findByText('Profile updated successfully!');
  expect(received.map(({ call }) => call)).toEqual([
    'PUT /auth/profile',
    'POST /auth/confirm-password',
    'PUT /auth/profile',
  ]);
});

function OfSession() {
  const session = useSession();
  return session && <PersonalInformation user={session.user} />;
}

it.each([
  ['Keep mine', { name: 'Flora Fern', bio: 'Palms, mostly.' }],
  ['Take theirs', null],
])('asks when the profile was changed elsewhere meanwhile: %s', async (choice, sent) => {
  const current = { ...GARDENER, bio: 'Palms, mostly.', version: 2 };
  signIn();
  const received = serve({
    'PUT /auth/profile': ({ body, headers }) =>
      headers.get('if-match') === '"2"'
        ? json({ user: { ...current, ...(body as object), version: 3 } })
        : json({ msg: 'This was changed elsewhere in the meantime.', code: 'changed', current }, 412),
  });
  const { user } = renderApp(<OfSession />);
  await fill(user, 'Full Name', 'Flora Fern');
  await user.click(screen.getByRole('button', { name: 'Update Profile' }));
  await user.click(await screen.findByRole('button', { name: choice }));
  if (sent) await screen.findByText('Profile updated successfully!');
  expect(received.map(({ headers }) => headers.get('if-match'))).toEqual(sent ? ['"1"', '"2"'] : ['"1"']);
  if (sent) expect(received.at(-1)?.body).toMatchObject(sent);
  else
    expect([field('Full Name'), field('Bio (optional)')]).toMatchObject([
      { value: GARDENER.name },
      { value: current.bio },
    ]);
  expect(getSession()?.user.bio).toBe('Palms, mostly.');
});

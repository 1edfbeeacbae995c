import { json, refusal, serve } from '@test/fake-server.ts';
import { GARDENER, signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSession } from '@/lib/session/session.ts';
import { DiaryPreference } from './diary-preference.tsx';

function Preference() {
  const session = useSession();
  return session && <DiaryPreference user={session.user} />;
}

const isOn = () => screen.getByRole('switch').getAttribute('aria-checked') === 'true';

it('is saved as soon as it is switched', async () => {
  signIn();
  const received = serve({
    'PUT /auth/preferences': ({ body }) => json({ user: { ...GARDENER, ...(body as { diaryOnDone: boolean }) } }),
  });
  const { user } = renderApp(<Preference />);
  expect(isOn()).toBe(true);
  await user.click(screen.getByRole('switch', { name: 'Add Completed Reminders to the Diary' }));
  await waitFor(() => expect(isOn()).toBe(false));
  expect(received.map(({ body }) => body)).toEqual([{ diaryOnDone: false }]);
});

it('stays as it was when it cannot be saved', async () => {
  signIn();
  serve({ 'PUT /auth/preferences': () => refusal(500, '') });
  const { user } = renderApp(<Preference />);
  await user.click(screen.getByRole('switch'));
  await screen.findByText('Failed to save this choice');
  expect(isOn()).toBe(true);
});

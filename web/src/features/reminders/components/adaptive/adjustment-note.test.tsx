import { FERN, WATER_FERN } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { json, serve } from '@test/fake-server.ts';
import { GARDENER, signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSession } from '@/lib/session/session.ts';
import { UpcomingReminders } from '../list/upcoming-reminders.tsx';
import { PlantTasks } from '../plant-tasks.tsx';
import { AdaptiveWateringPreference } from './adaptive-watering-preference.tsx';

const IN_TWO_DAYS = new Date(Date.now() + 2 * 86_400_000).toISOString();
const moved = {
  ...WATER_FERN,
  scheduledDate: IN_TWO_DAYS,
  frequency: 'daily' as const,
  interval: 7,
  completed: false,
  adjustment: {
    days: 1,
    from: new Date(Date.now() + 86_400_000).toISOString(),
    reason: { because: 'season' as const },
  },
};

it('says why a watering was moved, and one tap takes it back', async () => {
  signIn();
  const back = { ...moved, scheduledDate: moved.adjustment.from, adjustment: null };
  const { received } = serveGarden(
    { plants: [FERN], reminders: [moved] },
    { [`POST /reminders/${moved._id}/take-back`]: () => json(back) },
  );
  const { user } = renderApp(<UpcomingReminders plants={[FERN]} />);
  await screen.findByText('1 day later: it uses less at this time of the year');
  await user.click(screen.getByRole('button', { name: /^Take it back/ }));
  await screen.findByText(/^Moved to tomorrow/);
  expect(received.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ due: IN_TWO_DAYS });
});

it('is switched for one plant on its page, as for all where that is the same', async () => {
  signIn({ ...GARDENER, adaptiveWatering: true });
  const { changes } = serveGarden(
    { plants: [FERN], reminders: [moved] },
    { [`PUT /plants/${FERN._id}/adaptive-watering`]: ({ body }) => json(body) },
  );
  const { user } = renderApp(<PlantTasks plant={FERN} lastWatered={null} />);
  const toggle = await screen.findByRole('switch', { name: 'Adapt its watering dates' });
  expect(toggle.getAttribute('aria-checked')).toBe('true');
  await user.click(toggle);
  await waitFor(() => expect(changes()).toEqual([[expect.stringContaining('/adaptive-watering'), { on: false }]]));
});

function Preference() {
  const session = useSession();
  return session && <AdaptiveWateringPreference user={session.user} />;
}

it('is switched for all plants in the profile', async () => {
  signIn();
  serve({ 'PUT /reminders/adaptive-watering': () => json({ on: true }) });
  const { user } = renderApp(<Preference />);
  const toggle = screen.getByRole('switch', { name: 'Adapt Watering Dates' });
  await user.click(toggle);
  await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe('true'));
});

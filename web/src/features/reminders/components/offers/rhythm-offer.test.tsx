import { FERN, SNAKE_PLANT, WATER_FERN } from '@test/examples.ts';
import { serveGarden } from '@test/fake-garden.ts';
import { json } from '@test/fake-server.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dayIn } from '../../due.ts';
import { RhythmOffer } from './rhythm-offer.tsx';

const weekly = { ...SNAKE_PLANT.watering, daysGrowing: { min: 6, max: 9 }, daysWinter: { min: 6, max: 9 } };
const species = { ...SNAKE_PLANT, growsIn: ['spring', 'summer'] as const };

function open({ match = true, reminders = [] as (typeof WATER_FERN)[], daysWinter = weekly.daysWinter } = {}) {
  const served = serveGarden(
    { plants: [FERN], reminders },
    {
      'GET /species/match': () =>
        json({
          match: match
            ? { species: { ...species, watering: { ...weekly, daysWinter } }, as: 'species', misspelled: false }
            : null,
        }),
    },
  );
  return { ...renderApp(<RhythmOffer plant={FERN} />, { at: '/plants', path: '/plants' }), ...served };
}

it('offers the rhythm of the species, and one tap sets the reminder', async () => {
  const { user, garden } = open();
  const offer = await screen.findByRole('region', { name: 'Watering Fern' });
  expect(offer.textContent).toContain('Fern likes water every 6–9 days');
  expect(offer.textContent).toContain('Remind you every 8 days, from tomorrow?');
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText('Reminder added successfully!');
  expect(garden.reminders).toMatchObject([{ title: 'Water Fern', type: 'watering', frequency: 'daily', interval: 8 }]);
  expect(garden.reminders[0]?.scheduledDate).toBe(new Date(`${dayIn(1)}T09:00`).toISOString());
  expect(screen.queryByRole('region', { name: 'Watering Fern' })).toBeNull();
});

it('offers one rhythm for the months of growth and one for the others', async () => {
  const { user, garden } = open({ daysWinter: { min: 14, max: 20 } });
  const offer = await screen.findByRole('region', { name: 'Watering Fern' });
  expect(offer.textContent).toMatch(/every \d+ days, from tomorrow, and every \d+ days from \w+ to \w+\?/);
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText('2 reminders added');
  expect(garden.reminders.map(({ interval }) => interval).sort()).toEqual([17, 8]);
  expect(garden.reminders.every(({ season }) => season !== null)).toBe(true);
});

it('leads to the form with that rhythm, and goes away when it is declined', async () => {
  const { user } = open();
  const change = await screen.findByRole('link', { name: 'Change' });
  expect(change.getAttribute('href')).toBe(`/reminders?plant=${FERN._id}&add=yes&every=8`);
  await user.click(screen.getByRole('button', { name: 'No, thanks' }));
  expect(screen.queryByRole('region', { name: 'Watering Fern' })).toBeNull();
});

it('offers every 7 days where nothing is known of the species', async () => {
  open({ match: false });
  await screen.findByText('Remind you every 7 days, from tomorrow?');
});

it('offers nothing for a plant that has a reminder to water it', async () => {
  const { received } = open({ reminders: [WATER_FERN] });
  await waitFor(() => expect(received.length).toBe(2));
  expect(screen.queryByRole('region', { name: 'Watering Fern' })).toBeNull();
});

import type { GardenWeather } from '@plantcare/contract/weather.ts';
import { ALOE, FERN, WATER_FERN } from '@test/examples.ts';
import { json, refusal, serve } from '@test/fake-server.ts';
import { signIn } from '@test/gardener.ts';
import { renderApp } from '@test/render.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { GardenCard } from './garden-card.tsx';

const NOW = new Date(2026, 4, 1, 10);
const EVENING = new Date(2026, 4, 1, 18);

const FROST: GardenWeather = {
  kind: 'frost',
  title: 'Frost: −1 °C tonight',
  cares: ['covered', 'moved_in'],
  plants: [
    { _id: FERN._id, name: 'Fern', done: null },
    { _id: ALOE._id, name: 'Aloe', done: null },
  ],
  remindAt: EVENING.toISOString(),
};

const ADDED = [FERN, ALOE].map(({ _id, name }, index) => ({
  ...WATER_FERN,
  _id: `01980000-0000-7000-8000-0000000000f${index}`,
  plant: { _id, name },
  title: `Cover ${name}`,
  type: 'other' as const,
  scheduledDate: EVENING.toISOString(),
}));

beforeEach(() => {
  signIn();
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true });
});

/** A server on which both plants are covered, and reminded of, as the calls say. */
function open(events: GardenWeather[] = [FROST]) {
  let done: 'covered' | null = null;
  let reminded = false;
  const received = serve({
    'GET /weather/garden': () =>
      json(events.map((event) => ({ ...event, plants: event.plants.map((plant) => ({ ...plant, done })) }))),
    'GET /reminders': () => json(reminded ? ADDED : []),
    'POST /care': () => {
      done = 'covered';
      return json({ entries: [{ _id: 'entry' }], reminders: [] }, 201);
    },
    'POST /care/undo': () => {
      done = null;
      return json([]);
    },
    'POST /reminders/several': () => {
      reminded = true;
      return json(ADDED, 201);
    },
    'POST /reminders/delete': () => {
      reminded = false;
      return json({ msg: '' });
    },
  });
  const app = renderApp(<GardenCard place={{ lat: 47, lon: 15 }} />);
  const sent = (call: string) => received.filter((one) => one.call === call).map(({ body }) => body);
  return { ...app, sent, received };
}

const card = () => screen.findByRole('region', { name: 'Your plants outdoors' });

it('names the plants that the weather touches, and logs what is done for all of them in one tap, with Undo', async () => {
  const { user, sent } = open();
  const shown = within(await card());
  shown.getByRole('heading', { name: 'Frost: −1 °C tonight' });
  shown.getByText('Cover them with fleece or bring them in.');
  expect(shown.getByRole('link', { name: 'Aloe' }).getAttribute('href')).toBe(`/plants/${ALOE._id}`);
  await user.click(shown.getByRole('button', { name: 'Covered' }));
  await waitFor(() => expect(shown.queryByRole('button')).toBeNull());
  expect(shown.getAllByText('Covered')).toHaveLength(2);
  expect(sent('POST /care')).toMatchObject([
    { plants: [FERN._id, ALOE._id], activity: 'other', weatherCare: 'covered' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await shown.findByRole('button', { name: 'Covered' });
  expect(sent('POST /care/undo')).toEqual([{ entries: ['entry'], reminders: [] }]);
});

it('sets a reminder for tonight in one tap, with Undo', async () => {
  const { user, sent } = open();
  const shown = within(await card());
  await user.click(shown.getByRole('button', { name: 'Remind me tonight at 18:00' }));
  await waitFor(() => expect(shown.getAllByText('Reminder tonight at 18:00')).toHaveLength(2));
  expect(shown.queryByRole('button', { name: /^Remind me/ })).toBeNull();
  expect(sent('POST /reminders/several')).toEqual([
    {
      ...{ plants: [FERN._id, ALOE._id], type: 'other', weatherCare: 'covered' },
      scheduledDate: EVENING.toISOString(),
    },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await shown.findByRole('button', { name: 'Remind me tonight at 18:00' });
});

it('waters what a dry day makes thirsty', async () => {
  const { user, sent } = open([{ ...FROST, kind: 'dry', title: 'Dry', cares: ['watering'], remindAt: null }]);
  await user.click(within(await card()).getByRole('button', { name: 'Watered' }));
  await waitFor(() =>
    expect(sent('POST /care')).toMatchObject([{ plants: [FERN._id, ALOE._id], activity: 'watering' }]),
  );
});

it('is not there while all plants are well', async () => {
  const { received } = open([]);
  await waitFor(() => expect(received.some(({ call }) => call.startsWith('GET /weather/garden'))).toBe(true));
  expect(screen.queryByRole('region', { name: 'Your plants outdoors' })).toBeNull();
});

it('says when something could not be logged', async () => {
  serve({
    'GET /weather/garden': () => json([FROST]),
    'GET /reminders': () => json([]),
    'POST /care': () => refusal(500, ''),
  });
  const { user } = renderApp(<GardenCard place={{ lat: 47, lon: 15 }} />);
  await user.click(within(await card()).getByRole('button', { name: 'Covered' }));
  await screen.findByText('Failed to add diary entry');
});

import { logCare, undoCare } from '@plantcare/contract/care.ts';
import { addPlant } from '@plantcare/contract/plants.ts';
import { addReminders, completeReminders, listReminders } from '@plantcare/contract/reminders.ts';
import { gardenWeather } from '@plantcare/contract/weather.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { bootServer } from './support/server.ts';
import { startWeatherStation } from './support/services/weather-station.ts';

/** Ten in the morning in Berlin. */
const clock = () => new Date('2026-05-01T08:00:00.000Z');
const station = await startWeatherStation({ clock });
const server = await bootServer({ clock, env: station.env });
afterAll(async () => {
  await server.close();
  await station.close();
});

let ada: Gardener;
let places = 0;
let place = { lat: 50, lon: 10 };
beforeEach(async () => {
  ada = await server.register('Ada', 'Europe/Berlin');
  places += 1;
  place = { lat: 40 + places, lon: 10 };
  station.answer('properly');
});

const plant = (name: string, species: string, location: string) =>
  server.call(addPlant, { form: { name, species, location } }, ada.token);
const garden = () => server.call(gardenWeather, { query: place }, ada.token);
const turn = (local: Parameters<typeof station.set>[1]) => station.set(place, { timeZone: 'Europe/Berlin', ...local });
const frosty = () => turn({ temperature: ({ hour }) => (hour < 6 ? -1 : 14) });

test('frost names the plants outdoors that do not tolerate it, what to do, and when to be reminded', async () => {
  const olive = await plant('Olive', 'Olea europaea', 'Balcony');
  const lemon = await plant('Limone', 'Citrus limon', 'Terrace');
  await plant('Monty', 'Monstera deliciosa', 'Living room');
  frosty();
  const [frost, ...others] = await garden();
  expect(others).toEqual([]);
  expect(frost).toMatchObject({ kind: 'frost', title: 'Frost: −1 °C tonight', remindAt: '2026-05-01T16:00:00.000Z' });
  expect(frost?.plants).toEqual([{ _id: lemon._id, name: 'Limone', done: null }]);
  expect(frost?.plants).not.toContainEqual({ _id: olive._id, name: 'Olive', done: null });
  expect(frost?.cares).toContain('moved_in');
});

test('its title is in the units asked for', async () => {
  await plant('Limone', 'Citrus limon', 'Terrace');
  frosty();
  const [frost] = await server.call(gardenWeather, { query: place, units: 'us' }, ada.token);
  expect(frost?.title).toBe('Frost: 30 °F tonight');
});

test('what today was done for a plant is known, and forgotten when it is undone', async () => {
  const lemon = await plant('Limone', 'Citrus limon', 'Terrace');
  frosty();
  const json = { plants: [lemon._id], activity: 'other' as const, weatherCare: 'moved_in' as const };
  const logged = await server.call(logCare, { json }, ada.token);
  expect(logged.entries).toMatchObject([{ title: 'Moved inside', activity: 'other' }]);
  expect(await garden()).toMatchObject([{ plants: [{ name: 'Limone', done: 'moved_in' }] }]);
  const entries = logged.entries.map(({ _id }) => _id);
  await server.call(undoCare, { json: { entries, reminders: [] } }, ada.token);
  expect(await garden()).toMatchObject([{ plants: [{ name: 'Limone', done: null }] }]);
});

test('doing it completes the reminder of just that, and no other of the day', async () => {
  const lemon = await plant('Limone', 'Citrus limon', 'Terrace');
  const reminder = { type: 'other', scheduledDate: '2026-05-01T16:00:00.000Z' } as const;
  const [cover] = await server.call(
    addReminders,
    { json: { plants: [lemon._id], ...reminder, weatherCare: 'covered' } },
    ada.token,
  );
  const [other] = await server.call(addReminders, { json: { plants: [lemon._id], ...reminder } }, ada.token);
  expect(cover?.title).toBe('Cover Limone');
  const json = { plants: [lemon._id], activity: 'other' as const, weatherCare: 'covered' as const };
  const { reminders } = await server.call(logCare, { json }, ada.token);
  expect(reminders.map(({ _id }) => _id)).toEqual([cover?._id]);
  const open = (await server.call(listReminders, {}, ada.token)).filter(({ completed }) => !completed);
  expect(open.map(({ _id }) => _id)).toEqual([other?._id]);
});

test('a completed reminder of it counts as done', async () => {
  const lemon = await plant('Limone', 'Citrus limon', 'Terrace');
  frosty();
  const reminder = { type: 'other', scheduledDate: '2026-05-01T16:00:00.000Z', weatherCare: 'moved_in' } as const;
  const added = await server.call(addReminders, { json: { plants: [lemon._id], ...reminder } }, ada.token);
  await server.call(completeReminders, { json: { ids: added.map(({ _id }) => _id), diary: true } }, ada.token);
  expect(await garden()).toMatchObject([{ plants: [{ done: 'moved_in' }] }]);
});

test('a hot, dry day names the plants that need much water, until they are watered', async () => {
  const tomato = await plant('Tommy', 'Solanum lycopersicum', 'Garden');
  turn({ temperature: ({ hour }) => (hour > 9 && hour < 20 ? 30 : 18), evapotranspiration: 7 });
  const [dry] = await garden();
  expect(dry).toMatchObject({
    ...{ kind: 'dry', title: 'Dry: up to 30 °C today, and no rain is due', cares: ['watering'] },
    plants: [{ name: 'Tommy', done: null }],
  });
  await server.call(logCare, { json: { plants: [tomato._id], activity: 'watering' } }, ada.token);
  expect(await garden()).toMatchObject([{ kind: 'dry', plants: [{ done: 'watering' }] }]);
});

test('nothing is asked of the weather service for a garden without plants outdoors', async () => {
  await plant('Monty', 'Monstera deliciosa', 'Living room');
  station.asked.length = 0;
  expect(await garden()).toEqual([]);
  expect(station.asked).toEqual([]);
});

test('it shows no plants of anybody else, and needs a place and a sign-in', async () => {
  await plant('Limone', 'Citrus limon', 'Terrace');
  frosty();
  const eve = await server.register('Eve');
  expect(await server.call(gardenWeather, { query: place }, eve.token)).toEqual([]);
  expect(await server.refusal(gardenWeather, { query: { lat: 'north', lon: 1 } }, ada.token)).toMatchObject({
    status: 400,
  });
  expect(await server.refusal(gardenWeather, { query: place })).toMatchObject({ status: 401 });
});

test('without weather it is refused as the weather is', async () => {
  await plant('Limone', 'Citrus limon', 'Terrace');
  station.answer({ status: 500 });
  expect(await server.refusal(gardenWeather, { query: place }, ada.token)).toMatchObject({ status: 503 });
});

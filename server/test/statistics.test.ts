import { addDiaryEntry } from '@plantcare/contract/diary.ts';
import { sayFarewell } from '@plantcare/contract/farewell.ts';
import { addPlant, updatePlant } from '@plantcare/contract/plants.ts';
import { getGardenYear, MOST_NAMED } from '@plantcare/contract/statistics.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const NOW = '2026-11-22T12:00:00.000Z';
const clock = movableClock(NOW);
const server = await bootServer({ clock });
afterAll(() => server.close());

let ada: Gardener;
beforeEach(async () => {
  ada = await server.register('Ada', 'Europe/Berlin');
});

const yearOf = (year?: number, { token } = ada) =>
  server.call(getGardenYear, { query: year === undefined ? {} : { year } }, token);

/** A plant that was added on another day than today. */
async function plantOf(day: string, form: { name?: string; species?: string; location?: string } = {}, owner = ada) {
  const { _id } = await server.call(addPlant, { form: { name: 'Fern', ...form } }, owner.token);
  const created_at = day.length === 10 ? `${day}T12:00:00.000Z` : day;
  await server.db.updateTable('plants').set({ created_at, health_since: created_at }).where('id', '=', _id).execute();
  return _id;
}

const write = (plant: string, date: string, activity: 'watering' | 'observation' = 'watering', owner = ada) =>
  server.call(addDiaryEntry, { form: { plant, title: 'Entry', activity, date } }, owner.token);

const leave = (id: string, day: string, reason: 'died' | 'given_away' = 'died') =>
  server.call(sayFarewell, { params: { id }, json: { day, reason } }, ada.token);

const nothing = { waterings: 0, entries: 0, photos: 0, gained: 0, farewells: 0, died: 0 };

describe('the totals of a year', () => {
  test('of a new garden are all 0, and the current year is the only one', async () => {
    expect(await yearOf()).toMatchObject({
      ...{ year: 2026, years: [2026], today: '2026-11-22', totals: nothing, yearBefore: nothing, waterings: [] },
      ...{ species: [], places: [] },
    });
  });

  test('count waterings by the day on which they were in the time zone of the gardener', async () => {
    const fern = await plantOf('2025-06-01');
    // New Year is at 23:00 UTC in Berlin, and a day in summer begins at 22:00.
    for (const date of [
      '2025-12-31T22:59:59.000Z',
      '2025-12-31T23:00:00.000Z',
      '2026-07-09T22:00:00.000Z',
      '2026-07-10T21:59:00.000Z',
    ])
      await write(fern, date);
    await write(fern, '2026-07-10T10:00:00.000Z', 'observation');
    const year = await yearOf();
    expect(year.waterings).toEqual([
      { day: '2026-01-01', count: 1 },
      { day: '2026-07-10', count: 2 },
    ]);
    expect(year.totals).toEqual({ ...nothing, waterings: 3, entries: 4 });
    expect(year.yearBefore).toEqual({ ...nothing, waterings: 1, entries: 1, gained: 1 });
  });

  test('stand beside those of the year before until the same day', async () => {
    const fern = await plantOf('2024-01-01');
    for (const date of ['2025-11-22', '2025-11-23', '2026-11-22']) await write(fern, date);
    const { yearBefore, yearBeforeSoFar } = await yearOf();
    expect([yearBefore.waterings, yearBeforeSoFar.waterings]).toEqual([2, 1]);
    const past = await yearOf(2025);
    expect([past.totals.waterings, past.yearBeforeSoFar]).toEqual([2, past.yearBefore]);
  });

  test('are of the gardener’s own garden alone', async () => {
    const eve = await server.register('Eve');
    await write(
      await plantOf('2026-02-01', { species: 'Aloe vera', location: 'Hall' }, eve),
      '2026-03-01',
      'watering',
      eve,
    );
    await plantOf('2026-02-01', { species: 'Aloe vera', location: 'Hall' }, eve);
    expect(await yearOf()).toMatchObject({ totals: nothing, years: [2026], species: [], places: [] });
    expect(await yearOf(2026, eve)).toMatchObject({ totals: { waterings: 1, gained: 2 }, species: [{ plants: 2 }] });
  });
});

test('the years are those with entries or plants, and the current one', async () => {
  const fern = await plantOf('2023-06-01');
  await write(fern, '2019-01-01');
  expect((await yearOf()).years).toEqual([2026, 2023, 2019]);
});

test('the seasons are those of the gardener’s hemisphere', async () => {
  const fern = await plantOf('2026-01-15');
  await write(fern, '2025-12-05');
  const seasonsOf = async () =>
    (await yearOf()).seasons.map(({ season, totals }) => [season, totals.waterings, totals.gained]);
  expect((await seasonsOf())[0]).toEqual(['winter', 1, 1]);
  await server.db.updateTable('users').set({ time_zone: 'Australia/Sydney' }).where('id', '=', ada.user._id).execute();
  expect((await seasonsOf())[0]).toEqual(['summer', 1, 1]);
});

test('the months name the plants that came and left, at most so many of each', async () => {
  const kept = await plantOf('2026-03-01', { name: 'Aloe' });
  const lost = await plantOf('2026-02-28T23:30:00.000Z', { name: 'Basil', species: 'Ocimum basilicum' });
  await leave(lost, '2026-05-04');
  await leave(await plantOf('2020-01-01', { name: 'Palm' }), '2026-05-09', 'given_away');
  const { months, totals } = await yearOf();
  expect(totals).toMatchObject({ gained: 2, farewells: 2, died: 1 });
  expect(months[2]?.gained).toEqual({
    count: 2,
    plants: [
      { _id: lost, name: 'Basil', species: 'Ocimum basilicum', day: '2026-03-01' },
      { _id: kept, name: 'Aloe', species: null, day: '2026-03-01' },
    ],
  });
  expect(months[4]?.farewells).toMatchObject({
    count: 2,
    plants: [
      { name: 'Basil', day: '2026-05-04', reason: 'died' },
      { name: 'Palm', reason: 'given_away' },
    ],
  });
  for (let n = 0; n < MOST_NAMED + 1; n++) await plantOf('2026-07-01');
  const july = (await yearOf()).months[6]?.gained;
  expect([july?.count, july?.plants.length]).toEqual([MOST_NAMED + 1, MOST_NAMED]);
});

describe('what does well', () => {
  const form = { species: 'Aloe vera', location: 'Hall' };
  const counts = { well: 0, recovered: 0, unwell: 0, lost: 0 };
  const aloes = async (year?: number) => (await yearOf(year)).species[0];

  function treat(plant_id: string, opened_at: string, closed?: { closed_at: string; outcome: 'recovered' | 'lost' }) {
    const row = {
      id: uuidv7(),
      user_id: ada.user._id,
      plant_id,
      condition: 'Rust',
      severity: 'Low' as const,
      opened_at,
    };
    return server.db
      .insertInto('recoveries')
      .values({ ...row, closed_at: null, outcome: null, answer_id: null, reminders: '[]', ...closed })
      .execute();
  }

  test('is told from health, treatments and losses in that year', async () => {
    const [well, sick, treated, cured, dead, leftWell] = [
      await plantOf('2025-01-01', form),
      await plantOf('2025-01-01', form),
      await plantOf('2025-01-01', form),
      await plantOf('2025-01-01', form),
      await plantOf('2026-11-20', form),
      await plantOf('2025-01-01', form),
    ];
    await server.call(updatePlant, { params: { id: sick }, form: { health: 'sick' } }, ada.token);
    await treat(treated, '2026-10-01T12:00:00.000Z');
    await treat(cured, '2026-03-01T12:00:00.000Z', { closed_at: '2026-04-01T12:00:00.000Z', outcome: 'recovered' });
    await leave(dead, '2026-11-21');
    await leave(leftWell, '2026-06-01', 'given_away');
    expect(await aloes()).toEqual({ name: 'Aloe vera', plants: 6, well: 2, recovered: 1, unwell: 2, lost: 1 });
    expect((await yearOf()).places).toMatchObject([{ name: 'Hall', plants: 6, well: 2 }]);
    // The year before, nothing of that had happened.
    expect(await aloes(2025)).toEqual({ ...counts, name: 'Aloe vera', plants: 5, well: 5 });
    expect(well).toBeTruthy();
  });

  test('counts a plant as recovered that was marked healthy again', async () => {
    const [fern] = [await plantOf('2025-01-01', form), await plantOf('2025-01-01', form)];
    await server.call(updatePlant, { params: { id: fern }, form: { health: 'needs_attention' } }, ada.token);
    expect(await aloes()).toMatchObject({ well: 1, unwell: 1 });
    await server.call(updatePlant, { params: { id: fern }, form: { health: 'healthy' } }, ada.token);
    expect(await aloes()).toMatchObject({ well: 1, recovered: 1 });
  });

  test('says nothing of one plant, of plants that came lately, or of a year that has just begun', async () => {
    await plantOf('2025-01-01', form);
    expect(await aloes()).toBeUndefined();
    await plantOf('2026-11-01', form);
    expect(await aloes()).toBeUndefined();
    await plantOf('2025-01-01', form);
    expect(await aloes()).toMatchObject({ plants: 2 });
    expect(await aloes(2027)).toBeUndefined();
  });
});

describe('an answer that a caller has', () => {
  const get = (path: string, tag = '') =>
    server.request(`/api${path}`, { headers: { authorization: `Bearer ${ada.token}`, 'if-none-match': tag } });
  const tagOf = async () => `${(await get('/statistics/year')).headers.get('etag')}`;

  test('changes with treatments, with the time zone, and at midnight where the gardener lives', async () => {
    const fern = await plantOf('2026-01-01');
    const tags = [await tagOf()];
    await server.db
      .insertInto('recoveries')
      .values({
        ...{ id: uuidv7(), user_id: ada.user._id, plant_id: fern, condition: 'Rust', severity: 'Low', opened_at: NOW },
        ...{ closed_at: null, outcome: null, answer_id: null, reminders: '[]' },
      })
      .execute();
    tags.push(await tagOf());
    await server.db
      .updateTable('users')
      .set({ time_zone: 'America/New_York' })
      .where('id', '=', ada.user._id)
      .execute();
    tags.push(await tagOf());
    const hoursToMidnight = 17; // It is 7:00 in New York.
    clock.forward((hoursToMidnight - 1) * 3_600_000);
    expect((await get('/statistics/year', tags[2])).status).toBe(304);
    clock.forward(3_600_000);
    tags.push(await tagOf());
    expect(new Set(tags).size).toBe(4);
    expect((await yearOf()).today).toBe('2026-11-23');
  });
});

test.each(['1899', '2201', 'x', '2026.5'])('the year %s is refused', async (year) => {
  expect(await server.refusal(getGardenYear, { query: { year } }, ada.token)).toMatchObject({ status: 400 });
});

test('signed out, no year is shown', async () => {
  expect(await server.refusal(getGardenYear, { query: {} })).toMatchObject({ status: 401 });
});

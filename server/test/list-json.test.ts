import { ACTIVITIES, getDiaryEntry, listDiary } from '@plantcare/contract/diary.ts';
import { placeKey } from '@plantcare/contract/places.ts';
import { getPlant, HEALTHS, listPlants, SIZES } from '@plantcare/contract/plants.ts';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { BETWEEN_ITEMS } from '../src/db/page-text.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

const RUNS = 15;
const CREATED = '2026-05-01T08:00:00.000Z';

/** What JSON escapes, and what it does not though it looks as if it should. */
const hardText = fc.constantFrom(
  '"',
  '\\',
  '/',
  '\n\r\t\b\f',
  '\u0001\u001f',
  '\u007f',
  '\u2028\u2029',
  '<b>&',
  'é',
  '木',
  '🌵',
);
const text = fc
  .array(fc.oneof(hardText, fc.string({ unit: 'grapheme' })))
  .map((parts) => parts.join('').replaceAll('\0', ''));
const moment = fc.date({ min: new Date('1740-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const day = moment.map((date) => date.toISOString().slice(0, 10));
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values);
const bit = fc.constantFrom(0 as const, 1 as const);

const plant = fc.record({
  name: text,
  species: maybe(text),
  pot_size: maybe(text),
  sunlight: maybe(text),
  health: fc.constantFrom(...HEALTHS),
  size: fc.constantFrom(...SIZES),
  growing_since: maybe(moment.map((date) => date.toISOString())),
  last_repot: maybe(day),
  diary_repot: maybe(day),
  last_prune: maybe(day),
  diary_prune: maybe(day),
  notes: maybe(text),
  sample: bit,
  adaptive_watering: maybe(bit),
  version: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
});

const entry = fc.record({
  title: text,
  activity: maybe(fc.constantFrom(...ACTIVITIES)),
  date: moment.map((date) => date.toISOString()),
  version: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
});
const words = fc.record({ description: maybe(text), notes: maybe(text) });

type Owned = { user_id: string; created_at: string };

async function insertPhoto(owned: Owned): Promise<string> {
  const id = uuidv7();
  await server.db
    .insertInto('photos')
    .values({ ...owned, id, name: uuidv7(), status: 'kept' })
    .execute();
  return id;
}

async function insertPlace(owned: Owned, name: string): Promise<string> {
  const id = uuidv7();
  await server.db
    .insertInto('places')
    .values({ ...owned, id, name, name_key: `${placeKey(name)} ${id}`, kept: 0 })
    .execute();
  return id;
}

async function insertText(owned: Owned, words: { description: string | null; notes: string | null }): Promise<string> {
  const { user_id } = owned;
  const id = uuidv7();
  await server.db
    .insertInto('diary_texts')
    .values({ ...words, id, user_id })
    .execute();
  return id;
}

/** Expects a list of a new gardener to be the texts that the server answers for its items one by one. */
async function expectSameText(list: string, item: string, count: number, insert: (owned: Owned) => Promise<void>) {
  const { token, user } = await server.register();
  await insert({ user_id: user._id, created_at: CREATED });
  const read = async (path: string) =>
    (await server.request(`/api${path}`, { headers: { authorization: `Bearer ${token}` } })).text();
  const written = await read(list);
  const items = z.array(z.object({ _id: z.string() })).parse(JSON.parse(written));
  const single = await Promise.all(items.map(({ _id }) => read(item.replace(':id', _id))));
  expect(single).toHaveLength(count);
  expect(written).toBe(`[${single.join(BETWEEN_ITEMS)}]`);
}

test('the database writes the list of plants as the server writes each plant', async () => {
  const garden = fc.array(fc.record({ plant, place: maybe(text), photo: fc.boolean() }));
  const property = fc.asyncProperty(garden, (plants) =>
    expectSameText(listPlants.path, getPlant.path, plants.length, async (owned) => {
      for (const { plant, place, photo } of plants) {
        const place_id = place === null ? null : await insertPlace(owned, place);
        const photo_id = photo ? await insertPhoto(owned) : null;
        await server.db
          .insertInto('plants')
          .values({ ...plant, ...owned, id: uuidv7(), place_id, photo_id })
          .execute();
      }
    }),
  );
  await fc.assert(property, { numRuns: RUNS });
});

test('the database writes the list of diary entries as the server writes each entry', async () => {
  const diary = fc.array(fc.record({ entry, words: maybe(words), photo: fc.boolean() }));
  const property = fc.asyncProperty(text, diary, (name, entries) =>
    expectSameText(listDiary.path, getDiaryEntry.path, entries.length, async (owned) => {
      const plant_id = uuidv7();
      await server.db
        .insertInto('plants')
        .values({ ...owned, id: plant_id, name, health: 'healthy', size: 'medium' })
        .execute();
      for (const { entry, words, photo } of entries) {
        const text_id = words === null ? null : await insertText(owned, words);
        const photo_id = photo ? await insertPhoto(owned) : null;
        await server.db
          .insertInto('diary_entries')
          .values({ ...entry, ...owned, id: uuidv7(), plant_id, text_id, photo_id })
          .execute();
      }
    }),
  );
  await fc.assert(property, { numRuns: RUNS });
});

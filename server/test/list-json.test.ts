import { placeKey } from '@plantcare/contract/places.ts';
import { getPlant, HEALTHS, listPlants, SIZES } from '@plantcare/contract/plants.ts';
import fc from 'fast-check';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

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

test('the database writes a list of plants as the server writes each plant', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ plant, place: maybe(text), photo: fc.boolean() })), async (plants) => {
      const { token, user } = await server.register();
      const owned = { user_id: user._id, created_at: CREATED };
      for (const { plant, place, photo } of plants) {
        const [id, place_id, photo_id] = [uuidv7(), uuidv7(), uuidv7()];
        if (place !== null) {
          const name_key = `${placeKey(place)} ${place_id}`;
          await server.db
            .insertInto('places')
            .values({ ...owned, id: place_id, name: place, name_key, kept: 0 })
            .execute();
        }
        if (photo)
          await server.db
            .insertInto('photos')
            .values({ ...owned, id: photo_id, name: uuidv7(), status: 'kept' })
            .execute();
        const columns = { ...(place !== null && { place_id }), photo_id: photo ? photo_id : null };
        await server.db
          .insertInto('plants')
          .values({ ...plant, ...owned, ...columns, id })
          .execute();
      }
      const headers = { authorization: `Bearer ${token}` };
      const textOf = async (path: string) => (await server.request(`/api${path}`, { headers })).text();
      const list = await textOf(listPlants.path);
      const single = (JSON.parse(list) as { _id: string }[]).map(({ _id }) =>
        textOf(getPlant.path.replace(':id', _id)),
      );
      expect(single).toHaveLength(plants.length);
      expect(list).toBe(`[${(await Promise.all(single)).join()}]`);
    }),
    { numRuns: 20 },
  );
});

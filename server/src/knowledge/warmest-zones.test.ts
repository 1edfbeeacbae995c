import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { coldestOfZone } from './coldest-zones.ts';
import { plants } from './plants.ts';
import { tooWarmWinter } from './warmest-zones.ts';

const Named = z.object({
  zones: z.record(z.string(), z.array(z.string())),
  kinds: z.record(z.string(), z.string()),
  instead: z.record(z.string(), z.string()),
});
const { zones, kinds, instead } = Named.parse(
  JSON.parse(readFileSync(new URL('warmest-zones.json', import.meta.url), 'utf8')),
);
const listed = Object.values(zones).flat();

test('every name is that of a known plant or its genus', () => {
  const known = new Set(
    plants.flatMap(({ scientificName }) => [scientificName, scientificName.split(' ')[0] ?? scientificName]),
  );
  expect(listed.filter((name) => !known.has(name))).toEqual([]);
});

test('no plant stands in two zones, and what is said of one is said of a listed one', () => {
  expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([]);
  expect([...Object.keys(kinds), ...Object.keys(instead)].filter((name) => !listed.includes(name))).toEqual([]);
});

test.each([
  ['Syringa vulgaris', 9, true],
  ['Syringa vulgaris', 8, false],
  ['Malus domestica', 9.5, false],
  ['Malus domestica', 10, true],
  ['Citrus × limon', 11, false],
])('whether winters are too warm for %s in zone %s: %s', (name, zone, expected) => {
  const plant = plants.find(({ scientificName }) => scientificName === name);
  expect(plant && tooWarmWinter(plant, coldestOfZone(zone)) !== null).toBe(expected);
});

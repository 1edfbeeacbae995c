import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { coldestOfZone } from './coldest-zones.ts';
import { plants } from './plants.ts';

const Named = z.object({
  zones: z.record(z.string(), z.array(z.string())),
  notes: z.record(z.string(), z.string()),
  kinds: z.record(z.string(), z.string()),
});
const { zones, notes, kinds } = Named.parse(
  JSON.parse(readFileSync(new URL('coldest-zones.json', import.meta.url), 'utf8')),
);

test('every name is that of a known plant or its genus', () => {
  const known = new Set(
    plants.flatMap(({ scientificName }) => [scientificName, scientificName.split(' ')[0] ?? scientificName]),
  );
  const names = [...Object.values(zones).flat(), ...Object.keys(notes), ...Object.keys(kinds)];
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('no plant stands in two zones', () => {
  const names = Object.values(zones).flat();
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('a zone begins at its lower end', () => {
  expect([1, 6, 6.5, 8].map(coldestOfZone)).toEqual([-51, -23, -21, -12]);
});

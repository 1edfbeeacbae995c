import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { plants } from '../knowledge/plants.ts';
import { isFrostTender } from './care-sheet/light-needs.ts';

const zones = z
  .record(z.string(), z.array(z.string()))
  .parse(JSON.parse(readFileSync(new URL('../knowledge/mild-zones.json', import.meta.url), 'utf8')));

test('every name is that of a known plant that frost kills, and stands in one zone', () => {
  const tender = new Set(plants.filter(isFrostTender).map(({ scientificName }) => scientificName));
  const names = Object.values(zones).flat();
  expect(names.filter((name) => !tender.has(name))).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { coldestOfZone, survivesInGround } from '../knowledge/coldest-zones.ts';
import { plants } from '../knowledge/plants.ts';
import { isFrostTender } from './care-sheet/light-needs.ts';

const zonesIn = (file: string) =>
  z
    .record(z.string(), z.array(z.string()))
    .parse(JSON.parse(readFileSync(new URL(`../knowledge/${file}`, import.meta.url), 'utf8')));
const zones = zonesIn('mild-zones.json');

test('every name is that of a known plant that frost kills, and stands in one zone', () => {
  const tender = new Set(plants.filter(isFrostTender).map(({ scientificName }) => scientificName));
  const names = Object.values(zones).flat();
  expect(names.filter((name) => !tender.has(name))).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every plant that comes again from its roots is known, and its top does not survive there', () => {
  const returning = Object.entries(zonesIn('returning-zones.json')).flatMap(([zone, names]) =>
    names.map((name) => ({ zone: Number(zone), plant: plants.find(({ scientificName }) => scientificName === name) })),
  );
  expect(returning.filter(({ plant }) => plant === undefined)).toEqual([]);
  expect(returning.filter(({ zone, plant }) => plant && survivesInGround(plant) <= coldestOfZone(zone))).toEqual([]);
});

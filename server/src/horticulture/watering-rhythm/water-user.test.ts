import { expect, test } from 'vitest';
import type { KnownPlant } from '../circumstances.ts';
import { waterUserOf } from './water-user.ts';

const PLANT: KnownPlant = {
  name: 'Greenie',
  species: null,
  location: null,
  potSize: null,
  sunlight: null,
  health: 'healthy',
  size: 'medium',
  ageWeeks: null,
  lastRepot: null,
  lastPrune: null,
  notes: null,
};

const of = (change: Partial<KnownPlant>) => waterUserOf({ ...PLANT, ...change }, '2026-07-01', 'north');

test.each([
  ['Living room', null, 'indoors'],
  ['Balcony', null, 'pot'],
  ['Garden bed', null, 'ground'],
  ['Greenhouse', null, 'greenhouse'],
  ['Balcony', 'indoors', 'indoors'],
  ['Corner', 'outdoors', 'pot'],
  [null, null, 'indoors'],
] as const)('in %s, which its gardener calls %s, a plant gets its water as %s', (location, site, place) => {
  expect(of({ location, place: { site, light: null, window: null } }).user.place).toBe(place);
});

test('the usual days are those of its species in such a pot, and unknown where the species is', () => {
  expect(of({}).usual).toBeNull();
  const [small, large] = [
    of({ species: 'Monstera deliciosa', potSize: '10 cm' }),
    of({ species: 'Monstera deliciosa', potSize: '30 cm' }),
  ];
  expect(small.usual).toBeGreaterThan(3);
  expect(large.usual).toBeGreaterThan(small.usual ?? 0);
  expect(small.user.winterShare).toBeLessThan(1);
});

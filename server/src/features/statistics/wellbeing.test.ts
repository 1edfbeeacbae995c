import { expect, test } from 'vitest';
import type { WellbeingRow } from './statistics.repository.ts';
import { wellbeingOfPlaces, wellbeingOfSpecies } from './wellbeing.ts';

const row = (counts: Partial<WellbeingRow>): WellbeingRow => ({
  ...{ species: 'Aloe vera', placeId: 'hall', place: 'Hall', well: 0, recovered: 0, unwell: 0, lost: 0 },
  ...counts,
});

test('a species counts in all places together, however its name is written', () => {
  const rows = [row({ well: 1 }), row({ species: ' aloe  Vera', placeId: null, place: null, lost: 1 })];
  expect(wellbeingOfSpecies(rows)).toEqual([
    { name: 'Aloe vera', plants: 2, well: 1, recovered: 0, unwell: 0, lost: 1 },
  ]);
});

test('a place counts with all its species', () => {
  const rows = [row({ well: 2 }), row({ species: null, recovered: 1 }), row({ placeId: null, place: null, well: 5 })];
  expect(wellbeingOfPlaces(rows)).toEqual([
    { _id: 'hall', name: 'Hall', plants: 3, well: 2, recovered: 1, unwell: 0, lost: 0 },
  ]);
});

test('one plant says nothing about its species or its place', () => {
  expect([wellbeingOfSpecies([row({ well: 1 })]), wellbeingOfPlaces([row({ lost: 1 })])]).toEqual([[], []]);
});

test('the best come first: by plants that were well, then by those that recovered, then by number', () => {
  const rows = [
    row({ species: 'Lost', lost: 4 }),
    row({ species: 'Recovered', well: 1, recovered: 1 }),
    row({ species: 'Unwell', well: 1, unwell: 1 }),
    row({ species: 'Two well', well: 2 }),
    row({ species: 'Nine well', well: 9 }),
  ];
  expect(wellbeingOfSpecies(rows).map(({ name }) => name)).toEqual([
    'Nine well',
    'Two well',
    'Recovered',
    'Unwell',
    'Lost',
  ]);
});

import { ALOE, FERN, WATERING } from '@test/examples.ts';
import { expect, test } from 'vitest';
import { filterPlants } from './filter-plants.ts';

const entries = [{ entry: WATERING }, { entry: WATERING }];

test('the diary is filtered by the plants that are there', () => {
  expect(filterPlants([FERN, ALOE], entries).map(({ label }) => label)).toEqual(['Aloe', 'Fern']);
});

test('a former plant with entries follows them once, under a heading of its own', () => {
  expect(filterPlants([ALOE], entries)).toEqual([
    { value: ALOE._id, label: 'Aloe' },
    { value: FERN._id, label: 'Fern', group: 'Former plants' },
  ]);
});

test('no plant is called a former one before the plants are loaded', () => {
  expect(filterPlants(undefined, entries)).toEqual([]);
});

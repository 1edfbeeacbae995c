import type { Plant } from '@plantcare/contract/plants.ts';
import { expect, it } from 'vitest';
import { plantsByLocation, plantsNamed } from './choosable-plants.ts';

function plant(name: string, location: string | null): Plant {
  return {
    _id: name,
    name,
    species: null,
    location,
    potSize: null,
    sunlight: null,
    photoUrl: null,
    thumbnailUrl: null,
    health: 'healthy',
    size: 'medium',
    ageWeeks: null,
    lastRepot: null,
    lastPrune: null,
    notes: null,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

const PLANTS = [plant('Moni', 'Kitchen'), plant('Fern', null), plant('Aloe', 'kitchen'), plant('Rose', 'Balcony')];

it('groups plants by location, those without one last', () => {
  expect(plantsByLocation(PLANTS).map(({ location, items }) => [location, ...items.map(({ name }) => name)])).toEqual([
    ['Balcony', 'Rose'],
    ['Kitchen', 'Aloe', 'Moni'],
    [null, 'Fern'],
  ]);
});

it('finds plants by name, species and location', () => {
  expect(plantsNamed(PLANTS, ['kitch', 'mo']).map(({ name }) => name)).toEqual(['Moni']);
});

import type { Plant } from '@plantcare/contract/plants.ts';
import { expect, it } from 'vitest';
import { NO_FIRST_CHOICES, plantGroups, plantsNamed } from './choosable-plants.ts';

function plant(name: string, location: string | null): Plant {
  return {
    _id: name,
    name,
    species: null,
    location,
    placeId: location,
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
    sample: false,
    adaptiveWatering: null,
    farewell: null,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
  };
}

const PLANTS = [plant('Moni', 'Kitchen'), plant('Fern', null), plant('Aloe', 'Kitchen'), plant('Rose', 'Balcony')];

const listed = (first = NO_FIRST_CHOICES) =>
  plantGroups(PLANTS, first).map(({ title, plants }) => [title, ...plants.map(({ name }) => name)]);

it('groups plants by room, those without one last', () => {
  expect(listed()).toEqual([
    ['Balcony', 'Rose'],
    ['Kitchen', 'Aloe', 'Moni'],
    ['No location', 'Fern'],
  ]);
});

it('puts first what is due, then what was cared for last, each plant once', () => {
  expect(listed({ due: new Set(['Rose']), recent: new Set(['Moni', 'Rose']) })).toEqual([
    ['Due today', 'Rose'],
    ['Recent', 'Moni'],
    ['Kitchen', 'Aloe'],
    ['No location', 'Fern'],
  ]);
});

it('finds plants by name, species and location', () => {
  expect(plantsNamed(PLANTS, 'kitch mo').map(({ name }) => name)).toEqual(['Moni']);
});

import type { Plant } from '@plantcare/contract/plants.ts';
import { expect, it } from 'vitest';
import { plantOptions, plantOptionsByPlace } from './plant-options.ts';

const BARE: Plant = {
  _id: 'x',
  name: '',
  species: null,
  location: null,
  placeId: null,
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

it('distinguishes plants of the same name, and sorts them', () => {
  const plants: Plant[] = [
    { ...BARE, _id: '1', name: 'Basil', location: 'Kitchen' },
    { ...BARE, _id: '2', name: 'Aloe', location: 'Kitchen' },
    { ...BARE, _id: '3', name: 'basil', location: 'Balcony' },
  ];
  expect(plantOptions(plants).map(({ label }) => label)).toEqual(['Aloe', 'basil (Balcony)', 'Basil (Kitchen)']);
});

it('groups plants by place, without a place last, and not at all where there is just one place', () => {
  const plants: Plant[] = [
    { ...BARE, _id: '1', name: 'Loose' },
    { ...BARE, _id: '2', name: 'Monty', location: 'Kitchen', placeId: 'kitchen' },
    { ...BARE, _id: '3', name: 'Aloe', location: 'Kitchen', placeId: 'kitchen' },
    { ...BARE, _id: '4', name: 'Rose', location: 'Balcony', placeId: 'balcony' },
  ];
  expect(plantOptionsByPlace(plants).map(({ group, label }) => [group, label])).toEqual([
    ['Balcony', 'Rose'],
    ['Kitchen', 'Aloe'],
    ['Kitchen', 'Monty'],
    ['No location', 'Loose'],
  ]);
  expect(plantOptionsByPlace(plants.slice(1, 3))).toEqual([
    { value: '3', label: 'Aloe' },
    { value: '2', label: 'Monty' },
  ]);
});

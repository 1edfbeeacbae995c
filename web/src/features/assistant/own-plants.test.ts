import type { Plant } from '@plantcare/contract/plants.ts';
import { expect, it } from 'vitest';
import { ownPlantOptions } from './own-plants.ts';

it('own plants are listed by name and species, those without a species by name', () => {
  const plants = [
    { _id: '1', name: 'Monty', species: 'Monstera deliciosa' },
    { _id: '2', name: 'Fern', species: null },
  ] as Plant[]; // as much of a plant as a list shows
  expect(ownPlantOptions(plants)).toEqual([
    { value: '2', label: 'Fern' },
    { value: '1', label: 'Monty (Monstera deliciosa)' },
  ]);
});

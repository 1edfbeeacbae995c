import type { PlantHistory } from '@plantcare/contract/diary.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { expect, it } from 'vitest';
import { comparablePhotos } from './comparable-photos.ts';

const PLANT: Plant = {
  _id: 'x',
  name: 'Moni',
  species: null,
  location: null,
  placeId: null,
  potSize: null,
  sunlight: null,
  photoUrl: '/photos/own.webp',
  thumbnailUrl: '/photos/own-480.webp',
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
  createdAt: new Date(2026, 2, 1).toISOString(),
};

const photo = (name: string, month: number) => ({
  photoUrl: `/photos/${name}.webp`,
  thumbnailUrl: `/photos/${name}-480.webp`,
  date: new Date(2026, month - 1, 15, 12).toISOString(),
});

const HISTORY: PlantHistory = {
  lastWatered: null,
  lastFertilized: null,
  lastRepotted: null,
  lastPruned: null,
  waterings: [],
  photos: [photo('winter', 1), photo('summer', 6)],
};

it("puts the plant's own photo at the date when the plant was added", () => {
  expect(comparablePhotos(PLANT, HISTORY).map(({ label }) => label)).toEqual([
    'Jan 15, 2026',
    'Plant photo',
    'Jun 15, 2026',
  ]);
});

it('works without a photo of the plant itself', () => {
  expect(comparablePhotos({ ...PLANT, photoUrl: null }, HISTORY)).toHaveLength(2);
});

import { PLACEHOLDER_WEATHER } from '@plantcare/contract/assistant/climate-care.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import { describe, expect, it } from 'vitest';
import {
  careQuestion,
  climateQuestion,
  growthQuestion,
  isAbout,
  scheduleQuestion,
  speciesAfterChoice,
  TEXT_ENDPOINTS,
} from './questions.ts';

const bare: Plant = {
  _id: '019aa000-0000-7000-8000-000000000001',
  name: 'Monty',
  species: null,
  location: null,
  placeId: null,
  potSize: null,
  sunlight: null,
  photoUrl: null,
  thumbnailUrl: null,
  health: 'needs_attention',
  size: 'large',
  ageWeeks: null,
  lastRepot: null,
  lastPrune: null,
  notes: null,
  sample: false,
  adaptiveWatering: null,
  farewell: null,
  version: 1,
  createdAt: '2026-05-01T08:00:00.000Z',
};

const known: Plant = {
  ...bare,
  species: 'Monstera deliciosa',
  location: 'Kitchen',
  sunlight: 'Bright indirect',
  ageWeeks: 60,
  lastRepot: '2026-03-01',
  notes: 'By the door',
};

describe('a question about an own plant', () => {
  it('fills in what the plant lacks', () => {
    expect(growthQuestion(bare).question).toEqual({
      species: 'Monty',
      ageWeeks: 12,
      health: 'needs_attention',
      lastRepot: 'unknown',
      lastPrune: 'unknown',
      location: 'unknown',
      notes: '',
      plant: bare._id,
    });
    expect(scheduleQuestion(bare).question).toEqual({
      plantSpecies: 'Monty',
      location: 'indoor',
      conditions: 'Health: needs attention, Size: large, Sunlight: moderate',
      plant: bare._id,
    });
  });

  it('tells what is known of the plant', () => {
    expect(growthQuestion(known).question).toMatchObject({
      species: 'Monstera deliciosa',
      ageWeeks: 60,
      lastRepot: '2026-03-01',
      location: 'Kitchen',
      notes: 'By the door',
    });
    expect(climateQuestion(known, PLACEHOLDER_WEATHER).question).toMatchObject({
      plantData: { species: 'Monstera deliciosa', location: 'Kitchen' },
      weatherData: { temperature: '72°F', humidity: '45%', season: 'Spring' },
    });
  });

  it('is one that the server understands', () => {
    for (const question of [
      careQuestion('Basil', '', null),
      careQuestion('Basil', 'Why?', known),
      growthQuestion(bare),
      scheduleQuestion(known),
      climateQuestion(bare, PLACEHOLDER_WEATHER),
    ]) {
      expect(TEXT_ENDPOINTS[question.ability].json.safeParse(question.question).error).toBeUndefined();
    }
  });
});

describe('a species that is typed beside an own plant', () => {
  it('is asked about without the plant when the plant is another', () => {
    expect(isAbout(known, 'Basil')).toBe(false);
    expect(isAbout(known, ' monstera deliciosa')).toBe(true);
    expect(isAbout(bare, 'Basil')).toBe(true);
  });

  it('gives way to the species of a plant that is chosen, and to no other', () => {
    expect(speciesAfterChoice('Basil', known)).toBeNull();
    expect(speciesAfterChoice('Basil', bare)).toBe('Basil');
    expect(speciesAfterChoice('Basil', null)).toBe('Basil');
    expect(speciesAfterChoice(' ', bare)).toBeNull();
  });
});

import { ALOE, FERN, WATER_FERN } from '@test/examples.ts';
import { expect, it } from 'vitest';
import { currentStep, doneSteps, skippedWith } from './steps.ts';

it('takes a step as done by what is in the garden and in the profile', () => {
  expect(doneSteps({ plants: [], reminders: [], location: null })).toEqual([]);
  expect(doneSteps({ plants: [FERN], reminders: [], location: null })).toEqual(['plant']);
  expect(doneSteps({ plants: [FERN], reminders: [WATER_FERN], location: 'Utrecht' })).toEqual([
    'plant',
    'reminders',
    'place',
  ]);
});

it('does not count sample plants and their reminders', () => {
  const sample = { ...FERN, sample: true };
  expect(doneSteps({ plants: [sample], reminders: [WATER_FERN], location: null })).toEqual([]);
  expect(doneSteps({ plants: [sample, ALOE], reminders: [WATER_FERN], location: null })).toEqual(['plant']);
});

it('skips the reminders with the plant', () => {
  expect(skippedWith('plant')).toEqual(['plant', 'reminders']);
  expect(skippedWith('place')).toEqual(['place']);
});

it('shows the first step that is left and possible', () => {
  const empty = { plants: [], reminders: [], location: null };
  expect(currentStep(['plant', 'reminders', 'place'], empty)).toBe('plant');
  expect(currentStep(['plant', 'reminders', 'place'], { ...empty, plants: [FERN] })).toBe('reminders');
  expect(currentStep(['reminders', 'place'], empty), 'the plant was deleted').toBe('place');
  expect(currentStep(['reminders'], empty)).toBeNull();
  expect(currentStep([], empty)).toBeNull();
});

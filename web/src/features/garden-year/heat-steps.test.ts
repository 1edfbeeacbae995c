import { expect, it } from 'vitest';
import { heatStep, heatSteps, stepNames } from './heat-steps.ts';

it('gives each step about as many days', () => {
  const steps = heatSteps([1, 1, 2, 2, 3, 4, 5, 9]);
  expect(steps).toEqual([1, 2, 3, 5]);
  expect([0, 1, 2, 4, 9].map((count) => heatStep(count, steps))).toEqual([0, 1, 2, 3, 4]);
  expect(stepNames(steps)).toEqual(['1', '2', '3–4', '5 or more']);
});

it('is not flattened by one day with very many', () => {
  expect(heatSteps([1, 1, 2, 2, 3, 3, 4, 200])).toEqual([1, 2, 3, 4]);
});

it('has one step where all days are alike, and none without any', () => {
  expect(heatSteps([1, 1, 1])).toEqual([1]);
  expect(heatSteps([0])).toEqual([]);
  expect(stepNames([1])).toEqual(['1 or more']);
});

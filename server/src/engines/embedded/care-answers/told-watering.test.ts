import { expect, test } from 'vitest';
import { advice } from './advice-in-may.ts';

test.each([
  [
    'fiddle leaf fig',
    'dropped six leaves from the bottom, my wife waters it every day',
    /^Watering every day is too often/,
  ],
  ['calathea', 'leaves curl and crisp, I water it once a month', /^Watering every 30 days is too seldom/],
  ['impatiens', 'drooping and leaves crisp, watered every 3 weeks', /^Watering every 21 days is too seldom/],
])('what the gardener does wrong is said first: %s, %s', (plant, question, told) => {
  expect(advice(plant, question)).toMatch(told);
});

test.each([
  ['monstera', 'I fertilize every 2 days and water when dry, leaves turn yellow'],
  ['peace lily', 'Every 2 days it droops and I water it'],
  ['monstera', 'I feed it every 2 days, I water every time the soil is dry, yellow leaves'],
  ['monstera', 'I do not water it every day, yellow leaves'],
  ['azalea', 'leaves are dry and drop, I water a little bit every day'],
  ['calathea', 'edges go brown, I mist it every day'],
  ['monstera', 'water drips from the leaf tips every morning and some are yellow'],
  ['apple tree', 'planted in April, now drooping with yellow leaves, I water every evening'],
])('an interval of something else is none of watering: %s, %s', (plant, question) => {
  expect(advice(plant, question)).not.toMatch(/^Watering every/);
});

import { expect, test } from 'vitest';
import { withoutPots } from './open-ground.ts';

test.each([
  [
    'Push a finger 3 cm into the pot and water when it is dry.',
    'Push a finger 3 cm into the soil and water when it is dry.',
  ],
  ['Water when 5 cm down is dry; in a pot check every day.', 'Water when 5 cm down is dry.'],
  ['Lift the pot: water when it is light. Never wet the leaves.', 'Never wet the leaves.'],
  ['Lift the pot: water when it is light.', null],
])('of "%s" only what holds for open ground is left', (text, left) => {
  expect(withoutPots(text)).toBe(left);
});

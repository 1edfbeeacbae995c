import { expect, test } from 'vitest';
import { IN_MAY } from '../advice-in-may.ts';
import { adviseCare } from '../care-advice.ts';

test.each([
  ['potato', 'can I plant potatoes next to tomatoes?', /^\*\*Better not:/],
  ['tomato', 'is basil ok in the same bed with my tomatoes?', /^\*\*Yes:/],
  ['rosemary', 'can basil and rosemary share the same pot?', /^\*\*Better not/],
  ['cucumber', 'it stands next to tomato, they say the two hate each other, is it true', /^\*\*No:/],
  ['sweet corn', 'is it bad to plant squash beside it?', /^\*\*No:/],
  ['carrot', 'what grows well next to carrots?', /^\*\*Good neighbors:\*\* onion/],
  ['basil', 'can it grow next to parsley? I do not have much room', /^\*\*Yes:/],
  ['carrot', 'can they go beside onions? I never tried', /^\*\*Yes:/],
  ['carrot', 'can onions grow next to them too?', /^\*\*Yes:/],
  ['carrot', 'is it true that they should not be planted next to onions?', /^\*\*No:/],
])('neighbors of %s: "%s"', (plantSpecies, question, expected) => {
  expect(adviseCare({ plantSpecies, question, plant: null }, IN_MAY).advice).toMatch(expected);
});

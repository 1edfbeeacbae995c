import { expect, test } from 'vitest';
import { plantListAnswer } from './plant-lists.ts';

test('a question for plants is answered with a list of links and a note', () => {
  const answer = plantListAnswer({ wanted: ['safe-for-cats', 'indoor'], month: 5, hemisphere: 'north' });
  expect(answer).toMatch(/^\*\*House plants that are safe for cats\*\* \(12 of \d+\):/);
  expect(answer).toContain('- [Spider plant](/ai?tab=care-advice&species=Chlorophytum%20comosum)');
  expect(answer).toMatch(/does not mean food/);
});

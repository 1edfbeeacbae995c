import { describe, expect, test } from 'vitest';
import { advice } from './advice-in-may.ts';

describe('an answer begins with the sentence that answers', () => {
  test.each([
    ['Monkshood', 'do I need gloves to move a clump?', /^Wear waterproof gloves/],
    ['Amaryllis', 'how much of the bulb stays above the soil', /^Set an amaryllis bulb .*upper third/],
    [
      '',
      'can roses from a bought bouquet be turned into new plants',
      /^(?:Bouquet roses root rarely|It is possible, but most florist roses fail)/,
    ],
  ])('%s: %s', (plant, question, beginning) => {
    expect(advice(plant, question)).toMatch(beginning);
  });

  test.each([['Olive', 'best time to move a small olive tree to another place', /^Better wait/]])(
    'but what decides it stays first: %s: %s',
    (plant, question, beginning) => {
      expect(advice(plant, question)).toMatch(beginning);
    },
  );
});

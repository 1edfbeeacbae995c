import type { Measurements } from '@plantcare/contract/measured-diagnosis.ts';
import { expect, test } from 'vitest';
import { shareInWords, sharesFound } from './measured-words.ts';

const MEASURED: Measurements = {
  plant: 40,
  shares: { green: 70, variegated: 0, yellow: 4.4, brown: 25.2, black: 0.4, pale: 0, powdery: 0 },
  discolored: 30,
  pattern: 'spots',
  places: { margin: 0, tips: 0, spots: 90, lowerHalf: 50 },
  spots: { count: 12, size: 2 },
  doubts: [],
};

test('sound tissue comes first, then what there is most of', () => {
  expect(sharesFound(MEASURED).map(({ tissue }) => tissue)).toEqual(['green', 'brown', 'yellow', 'black']);
});

test('a trace is not said to be nothing', () => {
  expect([25.2, 1.4, 0.4].map(shareInWords)).toEqual(['25%', '1%', 'under 1%']);
});

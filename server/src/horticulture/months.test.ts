import { expect, test } from 'vitest';
import { inLocalMonths, monthSpans, whoseMonths } from './months.ts';

test('months of a text that is written for the north come half a year later in the south', () => {
  const text = 'Sow from mid-March to early May; in January order seed, by August the last is cut.';
  expect(inLocalMonths(text, 'south')).toBe(
    'Sow from mid-September to early November; in July order seed, by February the last is cut.',
  );
  expect(inLocalMonths(text, 'north')).toBe(text);
});

test('names of kinds and of what falls in a month are no months', () => {
  const text = 'It may set fruit: ‘May Queen’ lettuce, June-bearing strawberries, the June drop and January King.';
  expect(inLocalMonths(text, 'south')).toBe(text);
});

test('spans go across the new year', () => {
  expect(monthSpans([3, 4, 5], 'south')).toBe('September to November');
  expect(monthSpans([11, 12, 1], 'north')).toBe('November to January');
});

test.each([
  'In May, in the southern hemisphere in November.',
  'Plant in March. Southern half: six months later.',
  'To flower at Christmas it needs long nights from October.',
  'In Sydney prune in July.',
])('what is written for the south too, or goes by a holiday, stays: %s', (text) => {
  expect(inLocalMonths(text, 'south')).toBe(text);
});

test('a sentence on a region of the north stays', () => {
  expect(inLocalMonths('Pinch until July, in the South until mid-August. Feed in May.', 'south')).toBe(
    'Pinch until July, in the South until mid-August. Feed in November.',
  );
});

test('whose months they are is told where any is named', () => {
  expect(whoseMonths('Feed in November.')).toBe('Months are those of the southern hemisphere.');
  expect(whoseMonths('Feed in November, in Texas in May.')).toContain('a region of the north');
  expect(whoseMonths('Feed it weekly.')).toBeNull();
});

import { expect, test } from 'vitest';
import { TOXIC_TONES, toxicText } from './toxicity-words.ts';

test.each([
  ['yes', 'Toxic to cats'],
  ['no', 'Not toxic to cats'],
  ['unknown', 'Unknown for cats'],
] as const)('%s is told as "%s"', (toxic, text) => {
  expect(toxicText(toxic, 'cats')).toBe(text);
});

test('what is unknown does not look harmless', () => {
  expect(new Set(Object.values(TOXIC_TONES)).size).toBe(3);
  expect(TOXIC_TONES.unknown).not.toBe('leaf');
});

import { expect, test } from 'vitest';
import { frames, MOST_FRAMES } from './time-lapse.ts';

test('a time-lapse shows every photo, or of very many some at even distances with the first and the last', () => {
  expect(frames([1, 2, 3])).toEqual([1, 2, 3]);
  const many = Array.from({ length: 391 }, (_, index) => index);
  expect(frames(many)).toHaveLength(MOST_FRAMES);
  expect(frames(many).slice(0, 3)).toEqual([0, 10, 20]);
  expect(frames(many).at(-1)).toBe(390);
});

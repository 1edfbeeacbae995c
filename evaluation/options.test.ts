import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('grades to show come as a list', () => {
  expect(readOptions(['--show', 'partly,wrong', '--topic', 'lawn'])).toEqual({
    show: ['partly', 'wrong'],
    topic: 'lawn',
    write: false,
    seed: 1,
  });
});

test('a sample has a size and a seed, both whole numbers', () => {
  expect(readOptions(['--sample', '20', '--seed', '7'])).toMatchObject({ sample: 20, seed: 7 });
  expect(() => readOptions(['--sample', '0'])).toThrow();
  expect(() => readOptions(['--sample', 'some'])).toThrow();
  expect(() => readOptions(['--sample', '20', '--seed', '1.5'])).toThrow();
});

test('an unknown grade, form, topic or option is refused', () => {
  expect(() => readOptions(['--show', 'bad'])).toThrow();
  expect(() => readOptions(['--form', 'poem'])).toThrow();
  expect(() => readOptions(['--topic', 'cars'])).toThrow();
  expect(() => readOptions(['--held-out'])).toThrow();
});

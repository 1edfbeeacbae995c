import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('grades to show come as a list', () => {
  expect(readOptions(['--show', 'partly,wrong', '--topic', 'lawn'])).toEqual({
    show: ['partly', 'wrong'],
    topic: 'lawn',
    write: false,
  });
});

test('an unknown grade, form, topic or option is refused', () => {
  expect(() => readOptions(['--show', 'bad'])).toThrow();
  expect(() => readOptions(['--form', 'poem'])).toThrow();
  expect(() => readOptions(['--topic', 'cars'])).toThrow();
  expect(() => readOptions(['--held-out'])).toThrow();
});

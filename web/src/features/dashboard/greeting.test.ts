import { expect, it } from 'vitest';
import { greetingAt } from './greeting.ts';

it.each([
  [0, 'Good evening'],
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [21, 'Good evening'],
  [22, 'Good evening'],
])('at %i o’clock it says "%s"', (hour, text) => {
  expect(greetingAt(hour)).toBe(text);
});

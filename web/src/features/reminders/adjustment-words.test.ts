import type { Adjustment } from '@plantcare/contract/reminders.ts';
import { expect, test } from 'vitest';
import { measuresIn } from '@/lib/units/measures.ts';
import { adjustmentText } from './adjustment-words.ts';
import { at } from './example-reminder.ts';

/** A Wednesday. */
const NOW = new Date(2026, 4, 20, 12);

function text(days: number, reason: Adjustment['reason'], units: 'metric' | 'us' = 'metric'): string {
  return adjustmentText({ days, from: at(5, 22), reason }, measuresIn(units), NOW);
}

test('a date that was moved says by how much and why', () => {
  expect(text(2, { because: 'rain', mm: 9, day: '2026-05-19' })).toBe('2 days later: 9 mm of rain yesterday');
  expect(text(2, { because: 'rain', mm: 9, day: '2026-05-22' })).toBe('2 days later: 9 mm of rain on Friday');
  expect(text(-1, { because: 'heat', celsius: 33, day: '2026-05-20' })).toBe('1 day earlier: 33° today');
  expect(text(-1, { because: 'dry weather' })).toBe('1 day earlier: soil dries fast in this weather');
  expect(text(3, { because: 'cool weather' })).toBe('3 days later: soil dries slowly in this weather');
  expect(text(3, { because: 'history', days: 12 })).toBe('3 days later: its water lasts about 12 days now');
  expect(text(3, { because: 'season' })).toBe('3 days later: it uses less at this time of the year');
  expect(text(-2, { because: 'season' })).toBe('2 days earlier: it uses more at this time of the year');
  expect(text(2, { because: 'watered', day: '2026-05-10' })).toBe('2 days later: last watered on May 10');
});

test('its figures are in the units of the gardener', () => {
  expect(text(2, { because: 'rain', mm: 9, day: '2026-05-21' }, 'us')).toBe('2 days later: 0.4 in of rain tomorrow');
});

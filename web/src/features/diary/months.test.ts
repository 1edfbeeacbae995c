import { expect, it } from 'vitest';
import { daysOfMonth, monthOf } from './months.ts';

it('turns a month into its first and last day, also in a leap year', () => {
  expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOfMonth('')).toEqual({ from: '', to: '' });
});

it('recognizes the days of a whole month, and no other range', () => {
  expect(monthOf({ from: '2026-04-01', to: '2026-04-30' })).toBe('2026-04');
  expect(monthOf({ from: '2026-04-01', to: '2026-05-31' })).toBe('');
  expect(monthOf({ from: '2026-04-01', to: '' })).toBe('');
  expect(monthOf({ from: '', to: '' })).toBe('');
});

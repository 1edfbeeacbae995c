import { expect, test } from 'vitest';
import { localDays } from './local-day.ts';

const hours = ({ start, end }: { start: string; end: string }) => (Date.parse(end) - Date.parse(start)) / 3_600_000;

test('a year has each of its days once, without gaps, also a leap year', () => {
  for (const [year, count] of [
    [2026, 365],
    [2028, 366],
  ]) {
    const days = localDays(`${year}-01-01`, `${year}-12-31`, 'Europe/Berlin');
    expect(days).toHaveLength(Number(count));
    expect(new Set(days.map(({ day }) => day)).size).toBe(count);
    expect(days.slice(1).map(({ start }) => start)).toEqual(days.slice(0, -1).map(({ end }) => end));
  }
  expect(localDays('2028-02-28', '2028-03-01', 'UTC').map(({ day }) => day)).toContain('2028-02-29');
});

test('a day begins at midnight where the gardener lives', () => {
  expect(localDays('2026-01-01', '2026-01-01', 'Asia/Kolkata')).toEqual([
    { day: '2026-01-01', start: '2025-12-31T18:30:00.000Z', end: '2026-01-01T18:30:00.000Z' },
  ]);
});

test('a day on which clocks change has 23 or 25 hours', () => {
  const [spring] = localDays('2026-03-29', '2026-03-29', 'Europe/Berlin');
  const [autumn] = localDays('2026-10-25', '2026-10-25', 'Europe/Berlin');
  expect([spring, autumn].map((day) => day && hours(day))).toEqual([23, 25]);
});

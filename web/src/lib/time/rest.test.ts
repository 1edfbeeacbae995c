import { WATER_FERN } from '@test/examples.ts';
import { expect, it } from 'vitest';
import { restText } from '@/lib/time/rest.ts';

const season = { from: 3, to: 9 };
const at = (month: number, day: number, hour = 9, minute = 0, year = 2026) =>
  new Date(year, month - 1, day, hour, minute).toISOString();
const feed = (due: string, rest = {}) => ({ ...WATER_FERN, scheduledDate: due, season, ...rest });

it('says until when a reminder rests, from the end of its season or when it was done for the last time in it', () => {
  const inMarch = feed(at(3, 1, 9, 0, 2027));
  expect(restText(inMarch, new Date(2026, 9, 1))).toBe('Rests until March');
  expect(restText(inMarch, new Date(2026, 8, 25))).toBe('Rests until March');
  expect(restText(feed(at(4, 10, 9, 0, 2028)), new Date(2026, 3, 11))).toBe('Rests until April 2028');
});

it('names the day instead within a week', () => {
  const inMarch = feed(at(3, 1, 9, 0, 2027));
  expect(restText(inMarch, new Date(2027, 1, 20))).toBe('Rests until March');
  expect(restText(inMarch, new Date(2027, 1, 22))).toBeNull();
});

it('is silent about what comes all year, is due in this season, or is done', () => {
  expect(restText(feed(at(12, 1), { season: null }), new Date(2026, 4, 1))).toBeNull();
  expect(restText(feed(at(9, 1)), new Date(2026, 4, 1))).toBeNull();
  expect(restText(feed(at(3, 1, 9, 0, 2027), { completed: true }), new Date(2026, 9, 1))).toBeNull();
});

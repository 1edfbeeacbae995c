import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wateringGap } from './watering-gap.ts';

const DAY_MS = 24 * 3_600_000;
const FIRST = Date.parse('2026-03-01T18:00:00.000Z');

/** Waterings with these gaps in days. */
function wateredEvery(...gaps: number[]): string[] {
  const moments = [FIRST];
  for (const days of gaps) moments.push((moments.at(-1) ?? FIRST) + days * DAY_MS);
  return moments.map((moment) => new Date(moment).toISOString());
}

const daysAfterLast = (waterings: string[], days: number) =>
  new Date(Date.parse(waterings.at(-1) ?? '') + days * DAY_MS);

const asked = (waterings: string[], days: number) => wateringGap(waterings, daysAfterLast(waterings, days), 'UTC');

describe('a plant waits longer for water than usual', () => {
  test('from twice its usual gap on', () => {
    const waterings = wateredEvery(4, 4, 4);
    expect(asked(waterings, 7)).toBeNull();
    expect(asked(waterings, 8)).toEqual({ days: 8, usual: 4 });
    expect(asked(waterings, 12)).toEqual({ days: 12, usual: 4 });
  });

  test('and from three days more than usual on', () => {
    const waterings = wateredEvery(1, 1, 1);
    expect(asked(waterings, 3)).toBeNull();
    expect(asked(waterings, 4)).toEqual({ days: 4, usual: 1 });
  });

  test('until it has waited for more than sixty days: the plant rests, or its diary is no longer kept', () => {
    const waterings = wateredEvery(7, 7, 7);
    expect(asked(waterings, 60)).toEqual({ days: 60, usual: 7 });
    expect(asked(waterings, 61)).toBeNull();
  });
});

describe('the usual gap', () => {
  test.each([[], [4], [4, 4]])('is not known from %o', (...gaps) => {
    expect(asked(wateredEvery(...gaps), 30)).toBeNull();
  });

  test('does not change because of one vacation', () => {
    expect(asked(wateredEvery(4, 4, 30, 4, 4), 12)).toEqual({ days: 12, usual: 4 });
  });

  test('is between the two in the middle, in whole days', () => {
    expect(asked(wateredEvery(3, 4, 6, 9), 20)).toEqual({ days: 20, usual: 5 });
  });

  test('is that of the last eight, for habits change with the seasons', () => {
    expect(asked(wateredEvery(...Array(9).fill(2), ...Array(8).fill(10)), 21)).toEqual({ days: 21, usual: 10 });
    // A ninth gap would change the median.
    expect(asked(wateredEvery(30, 2, 2, 2, 2, 10, 10, 10, 10), 12)).toEqual({ days: 12, usual: 6 });
  });

  test('counts several waterings of one day once', () => {
    const [first = '', ...others] = wateredEvery(4, 4, 4);
    expect(asked([first, first, first, ...others], 8)).toEqual({ days: 8, usual: 4 });
    expect(asked([first, first, first, first], 8)).toBeNull();
  });
});

test('days are those of the time zone of the gardener', () => {
  const waterings = wateredEvery(4, 4, 4);
  // 18:00 in UTC is half past eleven at night in Kolkata: an hour later there is another day.
  const hourLater = new Date(daysAfterLast(waterings, 7).getTime() + 3_600_000);
  expect(wateringGap(waterings, hourLater, 'UTC')).toBeNull();
  expect(wateringGap(waterings, hourLater, 'Asia/Kolkata')).toEqual({ days: 8, usual: 4 });
});

test('a plant that is watered in time is not overdue', () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 20 });
  fc.assert(
    fc.property(gaps, fc.constantFrom(...Intl.supportedValuesOf('timeZone')), (gaps, timeZone) => {
      const waterings = wateredEvery(...gaps);
      expect(wateringGap(waterings, daysAfterLast(waterings, Math.min(...gaps, 30)), timeZone)).toBeNull();
    }),
  );
});

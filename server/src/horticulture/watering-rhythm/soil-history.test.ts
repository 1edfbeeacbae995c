import { describe, expect, test } from 'vitest';
import type { WaterUser } from './daily-use.ts';
import { type CompletedWatering, soilHistory } from './soil-history.ts';

/** Of the same use on every day, so that figures are days. */
const PLANT: WaterUser = { place: 'indoors', hemisphere: 'north', cropCoefficient: 0.8, winterShare: 1 };

function done(completedOn: string, rest: Partial<CompletedWatering> = {}): CompletedWatering {
  return { dueOn: completedOn, completedOn, wasMoist: false, refused: null, balance: null, ...rest };
}

describe('of the soil is known', () => {
  test('nothing from the first watering, and from the next how much was used between them', () => {
    expect(soilHistory(PLANT, ['2026-05-01', '2026-05-08'], [done('2026-05-01'), done('2026-05-08')])).toEqual([
      { kind: 'dry', used: 7 },
    ]);
  });

  test('that it was moist when that was answered, and dry when it was watered', () => {
    const late = done('2026-05-10', { dueOn: '2026-05-08', wasMoist: true });
    expect(soilHistory(PLANT, ['2026-05-01', '2026-05-10'], [late])).toEqual([
      { kind: 'moist', used: 7 },
      { kind: 'dry', used: 9 },
    ]);
  });

  test('that it was watered early, ahead of a reminder or without one', () => {
    const early = done('2026-05-05', { dueOn: '2026-05-08' });
    expect(soilHistory(PLANT, ['2026-05-01', '2026-05-05', '2026-05-09'], [early])).toEqual([
      { kind: 'watered early', used: 4 },
      { kind: 'watered early', used: 4 },
    ]);
  });

  test('what its gardener thought who took back a later date', () => {
    const refused = done('2026-05-08', { refused: { rhythmDay: '2026-05-08', way: 'later' } });
    expect(soilHistory(PLANT, ['2026-05-01', '2026-05-08'], [refused])).toEqual([
      { kind: 'later refused', used: 7 },
      { kind: 'dry', used: 7 },
    ]);
  });

  test('the use in the weather of those days, where it was kept', () => {
    const hot = done('2026-05-08', { balance: { day: '2026-05-07', used: 9 } });
    expect(soilHistory(PLANT, ['2026-05-01', '2026-05-08'], [hot])).toEqual([{ kind: 'dry', used: 10.5 }]);
  });
});

import { isSeasonMonth, isWholeYear, type ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentOf, nextOccurrence, type Recurrence, wallClock } from './recurrence.ts';

const DAY_MS = 24 * 3_600_000;
const SUMMER = { from: 3, to: 9 };
const WINTER = { from: 11, to: 2 };
const BERLIN = 'Europe/Berlin';

const month = fc.integer({ min: 1, max: 12 });
const recurrence = fc.record({
  frequency: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const),
  interval: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.integer({ min: 1, max: 365 })),
  season: fc.record({ from: month, to: month }),
});
const start = fc
  .date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2040-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length));
const case_ = fc.record({
  recurrence,
  start,
  timeZone: fc.constantFrom('UTC', BERLIN, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'),
  daysLater: fc.integer({ min: -400, max: 1500 }),
});

type Seasonal = Recurrence & { season: ReminderSeason };

const monthOf = (moment: string, timeZone: string) => Number(wallClock(moment, timeZone).slice(5, 7));

/** The first dates of a recurrence, each asked for after the one before. */
function dates(start: string, recurrence: Recurrence, count: number, timeZone = BERLIN): string[] {
  const found: string[] = [];
  let after = new Date(Date.parse(momentOf(start, timeZone)) - 1).toISOString();
  while (found.length < count) {
    after = nextOccurrence(start, recurrence, after, timeZone) ?? '';
    found.push(after);
  }
  return found;
}

const days = (start: string, recurrence: Recurrence, count: number) =>
  dates(start, recurrence, count).map((moment) => wallClock(moment, BERLIN).slice(0, 'yyyy-mm-dd'.length));

/** A date of the calendar as days since 1970. */
const dayNumber = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / DAY_MS;
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The first day of a recurrence after a day, found by counting one day after the other. */
function counted(start: string, { frequency, interval, season }: Seasonal, after: number): number {
  const [year = 0, month = 0, startDay = 0] = start.slice(0, 'yyyy-mm-dd'.length).split('-').map(Number);
  const weekday = new Date(`${start}Z`).getUTCDay();
  let next = dayNumber(year, month, startDay);
  for (;;) {
    const date = new Date(next * DAY_MS);
    const inSeason = isSeasonMonth(season, date.getUTCMonth() + 1);
    if (inSeason && next > after) return next;
    if (inSeason) {
      const [months, years] = [date.getUTCMonth() + interval, date.getUTCFullYear()];
      const first = new Date(Date.UTC(years, months, 1));
      const [inYear, inMonth] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
      if (frequency === 'monthly') next = dayNumber(inYear, inMonth, Math.min(startDay, lastDay(inYear, inMonth)));
      else next += frequency === 'daily' ? interval : 7 * interval;
      continue;
    }
    const isFirst = (day: Date) => day.getUTCDate() === 1 && day.getUTCMonth() + 1 === season.from;
    while (!isFirst(new Date(next * DAY_MS))) next += 1;
    const begins = new Date(next * DAY_MS);
    if (frequency === 'weekly') while (new Date(next * DAY_MS).getUTCDay() !== weekday) next += 1;
    if (frequency === 'monthly') next += Math.min(startDay, lastDay(begins.getUTCFullYear(), season.from)) - 1;
  }
}

describe('a recurrence with a season', () => {
  test('has the dates that counting one day after the other finds, all of them in its months', () => {
    fc.assert(
      fc.property(case_, ({ recurrence, start, daysLater }) => {
        const after = new Date(Date.parse(`${start}Z`) + daysLater * DAY_MS);
        const next = nextOccurrence(start, recurrence, after.toISOString(), 'UTC') ?? '';
        expect(Math.floor(Date.parse(next) / DAY_MS)).toBe(
          counted(start, recurrence, Math.floor(after.getTime() / DAY_MS)),
        );
        expect(isSeasonMonth(recurrence.season, monthOf(next, 'UTC'))).toBe(true);
      }),
    );
  });

  test('moves forward whenever it is asked, at the time of day that was chosen', () => {
    fc.assert(
      fc.property(case_, ({ recurrence, start, timeZone }) => {
        const noon = `${start.slice(0, 'yyyy-mm-dd'.length)}T12:00:00`;
        const found = dates(noon, recurrence, 12, timeZone);
        expect(found).toEqual([...new Set(found)].sort());
        for (const moment of found) {
          expect(wallClock(moment, timeZone).slice(11)).toBe('12:00:00');
          expect(isSeasonMonth(recurrence.season, monthOf(moment, timeZone))).toBe(true);
        }
      }),
    );
  });

  test('is the same as without one where the season is the whole year', () => {
    fc.assert(
      fc.property(case_, month, ({ recurrence, start, timeZone, daysLater }, from) => {
        const season = { from, to: ((from + 10) % 12) + 1 };
        expect(isWholeYear(season)).toBe(true);
        const after = new Date(Date.parse(`${start}Z`) + daysLater * DAY_MS).toISOString();
        expect(nextOccurrence(start, { ...recurrence, season }, after, timeZone)).toBe(
          nextOccurrence(start, { ...recurrence, season: null }, after, timeZone),
        );
      }),
    );
  });

  test('misses no season with a rhythm of up to a year', () => {
    fc.assert(
      fc.property(recurrence, start, (recurrence, start) => {
        fc.pre(recurrence.interval <= { daily: 365, weekly: 52, monthly: 12 }[recurrence.frequency]);
        const years = dates(start, recurrence, 8).map((moment) => Date.parse(moment));
        for (const [index, moment] of years.entries()) {
          const before = years[index - 1];
          if (before !== undefined) expect(moment - before).toBeLessThan(2 * 366 * DAY_MS);
        }
      }),
    );
  });

  test('goes on with the first day of the next season, every so many days from there', () => {
    expect(days('2026-09-10T09:00:00', { frequency: 'daily', interval: 14, season: SUMMER }, 4)).toEqual([
      ...['2026-09-10', '2026-09-24', '2027-03-01', '2027-03-15'],
    ]);
  });

  test('keeps the weekday of a weekly rhythm, and the day of the month of a monthly one', () => {
    expect(days('2026-09-26T09:00:00', { frequency: 'weekly', interval: 2, season: SUMMER }, 3)).toEqual([
      ...['2026-09-26', '2027-03-06', '2027-03-20'],
    ]);
    expect(days('2026-08-31T09:00:00', { frequency: 'monthly', interval: 1, season: { from: 2, to: 9 } }, 5)).toEqual([
      ...['2026-08-31', '2026-09-30', '2027-02-28', '2027-03-31', '2027-04-30'],
    ]);
  });

  test('may go over the end of the year', () => {
    expect(days('2026-02-20T09:00:00', { frequency: 'daily', interval: 10, season: WINTER }, 3)).toEqual([
      ...['2026-02-20', '2026-11-01', '2026-11-11'],
    ]);
    expect(days('2026-12-25T09:00:00', { frequency: 'weekly', interval: 1, season: WINTER }, 2)).toEqual([
      ...['2026-12-25', '2027-01-01'],
    ]);
  });

  test('that begins in the rest begins with the season', () => {
    expect(days('2026-01-10T09:00:00', { frequency: 'daily', interval: 30, season: SUMMER }, 2)).toEqual([
      ...['2026-03-01', '2026-03-31'],
    ]);
  });

  test('of several years passes over the seasons in between', () => {
    expect(days('2026-04-10T09:00:00', { frequency: 'monthly', interval: 24, season: { from: 3, to: 5 } }, 3)).toEqual([
      ...['2026-04-10', '2028-04-10', '2030-04-10'],
    ]);
    expect(days('2026-03-15T09:00:00', { frequency: 'monthly', interval: 18, season: { from: 3, to: 5 } }, 3)).toEqual([
      ...['2026-03-15', '2028-03-15', '2030-03-15'],
    ]);
  });

  test('is found after two centuries', () => {
    const yearly = { frequency: 'daily', interval: 1, season: { from: 5, to: 5 } } as const;
    expect(nextOccurrence('1900-01-31T09:00:00', yearly, '2199-04-30T09:00:00.000Z', 'UTC')).toBe(
      '2199-05-01T09:00:00.000Z',
    );
  });
});

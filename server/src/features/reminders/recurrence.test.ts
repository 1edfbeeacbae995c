import type { Rhythm } from '@plantcare/contract/reminders.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysLater, momentOf, nextOccurrence, wallClock } from './recurrence.ts';

const DAY_MS = 24 * 3_600_000;
const TIME_OF_DAY = 'yyyy-mm-ddT'.length;

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const moment = fc
  .date({ min: new Date('1995-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString());
const rhythm: fc.Arbitrary<Rhythm> = fc.record({
  frequency: fc.constantFrom('daily', 'weekly', 'monthly'),
  interval: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.integer({ min: 1, max: 365 })),
});

/** Moments around which clocks were put forward or back, or a day was skipped. */
const change = fc
  .tuple(
    fc.constantFrom<[string, string]>(
      ['Europe/Berlin', '2026-03-29T01:00:00Z'],
      ['Europe/Berlin', '2026-10-25T01:00:00Z'],
      ['America/New_York', '2026-03-08T07:00:00Z'],
      ['America/New_York', '2026-11-01T06:00:00Z'],
      ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
      ['Pacific/Apia', '2011-12-30T10:00:00Z'],
    ),
    fc.integer({ min: -DAY_MS, max: DAY_MS }),
    fc.integer({ min: 1, max: 30 }),
  )
  .map(([[timeZone, change], distance, days]) => ({
    timeZone,
    rhythm: { frequency: 'daily', interval: 1 } as const,
    start: wallClock(new Date(Date.parse(change) - days * DAY_MS + distance).toISOString(), timeZone),
    after: new Date(Date.parse(change) + distance - DAY_MS).toISOString(),
  }));

/** A rhythm that began some time before, or a little after, the moment from which its next date is asked for. */
const anytime = fc
  .tuple(zone, moment, rhythm, fc.integer({ min: -3 * DAY_MS, max: 700 * DAY_MS }))
  .map(([timeZone, begun, rhythm, later]) => ({
    timeZone,
    rhythm,
    start: wallClock(begun, timeZone),
    after: new Date(Date.parse(begun) + later).toISOString(),
  }));

const question: fc.Arbitrary<Question> = fc.oneof({ weight: 4, arbitrary: anytime }, change);

interface Question {
  timeZone: string;
  rhythm: Rhythm;
  start: string;
  after: string;
}

function ask({ start, rhythm, after, timeZone }: Question): string {
  return nextOccurrence(start, { ...rhythm, season: null }, after, timeZone) ?? '';
}

/** The wall clock of the n-th date, by nothing but a calendar. */
function wallAt(start: string, { frequency, interval }: Rhythm, step: number): string {
  const [year = 0, month = 0, day = 0] = start
    .slice(0, TIME_OF_DAY - 1)
    .split('-')
    .map(Number);
  const steps = interval * step;
  const lastDay = new Date(Date.UTC(year, month + steps, 0)).getUTCDate();
  const date = {
    daily: () => Date.UTC(year, month - 1, day + steps),
    weekly: () => Date.UTC(year, month - 1, day + 7 * steps),
    monthly: () => Date.UTC(year, month - 1 + steps, Math.min(day, lastDay)),
    once: () => Date.UTC(year, month - 1, day),
  }[frequency]();
  return `${new Date(date).toISOString().slice(0, TIME_OF_DAY)}${start.slice(TIME_OF_DAY)}`;
}

/** The first date after a moment, found by counting step by step: what the wall should show then, and when that is. */
function counted({ start, rhythm, after, timeZone }: Question) {
  for (let step = 0; ; step += 1) {
    const wall = wallAt(start, rhythm, step);
    const moment = momentOf(wall, timeZone);
    if (moment > after) return { wall, moment };
  }
}

/** The first dates of a rhythm, each asked for after the one before. */
function dates(start: string, rhythm: Rhythm, timeZone: string, count: number): string[] {
  const found = [momentOf(start, timeZone)];
  while (found.length < count) found.push(ask({ start, rhythm, after: found.at(-1) ?? '', timeZone }));
  return found;
}

const walls = (start: string, rhythm: Rhythm, count: number, timeZone = 'Europe/Berlin') =>
  dates(start, rhythm, timeZone, count).map((date) => wallClock(date, timeZone));

describe('the next date', () => {
  test('is the first one after a moment, as counting step by step finds it: none is passed over', () => {
    fc.assert(
      fc.property(question, (asked) => {
        expect(ask(asked)).toBe(counted(asked).moment);
      }),
    );
  });

  test('comes at the same time on the wall, or later by what summer time skips', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { wall, moment } = counted(asked);
        const shown = wallClock(ask(asked), asked.timeZone);
        if (shown === wall) return;
        // By as much as it is later, the clock jumped over what was meant.
        const skipped = Date.parse(`${shown}Z`) - Date.parse(`${wall}Z`);
        const before = new Date(Date.parse(moment) - skipped).toISOString();
        expect(wallClock(before, asked.timeZone) < wall).toBe(true);
      }),
    );
  });

  test('asked for again and again moves forward forever', () => {
    fc.assert(
      fc.property(question, (first) => {
        let after = first.after;
        for (let round = 0; round < 20; round += 1) {
          const next = ask({ ...first, after });
          expect(next > after).toBe(true);
          after = next;
        }
      }),
    );
  });

  test('is found as quickly after two centuries as after a day', () => {
    const start = '1900-01-31T09:00:00';
    for (const frequency of ['daily', 'monthly'] as const) {
      const recurrence = { frequency, interval: 1, season: null };
      expect(nextOccurrence(start, recurrence, '2199-12-30T09:00:00.000Z', 'Asia/Kolkata')).toBe(
        '2199-12-31T03:30:00.000Z',
      );
    }
  });

  test('is the start itself as long as that is to come', () => {
    const weekly = { frequency: 'weekly', interval: 2, season: null } as const;
    expect(nextOccurrence('2026-05-01T09:00:00', weekly, '2026-04-01T00:00:00.000Z', 'Europe/Berlin')).toBe(
      '2026-05-01T07:00:00.000Z',
    );
  });

  test('does not exist for what comes once', () => {
    const once = { frequency: 'once', interval: 1, season: null } as const;
    expect(nextOccurrence('2026-05-01T09:00:00', once, '2026-04-01T00:00:00.000Z', 'UTC')).toBeNull();
  });
});

describe('a month', () => {
  const dayOfMonth = (start: string, rhythm: Rhythm, count: number) =>
    walls(start, rhythm, count).map((wall) => wall.slice(0, TIME_OF_DAY - 1));

  test('that is too short is clamped, and its day is remembered for the next one', () => {
    expect(dayOfMonth('2026-01-31T09:00:00', { frequency: 'monthly', interval: 1 }, 6)).toEqual([
      ...['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
    ]);
  });

  test('has a 29 February in leap years, and keeps a 30th everywhere else', () => {
    expect(dayOfMonth('2027-12-30T09:00:00', { frequency: 'monthly', interval: 1 }, 5)).toEqual([
      ...['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30'],
    ]);
  });

  test('counted in twelves brings the 29 February back with each leap year', () => {
    expect(dayOfMonth('2024-02-29T09:00:00', { frequency: 'monthly', interval: 12 }, 5)).toEqual([
      ...['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ]);
  });

  test('can be every third one', () => {
    expect(dayOfMonth('2025-11-30T09:00:00', { frequency: 'monthly', interval: 3 }, 4)).toEqual([
      ...['2025-11-30', '2026-02-28', '2026-05-30', '2026-08-30'],
    ]);
  });
});

describe('the change to and from summer time', () => {
  const daily = { frequency: 'daily', interval: 1 } as const;
  const weekly = { frequency: 'weekly', interval: 1 } as const;

  test.each([
    ['Europe/Berlin', '2026-03-28T09:00:00', ['2026-03-28T08:00', '2026-03-29T07:00', '2026-03-30T07:00']],
    ['Europe/Berlin', '2026-10-24T09:00:00', ['2026-10-24T07:00', '2026-10-25T08:00', '2026-10-26T08:00']],
    ['America/New_York', '2026-03-07T09:00:00', ['2026-03-07T14:00', '2026-03-08T13:00', '2026-03-09T13:00']],
    ['America/New_York', '2026-10-31T09:00:00', ['2026-10-31T13:00', '2026-11-01T14:00', '2026-11-02T14:00']],
    ['Asia/Kolkata', '2026-03-28T09:00:00', ['2026-03-28T03:30', '2026-03-29T03:30', '2026-03-30T03:30']],
    ['Pacific/Apia', '2021-04-03T09:00:00', ['2021-04-02T19:00', '2021-04-03T20:00', '2021-04-04T20:00']],
  ])('keeps nine o’clock in %s from %s on', (timeZone, start, minutes) => {
    expect(dates(start, daily, timeZone, 3)).toEqual(minutes.map((minute) => `${minute}:00.000Z`));
  });

  test.each([
    ['Europe/Berlin', '2026-03-28T02:30:00', ['03-28T02:30', '03-29T03:30', '03-30T02:30']],
    ['America/New_York', '2026-03-07T02:30:00', ['03-07T02:30', '03-08T03:30', '03-09T02:30']],
  ])('rings half past two an hour later in %s where that hour is skipped, and only then', (timeZone, start, shown) => {
    expect(walls(start, daily, 3, timeZone)).toEqual(shown.map((wall) => `2026-${wall}:00`));
  });

  test.each([
    ['Europe/Berlin', '2026-10-24T02:30:00', ['10-24T00:30', '10-25T00:30', '10-26T01:30']],
    ['America/New_York', '2026-10-31T01:30:00', ['10-31T05:30', '11-01T05:30', '11-02T06:30']],
  ])('rings once in %s in the hour that comes twice, the first time', (timeZone, start, minutes) => {
    expect(dates(start, daily, timeZone, 3)).toEqual(minutes.map((minute) => `2026-${minute}:00.000Z`));
  });

  test('asked about in the second of the doubled hours leads to the next day', () => {
    const between = '2026-10-25T01:10:00.000Z';
    const recurrence = { ...daily, season: null };
    expect(nextOccurrence('2026-10-24T02:30:00', recurrence, between, 'Europe/Berlin')).toBe(
      '2026-10-26T01:30:00.000Z',
    );
  });

  test('keeps weeks at their hour too', () => {
    expect(walls('2026-03-23T07:15:00', weekly, 3)).toEqual([
      ...['2026-03-23T07:15:00', '2026-03-30T07:15:00', '2026-04-06T07:15:00'],
    ]);
  });

  test('leaves the day that Samoa skipped to the one after it, and comes there once', () => {
    expect(walls('2011-12-28T09:00:00', daily, 5, 'Pacific/Apia')).toEqual([
      ...['2011-12-28T09:00:00', '2011-12-29T09:00:00', '2011-12-31T09:00:00', '2012-01-01T09:00:00'],
      '2012-01-02T09:00:00',
    ]);
    expect(walls('2011-12-23T09:00:00', weekly, 3, 'Pacific/Apia')).toEqual([
      ...['2011-12-23T09:00:00', '2011-12-31T09:00:00', '2012-01-06T09:00:00'],
    ]);
  });
});

describe('some days later', () => {
  test('is at the same time on the wall, or later by what summer time skips, that many days after the later of both', () => {
    fc.assert(
      fc.property(zone, moment, moment, fc.constantFrom(1, 2, 3, 4, 7), (timeZone, due, now, days) => {
        const [dueWall, nowWall] = [wallClock(due, timeZone), wallClock(now, timeZone)];
        const day = dueWall.slice(0, TIME_OF_DAY) > nowWall.slice(0, TIME_OF_DAY) ? dueWall : nowWall;
        const wall = wallAt(
          `${day.slice(0, TIME_OF_DAY)}${dueWall.slice(TIME_OF_DAY)}`,
          {
            frequency: 'daily',
            interval: days,
          },
          1,
        );
        const later = daysLater(due, new Date(now), days, timeZone);
        expect(later.slice(0, 'yyyy-mm-ddThh:mm:ss'.length)).toBe(
          momentOf(wall, timeZone).slice(0, 'yyyy-mm-ddThh:mm:ss'.length),
        );
      }),
    );
  });

  test.each([
    ['an overdue one counts from today', '2026-05-01T07:00:00.000Z', '2026-05-05T20:00:00.000Z', '2026-05-06T07:00'],
    [
      'one of this morning counts from today',
      '2026-05-01T07:00:00.000Z',
      '2026-05-01T20:00:00.000Z',
      '2026-05-02T07:00',
    ],
    ['one to come counts from its own day', '2026-05-09T07:00:00.000Z', '2026-05-01T20:00:00.000Z', '2026-05-10T07:00'],
    ['summer time begins in between', '2026-03-28T08:00:00.000Z', '2026-03-28T10:00:00.000Z', '2026-03-29T07:00'],
    ['winter time begins in between', '2026-10-24T07:00:00.000Z', '2026-10-24T10:00:00.000Z', '2026-10-25T08:00'],
    ['today is where the gardener lives', '2026-05-01T07:00:00.000Z', '2026-05-01T22:30:00.000Z', '2026-05-03T07:00'],
  ])('where %s', (_, due, now, expected) => {
    expect(daysLater(due, new Date(now), 1, 'Europe/Berlin')).toBe(`${expected}:00.000Z`);
  });
});

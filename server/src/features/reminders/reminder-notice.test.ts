import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { momentOf, wallClock } from './recurrence.ts';
import { daysLate, nextRepeat, noticePriority, noticeText } from './reminder-notice.ts';

const DUE = '2026-05-01T07:00:00.000Z'; // Nine in the morning in Berlin.
const BERLIN = 'Europe/Berlin';

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const daysAfter = fc.integer({ min: 0, max: 60 * 24 * 60 }).map((minutes) => minutes * 60_000);

describe('what a notice says', () => {
  test.each([
    ['watering', 0, 'Basil is due for water.'],
    ['watering', 1, 'Basil has been due for water since yesterday.'],
    ['watering', 4, 'Basil has been due for water for 4 days.'],
    ['fertilizing', 0, 'Basil is due for fertilizer.'],
    ['repotting', 0, 'Basil is due for repotting.'],
    ['pruning', 0, 'Basil is due for pruning.'],
    ['pest_control', 0, 'Basil is due for pest control.'],
    ['observation', 0, 'Check on Basil.'],
    ['observation', 2, 'Check on Basil, due for 2 days.'],
    ['other', 0, 'Basil is due for some care.'],
  ] as const)('of %s, %i days late: %3$s', (type, late, text) => {
    expect(noticeText(type, 'Basil', late)).toBe(text);
  });

  test.each([
    [0, 'medium'],
    [1, 'high'],
    [2, 'high'],
    [3, 'urgent'],
    [30, 'urgent'],
  ])('is, %i days late, of priority %s', (late, priority) => {
    expect(noticePriority(late)).toBe(priority);
  });
});

describe('how late a reminder is', () => {
  test.each([
    ['before its moment', '2026-04-30T20:00:00.000Z', 0],
    ['late in the evening of its day', '2026-05-01T21:59:00.000Z', 0],
    ['just after midnight where its gardener lives', '2026-05-01T22:00:00.000Z', 1],
    ['after three midnights', '2026-05-03T22:00:00.000Z', 3],
  ])('%s', (_, now, days) => {
    expect(daysLate(DUE, new Date(now), BERLIN)).toBe(days);
  });
});

describe('an overdue reminder is notified again', () => {
  test('after 1, 3 and 7 days, then every week, at its own time of day', () => {
    const told = [DUE];
    while (told.length < 7) told.push(nextRepeat(DUE, new Date(told.at(-1) ?? ''), BERLIN));
    expect(told.map((moment) => wallClock(moment, BERLIN))).toEqual(
      ['05-01', '05-02', '05-04', '05-08', '05-15', '05-22', '05-29'].map((day) => `2026-${day}T09:00:00`),
    );
  });

  test.each([
    ['03:00', '08:00'],
    ['08:00', '08:00'],
    ['20:59', '20:59'],
    ['23:30', '20:59'],
  ])('if due at %s, at %s', (time, again) => {
    const due = momentOf(`2026-05-01T${time}:00`, BERLIN);
    expect(wallClock(nextRepeat(due, new Date(due), BERLIN), BERLIN)).toBe(`2026-05-02T${again}:00`);
  });

  test('in the future, within eight days, and never at night', () => {
    fc.assert(
      fc.property(zone, moment, daysAfter, (timeZone, due, later) => {
        const now = new Date(due.getTime() + later);
        const again = nextRepeat(due.toISOString(), now, timeZone);
        expect(again > now.toISOString()).toBe(true);
        expect(Date.parse(again) - now.getTime()).toBeLessThanOrEqual(8 * 24 * 3_600_000);
        const time = wallClock(again, timeZone).slice('yyyy-mm-ddT'.length);
        expect(time >= '08:00:00' && time < '21:00:00').toBe(true);
      }),
    );
  });
});

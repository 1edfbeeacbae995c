import fc from 'fast-check';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { OpenReminder } from '../reminders/reminders.service.ts';
import { calendarText } from './calendar-text.ts';

const NOW = new Date('2026-01-01T08:00:00.000Z');
const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia'] as const;

const once: OpenReminder = {
  id: 'reminder-1',
  seriesId: 'series-1',
  title: 'Water Basil',
  description: null,
  plantName: 'Basil',
  scheduledAt: '2026-01-31T08:00:00.000Z',
  snoozedUntil: null,
  rhythmStart: '2026-01-31T09:00:00',
  frequency: 'once',
  interval: 1,
  season: null,
};

/** A reminder whose due date is the start of its rhythm. */
function recurring(start: string, timeZone: string, frequency: OpenReminder['frequency'], interval = 1): OpenReminder {
  return { ...once, frequency, interval, rhythmStart: start, scheduledAt: momentAt(start, timeZone) };
}

function momentAt(wall: string, timeZone: string): string {
  return toIso(Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone));
}

const toIso = ({ epochMilliseconds }: Temporal.ZonedDateTime) => new Date(epochMilliseconds).toISOString();

function textOf(reminders: OpenReminder[], timeZone: string): string {
  return calendarText(reminders, { timeZone, publicUrl: 'https://garden.example', now: NOW });
}

/** The calendar as another library reads it: its events, with moved occurrences attached to their series. */
function read(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const series = events.filter((event) => !event.isRecurrenceException());
  for (const moved of events.filter((event) => event.isRecurrenceException())) {
    const master = series.find(({ uid }) => uid === moved.uid);
    expect(master, `a moved event without its series: ${moved.uid}`).toBeDefined();
    master?.relateException(moved);
  }
  return series;
}

/** The first occurrences of the only event, as moments and in local time. */
function occurrences(reminder: OpenReminder, timeZone: string, count: number) {
  const [event] = read(textOf([reminder], timeZone));
  if (!event) throw new Error('there is no event');
  const iterator = event.iterator();
  const found: { wall: string; moment: string }[] = [];
  while (found.length < count) {
    const next = iterator.next();
    if (!next) break;
    const { startDate } = event.getOccurrenceDetails(next);
    found.push({ wall: startDate.toString(), moment: new Date(startDate.toUnixTime() * 1000).toISOString() });
  }
  return found;
}

const walls = (...reminder: Parameters<typeof occurrences>) => occurrences(...reminder).map(({ wall }) => wall);

describe('an open reminder', () => {
  test('is half an hour marked as free, with its plant, its text and a link', () => {
    const text = textOf([{ ...once, title: 'Water', description: 'From below,\nuntil the soil; is \\ moist' }], 'UTC');
    const [event] = read(text);
    expect(event?.uid).toBe('series-1@garden.example');
    expect(event?.summary).toBe('Water (Basil)');
    expect(event?.description).toBe('From below,\nuntil the soil; is \\ moist');
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-01-31T08:00:00.000Z');
    expect(event?.duration.toSeconds()).toBe(30 * 60);
    expect(event?.component.getFirstPropertyValue('url')).toBe('https://garden.example/reminders');
    expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-01-01T08:00:00Z');
    expect(event?.isRecurring()).toBe(false);
  });

  test('is at its own moment in every zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), (timeZone) => {
        const [event] = read(textOf([once], timeZone));
        expect(event?.startDate.toString().slice(0, 19)).toBe(wallAt(once.scheduledAt, timeZone));
      }),
    );
  });

  test('cannot add lines of its own to the calendar', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (description, title) => {
        const hostile = `${description}\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\n`;
        const events = read(textOf([{ ...once, title, description: hostile }], 'Europe/Berlin'));
        expect(events).toHaveLength(1);
        expect(events[0]?.description.endsWith('\nEND:VEVENT\nBEGIN:VEVENT\n')).toBe(true);
      }),
    );
  });

  test('that was snoozed is at its new moment', () => {
    const snoozed = { ...once, snoozedUntil: '2026-02-03T08:00:00.000Z' };
    expect(occurrences(snoozed, 'Europe/Berlin', 9)).toEqual([
      { wall: '2026-02-03T09:00:00', moment: '2026-02-03T08:00:00.000Z' },
    ]);
  });

  test('is one of several, and without any the calendar is empty', () => {
    const text = textOf([once, { ...once, seriesId: 'series-2', frequency: 'daily' }], 'Europe/Berlin');
    expect(read(text).map(({ uid }) => uid)).toEqual(['series-1@garden.example', 'series-2@garden.example']);
    expect(read(textOf([], 'Europe/Berlin'))).toEqual([]);
  });
});

describe('a rhythm', () => {
  test.each(ZONES)('keeps its time of day in %s when the clocks change, in both directions', (timeZone) => {
    // From March on: Europe changes on the 29th, New York on the 8th; back on 25 October and 1 November.
    for (const start of ['2026-03-05T08:30:00', '2026-10-20T19:15:00']) {
      const expected = Array.from({ length: 40 }, (_, days) => {
        const wall = Temporal.PlainDateTime.from(start).add({ days });
        return { wall: wall.toString({ smallestUnit: 'second' }), moment: toIso(wall.toZonedDateTime(timeZone)) };
      });
      expect(occurrences(recurring(start, timeZone, 'daily'), timeZone, 40)).toEqual(expected);
    }
  });

  test('that begins on 31 January comes at the end of each month, and on the 31st again', () => {
    const reminder = recurring('2026-01-31T09:00:00', 'Europe/Berlin', 'monthly');
    expect(walls(reminder, 'Europe/Berlin', 5)).toEqual([
      '2026-01-31T09:00:00',
      '2026-02-28T09:00:00',
      '2026-03-31T09:00:00',
      '2026-04-30T09:00:00',
      '2026-05-31T09:00:00',
    ]);
  });

  test('that is due at the end of February returns to the 31st', () => {
    const scheduledAt = momentAt('2026-02-28T09:00:00', 'Europe/Berlin');
    const reminder = { ...recurring('2026-01-31T09:00:00', 'Europe/Berlin', 'monthly'), scheduledAt };
    expect(walls(reminder, 'Europe/Berlin', 3)).toEqual([
      '2026-02-28T09:00:00',
      '2026-03-31T09:00:00',
      '2026-04-30T09:00:00',
    ]);
  });

  test.each([
    { start: '2026-01-30T09:00:00', february: '2026-02-28T09:00:00', march: '2026-03-30T09:00:00' },
    { start: '2027-12-29T09:00:00', february: '2028-02-29T09:00:00', march: '2028-03-29T09:00:00' },
    { start: '2026-12-29T09:00:00', february: '2027-02-28T09:00:00', march: '2027-03-29T09:00:00' },
  ])('that begins on $start is due on $february and on $march', ({ start, february, march }) => {
    const shown = walls(recurring(start, 'Europe/Berlin', 'monthly'), 'Europe/Berlin', 6);
    expect(shown[shown.indexOf(february) + 1]).toBe(march);
  });

  test('is the same after a round trip, in any zone, with any frequency, interval and day', () => {
    const zone = fc.constantFrom(...ZONES);
    const frequency = fc.constantFrom('daily', 'weekly', 'monthly');
    const minutes = fc.integer({ min: 0, max: 3 * 366 * 24 * 60 });
    const steps = fc.integer({ min: 0, max: 30 });
    fc.assert(
      fc.property(
        zone,
        frequency,
        fc.integer({ min: 1, max: 6 }),
        minutes,
        steps,
        (timeZone, often, interval, at, done) => {
          const start = Temporal.PlainDateTime.from('2026-01-01T00:00').add({ minutes: at });
          const unit = { daily: 'days', weekly: 'weeks', monthly: 'months' }[often];
          const expected = Array.from({ length: 8 }, (_, step) =>
            start.add({ [unit]: (done + step) * interval }).toString({ smallestUnit: 'second' }),
          );
          const anchored = recurring(start.toString({ smallestUnit: 'second' }), timeZone, often, interval);
          const open = { ...anchored, scheduledAt: momentAt(expected[0] ?? '', timeZone) };
          expect(walls(open, timeZone, 8)).toEqual(expected);
        },
      ),
    );
  });

  test('with a season comes in its months only, and starts again with each', () => {
    const season = { from: 3, to: 9 };
    const reminder = { ...recurring('2026-08-31T09:00:00', 'Europe/Berlin', 'daily', 20), season };
    expect(walls(reminder, 'Europe/Berlin', 4)).toEqual([
      '2026-08-31T09:00:00',
      '2026-09-20T09:00:00',
      '2027-03-01T09:00:00',
      '2027-03-21T09:00:00',
    ]);
  });

  test('keeps its time after a day on which summer time skipped it', () => {
    const scheduledAt = '2026-03-29T01:30:00.000Z'; // 2:30 in Berlin, shown as 3:30 on this day.
    const reminder = { ...recurring('2026-03-01T02:30:00', 'Europe/Berlin', 'daily'), scheduledAt };
    const text = textOf([reminder], 'Europe/Berlin');
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20260329T023000');
    expect(text).not.toContain('RECURRENCE-ID');
    expect(walls(reminder, 'Europe/Berlin', 3).slice(1)).toEqual(['2026-03-30T02:30:00', '2026-03-31T02:30:00']);
  });

  test('stays when one of its days is snoozed', () => {
    const snoozedUntil = momentAt('2026-05-04T09:00:00', 'Europe/Berlin');
    const reminder = { ...recurring('2026-05-01T09:00:00', 'Europe/Berlin', 'weekly'), snoozedUntil };
    expect(occurrences(reminder, 'Europe/Berlin', 3)).toEqual([
      { wall: '2026-05-04T09:00:00', moment: '2026-05-04T07:00:00.000Z' },
      { wall: '2026-05-08T09:00:00', moment: '2026-05-08T07:00:00.000Z' },
      { wall: '2026-05-15T09:00:00', moment: '2026-05-15T07:00:00.000Z' },
    ]);
  });

  test('of somebody who moved to another zone has the due moment, and continues in that zone', () => {
    const reminder = recurring('2026-05-01T09:00:00', 'Europe/Berlin', 'daily');
    expect(occurrences(reminder, 'America/New_York', 2)).toEqual([
      { wall: '2026-05-01T03:00:00', moment: '2026-05-01T07:00:00.000Z' },
      { wall: '2026-05-02T09:00:00', moment: '2026-05-02T13:00:00.000Z' },
    ]);
  });
});

test('a reminder in a zone that calendar programs do not know is at its moment in UTC', () => {
  for (const reminder of [once, { ...once, frequency: 'monthly' as const }]) {
    const [first] = occurrences(reminder, 'SystemV/EST5', 1);
    expect(first?.moment).toBe(once.scheduledAt);
    expect(textOf([reminder], 'SystemV/EST5')).toContain('TZID:Etc/UTC');
  }
});

test('every zone comes with the definition that its times refer to', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone').concat('Asia/Kolkata', 'Europe/Kyiv', 'US/Eastern')) {
    const calendar = new ICAL.Component(ICAL.parse(textOf([once], timeZone)));
    const named = calendar.getFirstSubcomponent('vevent')?.getFirstProperty('dtstart')?.getParameter('tzid');
    const defined = calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid');
    expect({ timeZone, named }).toEqual({ timeZone, named: defined });
  }
});

function wallAt(moment: string, timeZone: string): string {
  const zoned = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone);
  return zoned.toPlainDateTime().toString({ smallestUnit: 'second' });
}

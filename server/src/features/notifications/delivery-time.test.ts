import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { deliveryTime, isNight } from './delivery-time.ts';

const QUIET = { time_zone: 'Europe/Berlin', quiet_enabled: 1, quiet_from: '21:00', quiet_until: '08:00' } as const;
const AT_ONCE = { canWait: false };
const WAITING = { canWait: true };

/** The moment of a local time. */
function at(wall: string, timeZone = 'Europe/Berlin'): Date {
  return new Date(Temporal.ZonedDateTime.from(`${wall}[${timeZone}]`).epochMilliseconds);
}

/** The local time of a moment. */
function wallOf(moment: Date, timeZone = 'Europe/Berlin'): string {
  const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  return there.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

describe('without quiet hours', () => {
  const receiver = { ...QUIET, quiet_enabled: 0 } as const;

  test('what was scheduled for a time is delivered at that time, at night too', () => {
    const midnight = at('2026-05-01T00:00');
    expect(deliveryTime(receiver, midnight, AT_ONCE)).toEqual(midnight);
  });

  test.each([
    ['2026-05-01T20:59', '2026-05-01T20:59'],
    ['2026-05-01T21:00', '2026-05-02T08:02'],
    ['2026-05-02T07:59', '2026-05-02T08:02'],
    ['2026-05-02T08:00', '2026-05-02T08:02'],
    ['2026-05-02T08:01', '2026-05-02T08:02'],
    ['2026-05-02T08:02', '2026-05-02T08:02'],
  ])('what can wait is delivered in the daytime: of %s at %s', (now, expected) => {
    expect(wallOf(deliveryTime(receiver, at(now), WAITING))).toBe(expected);
  });
});

describe('quiet hours', () => {
  test.each([
    ['2026-05-01T20:59', '2026-05-01T20:59'],
    ['2026-05-01T21:00', '2026-05-02T08:02'],
    ['2026-05-01T23:59', '2026-05-02T08:02'],
    ['2026-05-02T00:00', '2026-05-02T08:02'],
    ['2026-05-02T08:01', '2026-05-02T08:02'],
    ['2026-05-02T08:02', '2026-05-02T08:02'],
  ])('that span midnight hold back what comes at %s until %s', (now, expected) => {
    expect(wallOf(deliveryTime(QUIET, at(now), AT_ONCE))).toBe(expected);
  });

  test.each([
    ['2026-05-01T12:59', '2026-05-01T12:59'],
    ['2026-05-01T13:00', '2026-05-01T15:32'],
    ['2026-05-01T15:30', '2026-05-01T15:32'],
    ['2026-05-01T23:00', '2026-05-01T23:00'],
  ])('at noon hold back what comes at %s until %s', (now, expected) => {
    const siesta = { ...QUIET, quiet_from: '13:00', quiet_until: '15:30' };
    expect(wallOf(deliveryTime(siesta, at(now), AT_ONCE))).toBe(expected);
  });

  test('that end after the night hold back what can wait until their own end', () => {
    const late = { ...QUIET, quiet_from: '22:00', quiet_until: '10:30' };
    expect(wallOf(deliveryTime(late, at('2026-05-01T21:30'), WAITING))).toBe('2026-05-02T10:32');
  });

  test('that begin when the night is over hold back what can wait until their own end', () => {
    const early = { ...QUIET, quiet_from: '08:01', quiet_until: '09:00' };
    expect(wallOf(deliveryTime(early, at('2026-05-01T03:00'), WAITING))).toBe('2026-05-01T09:02');
  });

  test('of somebody who sleeps in the daytime are kept, even if what can wait is then delivered at night', () => {
    const byDay = { ...QUIET, quiet_from: '08:00', quiet_until: '21:00' };
    expect(wallOf(deliveryTime(byDay, at('2026-05-01T12:00'), WAITING))).toBe('2026-05-02T21:02');
    expect(wallOf(deliveryTime(byDay, at('2026-05-01T22:00'), WAITING))).toBe('2026-05-02T21:02');
  });

  test('that leave only one minute of the day deliver in that minute', () => {
    const hermit = { ...QUIET, quiet_from: '08:01', quiet_until: '08:00' };
    expect(wallOf(deliveryTime(hermit, at('2026-05-01T12:00'), AT_ONCE))).toBe('2026-05-02T08:00');
    expect(wallOf(deliveryTime(hermit, at('2026-05-01T08:00'), AT_ONCE))).toBe('2026-05-01T08:00');
  });
});

describe('on a day when the clocks change', () => {
  test.each([
    ['Europe/Berlin', '2026-03-28T22:00', '2026-03-29T08:02', 9],
    ['Europe/Berlin', '2026-10-24T22:00', '2026-10-25T08:02', 11],
    ['America/New_York', '2026-03-07T22:00', '2026-03-08T08:02', 9],
    ['America/New_York', '2026-10-31T22:00', '2026-11-01T08:02', 11],
  ])('in %s quiet hours from %s last until %s, which is %i hours', (time_zone, now, expected, hours) => {
    const moment = at(now, time_zone);
    const delivered = deliveryTime({ ...QUIET, time_zone }, moment, AT_ONCE);
    expect(wallOf(delivered, time_zone)).toBe(expected);
    expect(Math.floor((delivered.getTime() - moment.getTime()) / 3_600_000)).toBe(hours);
  });

  test('quiet hours that end in the skipped hour end after it', () => {
    const receiver = { ...QUIET, quiet_until: '02:30' };
    expect(wallOf(deliveryTime(receiver, at('2026-03-29T01:00'), AT_ONCE))).toBe('2026-03-29T03:32');
  });

  test('quiet hours that end in the repeated hour last until its second time', () => {
    const receiver = { ...QUIET, quiet_until: '02:30' };
    const first = at('2026-10-25T01:00');
    expect(deliveryTime(receiver, first, AT_ONCE)).toEqual(at('2026-10-25T02:32+02:00'));
    const second = at('2026-10-25T02:10+01:00');
    expect(deliveryTime(receiver, second, AT_ONCE)).toEqual(at('2026-10-25T02:32+01:00'));
  });
});

test('at the date line the morning of a skipped day is that of the next day', () => {
  const receiver = { ...QUIET, time_zone: 'Pacific/Apia' };
  const delivered = deliveryTime(receiver, at('2011-12-29T22:00', 'Pacific/Apia'), AT_ONCE);
  expect(wallOf(delivered, 'Pacific/Apia')).toBe('2011-12-31T08:02');
});

test('night is from 21:00 to 8:00 in the time zone of the gardener', () => {
  const moment = new Date('2026-05-01T19:00:00Z');
  expect(isNight(moment, 'Europe/Berlin')).toBe(true);
  expect(isNight(moment, 'UTC')).toBe(false);
  expect(isNight(moment, 'America/New_York')).toBe(false);
  expect(isNight(moment, 'Asia/Kolkata')).toBe(true);
  expect(isNight(moment, 'Pacific/Apia')).toBe(false);
});

test('quiet hours whose end the clocks skip last until the next day', () => {
  const receiver = { time_zone: 'Europe/Berlin', quiet_enabled: 1, quiet_from: '02:01', quiet_until: '02:00' } as const;
  const delivered = deliveryTime(receiver, new Date('2026-03-29T00:59:00Z'), { canWait: false });
  expect(delivered).toEqual(new Date('2026-03-30T00:00:00Z'));
});

describe('at any moment, in any zone', () => {
  const zone = fc.constantFrom(
    'Europe/Berlin',
    'America/New_York',
    'Asia/Kolkata',
    'Pacific/Apia',
    'Australia/Lord_Howe',
  );
  const around = (day: string) =>
    fc.integer({ min: -36 * 60, max: 36 * 60 }).map((minutes) => new Date(Date.parse(day) + minutes * 60_000));
  const now = fc.oneof(
    fc.date({ min: new Date('2011-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    around('2026-03-29T01:00Z'),
    around('2026-10-25T01:00Z'),
    around('2026-03-08T07:00Z'),
    around('2026-11-01T06:00Z'),
    around('2026-04-04T15:00Z'),
    around('2011-12-30T10:00Z'),
  );
  const minuteOfDay = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const timeOf = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const receiver = fc
    .record({ time_zone: zone, quiet_enabled: fc.constantFrom(0, 1), from: minuteOfDay, until: minuteOfDay })
    .filter(({ from, until }) => from !== until)
    .map(({ from, until, ...rest }) => ({ ...rest, quiet_from: timeOf(from), quiet_until: timeOf(until) }));

  const isWithin = (from: string, until: string, time: string) =>
    from < until ? time >= from && time < until : time >= from || time < until;

  test('nothing is delivered before now, within quiet hours, or later than the second morning', () => {
    fc.assert(
      fc.property(receiver, now, fc.boolean(), (receiver, now, canWait) => {
        const delivered = deliveryTime(receiver, now, { canWait });
        expect(delivered.getTime()).toBeGreaterThanOrEqual(now.getTime());
        expect(delivered.getTime() - now.getTime()).toBeLessThan(3 * 24 * 3_600_000);
        const time = wallOf(delivered, receiver.time_zone).slice('2026-05-01T'.length);
        if (receiver.quiet_enabled) expect(isWithin(receiver.quiet_from, receiver.quiet_until, time)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  test('what can wait is never delivered at night, unless there are quiet hours', () => {
    fc.assert(
      fc.property(receiver, now, (receiver, now) => {
        const delivered = deliveryTime({ ...receiver, quiet_enabled: 0 }, now, WAITING);
        expect(isNight(delivered, receiver.time_zone)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

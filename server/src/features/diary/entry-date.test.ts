import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localDay } from '../../local-day.ts';
import { entryDate } from './entry-date.ts';

const NOW = new Date('2026-05-01T08:00:00.000Z');

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const moment = fc.date({ min: new Date('1900-01-02T00:00:00Z'), max: NOW, noInvalidDate: true });

test('a day stays the same day in the time zone of the gardener, in every zone', () => {
  fc.assert(
    fc.property(zone, moment, (timeZone, at) => {
      const day = localDay(at, timeZone);
      expect(localDay(new Date(entryDate(day, NOW, timeZone)), timeZone)).toBe(day);
    }),
  );
});

test('no entry is ever about a moment after now', () => {
  fc.assert(
    fc.property(zone, moment, (timeZone, at) => {
      for (const typed of [undefined, at.toISOString(), localDay(at, timeZone)]) {
        expect(Date.parse(entryDate(typed, NOW, timeZone))).toBeLessThanOrEqual(NOW.getTime());
      }
    }),
  );
});

test('a day that has begun in Berlin but not yet on Samoa is refused only on Samoa', () => {
  expect(entryDate('2026-05-01', NOW, 'Europe/Berlin')).toBe(NOW.toISOString());
  expect(() => entryDate('2026-05-01', NOW, 'Pacific/Pago_Pago')).toThrow('The date cannot be in the future');
});

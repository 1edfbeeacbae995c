import { monthName } from '@plantcare/contract/month-names.ts';
import { expect, it } from 'vitest';
import { longDate, monthAndDay, monthDayAndYear, noonOf, shortName, weekdayName } from './english-dates.ts';

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en', options);

it('writes every day of a leap year as Intl does', () => {
  const weekday = format({ weekday: 'long' });
  const shortWeekday = format({ weekday: 'short' });
  const month = format({ month: 'long' });
  const shortDay = format({ day: 'numeric', month: 'short' });
  const shortDate = format({ day: 'numeric', month: 'short', year: 'numeric' });
  const date = format({ day: 'numeric', month: 'long', year: 'numeric' });
  for (let day = 1; day <= 366; day++) {
    const moment = new Date(2028, 0, day, 12);
    expect(weekdayName(moment)).toBe(weekday.format(moment));
    expect(shortName(weekdayName(moment))).toBe(shortWeekday.format(moment));
    expect(monthName(moment.getMonth() + 1)).toBe(month.format(moment));
    expect(monthAndDay(moment)).toBe(shortDay.format(moment));
    expect(monthDayAndYear(moment)).toBe(shortDate.format(moment));
    expect(longDate(moment)).toBe(date.format(moment));
  }
});

it('reads a calendar day as that day', () => {
  expect(longDate(noonOf('2026-05-01'))).toBe('May 1, 2026');
});

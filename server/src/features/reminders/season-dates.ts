import type { ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import type { Frequency } from '@plantcare/contract/reminders.ts';
import type { Temporal } from 'temporal-polyfill';

/**
 * The first date of the next season after a date outside of it, at the same time of day: the first day of the season; for a
 * weekly rhythm its first day of the same weekday as `began`, for a monthly one the same day of the month.
 */
export function seasonStart(
  season: ReminderSeason,
  outside: Temporal.PlainDateTime,
  frequency: Frequency,
  began: Temporal.PlainDateTime,
): Temporal.PlainDateTime {
  const day = outside.with({ day: 1 }).add({ months: (season.from - outside.month + 12) % 12 });
  if (frequency === 'weekly') return day.add({ days: (began.dayOfWeek - day.dayOfWeek + 7) % 7 });
  return frequency === 'monthly' ? day.with({ day: began.day }) : day;
}

/** The first day after the season that a day lies in. */
export function dayAfterSeason(season: ReminderSeason, day: Temporal.PlainDate): Temporal.PlainDate {
  return day.with({ day: 1 }).add({ months: ((season.to - day.month + 12) % 12) + 1 });
}

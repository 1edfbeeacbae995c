import type { Priority } from '@plantcare/contract/notifications.ts';
import type { ReminderType } from '@plantcare/contract/reminders.ts';
import { Temporal } from 'temporal-polyfill';

/** Days after the due day on which an overdue reminder is notified again; after the last one every week. */
const REPEATED_AFTER_DAYS = [1, 3, 7] as const;
const THEN_EVERY_DAYS = 7;
const DAY_BEGINS = Temporal.PlainTime.from('08:00');
/** The latest time of day at which a notice still leaves time to act. */
const DAY_ENDS = Temporal.PlainTime.from('20:59');

const DUE_FOR: Record<Exclude<ReminderType, 'observation'>, string> = {
  watering: 'water',
  fertilizing: 'fertilizer',
  repotting: 'repotting',
  pruning: 'pruning',
  pest_control: 'pest control',
  other: 'some care',
};

/** Whole days by which a reminder is overdue, in the gardener's time zone. */
export function daysLate(due: string, now: Date, timeZone: string): number {
  const today = dayOf(now.toISOString(), timeZone);
  return Math.max(0, dayOf(due, timeZone).until(today, { largestUnit: 'days' }).days);
}

export function noticeText(type: ReminderType, plantName: string, late: number): string {
  const since = late === 1 ? 'since yesterday' : `for ${late} days`;
  if (type === 'observation') return late === 0 ? `Check on ${plantName}.` : `Check on ${plantName}, due ${since}.`;
  if (late === 0) return `${plantName} is due for ${DUE_FOR[type]}.`;
  return `${plantName} has been due for ${DUE_FOR[type]} ${since}.`;
}

export function noticePriority(late: number): Priority {
  if (late === 0) return 'medium';
  return late < 3 ? 'high' : 'urgent';
}

/**
 * When an overdue reminder is notified next (UTC, ISO): at its own time of day, moved into 8:00 to 21:00.
 */
export function nextRepeat(due: string, now: Date, timeZone: string): string {
  const dueThere = Temporal.Instant.from(due).toZonedDateTimeISO(timeZone);
  const time = within(dueThere.toPlainTime());
  let days: number = REPEATED_AFTER_DAYS[0];
  const late = daysLate(due, now, timeZone);
  if (late > THEN_EVERY_DAYS) days = Math.floor(late / THEN_EVERY_DAYS) * THEN_EVERY_DAYS;
  for (;;) {
    const repeat = dueThere.toPlainDate().add({ days }).toZonedDateTime({ timeZone, plainTime: time });
    if (repeat.epochMilliseconds > now.getTime()) return new Date(repeat.epochMilliseconds).toISOString();
    days = REPEATED_AFTER_DAYS.find((next) => next > days) ?? days + THEN_EVERY_DAYS;
  }
}

function within(time: Temporal.PlainTime): Temporal.PlainTime {
  if (Temporal.PlainTime.compare(time, DAY_BEGINS) < 0) return DAY_BEGINS;
  return Temporal.PlainTime.compare(time, DAY_ENDS) > 0 ? DAY_ENDS : time;
}

function dayOf(moment: string, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDate();
}

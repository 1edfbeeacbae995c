import { dueMoment, isOverdue, type ReminderStatus } from '@plantcare/contract/due.ts';
import type { Frequency, Reminder, Rhythm } from '@plantcare/contract/reminders.ts';
import { clockTime } from '@/lib/time/clock-time.ts';
import { daysAgo } from '@/lib/time/dates.ts';
import { monthAndDay, monthDayAndYear, weekdayName } from '@/lib/time/english-dates.ts';
import { shortMonths } from '@/lib/time/months.ts';
import { restText } from '@/lib/time/rest.ts';
import { daysUntilDue } from './due.ts';

export const STATUS_LABELS: Readonly<Record<ReminderStatus, string>> = {
  overdue: 'Overdue',
  upcoming: 'Upcoming',
  completed: 'Completed',
};

export const FREQUENCY_OPTIONS: readonly { value: Frequency; label: string }[] = [
  { value: 'once', label: 'Once' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
];

type Recurring = Exclude<Frequency, 'once'>;

const UNITS: Readonly<Record<Recurring, string>> = { daily: 'day', weekly: 'week', monthly: 'month' };

/** "days", or "day" for one. */
export function unitText(frequency: Recurring, interval: number): string {
  return interval === 1 ? UNITS[frequency] : `${UNITS[frequency]}s`;
}

/** "Once", "Every day", "Every 2 weeks". */
export function rhythmText({ frequency, interval }: Rhythm): string {
  if (frequency === 'once') return 'Once';
  return `Every ${interval === 1 ? '' : `${interval} `}${unitText(frequency, interval)}`;
}

/** "Every 2 weeks", with a season "Every 2 weeks, Mar–Sep". */
export function recurrenceText({ season, ...rhythm }: Rhythm & Pick<Reminder, 'season'>): string {
  return season === null ? rhythmText(rhythm) : `${rhythmText(rhythm)}, ${shortMonths(season)}`;
}

/** "today", "tomorrow", "Friday", from a week on "May 28", with the year when it is another. */
function dayText(reminder: Reminder, now: Date): string {
  const days = daysUntilDue(reminder, now);
  const moment = new Date(dueMoment(reminder));
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1 && days < 7) return weekdayName(moment);
  return moment.getFullYear() === now.getFullYear() ? monthAndDay(moment) : monthDayAndYear(moment);
}

/** "since 9:00", "since yesterday", "for 2 days". */
function overdueText(reminder: Reminder, now: Date): string {
  const days = -daysUntilDue(reminder, now);
  if (days > 1) return `for ${days} days`;
  return `since ${days === 1 ? 'yesterday' : clockTime(new Date(dueMoment(reminder)))}`;
}

/** What a state is shown with: "Overdue" since 9:00, "Upcoming" Friday at 18:30, "Completed" yesterday. */
export function dueText(reminder: Reminder, now: Date): string {
  if (reminder.completed) return reminder.completedAt === null ? '' : daysAgo(reminder.completedAt, now);
  if (isOverdue(reminder, now)) return overdueText(reminder, now);
  return `${dayText(reminder, now)} at ${clockTime(new Date(dueMoment(reminder)))}`;
}

/** What is left to say under a heading that names the day: "since yesterday", "18:30". */
export function timeOfDay(reminder: Reminder, now: Date): string {
  return isOverdue(reminder, now) ? overdueText(reminder, now) : clockTime(new Date(dueMoment(reminder)));
}

/** The heading of a day in the plan: "Overdue", "Today", "Tomorrow", "Friday, May 28". */
export function dayHeading(reminder: Reminder, now: Date): string {
  if (isOverdue(reminder, now)) return STATUS_LABELS.overdue;
  const days = daysUntilDue(reminder, now);
  const moment = new Date(dueMoment(reminder));
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days < 7) return `${weekdayName(moment)}, ${monthAndDay(moment)}`;
  return moment.getFullYear() === now.getFullYear() ? monthAndDay(moment) : monthDayAndYear(moment);
}

/** "Today", "Tomorrow", "Overdue" or "In 5 days", by the gardener's calendar. */
export function dueLabel(reminder: Reminder, now: Date): string {
  if (isOverdue(reminder, now)) return 'Overdue';
  const days = daysUntilDue(reminder, now);
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `In ${days} days`;
}

/** "Moved to Friday at 9:00", or "Rests until March", for a reminder that was snoozed or went on to its next date. */
export function movedText(reminder: Reminder, now: Date): string {
  const rest = restText(reminder, now);
  if (rest !== null) return rest;
  return `Moved to ${dayText(reminder, now)} at ${clockTime(new Date(dueMoment(reminder)))}`;
}

function lowerFirst(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** "Water every 9 days instead of 7?" */
export function longerRhythmQuestion(now: Rhythm, longer: Rhythm): string {
  const alike = now.frequency === longer.frequency && now.interval > 1;
  return `Water ${lowerFirst(rhythmText(longer))} instead of ${alike ? now.interval : lowerFirst(rhythmText(now))}?`;
}

import type { ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import {
  DEFAULT_FREQUENCY,
  DEFAULT_TYPE,
  type Frequency,
  type NewReminder,
  type Reminder,
  type ReminderChange,
  type ReminderType,
} from '@plantcare/contract/reminders.ts';
import type { z } from 'zod';
import { localDay } from '@/lib/time/dates.ts';
import { hemisphereHere } from '@/lib/time/season-now.ts';

/** What a reminder is made of, as it stands in the fields; the names are the server's. */
export interface ReminderFormValues {
  title: string;
  plant: string;
  /** A day such as `2026-05-01`. */
  scheduledDate: string;
  /** The time on that day, such as `09:00`; empty stands for the usual one. */
  time: string;
  type: ReminderType;
  frequency: Frequency;
  interval: string;
  /** Whether a recurring one comes all year, or only from one month to another. */
  months: 'all' | 'some';
  /** The first of these months, from `1` to `12`. */
  fromMonth: string;
  toMonth: string;
  description: string;
  emailNotification: boolean;
}

export const REMINDER_FIELDS = [
  'title',
  'plant',
  'scheduledDate',
  'type',
  'frequency',
  'interval',
  'description',
  'emailNotification',
] as const;

export type ReminderChanges = z.input<typeof ReminderChange>;
export type ReminderToAdd = z.input<typeof NewReminder>;

const USUAL_TIME = '09:00';
const LAST_TIME = '23:59';

/** The suggested time of a day: nine in the morning, or today the next full hour when it is later than that. */
export function usualTime(day: string, now = new Date()): string {
  if (day !== localDay(now) || now.getHours() < 9) return USUAL_TIME;
  return now.getHours() === 23 ? LAST_TIME : `${String(now.getHours() + 1).padStart(2, '0')}:00`;
}

/** A new reminder, due today unless the gardener says otherwise. */
export function newValues({ plant, title }: Pick<ReminderFormValues, 'plant' | 'title'>): ReminderFormValues {
  const today = localDay(new Date());
  return {
    title,
    plant,
    scheduledDate: today,
    time: usualTime(today),
    type: DEFAULT_TYPE,
    frequency: DEFAULT_FREQUENCY,
    interval: '1',
    ...seasonValues(null),
    description: '',
    emailNotification: true,
  };
}

export function valuesOf(reminder: Reminder): ReminderFormValues {
  const moment = new Date(reminder.scheduledDate);
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return {
    title: reminder.title,
    plant: reminder.plant._id,
    scheduledDate: localDay(moment),
    time: `${hours}:${minutes}`,
    type: reminder.type,
    frequency: reminder.frequency,
    interval: String(reminder.interval),
    ...seasonValues(reminder.season),
    description: reminder.description ?? '',
    emailNotification: reminder.emailNotification,
  };
}

/** The day itself without a time, which the server knows to read; else the moment on the gardener's clock. */
function dueDate({ scheduledDate, time }: ReminderFormValues): string {
  return time === '' ? scheduledDate : new Date(`${scheduledDate}T${time}`).toISOString();
}

/** The months that stand in the fields; those of growth where none were chosen. */
export function seasonValues(
  season: ReminderSeason | null,
): Pick<ReminderFormValues, 'months' | 'fromMonth' | 'toMonth'> {
  const { from, to } = season ?? (hemisphereHere() === 'north' ? { from: 3, to: 9 } : { from: 9, to: 3 });
  return { months: season === null ? 'all' : 'some', fromMonth: String(from), toMonth: String(to) };
}

/** The rhythm's number and its season, for as long as there is a rhythm. */
function rhythmOf(values: ReminderFormValues): Pick<ReminderToAdd, 'interval' | 'season'> {
  const { frequency, interval, months, fromMonth, toMonth } = values;
  if (frequency === 'once') return {};
  const season = months === 'some' ? { from: Number(fromMonth), to: Number(toMonth) } : null;
  return { interval: Number(interval), season };
}

export function reminderToAdd(values: ReminderFormValues): ReminderToAdd {
  const { title, plant, type, frequency, description, emailNotification } = values;
  return {
    title,
    plant,
    type,
    scheduledDate: dueDate(values),
    frequency,
    ...rhythmOf(values),
    description,
    emailNotification,
  };
}

/** The whole form; a date that stays is sent as it was read, so that a snooze stays too. */
export function reminderToSave(
  reminder: Reminder,
  before: ReminderFormValues,
  after: ReminderFormValues,
): ReminderChanges {
  const moved = after.scheduledDate !== before.scheduledDate || after.time !== before.time;
  return { ...reminderToAdd(after), ...(!moved && { scheduledDate: reminder.scheduledDate }) };
}

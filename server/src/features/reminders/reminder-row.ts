import type { NewReminder, Reminder, ReminderChange } from '@plantcare/contract/reminders.ts';
import type { Insertable, Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { CallerUser } from '../../caller.ts';
import { toInt } from '../../db/dialect.ts';
import { omitUndefined } from '../../omit-undefined.ts';
import type { OwnedPlant } from '../plants/plants.service.ts';
import { dueDate } from './due-date.ts';
import { longerRhythm } from './moist-rhythm.ts';
import { wallClock } from './recurrence.ts';
import type { ReminderRow } from './reminders.repository.ts';
import type { ReminderTable } from './reminders.table.ts';

declare const owned: unique symbol;

/** A reminder proved to belong to its `user_id`, with its plant locked; only `lock` of the service makes one. */
export type LockedReminder = ReminderRow & { readonly [owned]: true };

/** A new reminder, except for the plant that it is about. */
export type ReminderWords = Omit<NewReminder, 'plant'>;

/** The row of a new reminder, due at the gardener's wall clock. */
export function newRow(
  { id: user_id, timeZone }: CallerUser,
  plant: OwnedPlant,
  reminder: ReminderWords,
  created_at: string,
): Insertable<ReminderTable> {
  const scheduled_at = dueDate(reminder.scheduledDate, timeZone);
  return {
    id: uuidv7(),
    user_id,
    plant_id: plant.id,
    series_id: uuidv7(),
    previous_id: null,
    title: reminder.title,
    description: reminder.description ?? null,
    type: reminder.type,
    frequency: reminder.frequency,
    interval: reminder.interval,
    rhythm_start: wallClock(scheduled_at, timeZone),
    scheduled_at,
    snoozed_until: null,
    email_notification: toInt(reminder.emailNotification),
    completed_at: null,
    diary_entry_id: null,
    changed_at: null,
    moist_streak: 0,
    moist_answered: 0,
    notice_at: scheduled_at,
    created_at,
  };
}

/** The columns that an input changes; what it repeats of the reminder changes nothing. */
export function changedColumns(
  reminder: LockedReminder,
  change: ReminderChange,
  timeZone: string,
): Updateable<ReminderTable> {
  const { title, type, frequency, interval, emailNotification } = change;
  const scheduled_at = change.scheduledDate === undefined ? undefined : dueDate(change.scheduledDate, timeZone);
  const wished = omitUndefined({
    plant_id: change.plant,
    title,
    description: change.description,
    type,
    frequency,
    interval,
    email_notification: emailNotification === undefined ? undefined : toInt(emailNotification),
    scheduled_at,
  });
  const columns: Updateable<ReminderTable> = Object.fromEntries(
    Object.entries(wished).filter(([name, value]) => reminder[name as keyof typeof wished] !== value), // Its own keys.
  );
  if (columns.scheduled_at !== undefined) {
    columns.snoozed_until = null;
    if (reminder.completed_at === null) columns.notice_at = columns.scheduled_at;
  }
  const hasNewRhythm = columns.frequency !== undefined || columns.interval !== undefined;
  if (columns.scheduled_at !== undefined || hasNewRhythm) {
    columns.rhythm_start = wallClock(columns.scheduled_at ?? reminder.scheduled_at, timeZone);
  }
  if (columns.type !== undefined || hasNewRhythm) columns.moist_streak = 0;
  return columns;
}

/** Whether this is the whole reminder, as some device once read it, sent back to complete it or to open it again. */
export function togglesWhole({ completed_at }: LockedReminder, { _id, completed }: ReminderChange): boolean {
  return _id !== undefined && completed !== undefined && completed !== (completed_at !== null);
}

/** As the contract shows it. */
export function toReminder(row: ReminderRow): Reminder {
  return {
    _id: row.id,
    plant: { _id: row.plant_id, name: row.plant_name },
    title: row.title,
    description: row.description,
    type: row.type,
    scheduledDate: row.scheduled_at,
    snoozedUntil: row.snoozed_until,
    frequency: row.frequency,
    interval: row.interval,
    emailNotification: row.email_notification === 1,
    completed: row.completed_at !== null,
    completedAt: row.completed_at,
    longerRhythm: row.completed_at === null ? longerRhythm(row, row.moist_streak) : null,
    version: row.version,
    createdAt: row.created_at,
  };
}

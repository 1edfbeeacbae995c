import { isWholeYear, type ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import {
  type Adjustment,
  AdjustmentReason,
  type NewReminder,
  type Reminder,
  type ReminderChange,
} from '@plantcare/contract/reminders.ts';
import type { Insertable, Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { CallerUser } from '../../caller.ts';
import { toInt } from '../../db/dialect.ts';
import { omitUndefined } from '../../omit-undefined.ts';
import type { OwnedPlant } from '../plants/plants.service.ts';
import { dueDate } from './due-date.ts';
import { longerRhythm } from './moist-rhythm.ts';
import { dueMoment, type Recurrence, wallClock } from './recurrence.ts';
import type { ReminderRow } from './reminders.repository.ts';
import type { ReminderTable } from './reminders.table.ts';
import { type AfterRest, afterRest } from './rest.ts';

declare const owned: unique symbol;

/** A reminder proved to belong to its `user_id`, with its plant locked; only `lock` in locked-reminders.ts makes one. */
export type LockedReminder = ReminderRow & { readonly [owned]: true };

/** A new reminder, except for the plant that it is about. */
export type ReminderWords = Omit<NewReminder, 'plant'>;

/** The months in which the reminder of a row comes; null: it comes all year. */
export function seasonOf({ season_from, season_to }: SeasonColumns): ReminderSeason | null {
  return season_from === null || season_to === null ? null : { from: season_from, to: season_to };
}

export function recurrenceOf(row: SeasonColumns & Pick<ReminderRow, 'frequency' | 'interval'>): Recurrence {
  return { frequency: row.frequency, interval: row.interval, season: seasonOf(row) };
}

type SeasonColumns = Pick<ReminderRow, 'season_from' | 'season_to'>;

/** What comes once has no season, and one of the whole year is none. */
function seasonColumns({ frequency, season }: Omit<Recurrence, 'interval'>): SeasonColumns {
  if (frequency === 'once' || season === null || isWholeYear(season)) return { season_from: null, season_to: null };
  return { season_from: season.from, season_to: season.to };
}

/** The row of a new reminder, due at the gardener's wall clock. */
export function newRow(
  { id: user_id, timeZone }: CallerUser,
  plant: OwnedPlant,
  reminder: ReminderWords,
  now: Date,
): Insertable<ReminderTable> {
  const { frequency, interval, season = null } = reminder;
  const columns = { frequency, interval, ...seasonColumns({ frequency, season }) };
  const typed = dueDate(reminder.scheduledDate, timeZone);
  const start = wallClock(typed, timeZone);
  const rest = afterRest(start, recurrenceOf(columns), typed, now, timeZone);
  const scheduled_at = rest?.scheduledAt ?? typed;
  return {
    id: uuidv7(),
    user_id,
    plant_id: plant.id,
    series_id: uuidv7(),
    previous_id: null,
    title: reminder.title,
    description: reminder.description ?? null,
    type: reminder.type,
    ...columns,
    rhythm_start: rest?.rhythmStart ?? start,
    scheduled_at,
    snoozed_until: null,
    email_notification: toInt(reminder.emailNotification),
    completed_at: null,
    diary_entry_id: null,
    changed_at: null,
    moist_streak: 0,
    moist_answered: 0,
    notice_at: scheduled_at,
    created_at: now.toISOString(),
  };
}

/** The columns that an input changes; what it repeats of the reminder changes nothing. */
export function changedColumns(
  reminder: LockedReminder,
  change: ReminderChange,
  now: Date,
  timeZone: string,
): Updateable<ReminderTable> {
  const { title, type, frequency, interval, emailNotification } = change;
  const { season = seasonOf(reminder) } = change;
  const scheduled_at = change.scheduledDate === undefined ? undefined : dueDate(change.scheduledDate, timeZone);
  const wished = omitUndefined({
    plant_id: change.plant,
    title,
    description: change.description,
    type,
    frequency,
    interval,
    ...seasonColumns({ frequency: frequency ?? reminder.frequency, season }),
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
  const hasNewSeason = columns.season_from !== undefined || columns.season_to !== undefined;
  if (columns.scheduled_at !== undefined || hasNewRhythm || hasNewSeason) {
    columns.rhythm_start = wallClock(columns.scheduled_at ?? reminder.scheduled_at, timeZone);
  }
  if (columns.type !== undefined || hasNewRhythm) columns.moist_streak = 0;
  // A date or a rhythm that its gardener sets is not moved.
  const isSet = columns.scheduled_at !== undefined || hasNewRhythm || hasNewSeason || columns.type !== undefined;
  if (isSet || columns.plant_id !== undefined) Object.assign(columns, NOT_ADAPTED);
  const changed = { ...reminder, ...columns } as ReminderRow; // The same one, with its new columns.
  return { ...columns, ...columnsAfterRest(changed, now, timeZone) };
}

/** What changes with an open reminder that would be due while it rests. */
function columnsAfterRest(row: ReminderRow, now: Date, timeZone: string): Updateable<ReminderTable> {
  const due = dueMoment(row);
  const rest = row.completed_at === null && afterRest(row.rhythm_start, recurrenceOf(row), due, now, timeZone);
  return rest ? restColumns(rest) : {};
}

/** The columns of a reminder whose date was not moved and is not going to be. */
export const NOT_ADAPTED = { unadjusted_at: null, adjustment: null, adjust_at: null } as const;

/** The columns of a reminder that goes on after its rest. */
export function restColumns({ scheduledAt, rhythmStart }: AfterRest) {
  return {
    scheduled_at: scheduledAt,
    rhythm_start: rhythmStart,
    snoozed_until: null,
    notice_at: scheduledAt,
    ...NOT_ADAPTED,
  };
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
    season: seasonOf(row),
    emailNotification: row.email_notification === 1,
    completed: row.completed_at !== null,
    completedAt: row.completed_at,
    longerRhythm: row.completed_at === null ? longerRhythm(row, row.moist_streak) : null,
    adjustment: adjustmentOf(row),
    version: row.version,
    createdAt: row.created_at,
  };
}

/** By how much and why an open reminder was moved; a snoozed one is due when its gardener said. */
function adjustmentOf(row: ReminderRow): Adjustment | null {
  const { adjustment, unadjusted_at, scheduled_at, completed_at, snoozed_until } = row;
  if (adjustment === null || unadjusted_at === null || completed_at !== null || snoozed_until !== null) return null;
  // The clocks may change between the two dates.
  const days = Math.round((Date.parse(scheduled_at) - Date.parse(unadjusted_at)) / DAY_MS);
  return { days, from: unadjusted_at, reason: AdjustmentReason.parse(JSON.parse(adjustment)) };
}

const DAY_MS = 24 * 3_600_000;

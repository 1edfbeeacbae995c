import type { Updateable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { localDay } from '../../local-day.ts';
import type { Tx } from '../../tables.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { OwnedPlant } from '../plants/plants.service.ts';
import { type AdaptiveUser, adapts, dateAfterWatering } from './adaptive-watering.ts';
import { isInRange } from './due-date.ts';
import { dueMoment, nextOccurrence } from './recurrence.ts';
import { type LockedReminder, NOT_ADAPTED, recurrenceOf, restColumns, seasonOf } from './reminder-row.ts';
import * as repository from './reminders.repository.ts';
import type { ReminderTable } from './reminders.table.ts';
import { afterRest, nextNotice } from './rest.ts';

export type ReminderSeries = ReturnType<typeof createReminderSeries>;

/** How a reminder goes on: the next one of its series when it is completed, and taking that back. */
export function createReminderSeries({ clock, notifications }: { clock: Clock; notifications: NotificationService }) {
  const now = () => clock().toISOString();

  /** The next date of a rhythm, or null where there is none before the years end that a reminder may be due in. */
  function nextDate(reminder: LockedReminder, after: string, timeZone: string): string | null {
    const next = nextOccurrence(reminder.rhythm_start, recurrenceOf(reminder), after, timeZone);
    return next !== null && isInRange(next) ? next : null;
  }

  /** Gives a reminder another due moment, which is notified when it comes, whatever was notified before. */
  async function reschedule(
    tx: Tx,
    reminder: LockedReminder,
    change: Updateable<ReminderTable>,
    due: string,
  ): Promise<void> {
    const columns = { ...change, notice_at: due, changed_at: now() };
    await repository.changeReminder(tx, reminder.user_id, reminder.id, columns);
    await notifications.markReminderRead(tx, reminder.user_id, reminder.id);
  }

  /** Snoozes a reminder; one that would be due while it rests goes to its next season instead. */
  async function postpone(
    tx: Tx,
    user: CallerUser,
    reminder: LockedReminder,
    until: string,
    change: Updateable<ReminderTable> = {},
  ): Promise<void> {
    const rest = afterRest(reminder.rhythm_start, recurrenceOf(reminder), until, clock(), user.timeZone);
    const columns = rest ? restColumns(rest) : { snoozed_until: until };
    await reschedule(tx, reminder, { ...change, ...columns }, rest?.scheduledAt ?? until);
  }

  /** Completes a reminder at a moment and makes the next one of its series. One that is completed already stays as it is. */
  async function complete(
    tx: Tx,
    user: AdaptiveUser,
    { reminder, plant }: { reminder: LockedReminder; plant: OwnedPlant },
    at: Date,
  ): Promise<void> {
    if (reminder.completed_at !== null) return;
    const moment = at.toISOString();
    const { id, user_id } = reminder;
    await repository.changeReminder(tx, user_id, id, { completed_at: moment, notice_at: null, adjust_at: null });
    await notifications.markReminderRead(tx, user_id, id);
    // Done ahead of its time, it is the date after this one that comes next.
    const after = laterOf(moment, dueMoment(reminder));
    const rhythm = { ...recurrenceOf(reminder), rhythmStart: reminder.rhythm_start };
    const adapted = adapts(user, plant, reminder)
      ? dateAfterWatering(rhythm, localDay(at, user.timeZone), user.timeZone)
      : null;
    const next = adapted ?? nextDate(reminder, after, user.timeZone);
    if (next === null) return;
    const { plant_name: _, ...row } = reminder;
    await repository.insertReminder(tx, {
      ...row,
      id: uuidv7(),
      previous_id: id,
      scheduled_at: next,
      snoozed_until: null,
      completed_at: null,
      diary_entry_id: null,
      changed_at: null,
      // Watered without having been found moist first: the run of such answers is over.
      moist_streak: reminder.moist_answered ? reminder.moist_streak : 0,
      moist_answered: 0,
      ...NOT_ADAPTED,
      ...(adapted !== null && { unadjusted_at: adapted, adjust_at: now() }),
      adjustment_refused: 0,
      water_used: null,
      water_day: null,
      notice_at: next,
      version: 1,
      created_at: now(),
    });
  }

  /**
   * Opens a completed reminder again. The next one that its completion made is taken back; where that one was changed or
   * completed since, the series goes on there, and what is opened again comes just this once.
   */
  async function reopen(tx: Tx, user: CallerUser, reminder: LockedReminder, plant: OwnedPlant): Promise<void> {
    if (reminder.completed_at === null) return;
    const open = await repository.findOpenInSeries(tx, plant, reminder.series_id);
    const untouched = open?.previous_id === reminder.id && open.changed_at === null;
    if (open && untouched) await repository.deleteReminders(tx, reminder.user_id, [open.id]);
    const alone = open && !untouched;
    const due = dueMoment(reminder);
    await repository.changeReminder(tx, reminder.user_id, reminder.id, {
      completed_at: null,
      diary_entry_id: null,
      notice_at: due > now() ? due : nextNotice(due, clock(), user.timeZone, seasonOf(reminder)),
      ...(alone && {
        series_id: uuidv7(),
        previous_id: null,
        frequency: 'once',
        interval: 1,
        season_from: null,
        season_to: null,
      }),
    });
  }

  return { nextDate, reschedule, postpone, complete, reopen };
}

/** The later of two moments, both as UTC ISO-8601. */
export function laterOf(one: string, other: string): string {
  return one > other ? one : other;
}

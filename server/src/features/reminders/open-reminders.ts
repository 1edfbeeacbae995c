import type { ReminderType } from '@plantcare/contract/reminders.ts';
import { dateAfterWatering } from './adaptive-watering.ts';
import type { Recurrence } from './recurrence.ts';
import { nextOccurrence } from './recurrence.ts';
import { recurrenceOf } from './reminder-row.ts';
import type { ReminderRow } from './reminders.repository.ts';

/** What a calendar needs of an open reminder. `rhythmStart` is the local time from which its recurrence counts. */
export interface OpenReminder extends Recurrence {
  id: string;
  seriesId: string;
  title: string;
  description: string | null;
  plantName: string;
  scheduledAt: string;
  snoozedUntil: string | null;
  rhythmStart: string;
}

/** What an open reminder asks for. */
export interface OpenTask extends OpenReminder {
  plantId: string;
  type: ReminderType;
  /** Its next date counts from the day on which it is completed, because its plant's waterings adapt. */
  isAdaptive: boolean;
}

export function toOpenReminder(row: ReminderRow): OpenReminder {
  return {
    id: row.id,
    seriesId: row.series_id,
    title: row.title,
    description: row.description,
    plantName: row.plant_name,
    scheduledAt: row.scheduled_at,
    snoozedUntil: row.snoozed_until,
    rhythmStart: row.rhythm_start,
    ...recurrenceOf(row),
  };
}

export function toOpenTask(row: ReminderRow, isAdaptive: boolean): OpenTask {
  return { ...toOpenReminder(row), plantId: row.plant_id, type: row.type, isAdaptive };
}

/**
 * The date of a task after another one, before the weather moves it; null where it does not come again.
 * @param doneOn the day on which it is completed then
 */
export function dateAfter(task: OpenTask, due: string, doneOn: string, timeZone: string): string | null {
  const adapted = task.isAdaptive ? dateAfterWatering(task, doneOn, timeZone) : null;
  return adapted ?? nextOccurrence(task.rhythmStart, task, due, timeZone);
}

import { type Job, stepwise } from '../../jobs/scheduler.ts';
import { createDateAdjuster, type DateAdjusterParts } from './adjust-dates.ts';
import { createReminderTelling, type TellingParts } from './due-reminders.ts';

/** Tells gardeners of what is due. */
export function reminderJob({ everySeconds, ...parts }: TellingParts & { everySeconds: number }): Job {
  return stepwise('reminders', everySeconds, createReminderTelling(parts).notifyBatch);
}

/** Moves waterings with the weather, where gardeners want that. */
export function dateAdjusterJob({ everySeconds, ...parts }: DateAdjusterParts & { everySeconds: number }): Job {
  return stepwise('watering dates', everySeconds, createDateAdjuster(parts).adjustSome);
}

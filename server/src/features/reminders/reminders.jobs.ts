import { type Job, stepwise } from '../../jobs/scheduler.ts';
import { createReminderTelling, type TellingParts } from './due-reminders.ts';

/** Tells gardeners of what is due. */
export function reminderJob({ everySeconds, ...parts }: TellingParts & { everySeconds: number }): Job {
  return stepwise('reminders', everySeconds, createReminderTelling(parts).notifyBatch);
}

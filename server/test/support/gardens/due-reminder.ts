import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Tables } from '../../../src/tables.ts';

/** A reminder that is due now, written beside the servers. */
export async function insertDueReminder(
  db: Kysely<Tables>,
  { userId, plantId, title }: { userId: string; plantId: string; title: string },
): Promise<void> {
  const due = new Date().toISOString();
  await db
    .insertInto('reminders')
    .values({
      ...{ id: uuidv7(), user_id: userId, plant_id: plantId, series_id: uuidv7(), previous_id: null },
      ...{ title, description: null, type: 'watering', frequency: 'once', interval: 1 },
      ...{ rhythm_start: due.slice(0, 19), scheduled_at: due, snoozed_until: null, email_notification: 1 },
      ...{ completed_at: null, changed_at: null, notice_at: due, moist_streak: 0, moist_answered: 0, created_at: due },
    })
    .execute();
}

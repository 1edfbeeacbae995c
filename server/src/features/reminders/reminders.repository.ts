import type { ReminderType } from '@plantcare/contract/reminders.ts';
import type { Cursor } from '@plantcare/contract/text.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../tables.ts';
import type { OwnedPlant } from '../plants/plants.service.ts';
import type { ReminderTable } from './reminders.table.ts';

/** A reminder row with the name of its plant. */
export type ReminderRow = Selectable<ReminderTable> & { plant_name: string };

export function remindersOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom('reminders as reminder')
    .innerJoin('plants as plant', 'plant.id', 'reminder.plant_id')
    .selectAll('reminder')
    .select('plant.name as plant_name')
    .where('reminder.user_id', '=', userId);
}

/** Every open reminder, except those of sample plants and former plants. */
export async function listOpen(db: Db, userId: string) {
  return remindersOf(db, userId)
    .select('plant.adaptive_watering')
    .where('reminder.completed_at', 'is', null)
    .where('plant.sample', '=', 0)
    .where('plant.farewell_day', 'is', null)
    .execute();
}

export async function countOpen(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('reminders')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count); // PostgreSQL gives counts as texts.
}

/** The next reminders in the list, newest first: every open one, and those that were `completed` last; not of former plants. */
export async function listReminders(
  db: Db,
  userId: string,
  { after, limit, completed }: { after: Cursor; limit: number; completed: number },
): Promise<ReminderRow[]> {
  const completedLast = db
    .selectFrom('reminders')
    .select('id')
    .where('user_id', '=', userId)
    .where('completed_at', 'is not', null)
    .orderBy('completed_at', 'desc')
    .limit(completed);
  return remindersOf(db, userId)
    .where('plant.farewell_day', 'is', null)
    .where(({ eb, or }) => or([eb('reminder.completed_at', 'is', null), eb('reminder.id', 'in', completedLast)]))
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('reminder.created_at', 'reminder.id'), '<', tuple(after.moment, after.id)),
    )
    .orderBy('reminder.created_at', 'desc')
    .orderBy('reminder.id', 'desc')
    .limit(limit)
    .execute();
}

export async function findReminder(db: Db | Tx, userId: string, id: string): Promise<ReminderRow | undefined> {
  return remindersOf(db, userId).where('reminder.id', '=', id).executeTakeFirst();
}

/** @returns the plant id of each of these reminders that exists. */
export async function findPlantIds(tx: Tx, userId: string, ids: string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('reminders')
    .select(['id', 'plant_id'])
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map(({ id, plant_id }) => [id, plant_id]));
}

/** The open reminders about an activity that are due before a moment, for some plants. */
export async function findDue(
  tx: Tx,
  userId: string,
  { plantIds, type, before }: { plantIds: string[]; type: ReminderType; before: string },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('reminders')
    .select('id')
    .where('user_id', '=', userId)
    .where('plant_id', 'in', plantIds)
    .where('type', '=', type)
    .where('completed_at', 'is', null)
    .where(({ eb, fn }) => eb(fn.coalesce('snoozed_until', 'scheduled_at'), '<', before))
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these diary entries were written by the completion of a reminder that is still completed. */
export async function findEntriesInUse(tx: Tx, userId: string, entryIds: string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('reminders')
    .select('diary_entry_id')
    .where('user_id', '=', userId)
    .where('diary_entry_id', 'in', entryIds)
    .execute();
  return new Set(rows.flatMap(({ diary_entry_id }) => diary_entry_id ?? []));
}

export async function findOpenInSeries(
  tx: Tx,
  plant: OwnedPlant,
  seriesId: string,
): Promise<Selectable<ReminderTable> | undefined> {
  return tx
    .selectFrom('reminders')
    .selectAll()
    .where('series_id', '=', seriesId)
    .where('completed_at', 'is', null)
    .where('user_id', '=', plant.user_id)
    .executeTakeFirst();
}

export async function insertReminder(tx: Tx, reminder: Insertable<ReminderTable>): Promise<void> {
  await tx.insertInto('reminders').values(reminder).execute();
}

export async function changeReminder(
  tx: Tx,
  userId: string,
  id: string,
  change: Updateable<ReminderTable>,
): Promise<void> {
  await tx
    .updateTable('reminders')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteReminders(tx: Tx, userId: string, ids: string[]): Promise<void> {
  await tx.deleteFrom('reminders').where('id', 'in', ids).where('user_id', '=', userId).execute();
}

export async function deleteOpen(tx: Tx, plant: OwnedPlant, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('reminders')
    .where('id', 'in', ids)
    .where('plant_id', '=', plant.id)
    .where('user_id', '=', plant.user_id)
    .where('completed_at', 'is', null)
    .execute();
}

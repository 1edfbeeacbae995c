import type { ReminderType } from '@plantcare/contract/reminders.ts';
import type { Cursor } from '@plantcare/contract/text.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Bit } from '../../db/dialect.ts';
import type { KnownPlant } from '../../horticulture/circumstances.ts';
import type { Db, Tx } from '../../tables.ts';
import type { OwnedPlant } from '../plants/plants.service.ts';
import type { ReminderTable } from './reminders.table.ts';

/** A reminder row with the name of its plant. */
export type ReminderRow = Selectable<ReminderTable> & { plant_name: string };

function remindersOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom('reminders as reminder')
    .innerJoin('plants as plant', 'plant.id', 'reminder.plant_id')
    .selectAll('reminder')
    .select('plant.name as plant_name')
    .where('reminder.user_id', '=', userId);
}

/** Every open reminder, except those of sample plants. */
export async function listOpen(db: Db, userId: string): Promise<ReminderRow[]> {
  return remindersOf(db, userId).where('reminder.completed_at', 'is', null).where('plant.sample', '=', 0).execute();
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

/** The next reminders in the list, newest first: every open one, and those that were `completed` last. */
export async function listReminders(
  db: Db,
  userId: string,
  { after, limit, completed }: { after: Cursor | undefined; limit: number; completed: number },
): Promise<ReminderRow[]> {
  const completedLast = db
    .selectFrom('reminders')
    .select('id')
    .where('user_id', '=', userId)
    .where('completed_at', 'is not', null)
    .orderBy('completed_at', 'desc')
    .limit(completed);
  let reminders = remindersOf(db, userId)
    .where(({ eb, or }) => or([eb('reminder.completed_at', 'is', null), eb('reminder.id', 'in', completedLast)]))
    .orderBy('reminder.created_at', 'desc')
    .orderBy('reminder.id', 'desc')
    .limit(limit);
  if (after)
    reminders = reminders.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('reminder.created_at', 'reminder.id'), '<', tuple(after.moment, after.id)),
    );
  return reminders.execute();
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

/** The owners of a page of the reminders that are due for a notice, longest waiting first. */
export async function ownersToNotify(db: Db, now: string, page: { skip: number; limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom((due) =>
      due
        .selectFrom('reminders')
        .select('user_id')
        .where('notice_at', '<=', now)
        .orderBy('notice_at')
        .orderBy('user_id')
        .limit(page.limit)
        .offset(page.skip)
        .as('due'),
    )
    .select('user_id')
    .distinct()
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** A reminder whose notice is due; about a sample plant nobody is notified. */
export type ReminderToNotify = ReminderRow & { is_sample: Bit };

/** The reminders of these gardeners that are due for a notice. The caller has locked their accounts. */
export async function listToNotify(tx: Tx, userIds: string[], now: string, limit: number): Promise<ReminderToNotify[]> {
  // Plants are locked before reminders and always in the same order, so that no two transactions wait for each other.
  await tx
    .selectFrom('plants')
    .select('id')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('reminders').select('plant_id').where('user_id', 'in', userIds).where('notice_at', '<=', now),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return tx
    .selectFrom('reminders as reminder')
    .innerJoin('plants as plant', 'plant.id', 'reminder.plant_id')
    .selectAll('reminder')
    .select(['plant.name as plant_name', 'plant.sample as is_sample'])
    .where('reminder.user_id', 'in', userIds)
    .where('reminder.notice_at', '<=', now)
    .orderBy('reminder.user_id')
    .orderBy('reminder.notice_at')
    .limit(limit)
    .forNoKeyUpdate('reminder')
    .execute();
}

/** Moves the due notices of one gardener to a later time. */
export async function postponeNotices(db: Db, userId: string, now: string, noticeAt: string): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ notice_at: noticeAt })
    .where('user_id', '=', userId)
    .where('notice_at', '<=', now)
    .execute();
}

/** Sets the next notice of reminders; those that were due together usually get the same time again. */
export async function setNextNotice(tx: Tx, ids: string[], noticeAt: string): Promise<void> {
  await tx.updateTable('reminders').set({ notice_at: noticeAt }).where('id', 'in', ids).execute();
}

/** How many dates are computed in one transaction. */
const ADJUSTED_AT_ONCE = 50;
/** Earlier waterings say nothing of how long the water lasts now. */
const WATERINGS_READ = 40;

/** The columns of a plant that its use of water follows from. */
const PLANT_COLUMNS = [
  'plant.species',
  'plant.pot_size',
  'plant.sunlight',
  'plant.health',
  'plant.size',
  'plant.last_repot',
  'plant.diary_repot',
  'plant.adaptive_watering',
] as const;

/** An open reminder whose date is to be computed, with its plant. */
export type ReminderToAdjust = Awaited<ReturnType<typeof listToAdjust>>[number];

/** The open reminders of these plants, or of all, whose date is to be computed. */
export async function listToAdjust(tx: Db | Tx, userId: string, plantIds: readonly string[] | null, now: string) {
  let reminders = remindersOf(tx, userId)
    .leftJoin('places as place', 'place.id', 'plant.place_id')
    .select(PLANT_COLUMNS)
    .select(['place.name as location', 'place.site'])
    .where('reminder.completed_at', 'is', null)
    .where('reminder.adjust_at', '<=', now);
  if (plantIds) reminders = reminders.where('reminder.plant_id', 'in', plantIds);
  return reminders.orderBy('reminder.adjust_at').orderBy('reminder.id').limit(ADJUSTED_AT_ONCE).execute();
}

export function plantOf(row: ReminderToAdjust): KnownPlant & Pick<ReminderToAdjust, 'site'> {
  return {
    name: row.plant_name,
    species: row.species,
    location: row.location,
    site: row.site,
    potSize: row.pot_size,
    sunlight: row.sunlight,
    health: row.health,
    size: row.size,
    ageWeeks: null,
    lastRepot: row.last_repot,
    lastPrune: null,
    notes: null,
  };
}

/** Stores a computed date. Only one that differs is a new version, because forms show it. */
export async function adjustReminder(
  tx: Tx,
  { id, user_id, scheduled_at }: ReminderToAdjust,
  change: Updateable<ReminderTable>,
): Promise<void> {
  const isMoved = change.scheduled_at !== undefined && change.scheduled_at !== scheduled_at;
  if (isMoved) return changeReminder(tx, user_id, id, { ...change, notice_at: change.scheduled_at ?? null });
  await tx.updateTable('reminders').set(change).where('id', '=', id).where('user_id', '=', user_id).execute();
}

type PlantOfReminder = Pick<ReminderRow, 'plant_id' | 'user_id'>;

/** When the diary of a plant says that it was watered, the latest first. */
export async function wateringMoments(tx: Tx, { plant_id, user_id }: PlantOfReminder): Promise<string[]> {
  const rows = await tx
    .selectFrom('diary_entries')
    .select('date')
    .where('user_id', '=', user_id)
    .where('plant_id', '=', plant_id)
    .where('activity', '=', 'watering')
    .orderBy('date', 'desc')
    .limit(WATERINGS_READ)
    .execute();
  return rows.map(({ date }) => date);
}

/** The watering reminders of a plant that were completed last. */
export async function completedWaterings(tx: Tx, { plant_id, user_id }: PlantOfReminder) {
  return tx
    .selectFrom('reminders')
    .select(['scheduled_at', 'completed_at', 'moist_answered', 'adjustment_refused', 'water_day', 'water_used'])
    .where('user_id', '=', user_id)
    .where('plant_id', '=', plant_id)
    .where('type', '=', 'watering')
    .where('completed_at', 'is not', null)
    .orderBy('completed_at', 'desc')
    .limit(WATERINGS_READ)
    .$narrowType<{ completed_at: string }>()
    .execute();
}

/** Has the dates of a gardener's recurring waterings computed, of all plants or of some. */
export async function adjustSoon(
  tx: Tx,
  userId: string,
  plantIds: readonly string[] | null,
  now: string,
): Promise<void> {
  let reminders = tx
    .updateTable('reminders')
    .set({ adjust_at: now })
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .where('type', '=', 'watering')
    .where('frequency', '!=', 'once');
  if (plantIds !== null) reminders = reminders.where('plant_id', 'in', plantIds);
  await reminders.execute();
}

/** Whether the watering dates of a gardener's plants adapt, where a plant has no choice of its own. */
export async function adaptsWatering(db: Db | Tx, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('adaptive_watering').where('id', '=', userId).executeTakeFirst();
  return user?.adaptive_watering === 1;
}

export async function setAdaptiveWatering(tx: Tx, userId: string, on: Bit): Promise<void> {
  await tx.updateTable('users').set({ adaptive_watering: on }).where('id', '=', userId).execute();
}

/** The gardeners of a page of the dates that are to be computed, longest waiting first, with where their plants stand. */
export async function gardenersToAdjust(db: Db, now: string, limit: number) {
  return db
    .selectFrom('reminders as reminder')
    .innerJoin('plants as plant', 'plant.id', 'reminder.plant_id')
    .innerJoin('users as user', 'user.id', 'reminder.user_id')
    .leftJoin('places as place', 'place.id', 'plant.place_id')
    .select([
      'reminder.user_id as id',
      'reminder.plant_id',
      'place.name as location',
      'place.site',
      'user.time_zone',
      'user.adaptive_watering',
    ])
    .where('reminder.adjust_at', '<=', now)
    .orderBy('reminder.adjust_at')
    .orderBy('reminder.id')
    .limit(limit)
    .execute();
}

/** Computes the dates of one gardener later. */
export async function adjustLater(db: Db, userId: string, now: string, later: string): Promise<void> {
  await db
    .updateTable('reminders')
    .set({ adjust_at: later })
    .where('user_id', '=', userId)
    .where('adjust_at', '<=', now)
    .execute();
}

import type { Updateable } from 'kysely';
import type { Bit } from '../../db/dialect.ts';
import type { KnownPlant } from '../../horticulture/circumstances.ts';
import type { Db, Tx } from '../../tables.ts';
import type { OwnedPlant } from '../plants/plants.service.ts';
import { changeReminder, type ReminderRow, remindersOf } from './reminders.repository.ts';
import type { ReminderTable } from './reminders.table.ts';

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

/** The open reminders of these plants, or of all that are there, whose date is to be computed. */
export async function listToAdjust(tx: Db | Tx, userId: string, plantIds: readonly string[] | null, now: string) {
  let reminders = remindersOf(tx, userId)
    .leftJoin('places as place', 'place.id', 'plant.place_id')
    .select(PLANT_COLUMNS)
    .select(['place.name as location', 'place.site', 'place.light', 'place.window'])
    .where('plant.farewell_day', 'is', null)
    .where('reminder.completed_at', 'is', null)
    .where('reminder.adjust_at', '<=', now);
  if (plantIds) reminders = reminders.where('reminder.plant_id', 'in', plantIds);
  return reminders.orderBy('reminder.adjust_at').orderBy('reminder.id').limit(ADJUSTED_AT_ONCE).execute();
}

export function plantOf(row: ReminderToAdjust): KnownPlant {
  return {
    name: row.plant_name,
    species: row.species,
    location: row.location,
    place: { site: row.site, light: row.light, window: row.window },
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

/** Leaves the dates of a former plant as they are. */
export async function stopAdjusting(tx: Tx, { id, user_id }: OwnedPlant): Promise<void> {
  await tx
    .updateTable('reminders')
    .set({ adjust_at: null })
    .where('user_id', '=', user_id)
    .where('plant_id', '=', id)
    .where('adjust_at', 'is not', null)
    .execute();
}

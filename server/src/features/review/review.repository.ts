import type { Health } from '@plantcare/contract/plants.ts';
import type { Db, Tx } from '../../tables.ts';

export async function gardenersToReview(db: Db, now: string, page: { skip: number; limit: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('review_at', '<=', now)
    .orderBy('review_at')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.skip)
    .execute();
  return rows.map(({ id }) => id);
}

export async function reviewAgainAt(tx: Db | Tx, userId: string, moment: string): Promise<void> {
  await tx.updateTable('users').set({ review_at: moment }).where('id', '=', userId).execute();
}

export interface AilingPlant {
  id: string;
  name: string;
  health: Exclude<Health, 'healthy'>;
  /** The later of its last change of health and its last diary entry. */
  quietSince: string;
}

/** Plants, except samples and former ones, that are not healthy and have had no diary entry since a moment. */
export async function ailingPlants(tx: Tx, userId: string, since: string): Promise<AilingPlant[]> {
  const rows = await tx
    .selectFrom('plants as plant')
    .select(['plant.id', 'plant.name', 'plant.health'])
    .select(({ fn, selectFrom }) => [
      fn.coalesce('plant.health_since', 'plant.created_at').as('marked_at'),
      selectFrom('diary_entries as entry')
        .select(({ fn }) => fn.max('entry.date').as('date'))
        .whereRef('entry.plant_id', '=', 'plant.id')
        .where('entry.user_id', '=', userId)
        .as('last_entry'),
    ])
    .where('plant.user_id', '=', userId)
    .where('plant.sample', '=', 0)
    .where('plant.farewell_day', 'is', null)
    .where('plant.health', 'in', ['needs_attention', 'sick'])
    .$narrowType<{ health: AilingPlant['health'] }>()
    .execute();
  return rows
    .map(({ marked_at, last_entry, ...plant }) => ({
      ...plant,
      quietSince: last_entry !== null && last_entry > marked_at ? last_entry : marked_at,
    }))
    .filter(({ quietSince }) => quietSince <= since);
}

export interface Watering {
  plantId: string;
  plantName: string;
  date: string;
}

/** The waterings of plants, except samples and former ones, in the diary since a moment, oldest first. */
export async function wateringsSince(tx: Tx, userId: string, since: string): Promise<Watering[]> {
  return tx
    .selectFrom('diary_entries as entry')
    .innerJoin('plants as plant', 'plant.id', 'entry.plant_id')
    .select(['plant.id as plantId', 'plant.name as plantName', 'entry.date'])
    .where('entry.user_id', '=', userId)
    .where('plant.sample', '=', 0)
    .where('plant.farewell_day', 'is', null)
    .where('entry.activity', '=', 'watering')
    .where('entry.date', '>=', since)
    .orderBy('entry.date')
    .execute();
}

import type { Insertable, Selectable } from 'kysely';
import type { CallerUser } from '../../caller.ts';
import type { Db, Tx } from '../../tables.ts';
import type { SitterLinkTable } from './sitter.table.ts';

type LinkRow = Selectable<SitterLinkTable>;

export async function listLinks(db: Db | Tx, userId: string) {
  const rows = await db
    .selectFrom('sitter_links as link')
    .leftJoin('sitter_ticks as tick', 'tick.link_id', 'link.id')
    .selectAll('link')
    .select(({ fn }) => fn.count<string | number>('tick.reminder_id').as('completed'))
    .where('link.user_id', '=', userId)
    .groupBy('link.id')
    .orderBy('link.last_day', 'desc')
    .orderBy('link.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, completed: Number(row.completed) })); // PostgreSQL gives counts as texts.
}

export async function insertLink(tx: Tx, row: Insertable<SitterLinkTable>): Promise<void> {
  await tx.insertInto('sitter_links').values(row).execute();
}

/** @returns whether there was one. */
export async function deleteLink(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('sitter_links')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return deleted.length > 0;
}

/** The link with this secret, and whose it is. */
export async function findLink(db: Db, tokenHash: string): Promise<{ link: LinkRow; owner: CallerUser } | undefined> {
  const row = await db
    .selectFrom('sitter_links as link')
    .innerJoin('users as owner', 'owner.id', 'link.user_id')
    .selectAll('link')
    .select(['owner.email', 'owner.time_zone'])
    .where('link.token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, time_zone, ...link } = row;
  return { link, owner: { id: link.user_id, email, timeZone: time_zone } };
}

/** Locks the link until the transaction ends. @returns whether it is still there. */
export async function touchLink(tx: Tx, { id, user_id, name }: LinkRow): Promise<boolean> {
  const kept = await tx
    .updateTable('sitter_links')
    .set({ name })
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return kept.length > 0;
}

export async function insertTick(tx: Tx, { id, user_id }: LinkRow, reminderId: string, now: string): Promise<void> {
  await tx
    .insertInto('sitter_ticks')
    .values({ link_id: id, reminder_id: reminderId, user_id, created_at: now })
    .onConflict((conflict) => conflict.columns(['link_id', 'reminder_id']).doNothing())
    .execute();
}

/** @returns whether there was one. */
export async function deleteTick(tx: Tx, { id, user_id }: LinkRow, reminderId: string): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('sitter_ticks')
    .where('user_id', '=', user_id)
    .where('link_id', '=', id)
    .where('reminder_id', '=', reminderId)
    .returning('reminder_id')
    .execute();
  return deleted.length > 0;
}

/** The reminders that were completed through a link and still are, with the day on which they were. */
export async function listTicks(db: Db, { id, user_id }: LinkRow) {
  return db
    .selectFrom('sitter_ticks as tick')
    .innerJoin('reminders as reminder', 'reminder.id', 'tick.reminder_id')
    .select(['reminder.id', 'reminder.plant_id', 'reminder.type', 'reminder.title', 'reminder.description'])
    .select('tick.created_at')
    .where('tick.user_id', '=', user_id)
    .where('tick.link_id', '=', id)
    .where('reminder.completed_at', 'is not', null)
    .execute();
}

/** What a sitter may know of a gardener's plants that are there, by their ids. */
export async function listPlants(db: Db, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('plants as plant')
    .leftJoin('photos as photo', 'photo.id', 'plant.photo_id')
    .leftJoin('places as place', 'place.id', 'plant.place_id')
    .select(['plant.id', 'plant.name', 'plant.species', 'plant.pot_size'])
    .select(['place.name as location', 'photo.name as photo_name'])
    .where('plant.user_id', '=', userId)
    .where('plant.id', 'in', ids)
    .where('plant.farewell_day', 'is', null)
    .execute();
}

/** Of all owners. */
export async function deleteLinksBefore(db: Db, lastDay: string): Promise<void> {
  await db.deleteFrom('sitter_links').where('last_day', '<', lastDay).execute();
}

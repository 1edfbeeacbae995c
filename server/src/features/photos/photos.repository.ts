import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../tables.ts';
import type { PhotoTable } from './photos.table.ts';

export interface WaitingPhoto {
  id: string;
  name: string;
}

export async function insertPhoto(db: Db | Tx, photo: Insertable<PhotoTable>): Promise<void> {
  await db.insertInto('photos').values(photo).execute();
}

/** What the photos of an account take, those included that are being written. */
export async function bytesOf(db: Db | Tx, userId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('photos')
    .select(({ fn }) => fn.sum('bytes').as('bytes'))
    .where('user_id', '=', userId)
    .where('status', '!=', 'discarded')
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0); // PostgreSQL gives sums as texts.
}

/** Whether anybody has a photo. */
export async function someAreKept(db: Db): Promise<boolean> {
  const photo = await db.selectFrom('photos').select('id').where('status', '=', 'kept').limit(1).executeTakeFirst();
  return photo !== undefined;
}

/** @returns whether the photo was still pending. */
export async function markKept(tx: Tx, userId: string, id: string): Promise<boolean> {
  const kept = await tx
    .updateTable('photos')
    .set({ status: 'kept' })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  return kept.length > 0;
}

/** Locks photos until the transaction ends, always in the same order, so that transactions do not deadlock. */
export async function lockPhotos(tx: Tx, userId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .selectFrom('photos')
    .select('id')
    .where('id', 'in', ids)
    .where('user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Keeps the photos of an import. @returns how many they are. */
export async function markImportKept(tx: Tx, userId: string, importId: string): Promise<number> {
  const kept = await tx
    .updateTable('photos')
    .set({ status: 'kept' })
    .where('user_id', '=', userId)
    .where('import_id', '=', importId)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  return kept.length;
}

/** Discards what an import has stored until now. Its owner may have deleted the account. */
export async function discardImport(db: Db, importId: string): Promise<void> {
  await db
    .updateTable('photos')
    .set({ status: 'discarded' })
    .where('import_id', '=', importId)
    .where('status', '=', 'pending')
    .execute();
}

export async function markDiscarded(tx: Db | Tx, userId: string, id: string): Promise<void> {
  await tx
    .updateTable('photos')
    .set({ status: 'discarded' })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

export async function markAllDiscarded(tx: Tx, userId: string): Promise<void> {
  // A pending photo is still being written: its row stays, so that its files are found, until it counts as abandoned.
  await tx
    .updateTable('photos')
    .set({ status: 'discarded' })
    .where('user_id', '=', userId)
    .where('status', '=', 'kept')
    .execute();
}

/** Discards abandoned pending photos of all owners; those of imports wait for their import. An upload that is still running then fails. */
export async function discardAbandoned(db: Db, before: string): Promise<void> {
  await db
    .updateTable('photos')
    .set({ status: 'discarded' })
    .where('status', '=', 'pending')
    .where('import_id', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

/** Discarded photos of all owners, whose files are to be deleted. Those in `except` are skipped. */
export async function discardedPhotos(db: Db, except: string[], limit: number): Promise<WaitingPhoto[]> {
  let photos = db.selectFrom('photos').select(['id', 'name']).where('status', '=', 'discarded').orderBy('id');
  if (except.length > 0) photos = photos.where('id', 'not in', except);
  return photos.limit(limit).execute();
}

export async function deleteDiscardedRows(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('photos').where('id', 'in', ids).where('status', '=', 'discarded').execute();
}

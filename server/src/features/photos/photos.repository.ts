import type { Db, Tx } from '../../tables.ts';
import type { PhotoTable } from './photos.table.ts';

export interface WaitingPhoto {
  id: string;
  name: string;
}

export async function insertPhoto(db: Db, photo: PhotoTable): Promise<void> {
  await db.insertInto('photos').values(photo).execute();
}

export async function markKept(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.updateTable('photos').set({ status: 'kept' }).where('id', '=', id).where('user_id', '=', userId).execute();
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
  await tx.updateTable('photos').set({ status: 'discarded' }).where('user_id', '=', userId).execute();
}

/** Photos whose files must go, of whatever owner: discarded ones, and pending ones from before `abandonedBefore`. */
export async function photosToRemove(db: Db, abandonedBefore: string, limit: number): Promise<WaitingPhoto[]> {
  return db
    .selectFrom('photos')
    .select(['id', 'name'])
    .where((where) =>
      where.or([
        where('status', '=', 'discarded'),
        where.and([where('status', '=', 'pending'), where('created_at', '<', abandonedBefore)]),
      ]),
    )
    .limit(limit)
    .execute();
}

export async function deletePhotoRows(db: Db, ids: string[]): Promise<void> {
  await db.deleteFrom('photos').where('id', 'in', ids).where('status', '!=', 'kept').execute();
}

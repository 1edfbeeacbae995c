import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../tables.ts';
import type { OwnedPlant } from '../plants/plants.service.ts';
import type { RecoveryCheckUpTable, RecoveryTable } from './recovery.table.ts';

export type RecoveryRow = Selectable<RecoveryTable> & { plant_name: string };
export type CheckUpRow = Selectable<RecoveryCheckUpTable> & { photo_name: string | null };

function recoveriesOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom('recoveries as recovery')
    .innerJoin('plants as plant', 'plant.id', 'recovery.plant_id')
    .selectAll('recovery')
    .select('plant.name as plant_name')
    .where('recovery.user_id', '=', userId);
}

export async function listOf(db: Db, plant: OwnedPlant): Promise<RecoveryRow[]> {
  return recoveriesOf(db, plant.user_id)
    .where('recovery.plant_id', '=', plant.id)
    .orderBy('recovery.id', 'desc')
    .execute();
}

export async function find(db: Db | Tx, userId: string, id: string): Promise<RecoveryRow | undefined> {
  return recoveriesOf(db, userId).where('recovery.id', '=', id).executeTakeFirst();
}

export async function checkUpsOf(db: Db | Tx, userId: string, recoveryIds: string[]): Promise<CheckUpRow[]> {
  if (recoveryIds.length === 0) return [];
  return db
    .selectFrom('recovery_looks as look')
    .leftJoin('diary_entries as entry', 'entry.id', 'look.entry_id')
    .leftJoin('photos as photo', 'photo.id', 'entry.photo_id')
    .selectAll('look')
    .select('photo.name as photo_name')
    .where('look.recovery_id', 'in', recoveryIds)
    .where('look.user_id', '=', userId)
    .orderBy('look.id')
    .execute();
}

/** The open recovery of a plant that follows a diagnosis. */
export async function findOpen(tx: Tx, plant: OwnedPlant, answerId: string): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('recoveries')
    .select('id')
    .where('plant_id', '=', plant.id)
    .where('user_id', '=', plant.user_id)
    .where('answer_id', '=', answerId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

export async function insert(tx: Tx, recovery: Insertable<RecoveryTable>): Promise<void> {
  await tx.insertInto('recoveries').values(recovery).execute();
}

export async function insertCheckUp(tx: Tx, checkUp: Insertable<RecoveryCheckUpTable>): Promise<void> {
  await tx.insertInto('recovery_looks').values(checkUp).execute();
}

export async function close(tx: Tx, userId: string, id: string, closed: Pick<RecoveryTable, 'closed_at' | 'outcome'>) {
  await tx.updateTable('recoveries').set(closed).where('id', '=', id).where('user_id', '=', userId).execute();
}

export async function hasOpen(tx: Tx, plant: OwnedPlant): Promise<boolean> {
  const open = await tx
    .selectFrom('recoveries')
    .select('id')
    .where('plant_id', '=', plant.id)
    .where('user_id', '=', plant.user_id)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

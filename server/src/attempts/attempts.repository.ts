import type { Selectable } from 'kysely';
import type { Db, Tx } from '../tables.ts';
import type { AttemptTable } from './attempts.table.ts';

export type AttemptRow = Selectable<AttemptTable>;

/** Counts one more in a single statement, so that concurrent attempts are all counted. */
export async function countOne(db: Db, first: AttemptTable): Promise<AttemptRow> {
  return db
    .insertInto('attempts')
    .values(first)
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet(({ eb, ref }) => {
        const isOver = eb('attempts.ends_at', '<=', first.last_at);
        return {
          count: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('attempts.count', '+', 1))
            .end(),
          ends_at: eb.case().when(isOver).then(first.ends_at).else(ref('attempts.ends_at')).end(),
          last_at: first.last_at,
        };
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The row of a key, made if there is none, locked until the transaction ends. */
export async function findForUpdate(tx: Tx, empty: AttemptTable): Promise<AttemptRow> {
  await tx
    .insertInto('attempts')
    .values(empty)
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .execute();
  return tx
    .selectFrom('attempts')
    .selectAll()
    .where('key_hash', '=', empty.key_hash)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function change(tx: Tx, { key_hash, ...row }: AttemptTable): Promise<void> {
  await tx.updateTable('attempts').set(row).where('key_hash', '=', key_hash).execute();
}

export async function takeBack(db: Db, keyHash: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key_hash', '=', keyHash)
    .where('count', '>', 0)
    .execute();
}

export async function remove(db: Db, keyHash: string): Promise<void> {
  await db.deleteFrom('attempts').where('key_hash', '=', keyHash).execute();
}

export async function removeExpired(db: Db, now: string): Promise<void> {
  await db.deleteFrom('attempts').where('ends_at', '<=', now).execute();
}

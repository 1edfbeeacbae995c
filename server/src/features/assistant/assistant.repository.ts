import type { Ability } from '@plantcare/contract/assistant/answer.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../tables.ts';
import type { AnswerTable } from './assistant.table.ts';

/** An answer's row with the name of its plant. */
export type AnswerRow = Selectable<AnswerTable> & { plant_name: string | null };

interface AnswerPage {
  plantId?: string | undefined;
  ability?: Ability | undefined;
  limit: number;
}

function answersOf(db: Db, userId: string) {
  return db
    .selectFrom('answers as answer')
    .leftJoin('plants as plant', 'plant.id', 'answer.plant_id')
    .selectAll('answer')
    .select('plant.name as plant_name')
    .where('answer.user_id', '=', userId);
}

export async function findAnswer(db: Db, userId: string, id: string): Promise<AnswerRow | undefined> {
  return answersOf(db, userId).where('answer.id', '=', id).executeTakeFirst();
}

export async function listAnswers(
  db: Db,
  userId: string,
  { plantId, ability, limit }: AnswerPage,
): Promise<AnswerRow[]> {
  let query = answersOf(db, userId).orderBy('answer.id', 'desc').limit(limit);
  if (plantId) query = query.where('answer.plant_id', '=', plantId);
  if (ability) query = query.where('answer.ability', '=', ability);
  return query.execute();
}

export async function insertAnswer(tx: Tx, answer: Insertable<AnswerTable>): Promise<void> {
  await tx.insertInto('answers').values(answer).execute();
}

/** Deletes all but the newest answers about a plant, or about none. */
export async function forgetOldest(tx: Tx, userId: string, plantId: string | null, kept: number): Promise<void> {
  const same = tx
    .selectFrom('answers')
    .select('id')
    .where('user_id', '=', userId)
    .where('plant_id', plantId === null ? 'is' : '=', plantId);
  const oldestKept = await same
    .orderBy('id', 'desc')
    .offset(kept - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldestKept) return;
  await tx
    .deleteFrom('answers')
    .where('user_id', '=', userId)
    .where('plant_id', plantId === null ? 'is' : '=', plantId)
    .where('id', '<', oldestKept.id)
    .execute();
}

/** @returns whether this gardener had such an answer. */
export async function deleteAnswer(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('answers')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts one more call of the day, unless `limit` is reached. @returns whether it was counted. */
export async function countCall(db: Db, userId: string, day: string, limit: number): Promise<boolean> {
  const counted = await db
    .insertInto('engine_calls')
    .values({ user_id: userId, day, calls: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet(({ eb }) => ({ calls: eb('engine_calls.calls', '+', 1) }))
        .where('engine_calls.calls', '<', limit),
    )
    .returning('calls')
    .executeTakeFirst();
  return counted !== undefined;
}

export async function uncountCall(db: Db, userId: string, day: string): Promise<void> {
  await db
    .updateTable('engine_calls')
    .set(({ eb }) => ({ calls: eb('calls', '-', 1) }))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
}

export async function deleteCallsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('engine_calls').where('day', '<', day).execute();
}

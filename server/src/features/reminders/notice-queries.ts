import type { Bit } from '../../db/dialect.ts';
import type { Db, Tx } from '../../tables.ts';
import type { OwnedPlant } from '../plants/plants.service.ts';
import type { ReminderRow } from './reminders.repository.ts';

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

/** A reminder whose notice is due; nobody is notified about a sample plant, nor about a former one, which left on a day. */
export type ReminderToNotify = ReminderRow & { is_sample: Bit; farewell_day: string | null };

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
    .select(['plant.name as plant_name', 'plant.sample as is_sample', 'plant.farewell_day'])
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

/**
 * Sets the next notice of reminders; those that were due together usually get the same time again.
 * @param noticeAt null: none, as long as they rest
 */
export async function setNextNotice(tx: Tx, ids: string[], noticeAt: string | null): Promise<void> {
  await tx.updateTable('reminders').set({ notice_at: noticeAt }).where('id', 'in', ids).execute();
}

/** The open reminders of a plant that are not notified any more, because they came due while it was a former plant. */
export async function listWithoutNotice(tx: Tx, { id, user_id }: OwnedPlant) {
  return tx
    .selectFrom('reminders')
    .select(['id', 'scheduled_at', 'snoozed_until', 'season_from', 'season_to'])
    .where('user_id', '=', user_id)
    .where('plant_id', '=', id)
    .where('completed_at', 'is', null)
    .where('notice_at', 'is', null)
    .execute();
}

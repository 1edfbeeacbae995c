import type { Insertable, Selectable } from 'kysely';
import { inChunks } from '../../db/chunks.ts';
import { compiledOnce } from '../../db/compiled-once.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { Db, Tx } from '../../tables.ts';
import type { AnnouncedTable, NotificationTable, PushSubscriptionTable } from './notifications.table.ts';

function notificationsOf(db: Db | Tx, userId: string) {
  return db
    .selectFrom('notifications as notification')
    .leftJoin('plants as plant', 'plant.id', 'notification.plant_id')
    .leftJoin('reminders as reminder', 'reminder.id', 'notification.reminder_id')
    .leftJoin('plants as reminded', 'reminded.id', 'reminder.plant_id')
    .selectAll('notification')
    .select([
      'plant.name as plant_name',
      'reminder.title as reminder_title',
      'reminder.type as reminder_type',
      'reminded.id as reminder_plant_id',
      'reminded.name as reminder_plant_name',
    ])
    .where('notification.user_id', '=', userId);
}

/** A notification row with the names of its plant and reminder. */
export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

interface Page {
  offset: number;
  limit: number;
  read?: 0 | 1 | undefined;
}

export async function listNotifications(db: Db, userId: string, { offset, limit, read }: Page) {
  const all = notificationsOf(db, userId)
    .orderBy('notification.created_at', 'desc')
    .orderBy('notification.id', 'desc')
    .offset(offset)
    .limit(limit);
  return (read === undefined ? all : all.where('notification.read', '=', read)).execute();
}

export async function findNotification(db: Db, userId: string, id: string): Promise<NotificationRow | undefined> {
  return notificationsOf(db, userId).where('notification.id', '=', id).executeTakeFirst();
}

const unreadCount = compiledOnce((db) =>
  db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll().as('unread'))
    .where('user_id', '=', 'the first value')
    .where('read', '=', 0),
);

export async function countUnread(db: Db | Tx, userId: string): Promise<number> {
  const [row] = await unreadCount(db, [userId, 0]);
  return Number(row?.unread); // PostgreSQL counts in bigint, which comes as text.
}

export async function markRead(db: Db, userId: string, id: string): Promise<void> {
  await db.updateTable('notifications').set({ read: 1 }).where('id', '=', id).where('user_id', '=', userId).execute();
}

export async function markAllRead(db: Db, userId: string): Promise<void> {
  await db.updateTable('notifications').set({ read: 1 }).where('user_id', '=', userId).where('read', '=', 0).execute();
}

export async function markReminderRead(tx: Tx, userId: string, reminderId: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read: 1 })
    .where('reminder_id', '=', reminderId)
    .where('user_id', '=', userId)
    .where('read', '=', 0)
    .execute();
}

/** Marks read what is about a plant or one of its reminders. */
export async function markPlantRead(tx: Tx, userId: string, plantId: string): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read: 1 })
    .where('user_id', '=', userId)
    .where('read', '=', 0)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('plant_id', '=', plantId),
        eb(
          'reminder_id',
          'in',
          selectFrom('reminders').select('id').where('plant_id', '=', plantId).where('user_id', '=', userId),
        ),
      ]),
    )
    .execute();
}

export async function deleteNotification(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('notifications').where('id', '=', id).where('user_id', '=', userId).execute();
}

export async function deleteRead(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('notifications').where('user_id', '=', userId).where('read', '=', 1).execute();
}

/** @returns the keys that were not stored before. */
export async function noteAnnounced(tx: Tx, announced: Insertable<AnnouncedTable>[]) {
  return inChunks(announced, (some) =>
    insertRows(tx, 'announced', some)
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning(['user_id', 'key'])
      .execute(),
  );
}

export async function announcedAmong(tx: Tx, userId: string, keys: readonly string[]): Promise<string[]> {
  const rows = await inChunks(keys, (some) =>
    tx.selectFrom('announced').select('key').where('user_id', '=', userId).where('key', 'in', some).execute(),
  );
  return rows.map(({ key }) => key);
}

export async function forgetAnnouncedBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('announced').where('created_at', '<', moment).execute();
}

export async function insertNotifications(tx: Tx, notifications: Insertable<NotificationTable>[]): Promise<void> {
  await inChunks(notifications, (some) => insertRows(tx, 'notifications', some).execute());
}

/** What a message is built from: the notification and its receiver at the time of sending. */
function parcels(db: Db) {
  return db
    .selectFrom('notifications as notification')
    .innerJoin('users as user', 'user.id', 'notification.user_id')
    .leftJoin('reminders as reminder', 'reminder.id', 'notification.reminder_id')
    .leftJoin('plants as plant', (join) =>
      join.on((eb) => eb('plant.id', '=', eb.fn.coalesce('notification.plant_id', 'reminder.plant_id'))),
    )
    .leftJoin('photos as photo', 'photo.id', 'plant.photo_id')
    .selectAll('notification')
    .select([
      'plant.id as about_plant_id',
      'plant.name as plant_name',
      'plant.farewell_day as plant_farewell_day',
      'photo.name as photo_name',
      'reminder.completed_at as reminder_completed_at',
      'reminder.scheduled_at as reminder_scheduled_at',
      'reminder.snoozed_until as reminder_snoozed_until',
      'reminder.email_notification as reminder_email',
    ])
    .orderBy('notification.created_at')
    .orderBy('notification.id');
}

export type ParcelRow = Awaited<ReturnType<typeof mailParcel>>[number];

/** The notifications of one mail. */
export async function mailParcel(db: Db, userId: string, mailId: string) {
  return parcels(db).where('notification.mail_id', '=', mailId).where('notification.user_id', '=', userId).execute();
}

/** The notifications of one push: a single one, or all those of the same minute. */
export async function pushParcel(
  db: Db,
  userId: string,
  push: { notificationId: string } | { pushedWith: string },
): Promise<ParcelRow[]> {
  const own = parcels(db).where('notification.user_id', '=', userId);
  const parcel =
    'pushedWith' in push
      ? own.where('notification.pushed_with', '=', push.pushedWith)
      : own.where('notification.id', '=', push.notificationId);
  return parcel.execute();
}

export async function subscriptionsOf(tx: Tx, userIds: string[]) {
  return tx.selectFrom('push_subscriptions').select(['id', 'user_id']).where('user_id', 'in', userIds).execute();
}

export async function findSubscription(
  db: Db,
  userId: string,
  id: string,
): Promise<Selectable<PushSubscriptionTable> | undefined> {
  return db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * A browser has one subscription, which moves to the account that signs in there. A subscription that is renewed in the
 * same session keeps its id, so that messages waiting for it are still sent.
 */
export async function replaceSubscription(
  tx: Tx,
  subscription: Insertable<PushSubscriptionTable> & { session_id: string },
): Promise<void> {
  const { session_id, endpoint, p256dh, auth } = subscription;
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where(({ or, eb }) => or([eb('session_id', 'is', null), eb('session_id', '!=', session_id)]))
    .execute();
  await tx
    .insertInto('push_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ endpoint, p256dh, auth }))
    .execute();
}

export async function deleteSubscription(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).where('user_id', '=', userId).execute();
}

export async function detachFromExpiredSessions(db: Db, now: string): Promise<void> {
  await db
    .updateTable('push_subscriptions')
    .set({ session_id: null })
    .where('session_id', 'in', ({ selectFrom }) => selectFrom('sessions').select('id').where('expires_at', '<=', now))
    .execute();
}

export async function deleteSubscriptionOf(db: Db, userId: string, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).where('user_id', '=', userId).execute();
}

/** The receivers, locked until the transaction ends; without those that another process has locked. */
export async function holdReceivers(tx: Tx, userIds: readonly string[]) {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', 'in', userIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

export async function findReceiver(db: Db, userId: string) {
  return db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
}

/** @returns the token that unsubscribes this account from mails, created when there is none yet. */
export async function unsubscribeToken(db: Db, userId: string, made: string): Promise<string> {
  const { unsubscribe_token } = await db
    .updateTable('users')
    .set(({ fn, val }) => ({ unsubscribe_token: fn.coalesce('unsubscribe_token', val(made)) }))
    .where('id', '=', userId)
    .returning('unsubscribe_token')
    .executeTakeFirstOrThrow();
  return unsubscribe_token ?? made;
}

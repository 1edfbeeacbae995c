import type { Notification, NotificationPage } from '@plantcare/contract/notifications.ts';
import type { PushSubscription } from '@plantcare/contract/push.ts';
import { MAX_SEPARATE_PUSHES } from '@plantcare/contract/push-content.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { toInt } from '../../db/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidField, notFound } from '../../failure.ts';
import type { NewMessage, Outbox } from '../../jobs/outbox.ts';
import { omitUndefined } from '../../omit-undefined.ts';
import type { Pusher } from '../../push/pusher.ts';
import type { Db, Tx } from '../../tables.ts';
import { type Announcement, type Receiver, wanted } from './announcement.ts';
import { deliveryTime, isNight } from './delivery-time.ts';
import { isMailable } from './mailable.ts';
import { MAIL, PUSH, type PushPayload } from './message-kinds.ts';
import * as repository from './notifications.repository.ts';

/** Messages to one receiver within a minute are sent together. */
const TO_THE_MINUTE = '2026-05-01T08:30'.length;
/** A key contains its day or moment, or is used only once: none is used again after this time. */
const REMEMBER_ANNOUNCED_MS = 90 * 24 * 3_600_000;

export type { Announcement, Receiver };
export { deliveryTime, isNight };

interface NewNotification {
  id: string;
  announcement: Announcement;
}

interface Query {
  page: number;
  limit: number;
  unreadOnly: boolean;
  readOnly: boolean;
}

interface Deps {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  pusher: Pusher;
  /** Whether this server can send email. */
  mailOn: boolean;
  /** Whether an address counts only once the link mailed to it was followed. */
  confirmsEmail: boolean;
}

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService({ db, clock, outbox, pusher, mailOn, confirmsEmail }: Deps) {
  async function owned(userId: string, id: string): Promise<repository.NotificationRow> {
    const notification = await repository.findNotification(db, userId, id);
    if (!notification) throw notFound('Notification');
    return notification;
  }

  /** Announcements that are new, to receivers who want them. */
  async function notNotified(tx: Tx, announcements: readonly Announcement[]): Promise<Announcement[]> {
    const welcome = announcements.filter(({ receiver, type }) => wanted(receiver, type));
    if (welcome.length === 0) return [];
    const created_at = clock().toISOString();
    const noted = await repository.noteAnnounced(
      tx,
      welcome.map(({ receiver, key }) => ({ user_id: receiver.id, key, created_at })),
    );
    const news = new Set(noted.map(({ user_id, key }) => `${user_id} ${key}`));
    return welcome.filter(({ receiver, key }) => news.has(`${receiver.id} ${key}`));
  }

  /** @returns the outbox message that mails each announcement; those of one receiver and moment share one. */
  async function putMails(tx: Tx, announcements: readonly Announcement[]): Promise<Map<Announcement, string>> {
    const mailed = announcements.filter(
      ({ mailed, receiver }) => mailOn && mailed && isMailable(receiver, { confirmsEmail }),
    );
    const mailOf = ({ receiver, sendAfter }: Announcement): NewMessage => ({
      kind: MAIL,
      userId: receiver.id,
      sendAfter,
      mergeKey: `${MAIL} ${receiver.id} ${minuteOf(sendAfter)}`,
    });
    const ids = await outbox.put(tx, mailed.map(mailOf));
    return new Map(mailed.map((announcement, index) => [announcement, ids[index] ?? '']));
  }

  return {
    /**
     * Notifies gardeners: immediately in the application, and by mail and push as they chose. Announcements whose key was
     * used before, and those of a type that a gardener has turned off, are skipped.
     */
    async announce(tx: Tx, announcements: readonly Announcement[]): Promise<void> {
      const news = await notNotified(tx, announcements);
      if (news.length === 0) return;
      const mails = await putMails(tx, news);
      const rows: NewNotification[] = news.map((announcement) => ({ id: uuidv7(), announcement }));
      const together = gathered(rows, clock());
      const created_at = clock().toISOString();
      await repository.insertNotifications(
        tx,
        rows.map((one) => {
          const { id, announcement } = one;
          return {
            id,
            user_id: announcement.receiver.id,
            type: announcement.type,
            priority: announcement.priority,
            title: announcement.title,
            message: announcement.message,
            read: toInt(announcement.read ?? false),
            plant_id: announcement.plantId ?? null,
            reminder_id: announcement.reminderId ?? null,
            data: JSON.stringify(omitUndefined({ careType: announcement.careType, insight: announcement.insight })),
            mail_id: mails.get(announcement) ?? null,
            pushed_with: together.get(one) ?? null,
            created_at,
          };
        }),
      );
      const pushed = rows.filter(({ announcement }) => announcement.receiver.notify_push === 1);
      if (pushed.length === 0) return;
      const subscriptions = await repository.subscriptionsOf(tx, [
        ...new Set(pushed.map(({ announcement }) => announcement.receiver.id)),
      ]);
      const ofReceiver = Map.groupBy(pushed, ({ announcement }) => announcement.receiver.id);
      const pushes = subscriptions.flatMap(({ id, user_id }) =>
        (ofReceiver.get(user_id) ?? []).map((one) => pushOf(one, id, together.get(one))),
      );
      await outbox.put(tx, pushes);
    },

    /** Locks the accounts of receivers until the transaction ends, skipping those that another process is notifying. */
    holdReceivers: (tx: Tx, userIds: readonly string[]): Promise<Receiver[]> => repository.holdReceivers(tx, userIds),

    /** Which of these keys were announced before. */
    async alreadyNotified(tx: Tx, { id }: Receiver, keys: readonly string[]): Promise<Set<string>> {
      return new Set(keys.length === 0 ? [] : await repository.announcedAmong(tx, id, keys));
    },

    /** Stores keys as if they had been announced. */
    async note(tx: Tx, { id }: Receiver, keys: readonly string[]): Promise<void> {
      const created_at = clock().toISOString();
      if (keys.length === 0) return;
      await repository.noteAnnounced(
        tx,
        keys.map((key) => ({ user_id: id, key, created_at })),
      );
    },

    /** Marks the notifications of a reminder read, because the gardener has just answered it. */
    async markReminderRead(tx: Tx, userId: string, reminderId: string): Promise<void> {
      await repository.markReminderRead(tx, userId, reminderId);
    },

    /** Marks the notifications about a plant and its reminders read. */
    async markPlantRead(tx: Tx, userId: string, plantId: string): Promise<void> {
      await repository.markPlantRead(tx, userId, plantId);
    },

    async list(userId: string, { page, limit, unreadOnly, readOnly }: Query): Promise<NotificationPage> {
      const read = unreadOnly ? 0 : readOnly ? 1 : undefined;
      // One row more than requested shows whether there is a next page.
      const rows = await repository.listNotifications(db, userId, {
        offset: (page - 1) * limit,
        limit: limit + 1,
        read,
      });
      return {
        notifications: rows.slice(0, limit).map(toNotification),
        unreadCount: await repository.countUnread(db, userId),
        page,
        more: rows.length > limit,
      };
    },

    countUnread: (userId: string): Promise<number> => repository.countUnread(db, userId),

    async get(userId: string, id: string): Promise<Notification> {
      return toNotification(await owned(userId, id));
    },

    async markRead(userId: string, id: string): Promise<Notification> {
      await repository.markRead(db, userId, id);
      return toNotification(await owned(userId, id));
    },

    markAllRead: (userId: string): Promise<void> => repository.markAllRead(db, userId),

    async delete(userId: string, id: string): Promise<void> {
      await owned(userId, id);
      await repository.deleteNotification(db, userId, id);
    },

    deleteRead: (userId: string): Promise<void> => repository.deleteRead(db, userId),

    /** @throws Failure for an address that is not a known push service's: the server calls every address accepted here. */
    async subscribe({ user, sessionId }: Caller, { endpoint, keys }: PushSubscription): Promise<void> {
      if (!pusher.accepts(endpoint)) {
        throw invalidField('endpoint', 'This push service is not known to the server');
      }
      const subscription = {
        id: uuidv7(),
        user_id: user.id,
        session_id: sessionId,
        endpoint,
        ...keys,
        created_at: clock().toISOString(),
      };
      await inTransaction(db, (tx) => repository.replaceSubscription(tx, subscription));
    },

    async unsubscribe({ user, sessionId }: Caller): Promise<void> {
      await repository.deleteSubscriptionOf(db, user.id, sessionId);
    },

    /** A device keeps receiving reminders when its session expires unused; only signing out ends that. */
    async detachExpiredSessions(): Promise<void> {
      await repository.detachFromExpiredSessions(db, clock().toISOString());
    },

    async forgetOldKeys(): Promise<void> {
      const moment = new Date(clock().getTime() - REMEMBER_ANNOUNCED_MS).toISOString();
      await repository.forgetAnnouncedBefore(db, moment);
    },
  };
}

/**
 * Which of these are pushed together, and in which minute: those that wait for a morning, and large batches.
 */
function gathered(added: readonly NewNotification[], now: Date): Map<NewNotification, string> {
  const together = new Map<NewNotification, string>();
  const byMinute = Map.groupBy(
    added,
    ({ announcement: { receiver, sendAfter } }) => `${receiver.id} ${minuteOf(sendAfter)}`,
  );
  for (const some of byMinute.values()) {
    for (const one of some) {
      const { sendAfter } = one.announcement;
      if (sendAfter > now || some.length > MAX_SEPARATE_PUSHES) together.set(one, minuteOf(sendAfter));
    }
  }
  return together;
}

/** The push that brings a notification to a device. */
function pushOf(
  { id, announcement }: NewNotification,
  subscriptionId: string,
  pushedWith: string | undefined,
): NewMessage {
  const { receiver, sendAfter } = announcement;
  const message = { kind: PUSH, userId: receiver.id, sendAfter };
  if (pushedWith === undefined) {
    return { ...message, payload: { notificationId: id, subscriptionId } satisfies PushPayload };
  }
  const payload: PushPayload = { pushedWith, subscriptionId };
  return { ...message, payload, mergeKey: `${PUSH} ${subscriptionId} ${pushedWith}` };
}

function minuteOf(moment: Date): string {
  return moment.toISOString().slice(0, TO_THE_MINUTE);
}

function toNotification(row: repository.NotificationRow): Notification {
  return {
    _id: row.id,
    type: row.type,
    priority: row.priority,
    title: row.title,
    message: row.message,
    read: row.read === 1,
    relatedPlant: named(row.plant_id, row.plant_name),
    relatedReminder: relatedReminder(row),
    data: JSON.parse(row.data),
    createdAt: row.created_at,
  };
}

function relatedReminder(row: repository.NotificationRow): Notification['relatedReminder'] {
  const plant = named(row.reminder_plant_id, row.reminder_plant_name);
  if (!row.reminder_id || row.reminder_title === null || !row.reminder_type || !plant) return null;
  return { _id: row.reminder_id, title: row.reminder_title, reminderType: row.reminder_type, plant };
}

function named(id: string | null, name: string | null): { _id: string; name: string } | null {
  return id === null || name === null ? null : { _id: id, name };
}

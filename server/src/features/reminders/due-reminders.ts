import type { ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { batchWithFallback } from '../../jobs/batch-with-fallback.ts';
import type { Log } from '../../log.ts';
import type { Db, Tx } from '../../tables.ts';
import {
  type Announcement,
  deliveryTime,
  type NotificationService,
  type Receiver,
} from '../notifications/notifications.service.ts';
import * as noticeQueries from './notice-queries.ts';
import { dueMoment } from './recurrence.ts';
import { daysLate, noticePriority, noticeText } from './reminder-notice.ts';
import { recurrenceOf, restColumns, seasonOf } from './reminder-row.ts';
import * as repository from './reminders.repository.ts';
import { afterRest, nextNotice } from './rest.ts';

/** How many reminders' owners are notified in one transaction. It blocks others for some 40 ms; 50 at a time take 1.5 times as long in all. */
const BATCH = 400;
/** How many reminders of a gardener for the same moment go into one mail. */
const AT_MOST = 2000;
const TRY_AGAIN_MS = 3_600_000;
/** A first notice this late means that the server was down; it is then delivered like one that can wait. */
const BELATED_MS = 3_600_000;

export interface TellingParts {
  db: Db;
  clock: Clock;
  log: Log;
  notifications: NotificationService;
}

interface NoticeTimes {
  /** In days. */
  late: number;
  /** When it is notified again, as long as it is open. */
  next: string;
}

/** Many reminders are due at the same moment in the same time zone; computing with time zones took a fifth of the time. */
function createNoticeTimes(now: Date) {
  const known = new Map<string, NoticeTimes>();
  return (due: string, timeZone: string, season: ReminderSeason | null): NoticeTimes => {
    const key = JSON.stringify([due, timeZone, season]);
    let times = known.get(key);
    if (!times) {
      times = { late: daysLate(due, now, timeZone), next: nextNotice(due, now, timeZone, season) };
      known.set(key, times);
    }
    return times;
  };
}

/** Turns due reminders into notifications, and moves those whose season is over to the next one. */
export function createReminderTelling({ db, clock, log, notifications }: TellingParts) {
  /** A first notice is sent when it is due; repeated or late notices wait for daytime. */
  function announcement(reminder: repository.ReminderRow, receiver: Receiver, late: number, now: Date): Announcement {
    const due = dueMoment(reminder);
    const isRepeat = reminder.notice_at !== due;
    const canWait = isRepeat || now.getTime() - Date.parse(due) > BELATED_MS;
    return {
      receiver,
      key: `reminder ${reminder.id} ${due}${isRepeat ? ` ${reminder.notice_at}` : ''}`,
      type: 'reminder',
      priority: noticePriority(late),
      title: reminder.title,
      message: noticeText(reminder.type, reminder.plant_name, late),
      plantId: reminder.plant_id,
      reminderId: reminder.id,
      mailed: reminder.email_notification === 1,
      sendAfter: deliveryTime(receiver, now, { canWait }),
    };
  }

  async function notifyOwners(tx: Tx, owners: readonly string[], now: Date): Promise<number> {
    // Missing owners are being notified by another process.
    const receivers = new Map((await notifications.holdReceivers(tx, owners)).map((user) => [user.id, user]));
    if (receivers.size === 0) return 0;
    const listed = await noticeQueries.listToNotify(tx, [...receivers.keys()], now.toISOString(), AT_MOST);
    const reminders = listed.length < AT_MOST ? listed : withoutLastOwner(listed);
    const announcements: Announcement[] = [];
    const again = new Map<string | null, string[]>();
    const timesOf = createNoticeTimes(now);
    for (const reminder of reminders) {
      const receiver = receivers.get(reminder.user_id);
      if (!receiver) continue;
      if (reminder.farewell_day !== null) {
        // It has no notice until its plant is brought back.
        again.set(null, [...(again.get(null) ?? []), reminder.id]);
        continue;
      }
      const due = dueMoment(reminder);
      const rest = afterRest(reminder.rhythm_start, recurrenceOf(reminder), due, now, receiver.time_zone);
      if (rest) {
        await repository.changeReminder(tx, reminder.user_id, reminder.id, restColumns(rest));
        await notifications.markReminderRead(tx, reminder.user_id, reminder.id);
        continue;
      }
      const { late, next } = timesOf(due, receiver.time_zone, seasonOf(reminder));
      if (reminder.is_sample === 0) announcements.push(announcement(reminder, receiver, late, now));
      again.set(next, [...(again.get(next) ?? []), reminder.id]);
    }
    for (const [moment, ids] of again) await noticeQueries.setNextNotice(tx, ids, moment);
    await notifications.announce(tx, announcements);
    return reminders.length;
  }

  return {
    /** Notifies some of what is due. @returns whether there was anything that no other process is notifying. */
    async notifyBatch(): Promise<boolean> {
      const now = clock();
      const notify = (some: readonly string[]) => inTransaction(db, (tx) => notifyOwners(tx, some, now));
      const postpone = async (owner: string, error: unknown) => {
        log.error({ err: error, user: owner }, 'reminders could not be notified; this is tried again later');
        const later = new Date(now.getTime() + TRY_AGAIN_MS).toISOString();
        await noticeQueries.postponeNotices(db, owner, now.toISOString(), later);
      };
      // Each process works on a page of its own: what others are notifying is skipped.
      for (let skip = 0; ; skip += BATCH) {
        const owners = await noticeQueries.ownersToNotify(db, now.toISOString(), { skip, limit: BATCH });
        if (owners.length === 0) return false;
        if ((await batchWithFallback(owners, notify, postpone)) > 0) return true;
      }
    },
  };
}

/** Drops the last owner of a list that was cut off, whose reminders may be incomplete, unless there is only one owner. */
function withoutLastOwner(
  reminders: readonly noticeQueries.ReminderToNotify[],
): readonly noticeQueries.ReminderToNotify[] {
  const last = reminders.at(-1)?.user_id;
  const whole = reminders.filter(({ user_id }) => user_id !== last);
  return whole.length > 0 ? whole : reminders;
}

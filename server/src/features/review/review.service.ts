import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { batchWithFallback } from '../../jobs/batch-with-fallback.ts';
import type { Log } from '../../log.ts';
import type { Db, Tx } from '../../tables.ts';
import {
  type Announcement,
  deliveryTime,
  isNight,
  type NotificationService,
  type Receiver,
} from '../notifications/notifications.service.ts';
import { isoWeek, nextReview } from './next-review.ts';
import * as repository from './review.repository.ts';
import { type WateringGap, wateringGap } from './watering-gap.ts';

const DAY_MS = 24 * 3_600_000;
/** Days without a diary entry after which a plant that is not healthy is asked about, and days between later questions. */
const QUIET_DAYS = 3;
const ASK_AGAIN_DAYS = 7;
const HABIT_MS = 180 * DAY_MS;
/** Insights a week, about the plants that have waited longest: a longer list would not be read. */
const MOST_INSIGHTS = 3;
const BATCH = 20;

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  notifications: NotificationService;
}

export type ReviewService = ReturnType<typeof createReviewService>;

/** Reviews every garden once a day for what its gardener may have forgotten. */
export function createReviewService({ db, clock, log, notifications }: Deps) {
  async function plantCare(tx: Tx, receiver: Receiver, now: Date, sendAfter: Date): Promise<Announcement[]> {
    const since = new Date(now.getTime() - QUIET_DAYS * DAY_MS).toISOString();
    return (await repository.ailingPlants(tx, receiver.id, since)).map(({ id, name, health, quietSince }) => {
      const days = Math.floor((now.getTime() - Date.parse(quietSince)) / DAY_MS);
      const asked = Math.floor((days - QUIET_DAYS) / ASK_AGAIN_DAYS);
      const isSick = health === 'sick';
      return {
        receiver,
        key: `plant care ${id} ${quietSince} ${asked}`,
        type: 'plant_care',
        priority: isSick ? 'high' : 'medium',
        title: isSick ? `${name} is sick` : `${name} needs attention`,
        message: `Nothing was logged for ${name} for ${days} days. Check on it and log how it is doing.`,
        plantId: id,
        careType: health,
        mailed: true,
        sendAfter,
      };
    });
  }

  async function insights(tx: Tx, receiver: Receiver, now: Date, sendAfter: Date): Promise<Announcement[]> {
    const since = new Date(now.getTime() - HABIT_MS).toISOString();
    const waterings = await repository.wateringsSince(tx, receiver.id, since);
    const byPlant = Map.groupBy(waterings, ({ plantId }) => plantId);
    const week = isoWeek(now, receiver.time_zone);
    const keyOf = (plantId: string) => `watering gap ${plantId} ${week}`;
    const alreadyNotified = await notifications.alreadyNotified(tx, receiver, [...byPlant.keys()].map(keyOf));
    const overdue: { id: string; name: string; gap: WateringGap }[] = [];
    for (const [id, ofPlant] of byPlant) {
      const gap = wateringGap(
        ofPlant.map(({ date }) => date),
        now,
        receiver.time_zone,
      );
      if (gap && !alreadyNotified.has(keyOf(id))) overdue.push({ id, name: ofPlant[0]?.plantName ?? '', gap });
    }
    return overdue
      .sort((one, other) => other.gap.days / other.gap.usual - one.gap.days / one.gap.usual)
      .slice(0, Math.max(0, MOST_INSIGHTS - alreadyNotified.size))
      .map(({ id, name, gap: { days, usual } }) => {
        const reason = `No watering logged for ${name} for ${days} days; you usually water every ${usual === 1 ? 'day' : `${usual} days`}.`;
        return {
          receiver,
          key: keyOf(id),
          type: 'ai_insight',
          priority: 'low',
          title: `Is ${name} thirsty?`,
          message: reason,
          plantId: id,
          insight: reason,
          mailed: true,
          sendAfter,
        };
      });
  }

  async function review(tx: Tx, receiver: Receiver): Promise<void> {
    const now = clock();
    if (!isNight(now, receiver.time_zone)) {
      const sendAfter = deliveryTime(receiver, now, { canWait: true });
      await notifications.announce(tx, [
        ...(await plantCare(tx, receiver, now, sendAfter)),
        ...(await insights(tx, receiver, now, sendAfter)),
      ]);
    }
    await repository.reviewAgainAt(tx, receiver.id, nextReview(now, receiver.time_zone));
  }

  return {
    /** Reviews some of the gardens that are due. @returns whether there were any that no other process is reviewing. */
    async reviewSome(): Promise<boolean> {
      const now = clock().toISOString();
      const reviewThese = (some: readonly string[]) =>
        inTransaction(db, async (tx) => {
          const receivers = await notifications.holdReceivers(tx, some);
          for (const receiver of receivers) await review(tx, receiver);
          return receivers.length;
        });
      const postpone = async (gardener: string, error: unknown) => {
        log.error({ err: error, user: gardener }, 'a garden could not be looked at; it is tried again tomorrow');
        await repository.reviewAgainAt(db, gardener, new Date(clock().getTime() + DAY_MS).toISOString());
      };
      // Each process works on a page of its own: what others are reviewing is skipped.
      for (let skip = 0; ; skip += BATCH) {
        const gardeners = await repository.gardenersToReview(db, now, { skip, limit: BATCH });
        if (gardeners.length === 0) return false;
        if ((await batchWithFallback(gardeners, reviewThese, postpone)) > 0) return true;
      }
    },
  };
}

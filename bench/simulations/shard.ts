import { createAgenda } from './agenda.ts';
import { createDelays, type Delays } from './delays.ts';
import type { Arrival } from './due-times.ts';
import { lognormal } from './random.ts';

/** A database with the processes that do its background work. */
export interface Shard {
  processes: number;
  /** SCHEDULER_INTERVAL_SECONDS: the pause after the last due work was done. */
  intervalSeconds: number;
  /** Gardeners that one process notifies in a second, pauses included. */
  notifiedPerSecond: number;
  /** The most that the database takes from all its processes together. */
  databasePerSecond: number;
  /** What the provider usually takes for a mail, in seconds. */
  smtpSeconds: number;
  /** Mails that a process hands over at the same time. */
  mailsAtOnce: number;
}

/** As in the server: gardeners in one transaction, and mails in one claim. */
const NOTIFIED_TOGETHER = 400;
const MAILS_CLAIMED = 20;
/** One mail in forty takes four times as long as most. */
const SMTP_SPREAD = 2;

/** The delays from the moment when a reminder is due. */
export interface Outcome {
  untilNotified: Delays;
  untilMailed: Delays;
}

/** First in, first out. */
interface Queue {
  due: number[];
  gardeners: number[];
  head: number;
}

/**
 * A day of one shard: a discrete-event simulation of the two loops that each process runs, the one that writes
 * notifications and the one that hands mails to the provider. A loop that finds nothing looks again after the interval.
 */
export function simulateShard(
  arrivals: readonly Arrival[],
  shard: Shard,
  mailed: number,
  random: () => number,
): Outcome {
  const outcome = { untilNotified: createDelays(), untilMailed: createDelays() };
  const toNotify: Queue = { due: [], gardeners: [], head: 0 };
  const toMail: Queue = { due: [], gardeners: [], head: 0 };
  const rate = Math.min(shard.notifiedPerSecond, shard.databasePerSecond / shard.processes);
  const agenda = createAgenda();
  let next = 0;
  /** Mails that are due in fractions: of ten gardeners eight get one. */
  let owed = 0;
  /** Loops that are in the middle of a batch. */
  let working = 0;

  function arrive(now: number): void {
    for (; (arrivals[next]?.at ?? Number.POSITIVE_INFINITY) <= now; next++) {
      const { at, gardeners } = arrivals[next] as Arrival; // The loop's condition found it.
      toNotify.due.push(at);
      toNotify.gardeners.push(gardeners);
    }
  }

  /** The first look at which something may be due: those before it, which find nothing, are left out. */
  function nextLook(now: number): number {
    const looks = Math.ceil(((arrivals[next]?.at ?? now) - now) / shard.intervalSeconds);
    return now + Math.max(1, looks) * shard.intervalSeconds;
  }

  function notify(now: number): void {
    arrive(now);
    const taken = take(toNotify, NOTIFIED_TOGETHER);
    const count = taken.reduce((sum, [, gardeners]) => sum + gardeners, 0);
    if (count === 0) {
      agenda.add(nextLook(now), notify);
      return;
    }
    working++;
    agenda.add(now + count / rate, (then) => {
      working--;
      for (const [due, gardeners] of taken) {
        outcome.untilNotified.add(then - due, gardeners);
        owed += gardeners * mailed;
        const mails = Math.floor(owed);
        owed -= mails;
        if (mails === 0) continue;
        toMail.due.push(due);
        toMail.gardeners.push(mails);
      }
      notify(then);
    });
  }

  function mail(now: number): void {
    const taken = take(toMail, MAILS_CLAIMED);
    if (taken.length === 0) {
      const soon = working > 0 || !isEmpty(toNotify);
      agenda.add(soon ? now + shard.intervalSeconds : nextLook(now), mail);
      return;
    }
    working++;
    const lanes = Array.from({ length: shard.mailsAtOnce }, () => now);
    for (const [due, mails] of taken) {
      for (let one = 0; one < mails; one++) {
        const free = Math.min(...lanes);
        const sent = free + lognormal(shard.smtpSeconds, SMTP_SPREAD, random);
        lanes[lanes.indexOf(free)] = sent;
        outcome.untilMailed.add(sent - due, 1);
      }
    }
    agenda.add(Math.max(...lanes), (then) => {
      working--;
      mail(then);
    });
  }

  for (let process = 0; process < shard.processes; process++) {
    // Processes start at any moment, and so do their first looks.
    agenda.add(random() * shard.intervalSeconds, notify);
    agenda.add(random() * shard.intervalSeconds, mail);
  }
  agenda.run(() => working === 0 && next === arrivals.length && isEmpty(toNotify) && isEmpty(toMail));
  return outcome;
}

function isEmpty({ due, head }: Queue): boolean {
  return head === due.length;
}

/** Up to `most` of those that wait longest, each with when it was due. */
function take(queue: Queue, most: number): [due: number, gardeners: number][] {
  const taken: [number, number][] = [];
  for (let left = most; left > 0 && !isEmpty(queue); ) {
    const waiting = queue.gardeners[queue.head] ?? 0;
    const count = Math.min(left, waiting);
    if (count > 0) taken.push([queue.due[queue.head] ?? 0, count]);
    queue.gardeners[queue.head] = waiting - count;
    if (count === waiting) queue.head++;
    left -= count;
  }
  return taken;
}

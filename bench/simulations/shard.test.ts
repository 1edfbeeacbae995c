import { expect, test } from 'vitest';
import { dueTimes } from './due-times.ts';
import { seededRandom } from './random.ts';
import { type Shard, simulateShard } from './shard.ts';
import { ZONES } from './time-zones.ts';

const SHARD: Shard = {
  ...{ processes: 2, intervalSeconds: 5, notifiedPerSecond: 100, databasePerSecond: 1_000 },
  ...{ smtpSeconds: 0.05, mailsAtOnce: 4 },
};

function simulate(shard: Partial<Shard>, gardeners = 1_000) {
  const arrivals = [{ at: 9 * 3600, gardeners }];
  return simulateShard(arrivals, { ...SHARD, ...shard }, 0.8, seededRandom(1));
}

test('everybody is notified once, and mailed who is to be', () => {
  const { untilNotified, untilMailed } = simulate({});
  expect([untilNotified.count, untilMailed.count]).toEqual([1_000, 800]);
});

test('two processes take half as long as one, as far as the database allows', () => {
  const longest = (shard: Partial<Shard>) => simulate(shard).untilNotified.quantile(1);
  expect(longest({ processes: 1 })).toBeGreaterThan(10); // 1,000 at 100 a second, after the first look
  expect(longest({ processes: 1 })).toBeLessThan(16);
  expect(longest({ processes: 2 })).toBeLessThan(11);
  expect(longest({ processes: 2, databasePerSecond: 50 })).toBeGreaterThan(20);
});

test('a mail waits for one of those that are handed over at the same time', () => {
  const longest = (mailsAtOnce: number) => simulate({ smtpSeconds: 0.5, mailsAtOnce }).untilMailed.quantile(1);
  expect(longest(4)).toBeGreaterThan(50); // 800 mails, 8 at a time, half a second each
  expect(longest(16)).toBeLessThan(0.7 * longest(4)); // Not a quarter: they are claimed 20 at a time.
});

test('the same seed gives the same day, with about half of the gardeners', () => {
  const day = () => dueTimes(100_000, ZONES, seededRandom(7));
  expect(day()).toEqual(day());
  const due = day().reduce((sum, { gardeners }) => sum + gardeners, 0);
  expect(due).toBeGreaterThan(49_000);
  expect(due).toBeLessThan(51_000);
});

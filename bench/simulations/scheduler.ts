// How many processes notify everybody in time? Deterministic: the same seed gives the same figures.
import { dueTimes, HABITS } from './due-times.ts';
import { MEASURED } from './measured.ts';
import { seededRandom } from './random.ts';
import { type Shard, simulateShard } from './shard.ts';
import { ZONES } from './time-zones.ts';

type Setting = Pick<Shard, 'intervalSeconds' | 'smtpSeconds' | 'mailsAtOnce'>;

const SEED = 20260501;
const WITHIN_SECONDS = 60;
const MOST_PROCESSES = 200;
/** Gardeners on one database. */
const SHARDS = [100_000, 250_000, 500_000, 1_000_000];
/** An assumption: 16 cores, of which calls leave half. */
const DATABASE_CORES = 8;
const databasePerSecond = (DATABASE_CORES * 1000) / MEASURED.databaseMs;
const { notifiedPerSecond } = MEASURED;
/** The first two are as the server is today, with its usual interval and a short one. */
const SETTINGS: readonly Setting[] = [
  { intervalSeconds: 30, smtpSeconds: 0.05, mailsAtOnce: 4 },
  { intervalSeconds: 5, smtpSeconds: 0.05, mailsAtOnce: 4 },
  { intervalSeconds: 5, smtpSeconds: 0.2, mailsAtOnce: 4 },
  { intervalSeconds: 5, smtpSeconds: 0.2, mailsAtOnce: 16 },
];

const count = (figure: number) => Math.round(figure).toLocaleString('en');
const dueInZone = (users: number, share: number) => users * share * HABITS.withReminder * HABITS.atSuggestedTime;

console.log(`Gardeners with a reminder at 9:00 of their clock, in the largest time zones (seed ${SEED})`);
for (const { utcOffset, share } of ZONES.slice(0, 6)) {
  const zone = `UTC${utcOffset < 0 ? '−' : '+'}${Math.abs(utcOffset)}`;
  console.log(
    `  ${zone.padEnd(8)}${count(dueInZone(1e6, share))} of 1 million, ${count(dueInZone(50e6, share))} of 50 million`,
  );
}

console.log(
  `\nProcesses that one shard needs to notify and mail 99 of 100 within ${WITHIN_SECONDS} s, and the delays then`,
);
for (const { intervalSeconds, smtpSeconds, mailsAtOnce } of SETTINGS) {
  console.log(`  a look every ${intervalSeconds} s, ${mailsAtOnce} mails at once, ${smtpSeconds * 1000} ms each`);
  for (const users of SHARDS) {
    const found = fewestProcesses(users, { intervalSeconds, smtpSeconds, mailsAtOnce });
    console.log(`    ${count(users).padStart(9)} gardeners: ${found}`);
  }
}

function fewestProcesses(users: number, setting: Setting): string {
  let fewest: string | null = null;
  for (let low = 1, high = MOST_PROCESSES; low <= high; ) {
    const processes = Math.floor((low + high) / 2);
    const { notified, mailed } = delays(users, { ...setting, notifiedPerSecond, databasePerSecond, processes });
    if (Math.max(notified, mailed) <= WITHIN_SECONDS) {
      fewest = `${processes} (notified after ${notified} s, mailed after ${mailed} s)`;
      high = processes - 1;
    } else low = processes + 1;
  }
  return fewest ?? `more than ${MOST_PROCESSES}`;
}

/** The delays in seconds that 99 of 100 do not exceed. */
function delays(users: number, shard: Shard): { notified: number; mailed: number } {
  const random = seededRandom(SEED);
  const { untilNotified, untilMailed } = simulateShard(dueTimes(users, ZONES, random), shard, HABITS.mailed, random);
  return { notified: untilNotified.quantile(0.99), mailed: untilMailed.quantile(0.99) };
}

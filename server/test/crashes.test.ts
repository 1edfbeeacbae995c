import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addPlant } from '@plantcare/contract/plants.ts';
import { subscribeToPush } from '@plantcare/contract/push.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './support/client.ts';
import { insertDueReminder } from './support/gardens/due-reminder.ts';
import { spawnMain } from './support/main-process.ts';
import { startMailbox } from './support/services/mailbox.ts';
import { startPushReceiver } from './support/services/push-receiver.ts';
import { createTestDatabase, onPostgres, type TestDatabase } from './support/test-database.ts';

/** In the time that a whole test run has; `CRASHES=100` takes two minutes on each database. */
const KILLS = Number(process.env.CRASHES ?? 12);
const REMINDERS_PER_KILL = 4;
/** So many that nobody ever has more than five due at once, which would be pushed as one. */
const GARDENERS = Math.ceil((KILLS * REMINDERS_PER_KILL) / 5);
/** Some are killed while they start, the others while they work. */
const LONGEST_START_MS = 1500;
const LONGEST_WORK_MS = 500;
/** A folder with SQLite belongs to one server. */
const SERVERS = onPostgres ? 2 : 1;
/** Seconds between two looks for due work: within the test it is not looked for, or all the time. */
const NEVER = 3600;
const OFTEN = 0.1;
/** Between these kills there is no mail server. */
const MAIL_DOWN = { from: Math.floor(KILLS * 0.3), until: Math.floor(KILLS * 0.5) };

vi.setConfig({ testTimeout: 300_000 });

let ground: TestDatabase;
let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let receiver: Awaited<ReturnType<typeof startPushReceiver>>;
const running = new Set<ReturnType<typeof spawnMain>>();

beforeEach(async () => {
  ground = await createTestDatabase();
  mailbox = await startMailbox();
  receiver = await startPushReceiver();
});
afterEach(async () => {
  for (const main of running) await kill(main);
  await mailbox.close();
  await receiver.close();
  await ground.remove();
});

function start(intervalSeconds: number) {
  const main = spawnMain({
    ...ground.env,
    SMTP_URL: mailbox.url,
    PUSH_SERVICES: receiver.origin,
    SCHEDULER_INTERVAL_SECONDS: String(intervalSeconds),
  });
  running.add(main);
  return main;
}

async function kill(main: ReturnType<typeof spawnMain>): Promise<void> {
  running.delete(main);
  main.kill('SIGKILL');
  await main.closed;
}

function now(): string {
  return new Date().toISOString();
}

/** Gardeners with a plant and a device each, made by a server that has ended. */
async function gardeners() {
  const main = start(NEVER);
  const address = await main.address();
  const client = createClient(() => address);
  const garden = await Promise.all(
    Array.from({ length: GARDENERS }, async (_, number) => {
      const { token, user } = await client.register(`Gardener ${number}`);
      const plant = await client.call(addPlant, { form: { name: `Basil ${number}` } }, token);
      await client.call(subscribeToPush, { json: receiver.subscribe() }, token);
      return {
        remind: (title: string) => insertDueReminder(ground.db, { userId: user._id, plantId: plant._id, title }),
      };
    }),
  );
  await kill(main);
  return garden;
}

test(`a due reminder is told, mailed and pushed exactly once across ${KILLS} kills of ${SERVERS} processes, with the mail server down for a while`, async () => {
  const garden = await gardeners();
  const titles: string[] = [];
  const servers = Array.from({ length: SERVERS }, () => start(OFTEN));
  for (let kills = 0; kills < KILLS; kills++) {
    if (kills === MAIL_DOWN.from) await mailbox.stop();
    if (kills === MAIL_DOWN.until) await mailbox.start();
    for (let more = 0; more < REMINDERS_PER_KILL; more++) {
      const title = `Water ${titles.length}.`;
      titles.push(title);
      await garden[titles.length % GARDENERS]?.remind(title);
    }
    const victim = servers[kills % SERVERS];
    if (kills % 4 > 1) await victim?.address();
    await pause(randomInt(kills % 4 > 1 ? LONGEST_WORK_MS : LONGEST_START_MS));
    if (victim) await kill(victim);
    servers[kills % SERVERS] = start(OFTEN);
  }
  await vi.waitFor(
    async () => {
      expect(await ground.db.selectFrom('reminders').select('id').where('notice_at', '<', now()).execute()).toEqual([]);
      expect(await ground.rows()).not.toHaveProperty('outbox');
    },
    { timeout: 120_000, interval: 200 },
  );

  const told = await ground.db.selectFrom('notifications').select('title').where('type', '=', 'reminder').execute();
  expect(told.map(({ title }) => title).sort()).toEqual(titles.toSorted());

  // Who dies between the mail server's word and its own note of it sends again: the same message, by its id.
  const mails = new Map(mailbox.mails.map(({ messageId, text = '' }) => [messageId, text]));
  const mailed = [...mails.values()].flatMap((text) => text.match(/Water \d+\./g) ?? []);
  expect(mailed.sort()).toEqual(titles.toSorted());

  const pushes = new Map(receiver.pushes.map(({ topic, message }) => [topic, message.title]));
  expect([...pushes.values()].sort()).toEqual(titles.map((title) => `Reminder: ${title}`).sort());
  expect(receiver.refused).toEqual([]);
});

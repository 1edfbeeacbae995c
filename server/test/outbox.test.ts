import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { migrate } from '../src/db/migrate.ts';
import { createMailer } from '../src/email/mailer.ts';
import { createOutbox, type NewMessage, type OutboxHandler, type OutboxMessage } from '../src/jobs/outbox.ts';
import { Undeliverable } from '../src/jobs/undeliverable.ts';
import { DAY, HOUR, movableClock } from './support/movable-clock.ts';
import { startMailbox } from './support/services/mailbox.ts';
import { createTestDatabase } from './support/test-database.ts';

const INTERVAL_SECONDS = 30;
/** Twice the interval. */
const LEASE_MS = 60_000;

const ground = await createTestDatabase();
await migrate(ground.db);
afterAll(() => ground.remove());

const clock = movableClock();
let logged = '';
const log = pino(
  new Writable({
    write(chunk, _, done) {
      logged += chunk;
      done();
    },
  }),
);
const outbox = createOutbox({ db: ground.db, clock, log, intervalSeconds: INTERVAL_SECONDS });

let sent: OutboxMessage[];
beforeEach(() => {
  logged = '';
  sent = [];
});
afterEach(() => ground.db.deleteFrom('outbox').execute());

const put = (...messages: Partial<NewMessage>[]) =>
  ground.db.transaction().execute((tx) =>
    outbox.put(
      tx,
      messages.map((message) => ({ kind: 'letter', userId: null, sendAfter: clock(), ...message })),
    ),
  );
const run = (handler: OutboxHandler = take, kind = 'letter') => outbox.job(kind, handler).run(() => false);
const rows = () => ground.db.selectFrom('outbox').selectAll().orderBy('id').execute();

async function take(message: OutboxMessage): Promise<void> {
  sent.push(message);
}

async function fail(): Promise<void> {
  throw new Error('Not now');
}

/** Something that lasts until it is told to go on. */
function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve, breakDown: reject };
}

describe('a message', () => {
  test('is sent at its time, once, with what it carries, and is gone', async () => {
    const [id] = await put({ sendAfter: new Date(clock().getTime() + HOUR), payload: { to: 'Ada' } });
    await run();
    expect(sent).toEqual([]);
    clock.forward(HOUR);
    await run();
    await run();
    expect(sent).toEqual([{ id, userId: null, payload: { to: 'Ada' } }]);
    expect(await rows()).toEqual([]);
  });

  test('does not exist when what it tells of did not happen', async () => {
    const failing = ground.db.transaction().execute(async (tx) => {
      await outbox.put(tx, [{ kind: 'letter', userId: null, sendAfter: clock() }]);
      throw new Error('Undone');
    });
    await expect(failing).rejects.toThrow('Undone');
    expect(await rows()).toEqual([]);
  });

  test('is left to the handler of its kind', async () => {
    await put({ kind: 'parcel' });
    await run();
    expect(sent).toEqual([]);
    await run(take, 'parcel');
    expect(sent).toHaveLength(1);
  });

  test('is one of any number that are sent in one run', async () => {
    const ids = await put(...Array.from({ length: 45 }, () => ({})));
    await run();
    expect(sent.map(({ id }) => id).sort()).toEqual(ids.sort());
  });

  test('waits when its process is about to stop', async () => {
    await put({});
    await outbox.job('letter', take).run(() => true);
    expect(sent).toEqual([]);
  });
});

describe('messages under one key', () => {
  test('are one message while it waits', async () => {
    const [first, twin, other] = await put({ mergeKey: 'a' }, { mergeKey: 'a' }, { mergeKey: 'b' });
    const [later] = await put({ mergeKey: 'a' });
    expect(twin).toBe(first);
    expect(later).toBe(first);
    expect(other).not.toBe(first);
    await run();
    expect(sent.map(({ id }) => id).sort()).toEqual([first, other].sort());
  });

  test('are another message once the first is being sent, or was', async () => {
    const { passed, open } = gate();
    const [first] = await put({ mergeKey: 'a' });
    const running = run(() => passed);
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1));
    const [second] = await put({ mergeKey: 'a' });
    expect(second).not.toBe(first);
    open();
    await running;
    const [third] = await put({ mergeKey: 'a' });
    expect(third).not.toBe(first);
  });
});

describe('a message that cannot be sent yet', () => {
  test('is tried again after ever longer pauses, under the same id', async () => {
    const [id] = await put({});
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      await run(fail);
      const [row] = await rows();
      expect(row).toMatchObject({ id, attempts: attempt + 1, last_error: 'Not now', claim: null });
      const pause = Date.parse(row?.send_after ?? '') - clock().getTime();
      pauses.push(pause / 1000);
      clock.forward(pause);
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    await run();
    expect(sent).toMatchObject([{ id }]);
  });

  test('is given up after two days, loudly, and kept for thirty more', async () => {
    await put({});
    const start = clock().getTime();
    while (!(await rows())[0]?.failed_at) {
      await run(fail);
      clock.forward(HOUR);
    }
    expect(clock().getTime() - start).toBeGreaterThan(2 * DAY);
    expect(clock().getTime() - start).toBeLessThan(2 * DAY + 3 * HOUR);
    expect(loudly()).toMatchObject([{ msg: 'a message was given up', kind: 'letter' }]);
    clock.forward(DAY);
    await run();
    expect(sent).toEqual([]);

    clock.forward(28 * DAY);
    await outbox.removeOldFailures();
    expect(await rows()).toHaveLength(1);
    clock.forward(DAY);
    await outbox.removeOldFailures();
    expect(await rows()).toEqual([]);
  });

  test('has more than one try, however long the server was off', async () => {
    await put({});
    clock.forward(7 * DAY);
    await run(fail);
    expect(await rows()).toMatchObject([{ failed_at: null }]);
    clock.forward(HOUR);
    await run();
    expect(sent).toHaveLength(1);
  });

  test('holds no other one up', async () => {
    const [bad, good] = await put({}, {});
    await run(async (message) => {
      if (message.id === bad) throw new Error('Not now');
      await take(message);
    });
    expect(sent).toMatchObject([{ id: good }]);
    expect(await rows()).toMatchObject([{ id: bad }]);
  });
});

test('a message that can never be sent is given up at once, loudly, and the others go on', async () => {
  const [bad, good] = await put({}, {});
  await run(async (message) => {
    if (message.id === bad) throw new Undeliverable('No such receiver');
    await take(message);
  });
  expect(sent).toMatchObject([{ id: good }]);
  expect(await rows()).toMatchObject([
    { id: bad, failed_at: clock().toISOString(), last_error: 'No such receiver', attempts: 1 },
  ]);
  expect(loudly()).toMatchObject([{ msg: 'a message was given up', message: bad, kind: 'letter' }]);
});

describe('a process that dies while sending', () => {
  test('leaves its message to the others after a while, under the same id', async () => {
    const [id] = await put({ payload: 'Basil' });
    const { passed, open } = gate();
    const dead = run(() => passed); // It never says how it went.
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1));
    clock.forward(LEASE_MS - 1);
    await run();
    expect(sent).toEqual([]);
    clock.forward(1);
    await run();
    expect(sent).toEqual([{ id, userId: null, payload: 'Basil' }]);
    open();
    await dead;
  });

  test('or was only slow, cannot put off what another one is sending by now', async () => {
    await put({});
    const [slow, quick] = [gate(), gate()];
    const first = run(() => slow.passed);
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1));
    clock.forward(LEASE_MS);
    const second = run(() => quick.passed);
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(2));
    const [claimed] = await rows();
    slow.breakDown(new Error('Too late'));
    await first;
    expect(await rows()).toEqual([claimed]);
    quick.open();
    await second;
    expect(await rows()).toEqual([]);
  });

  test('is not taken for one that takes its time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await put({});
      const { passed, open } = gate();
      const slow = run(() => passed);
      await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1));
      for (let minute = 0; minute < 5; minute++) {
        clock.forward(LEASE_MS / 2);
        vi.advanceTimersByTime(LEASE_MS / 2);
        const renewed = new Date(clock().getTime() + LEASE_MS).toISOString();
        await vi.waitFor(async () => expect(await rows()).toMatchObject([{ claimed_until: renewed }]));
        await run();
      }
      expect(sent).toEqual([]);
      open();
      await slow;
      expect(await rows()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});

test('those who look for due messages at once send each of them once', async () => {
  const ids = await put(...Array.from({ length: 100 }, () => ({})));
  const colleague = createOutbox({ db: ground.db, clock, log, intervalSeconds: INTERVAL_SECONDS });
  await Promise.all([run(), run(), colleague.job('letter', take).run(() => false)]);
  expect(sent.map(({ id }) => id).sort()).toEqual(ids.sort());
});

describe('what a mail server says in its refusal', () => {
  const ADA = 'ada.fern@example.org';
  const LINK = 'https://garden.example/reset-password?token=s3cret';

  test.each([
    { code: 550, at: 'recipient', level: 50 },
    { code: 554, at: 'message', level: 50 },
    { code: 451, at: 'recipient', level: 40 },
    { code: 452, at: 'message', level: 40 },
  ] as const)('with $code at the $at is kept and logged without any address or link', async ({ code, at, level }) => {
    const mailbox = await startMailbox();
    const mailer = await createMailer({ url: mailbox.url, from: 'garden@garden.example' });
    try {
      mailbox.refuse({ code, at, text: `Blocked: <${ADA}> with ${LINK}` });
      await put({});
      await run(({ id }) =>
        mailer.send({ to: ADA, subject: 'Water', text: LINK, html: LINK, messageId: `${id}@garden.example` }),
      );
      const [row] = await rows();
      expect(row?.last_error).toContain(`${code} Blocked: <[address]> with [link]`);
      expect(lines()).toMatchObject([{ level, err: { message: row?.last_error } }]);
      expect(`${logged}${JSON.stringify(row)}`).not.toMatch(/ada\.fern|s3cret/);
    } finally {
      mailer.close();
      await mailbox.close();
    }
  });
});

/** What was logged, a line each. */
function lines(): { level: number; msg: string }[] {
  return logged.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
}

function loudly() {
  return lines().filter(({ level }) => level === pino.levels.values.error);
}

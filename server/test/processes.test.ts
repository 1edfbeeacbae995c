import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { login, logout, me } from '@plantcare/contract/auth.ts';
import { addPlant, deletePlant, listPlants } from '@plantcare/contract/plants.ts';
import { addReminder, listReminders } from '@plantcare/contract/reminders.ts';
import { downloadData, listImports, startImport, undoImport } from '@plantcare/contract/transfer.ts';
import { cityWeather } from '@plantcare/contract/weather.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import webpush from 'web-push';
import { type Client, createClient, type Gardener } from './support/client.ts';
import { picture, upload } from './support/files/pictures.ts';
import { freePort } from './support/free-port.ts';
import { insertDueReminder } from './support/gardens/due-reminder.ts';
import { type ServerProcess, spawnBuilt } from './support/main-process.ts';
import { rawConnection } from './support/raw-request.ts';
import { bootServer } from './support/server.ts';
import { startBucket } from './support/services/bucket.ts';
import { startMailbox } from './support/services/mailbox.ts';
import { hasRedis, startRedis } from './support/services/redis-server.ts';
import { startRoundRobinProxy } from './support/services/round-robin-proxy.ts';
import { startWeatherStation } from './support/services/weather-station.ts';
import { createTestDatabase } from './support/test-database.ts';

// Processes of their own take their time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const QUOTA = 6;

interface Server extends Client {
  address: string;
  process: ServerProcess;
}

// CI installs Redis; elsewhere Debian's package is `redis-server`.
describe.skipIf(!hasRedis)('three processes on one PostgreSQL, one Redis and one bucket (needs redis-server)', () => {
  let parts: Awaited<ReturnType<typeof startParts>>;
  let servers: [Server, Server, Server];
  /** Through the proxy: each call goes to the next server. */
  let all: Client;
  let photo: File;

  async function startParts() {
    const [ground, bucket, redis, mailbox, proxy] = await Promise.all([
      ...([createTestDatabase(), startBucket(), startRedis(), startMailbox(), startRoundRobinProxy()] as const),
    ]);
    const station = await startWeatherStation({ clock: () => new Date() });
    const vapid = webpush.generateVAPIDKeys();
    const metricsPort = await freePort();
    const env = {
      ...ground.env,
      ...station.env,
      ...{ NODE_ENV: 'production', RATE_LIMIT: 'on', TRUST_PROXY: 'on', SCHEDULER_INTERVAL_SECONDS: '0.5' },
      ...{ DRAIN_SECONDS: '1' },
      ...{ STORAGE_URL: bucket.url, REDIS_URL: redis.url, SMTP_URL: mailbox.url, QUOTA_PLANTS: `${QUOTA}` },
      ...{ VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey },
    };
    return { ground, bucket, redis, mailbox, proxy, station, env, metricsPort };
  }

  /** One of the three, with a data folder that no other sees. */
  async function startServer(number: number): Promise<Server> {
    const { ground, env, metricsPort } = parts;
    const process = spawnBuilt({
      ...env,
      DATA_DIR: path.join(`${ground.env.DATA_DIR}`, `${number}`),
      ...(number === 0 && { METRICS_PORT: `${metricsPort}` }),
    });
    const address = await process.address();
    return { ...createClient(() => address), address, process };
  }

  function useServers() {
    parts.proxy.use(servers.map(({ address }) => address));
  }

  beforeAll(async () => {
    parts = await startParts();
    servers = await Promise.all([startServer(0), startServer(1), startServer(2)]);
    useServers();
    all = createClient(() => parts.proxy.address);
    photo = upload(await picture().jpeg().toBuffer());
  });
  afterAll(async () => {
    for (const { process } of servers) process.kill('SIGKILL');
    await Promise.all(servers.map(({ process }) => process.closed));
    const { ground, bucket, redis, mailbox, proxy, station } = parts;
    await Promise.all([proxy.close(), bucket.close(), redis.stop(), mailbox.close(), station.close()]);
    await ground.remove();
  });

  const authorized = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });

  async function plantsOf(server: Client, { token }: { token: string }): Promise<string[]> {
    return (await server.call(listPlants, {}, token)).map(({ name }) => name).sort();
  }

  test('a session and what is written hold everywhere at once, and an unchanged list is a 304 from each', async () => {
    const [a, b, c] = servers;
    const { email, password } = await a.register();
    const session = await b.call(login, { json: { email, password } });
    const ask = (server: Server, tag = '') =>
      server.request('/api/plants', { headers: { ...authorized(session), 'if-none-match': tag } });
    const tag = `${(await ask(a)).headers.get('etag')}`;
    expect([(await ask(b, tag)).status, (await ask(c, tag)).status]).toEqual([304, 304]);

    await c.call(addPlant, { form: { name: 'Fern' } }, session.token);
    for (const server of servers) {
      expect((await ask(server, tag)).status).toBe(200);
      expect(await plantsOf(server, session)).toEqual(['Fern']);
    }
    await a.call(logout, {}, session.token);
    for (const server of servers) expect(await server.refusal(me, {}, session.token)).toMatchObject({ status: 401 });
  });

  test('a photo that one stored is shown by the others, and is gone from all once another one deletes it', async () => {
    const [a, b, c] = servers;
    const { token } = await a.register();
    const plant = await a.call(addPlant, { form: { name: 'Fern' }, photo }, token);
    const stored = await Promise.all(servers.map(async (each) => (await each.request(`${plant.photoUrl}`)).bytes()));
    expect(stored[1]).toEqual(stored[0]);
    expect(stored[2]).toEqual(stored[0]);
    expect(stored[0]?.length).toBeGreaterThan(100);
    await b.call(deletePlant, { params: { id: plant._id } }, token);
    for (const each of [a, b, c]) expect((await each.request(`${plant.photoUrl}`)).status).toBe(404);
    expect(parts.bucket.keys()).toEqual([]);
  });

  test('guesses at a password and calls are counted together', async () => {
    const { email } = await all.register();
    const guess = () => all.refusal(login, { json: { email, password: 'wrong guess' } });
    for (let tries = 0; tries < 10; tries++) expect(await guess()).toMatchObject({ status: 401 });
    for (const server of servers) {
      const refusal = await server.refusal(login, { json: { email, password: 'wrong guess' } });
      expect(refusal).toMatchObject({ status: 429, code: 'too_many_requests' });
    }
    const left: number[] = [];
    for (const server of servers) {
      left.push(Number((await server.request('/api/health/live')).headers.get('x-ratelimit-remaining')));
    }
    const [first = Number.NaN] = left;
    expect(left).toEqual([first, first - 1, first - 2]);
    const measures = await fetch(`http://127.0.0.1:${parts.metricsPort}/metrics`);
    expect(await measures.text()).toContain('plantcare_redis_connected 1');
  });

  test('a quota holds for calls to all at once, and a key sent to all at once creates one plant', async () => {
    const ada = await all.register();
    const add = (headers: Record<string, string>, name: string, server: Client = all) => {
      const body = new FormData();
      body.append('name', name);
      return server.request('/api/plants', { method: 'POST', headers: { ...authorized(ada), ...headers }, body });
    };
    const once = { 'idempotency-key': randomUUID() };
    const same = await Promise.all(servers.map((server) => add(once, 'Only one', server)));
    expect(same.map(({ status }) => status)).toEqual([201, 201, 201]);
    const bodies = await Promise.all(same.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 2 * QUOTA }, (_, number) => add({}, `Fern ${number}`)));
    expect(others.filter(({ status }) => status === 201)).toHaveLength(QUOTA - 1);
    expect(others.filter(({ status }) => status === 409)).toHaveLength(QUOTA + 1);
  });

  test('a city and its weather are asked for once', async () => {
    parts.station.know({
      name: 'Zürich',
      latitude: 47.37,
      longitude: 8.55,
      country: 'Switzerland',
      country_code: 'CH',
    });
    const { token } = await all.register();
    const ask = (server: Server) => server.call(cityWeather, { params: { city: 'Zürich' } }, token);
    const answers = await Promise.all(servers.map(ask));
    expect(new Set(answers.map(({ asOf }) => asOf)).size).toBe(1);
    for (const server of servers) expect(await ask(server)).toEqual(answers[0]);
    expect(parts.station.asked.map(({ what }) => what)).toEqual(['search', 'forecast']);
  });

  test('an import that one runs is followed on another and undone on the third', async () => {
    const [a, b, c] = servers;
    const ada = await a.register();
    await b.call(addPlant, { form: { name: 'Fern' }, photo }, ada.token);
    const zip = await (await c.request(`/api${downloadData.path}`, { headers: authorized(ada) })).blob();
    const { token } = await a.register();
    const { _id: id } = await a.call(startImport, { file: zip }, token);
    const state = async () => (await b.call(listImports, {}, token))[0]?.state;
    await expect.poll(state, { timeout: 10_000 }).toBe('done');
    expect(await plantsOf(c, { token })).toEqual(['Fern']);
    await c.call(undoImport, { params: { id } }, token);
    expect(await plantsOf(a, { token })).toEqual([]);
  });

  test('every due reminder is notified and mailed once', async () => {
    const titles: string[] = [];
    const { db } = parts.ground;
    for (let number = 0; number < 20; number++) {
      const { user, token } = await all.register(`Gardener ${number}`);
      const plant = await all.call(addPlant, { form: { name: 'Basil' } }, token);
      for (let reminder = 0; reminder < 4; reminder++) {
        const title = `Water ${titles.length}.`;
        titles.push(title);
        await insertDueReminder(db, { userId: user._id, plantId: plant._id, title });
      }
    }
    const isDone = async () => {
      const due = await db
        .selectFrom('reminders')
        .select('id')
        .where('notice_at', '<', new Date().toISOString())
        .execute();
      return due.length === 0 && !('outbox' in (await parts.ground.rows()));
    };
    await expect.poll(isDone, { timeout: 30_000, interval: 100 }).toBe(true);
    const told = await db.selectFrom('notifications').select('title').where('type', '=', 'reminder').execute();
    expect(told.map(({ title }) => title).sort()).toEqual(titles.toSorted());
    const mailed = parts.mailbox.mails.flatMap(({ text = '' }) => text.match(/Water \d+\./g) ?? []);
    expect(mailed.sort()).toEqual(titles.toSorted());
  });

  test('a process that is killed in the middle of requests leaves no wrong answer on the others', async () => {
    const [a, b, c] = servers;
    const ada = await a.register();
    const form = '--leaf\r\ncontent-disposition: form-data; name="name"\r\n\r\nHalf a fern\r\n';
    const half = rawConnection(new URL(a.address));
    half.write(
      'POST /api/plants HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\n' +
        `authorization: Bearer ${ada.token}\r\ncontent-type: multipart/form-data; boundary=leaf\r\n` +
        `content-length: ${form.length + 100}\r\n\r\n`,
    );
    await once(half, 'data'); // "100 Continue": the server waits for the body.
    half.write(form);
    const writing = Array.from({ length: QUOTA }, async (_, number) => {
      const name = `Fern ${number}`;
      const answer = a.call(addPlant, { form: { name }, photo }, ada.token);
      return answer.then(
        () => ({ name, acknowledged: true }),
        () => ({ name, acknowledged: false }),
      );
    });
    const first = await Promise.race(writing);
    a.process.kill('SIGKILL');
    await a.process.closed;
    const written = await Promise.all(writing);
    expect(first.acknowledged).toBe(true);

    const names = await plantsOf(b, ada);
    expect(await plantsOf(c, ada)).toEqual(names);
    expect(names).toEqual([...new Set(names)]);
    expect(names).not.toContain('Half a fern');
    expect(names).toEqual(expect.arrayContaining(written.filter((each) => each.acknowledged).map((each) => each.name)));
    for (const { photoUrl } of await c.call(listPlants, {}, ada.token)) {
      expect((await b.request(`${photoUrl}`)).status).toBe(200);
    }
    // The proxy skips the one that is gone.
    for (const _ of servers) expect(await plantsOf(all, ada)).toEqual(names);
    servers[0] = await startServer(0);
    useServers();
    expect(await plantsOf(servers[0], ada)).toEqual(names);
  });

  test('a restart of one after the other fails no request', async () => {
    const ada = await all.register();
    const plant = (await all.call(addPlant, { form: { name: 'Fern' } }, ada.token))._id;
    let restarting = true;
    /** Writes and reads, with pauses, so that no minute has too many calls. @returns the titles that were acknowledged */
    async function use(client: number): Promise<string[]> {
      const titles: string[] = [];
      while (restarting) {
        const title = `Water ${client} ${titles.length}`;
        await all.call(addReminder, { json: { title, plant, scheduledDate: '2090-05-01' } }, ada.token);
        titles.push(title);
        expect((await all.call(listReminders, {}, ada.token)).map((each) => each.title)).toContain(title);
        await pause(300);
      }
      return titles;
    }
    const using = Promise.all([use(0), use(1), use(2)]);
    using.catch(() => {}); // A failure is reported below, where the titles are awaited.
    for (const number of [0, 1, 2] as const) {
      const { process } = servers[number];
      process.kill('SIGTERM');
      expect(await process.closed).toEqual({ code: 0, signal: null });
      servers[number] = await startServer(number);
      useServers();
    }
    restarting = false;
    const titles = (await using).flat().sort();
    expect(titles.length).toBeGreaterThan(6);
    const reminders = await all.call(listReminders, {}, ada.token);
    expect(reminders.map(({ title }) => title).sort()).toEqual(titles);
  });
});

test('reminders of gardeners whom another process is notifying do not hold up those of others', async () => {
  const server = await bootServer();
  try {
    const [ada, eve] = await Promise.all([server.register('Ada'), server.register('Eve')]);
    const remind = async ({ user, token }: Gardener, count: number) => {
      const plant = await server.call(addPlant, { form: { name: 'Basil' } }, token);
      const reminder = { userId: user._id, plantId: plant._id, title: `For ${user.name}` };
      await Promise.all(Array.from({ length: count }, () => insertDueReminder(server.db, reminder)));
    };
    await remind(ada, 410); // More than are looked at together.
    await remind(eve, 1);
    await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', '=', ada.user._id).forUpdate().execute();
      await server.runDue();
    });
    const told = await server.db.selectFrom('notifications').select('title').where('type', '=', 'reminder').execute();
    expect(told).toEqual([{ title: 'For Eve' }]);
  } finally {
    await server.close();
  }
});

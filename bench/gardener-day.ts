// What one gardener's day costs: requests, bytes, rows, photos and processor time, on the built server and PostgreSQL.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { connectToPostgres, startPostgres } from '../server/test/support/embedded-postgres.ts';
import { startWeatherStation } from '../server/test/support/services/weather-station.ts';
import { type Browser, openBrowser } from './day/browser.ts';
import { difference, used } from './day/cost.ts';
import { measureNotifying } from './day/notifying.ts';
import { fillGarden, liveADay, remindToday, stay } from './day/one-day.ts';
import { startMailSink, startProgram } from './servers/start.ts';

const GARDENERS = 10;
const DAYS = 6;
const IDLE_SECONDS = 20;
const OPEN_MINUTES = 30;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const folder = await mkdtemp(path.join(tmpdir(), 'plantcare-day-'));
const postgres = await startPostgres({ durable: true });
const { url } = await postgres.createDatabase();
const station = await startWeatherStation({ clock: () => new Date() });
station.know({ name: 'London', latitude: 51.51, longitude: -0.13, country: 'United Kingdom', country_code: 'GB' });
const sink = await startMailSink();
const env = {
  ...station.env,
  ...{ DATA_DIR: folder, DATABASE_URL: url, SMTP_URL: sink.url },
  ...{ EMAIL_CONFIRMATION: 'off', SCHEDULER_INTERVAL_SECONDS: '1' },
};
const server = await startProgram(env);
const database = await connectToPostgres(url);
try {
  await measureDays();
  await measureNotifying({ database, env, running: server });
} finally {
  await database.end();
  await server.stop();
  await sink.stop();
  await station.close();
  await postgres.remove();
  await rm(folder, { recursive: true });
}

async function measureDays(): Promise<void> {
  const photo = await phonePhoto();
  const measured = { serverPid: server.pid, database, photos: path.join(folder, 'photos') };
  const gardens: { browser: Browser; plants: string[] }[] = [];
  for (let number = 0; number < GARDENERS; number++) {
    const browser = openBrowser(server.address);
    const account = { name: 'Flora Moss', email: `flora-${number}@example.org`, password: 'green-thumb-42' };
    browser.signIn((await browser.postJson('/api/auth/register', account)).token);
    gardens.push({ browser, plants: await fillGarden(browser, account.email, photo) });
  }
  // Loads the assistant's knowledge, which stays while questions come.
  await gardens[0]?.browser.postJson('/api/ai/care-advice', { plantSpecies: 'Ficus lyrata', question: 'Is it toxic?' });
  await settled();
  const idleBefore = await used(measured);
  await pause(IDLE_SECONDS * 1000);
  const idle = difference(idleBefore, await used(measured));

  const usage = () => gardens.map(({ browser }) => browser.usage());
  const [began, before, callsBefore, mailsBefore] = [
    performance.now(),
    await used(measured),
    usage(),
    await sink.mails(),
  ];
  for (let day = 0; day < DAYS; day++) {
    const today = gardens.map(async ({ browser, plants }) => ({
      ...{ browser, plants, remindersToday: await remindToday(browser, plants) },
    }));
    const gardeners = await Promise.all(today);
    // Each garden is reviewed once a day, and its weather looked at twice.
    await database.query('update users set review_at = $1, weather_at = $1', [new Date().toISOString()]);
    await settled();
    await database.query('update users set weather_at = $1', [new Date().toISOString()]);
    await settled();
    for (const { browser, ...garden } of gardeners) await liveADay(browser, { ...garden, number: day, photo });
  }
  const after = await used(measured);
  const seconds = (performance.now() - began) / 1000;
  const cost = difference(before, after);
  const total = usage().map((each, at) => subtract(each, callsBefore[at]));
  const days = GARDENERS * DAYS;
  const sum = (name: keyof ReturnType<Browser['usage']>) => total.reduce((all, each) => all + each[name], 0) / days;
  const withoutIdle = (name: 'serverMs' | 'databaseMs') => (cost[name] - (idle[name] / IDLE_SECONDS) * seconds) / days;

  console.log(`One gardener's day, the mean of ${days}; photos of ${photo.size} bytes`);
  print('requests', sum('requests'), 1);
  print('  of which unchanged (304)', sum('unchanged'), 1);
  print('  of which writing', sum('writes'), 1);
  print('kB to the browser', sum('received') / 1000, 1);
  print('kB from the browser', sum('sent') / 1000, 1);
  print('database transactions', cost.transactions / days, 1);
  print('rows written', cost.rowsWritten / days, 1);
  print('kB of the log of PostgreSQL', cost.logBytes / days / 1000, 1);
  print('kB that the database grew', cost.databaseBytes / days / 1000, 1);
  print('kB of photos stored', cost.photoBytes / days / 1000, 1);
  print('mails', ((await sink.mails()) - mailsBefore) / days, 2);
  print('ms of processor time, server', withoutIdle('serverMs'), 0);
  print('ms of processor time, PostgreSQL', withoutIdle('databaseMs'), 0);
  print('idle: ms of processor time a second, server', idle.serverMs / IDLE_SECONDS, 1);
  print('idle: ms of processor time a second, PostgreSQL', idle.databaseMs / IDLE_SECONDS, 1);
  const beforeHour = await used(measured);
  await Promise.all(gardens.map(({ browser }) => stay(browser, OPEN_MINUTES)));
  const open = difference(beforeHour, await used(measured));
  console.log(`One hour with the page open, ${4 * 60} calls that are all answered 304`);
  const anHour = (ms: number) => (ms / GARDENERS / OPEN_MINUTES) * 60;
  print('ms of processor time, server', anHour(open.serverMs), 0);
  print('ms of processor time, PostgreSQL', anHour(open.databaseMs), 0);
  for (const { browser } of gardens) browser.close();
}

/** Waits until nothing is due in the background and no message waits. */
async function settled(): Promise<void> {
  for (let busy = true; busy; await pause(200)) {
    const now = new Date().toISOString();
    const { rows } = await database.query(
      `select exists (select from reminders where notice_at <= $1) or exists (select from outbox where send_after <= $1)
        or exists (select from users where review_at <= $1 or (weather_at <= $1 and location is not null)) as busy`,
      [now],
    );
    busy = rows[0].busy;
  }
}

function subtract(after: ReturnType<Browser['usage']>, before: ReturnType<Browser['usage']> | undefined) {
  const each = (name: keyof typeof after) => after[name] - (before?.[name] ?? 0);
  return {
    ...{ requests: each('requests'), unchanged: each('unchanged'), writes: each('writes') },
    ...{ received: each('received'), sent: each('sent') },
  };
}

/** As the web application sends it: a JPEG of 1600 pixels. Grain stands for the detail of leaves. */
async function phonePhoto(): Promise<Blob> {
  const size = { width: 1600, height: 1200, channels: 3 as const };
  const noise = { type: 'gaussian' as const, mean: 110, sigma: 14 };
  const grain = await sharp({ create: { ...size, background: 'black', noise } })
    .blur(1)
    .png()
    .toBuffer();
  const jpeg = await sharp(grain).tint({ r: 70, g: 140, b: 60 }).jpeg({ quality: 85 }).toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
}

function print(what: string, figure: number, digits: number): void {
  console.log(`  ${what.padEnd(52)}${figure.toFixed(digits).padStart(10)}`);
}

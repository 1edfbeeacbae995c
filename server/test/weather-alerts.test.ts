import { randomUUID } from 'node:crypto';
import { updateNotificationSettings, updateProfile, updateQuietHours } from '@plantcare/contract/auth.ts';
import { listNotifications, type Notification } from '@plantcare/contract/notifications.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { updatePreferences } from '@plantcare/contract/preferences.ts';
import { subscribeToPush } from '@plantcare/contract/push.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { DAY, HOUR } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';
import { startMailbox } from './support/services/mailbox.ts';
import { startPushReceiver } from './support/services/push-receiver.ts';
import { type LocalWeather, startWeatherStation } from './support/services/weather-station.ts';
import { onPostgres } from './support/test-database.ts';

const MINUTE = 60_000;
/** Ten in the morning in Berlin, on a Friday. */
const FRIDAY = Date.parse('2026-05-01T08:00:00.000Z');

let now = FRIDAY;
const clock = () => new Date(now);
const [station, mailbox, receiver] = await Promise.all([
  startWeatherStation({ clock }),
  startMailbox(),
  startPushReceiver(),
]);
const server = await bootServer({
  clock,
  env: { ...station.env, SMTP_URL: mailbox.url, PUSH_SERVICES: receiver.origin },
});
afterAll(async () => {
  await server.close();
  await Promise.all([station.close(), mailbox.close(), receiver.close()]);
});

let ada: Gardener;
let town: Town;
beforeEach(async () => {
  await server.db.deleteFrom('users').execute();
  station.answer('properly');
  now = FRIDAY;
  town = newTown();
  ada = await server.register('Ada', 'Europe/Berlin');
  station.asked.length = 0;
});

type Town = ReturnType<typeof newTown>;
let towns = 0;

/** A town that the weather station knows, on Berlin's clock unless told otherwise. */
function newTown(timeZone = 'Europe/Berlin') {
  towns += 1;
  const place = { lat: towns / 10, lon: 10 };
  const name = `Town ${String.fromCharCode(65 + Math.floor(towns / 26), 65 + (towns % 26))}`;
  station.know({ name, latitude: place.lat, longitude: place.lon, country: 'Germany', country_code: 'DE' });
  const turn = (local: Partial<LocalWeather>) => station.set(place, { timeZone, ...local });
  turn({});
  return { name, place, turn };
}

async function moveTo(location: string, { token, user } = ada): Promise<void> {
  await server.call(updateProfile, { json: { name: user.name, email: user.email, location } }, token);
}

function addPlant(name: string, location: string, species = '', { token } = ada): Promise<plants.Plant> {
  return server.call(plants.addPlant, { form: { name, location, species } }, token);
}

/** What a gardener was warned of so far, oldest first. */
async function warnings({ token } = ada): Promise<Notification[]> {
  const { notifications } = await server.call(listNotifications, { query: { limit: 100 } }, token);
  return notifications.filter(({ type }) => type === 'weather_alert').reverse();
}

const titles = async (whose = ada) => (await warnings(whose)).map(({ title }) => title);
const asked = (what: 'forecast' | 'search') => station.asked.filter((question) => question.what === what);

/** Has everything done that is due at the next time that clocks in UTC show this. */
async function runAt(time: string): Promise<void> {
  const today = Date.parse(`${clock().toISOString().slice(0, 'yyyy-mm-dd'.length)}T${time}:00.000Z`);
  now = today > now ? today : today + DAY;
  await server.runDue();
}

/** The morning's and the evening's look in Berlin, in summer time. */
async function looks(count: number): Promise<void> {
  for (let look = 0; look < count; look += 1) {
    const hour = clock().getUTCHours();
    await runAt(hour >= 6 && hour < 15 ? '15:00' : '06:00');
  }
}

const FROST: Partial<LocalWeather> = { temperature: ({ hour }) => (hour < 6 ? -3 : 14) };

describe('a warning names the weather, the plants outdoors that do not tolerate it, and their limits:', () => {
  beforeEach(async () => {
    await addPlant('Basil', 'Balcony', 'Ocimum basilicum');
    await addPlant('Limone', 'terrace', 'Citrus limon');
    await addPlant('Rose', 'Garden');
    await addPlant('Monty', 'Living room', 'Monstera deliciosa');
    await moveTo(town.name);
  });

  test('frost', async () => {
    town.turn(FROST);
    await server.runDue();
    expect(await warnings()).toMatchObject([
      {
        ...{ type: 'weather_alert', priority: 'urgent', title: 'Frost: −3 °C tonight', relatedPlant: null },
        message: `It gets down to −3 °C tonight. Bring in Basil (suffers below 10 °C) and Limone (suffers below 5 °C). This is for ${town.name}.`,
      },
    ]);
  });

  test.each([
    ['that the gardener chose', { units: 'us' }, 'Europe/Berlin'],
    ['that are usual in the time zone', { units: null }, 'America/New_York'],
  ] as const)('in the units %s', async (_, preference, timeZone) => {
    await server.call(updatePreferences, { json: preference }, ada.token);
    await server.db.updateTable('users').set({ time_zone: timeZone }).execute();
    town.turn(FROST);
    await server.runDue();
    const [warning] = await warnings();
    expect(warning?.title).toBe('Frost: 27 °F tonight');
    expect(warning?.message).toContain('Basil (suffers below 50 °F)');
  });

  test('a cold night', async () => {
    town.turn({ temperature: ({ hour }) => (hour < 6 ? 4.4 : 14) });
    await server.runDue();
    expect(await warnings()).toMatchObject([
      {
        ...{ priority: 'high', title: 'Cold night: 4 °C tonight' },
        message: `It gets down to 4 °C tonight. Bring in Basil (suffers below 10 °C) and Limone (suffers below 5 °C). This is for ${town.name}.`,
      },
    ]);
  });

  test('cold, for a plant by its species, whatever it is called', async () => {
    await addPlant('Sage', 'Yard', 'Ocimum basilicum');
    town.turn({ temperature: ({ hour }) => (hour < 6 ? 4 : 14) });
    await server.runDue();
    expect(await warnings()).toMatchObject([
      {
        message: expect.stringContaining(
          'Basil (suffers below 10 °C), Limone (suffers below 5 °C), and Sage (suffers below 10 °C).',
        ),
      },
    ]);
  });

  test('heat above 35 °C', async () => {
    town.turn({ temperature: ({ hour }) => (hour === 15 ? 38 : 20) });
    await server.runDue();
    expect(await warnings()).toMatchObject([
      {
        ...{ priority: 'high', title: 'Heat: 38 °C this afternoon' },
        message: expect.stringContaining(
          'It gets up to 38 °C this afternoon. Shade and water early Basil (suffers above 35 °C), Limone (suffers above 35 °C)',
        ),
      },
    ]);
  });

  test('a storm', async () => {
    town.turn({ gusts: ({ hour }) => (hour === 19 ? 18.4 : 6) });
    await server.runDue();
    expect(await warnings()).toMatchObject([
      {
        ...{ priority: 'high', title: 'Storm: gusts of 18 m/s this evening' },
        message: expect.stringContaining(
          'Gusts reach 18 m/s this evening. Tie up or shelter Basil (breaks from 11 m/s), Limone (breaks from 17 m/s)',
        ),
      },
    ]);
  });

  test('heavy rain', async () => {
    const tomorrow = new Date(now + DAY).toISOString().slice(0, 10);
    town.turn({ rain: ({ date, hour }) => (date === tomorrow && hour >= 8 && hour < 11 ? 11 : 0) });
    await server.runDue();
    expect(await warnings()).toMatchObject([
      {
        ...{ priority: 'medium', title: 'Heavy rain: 33 mm' },
        message: `33 mm of rain are due within a day, heaviest tomorrow morning. Empty the saucers, and see that the pots drain, of Basil, Limone, and Rose. This is for ${town.name}.`,
      },
    ]);
  });

  test('heavy snow', async () => {
    town.turn({ temperature: () => 0, rain: ({ hour }) => (hour === 20 ? 16 : 0) });
    await server.runDue();
    const snow = (await warnings()).find(({ title }) => title === 'Heavy snow: 16 mm');
    expect(snow).toMatchObject({
      priority: 'medium',
      message: `Snow that melts to 16 mm is due within a day, heaviest this evening. Shake it off Basil, Limone, and Rose. This is for ${town.name}.`,
    });
  });

  test('nothing of what they tolerate', async () => {
    town.turn({
      temperature: ({ hour }) => (hour === 15 ? 35 : 10),
      gusts: () => 17.9,
      rain: ({ hour }) => (hour === 8 || hour === 20 ? 14.9 : 0),
    });
    await server.runDue();
    expect(await warnings()).toEqual([]);
  });

  test('several things at once, each in a warning of its own', async () => {
    town.turn({ ...FROST, gusts: ({ hour }) => (hour === 20 ? 30 : 6), rain: ({ hour }) => (hour === 20 ? 16 : 0) });
    await server.runDue();
    expect((await titles()).toSorted()).toEqual([
      ...['Frost: −3 °C tonight', 'Heavy rain: 16 mm', 'Storm: gusts of 30 m/s this evening'],
    ]);
  });

  test('the first night that does harm, and the worse one after it', async () => {
    const tomorrow = new Date(now + DAY).toISOString().slice(0, 10);
    await runAt('15:00');
    town.turn({ temperature: ({ date, hour }) => (hour < 6 ? (date === tomorrow ? -1 : -4) : 14) });
    now += 11 * MINUTE;
    await moveTo(`${town.name}, Germany`);
    await server.runDue();
    expect(await warnings()).toMatchObject([
      {
        title: 'Frost: −4 °C tomorrow night',
        message: expect.stringContaining('It gets down to −1 °C tonight and −4 °C tomorrow night. Bring in'),
      },
    ]);
    expect((await warnings())[0]?.message).toMatch(` This is for ${town.name}, Germany.`);
  });
});

test('a warning for one plant leads to it', async () => {
  await addPlant('Basil', 'Balcony');
  await addPlant('Tulip', 'Garden');
  await moveTo(town.name);
  town.turn({ temperature: ({ hour }) => (hour < 6 ? 4 : 14) });
  await server.runDue();
  expect(await warnings()).toMatchObject([
    {
      ...{ title: 'Cold night: 4 °C tonight', relatedPlant: { name: 'Basil' } },
      message: `It gets down to 4 °C tonight. Bring in Basil (suffers below 10 °C). This is for ${town.name}.`,
    },
  ]);
});

describe('nobody is warned', () => {
  test('whose plants are all indoors, nor is the weather asked for until one is brought out', async () => {
    await addPlant('Basil', 'Kitchen window');
    await addPlant('Fern', '');
    town.turn(FROST);
    await moveTo(town.name);
    await server.runDue();
    await looks(2);
    expect(await warnings()).toEqual([]);
    expect(station.asked).toEqual([]);
    await addPlant('Pepper', 'Balcony');
    await looks(1);
    expect(await titles()).toEqual(['Frost: −3 °C tonight']);
  });

  test('who told no location, nor is the weather asked for', async () => {
    await addPlant('Basil', 'Balcony');
    await looks(4);
    expect(station.asked).toEqual([]);
    expect(await warnings()).toEqual([]);
  });

  test.each([
    ['the weather', { weather: false }],
    ['anything', { enabled: false }],
  ])('who wants to hear nothing of %s, until they do', async (_, settings) => {
    await addPlant('Basil', 'Balcony');
    town.turn(FROST);
    await server.call(updateNotificationSettings, { json: settings }, ada.token);
    await moveTo(town.name);
    await looks(2);
    expect(station.asked).toEqual([]);
    await server.call(updateNotificationSettings, { json: { enabled: true, weather: true } }, ada.token);
    await server.runDue();
    expect(await titles()).toEqual(['Frost: −3 °C tonight']);
  });

  test('whose location is no place, nor is it looked up at each look', async () => {
    await addPlant('Basil', 'Balcony');
    await moveTo('Grandma’s garden');
    await looks(6);
    expect(asked('search')).toHaveLength(1);
    expect(asked('forecast')).toEqual([]);
    expect(await warnings()).toEqual([]);
  });
});

describe('an event is told once', () => {
  beforeEach(async () => {
    await addPlant('Basil', 'Balcony');
    await moveTo(town.name);
  });

  test('though every look finds it, while it goes on for days', async () => {
    town.turn(FROST);
    await server.runDue();
    await looks(14);
    await server.runDue();
    expect(await titles()).toEqual(['Frost: −3 °C tonight']);
  });

  test('and the next one is told after it was over', async () => {
    town.turn(FROST);
    await server.runDue();
    await looks(4);
    town.turn({});
    await looks(6);
    town.turn(FROST);
    await looks(4);
    expect(await titles()).toEqual(['Frost: −3 °C tonight', 'Frost: −3 °C tonight']);
  });

  test('and again to who has brought out a plant since then', async () => {
    town.turn(FROST);
    await server.runDue();
    await addPlant('Pepper', 'Balcony');
    await looks(3);
    expect((await warnings()).map(({ message }) => message)).toEqual([
      `It gets down to −3 °C tonight. Bring in Basil (suffers below 10 °C). This is for ${town.name}.`,
      `It gets down to −3 °C tonight. Bring in Basil (suffers below 10 °C) and Pepper (suffers below 10 °C). This is for ${town.name}.`,
    ]);
  });

  test('but frost after cold nights is another one, and cold nights after frost are not', async () => {
    town.turn({ temperature: ({ hour }) => (hour < 6 ? 4 : 14) });
    await server.runDue();
    await looks(6);
    town.turn(FROST);
    await looks(4);
    town.turn({ temperature: ({ hour }) => (hour < 6 ? 4 : 14) });
    await looks(4);
    expect(await titles()).toEqual(['Cold night: 4 °C tonight', 'Frost: −3 °C tonight']);
  });

  test('but frost that gets worse by five degrees is another one, and milder frost is not', async () => {
    const nights = (temperature: number) => town.turn({ temperature: ({ hour }) => (hour < 6 ? temperature : 14) });
    nights(-1);
    await server.runDue();
    nights(-4);
    await looks(2);
    expect(await titles()).toEqual(['Frost: −1 °C tonight']);
    nights(-6);
    await looks(2);
    nights(-1);
    await looks(2);
    nights(-6);
    await looks(2);
    expect(await titles()).toEqual(['Frost: −1 °C tonight', 'Frost: −6 °C tonight']);
  });

  test('and again to who has moved to another place', async () => {
    town.turn(FROST);
    await server.runDue();
    const other = newTown();
    other.turn(FROST);
    now += MINUTE;
    await moveTo(other.name);
    await server.runDue();
    await looks(2);
    expect((await warnings()).map(({ message }) => message)).toEqual([
      expect.stringMatching(`This is for ${town.name}.$`),
      expect.stringMatching(`This is for ${other.name}.$`),
    ]);
  });

  test.runIf(onPostgres)('by two servers on one database', async () => {
    const env = { ...station.env, DATA_DIR: server.dataDir };
    const other = await bootServer({
      clock,
      env: server.databaseUrl === undefined ? env : { ...env, DATABASE_URL: server.databaseUrl },
    });
    try {
      town.turn({ ...FROST, gusts: () => 25 });
      await Promise.all([server.runDue(), other.runDue()]);
      await Promise.all([server.runDue(), other.runDue()]);
      expect((await titles()).toSorted()).toEqual([
        ...['Frost: −3 °C tonight', expect.stringMatching(/^Storm: gusts of 25 m\/s/)],
      ]);
    } finally {
      await other.close();
    }
  });
});

describe('the weather is looked at', () => {
  test.each([
    ['Europe/Berlin', ['2026-05-04T06:00:00.000Z', '2026-05-04T15:00:00.000Z']],
    ['Asia/Kolkata', ['2026-05-04T02:30:00.000Z', '2026-05-04T11:30:00.000Z']],
    ['Pacific/Apia', ['2026-05-03T19:00:00.000Z', '2026-05-04T04:00:00.000Z']],
    ['America/New_York', ['2026-11-01T13:00:00.000Z', '2026-11-01T22:00:00.000Z', '2026-11-02T13:00:00.000Z']],
    ['America/New_York', ['2027-03-13T22:00:00.000Z', '2027-03-14T12:00:00.000Z', '2027-03-14T21:00:00.000Z']],
  ])('at eight and at five in %s: %s', async (timeZone, moments) => {
    now = Date.parse(moments[0] ?? '') - 3 * HOUR;
    const local = newTown(timeZone);
    const gardener = await server.register('Kim', timeZone);
    await addPlant('Basil', 'Balcony', '', gardener);
    await moveTo(local.name, gardener);
    await server.runDue();
    for (const moment of moments) {
      const before = asked('forecast').length;
      now = Date.parse(moment) - 1;
      await server.runDue();
      expect(asked('forecast')).toHaveLength(before);
      now += 1;
      await server.runDue();
      expect(asked('forecast')).toHaveLength(before + 1);
    }
  });

  test('for all places in few questions, each place once', async () => {
    await addPlant('Basil', 'Balcony');
    await moveTo(town.name);
    const plant = await server.db
      .selectFrom('plants')
      .selectAll()
      .where('user_id', '=', ada.user._id)
      .executeTakeFirstOrThrow();
    const row = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', ada.user._id)
      .executeTakeFirstOrThrow();
    const others = Array.from({ length: 40 }, () => newTown());
    const copies = Array.from({ length: 100 }, (_, index) => {
      const email = `${randomUUID()}@example.org`;
      const location = others[index % others.length]?.name ?? null;
      return {
        ...row,
        id: randomUUID(),
        email,
        email_key: email,
        calendar_token_hash: null,
        unsubscribe_token: null,
        location,
      };
    });
    await server.db.insertInto('users').values(copies).execute();
    const pots = copies.map(({ id }) => ({ ...plant, id: randomUUID(), user_id: id }));
    await server.db.insertInto('plants').values(pots).execute();
    await server.runDue();
    expect(asked('forecast').length).toBeLessThanOrEqual(3);
    const latitudes = asked('forecast').flatMap(({ query }) => query.get('latitude')?.split(',') ?? []);
    expect(latitudes).toHaveLength(41);
    expect(new Set(latitudes).size).toBe(41);
    expect(asked('search').length).toBeLessThanOrEqual(41);
    station.asked.length = 0;
    await looks(1);
    expect(asked('search')).toEqual([]);
    expect(asked('forecast').length).toBeLessThanOrEqual(3);
  });

  test('with the next round where a gardener has moved to', async () => {
    await addPlant('Basil', 'Balcony');
    await moveTo(town.name);
    await server.runDue();
    const cold = newTown();
    cold.turn(FROST);
    await moveTo(cold.name);
    await server.runDue();
    expect(await titles()).toEqual(['Frost: −3 °C tonight']);
    expect(asked('forecast').at(-1)?.query.get('latitude')).toBe(String(cold.place.lat));
  });

  test('again at the new place of who moves while the old one is looked up', async () => {
    await addPlant('Basil', 'Balcony');
    const cold = newTown();
    cold.turn(FROST);
    await moveTo(town.name);
    station.answer({ afterMs: 300 });
    const round = server.runDue();
    await expect.poll(() => asked('search').length, { interval: 5 }).toBe(1);
    await moveTo(cold.name);
    await round;
    await server.runDue();
    expect(await titles()).toEqual(['Frost: −3 °C tonight']);
  });

  test('again after a quarter of an hour when the provider is down', async () => {
    await addPlant('Basil', 'Balcony');
    town.turn(FROST);
    await moveTo(town.name);
    station.answer({ status: 500 });
    await server.runDue();
    expect(asked('forecast')).toEqual([]);
    station.answer('properly');
    now += 15 * MINUTE - 1;
    const before = station.asked.length;
    await server.runDue();
    expect(station.asked).toHaveLength(before);
    station.answerAbout(town.place, 'as HTML');
    now += 1;
    await server.runDue();
    expect(asked('forecast')).toHaveLength(2);
    station.answerAbout(town.place, 'properly');
    now += 15 * MINUTE;
    await server.runDue();
    expect(await titles()).toEqual(['Frost: −3 °C tonight']);
  });

  test('for others when nothing is known about one place', async () => {
    const quiet = newTown();
    const bea = await server.register('Bea', 'Europe/Berlin');
    await addPlant('Basil', 'Balcony', '', bea);
    await moveTo(quiet.name, bea);
    station.answerAbout(quiet.place, 'with nothing about it');
    await addPlant('Basil', 'Balcony');
    town.turn(FROST);
    await moveTo(town.name);
    await server.runDue();
    expect(asked('forecast')).toHaveLength(1);
    expect(await titles()).toEqual(['Frost: −3 °C tonight']);
    now += 15 * MINUTE;
    await server.runDue();
    expect(asked('forecast').at(-1)?.query.get('latitude')).toBe(String(quiet.place.lat));
  });
});

test('a gardener who cannot be warned keeps nobody else waiting, and is not forgotten', async () => {
  const bea = await server.register('Bea', 'Europe/Berlin');
  town.turn(FROST);
  for (const gardener of [bea, ada]) {
    await addPlant('Basil', 'Balcony', '', gardener);
    await moveTo(town.name, gardener);
  }
  const live = (time_zone: string) =>
    server.db.updateTable('users').set({ time_zone }).where('id', '=', bea.user._id).execute();
  await live('Nowhere/At_All');
  await server.runDue();
  expect(await titles()).toEqual(['Frost: −3 °C tonight']);
  expect(await titles(bea)).toEqual([]);
  await live('Europe/Berlin');
  now += 15 * MINUTE;
  await server.runDue();
  expect(await titles(bea)).toEqual(['Frost: −3 °C tonight']);
});

describe('a warning reaches its gardener', () => {
  beforeEach(async () => {
    await addPlant('Basil', 'Balcony');
    await moveTo(town.name);
    mailbox.mails.length = 0;
    receiver.pushes.length = 0;
    await server.call(subscribeToPush, { json: receiver.subscribe() }, ada.token);
  });

  test('by mail and push', async () => {
    town.turn(FROST);
    await server.runDue();
    expect(mailbox.mails).toMatchObject([
      { recipients: [ada.email], text: expect.stringContaining('Bring in Basil (suffers below 10 °C)') },
    ]);
    expect(receiver.pushes.map(({ message }) => message)).toMatchObject([
      { type: 'weather_alert', title: 'Weather Alert', body: expect.stringContaining('It gets down to −3 °C tonight') },
    ]);
  });

  test('not in ways that were switched off', async () => {
    town.turn(FROST);
    await server.call(updateNotificationSettings, { json: { email: false, push: false } }, ada.token);
    await server.runDue();
    expect(await titles()).toHaveLength(1);
    expect(mailbox.mails).toEqual([]);
    expect(receiver.pushes).toEqual([]);
  });

  test('after the quiet hours', async () => {
    town.turn(FROST);
    const quiet = { enabled: true, from: '09:00', until: '13:00' };
    await server.call(updateQuietHours, { json: quiet }, ada.token);
    await server.runDue();
    expect(await titles()).toHaveLength(1);
    expect(mailbox.mails).toEqual([]);
    await runAt('11:02');
    expect(mailbox.mails).toHaveLength(1);
    expect(receiver.pushes).toHaveLength(1);
  });

  test('at night only when it is urgent; the rest comes in the morning', async () => {
    now = now - (now % DAY) + 20 * HOUR; // Ten in the evening in Berlin.
    town.turn({ temperature: ({ hour }) => (hour < 6 ? -3 : 14), gusts: ({ hour }) => (hour === 12 ? 25 : 5) });
    await moveTo(`${town.name}, Germany`);
    await server.runDue();
    expect(await titles()).toEqual(['Frost: −3 °C tonight']);
    expect(mailbox.mails).toHaveLength(1);
    await runAt('06:00');
    expect(await titles()).toEqual(['Frost: −3 °C tonight', 'Storm: gusts of 25 m/s this afternoon']);
  });
});

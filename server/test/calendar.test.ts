import * as calendar from '@plantcare/contract/calendar.ts';
import * as plants from '@plantcare/contract/plants.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import { addSamplePlants } from '@plantcare/contract/samples.ts';
import ICAL from 'ical.js';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient, type Gardener, toRefusal } from './support/client.ts';
import { spawnMain } from './support/main-process.ts';
import { movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';
import { createTestDatabase } from './support/test-database.ts';

const server = await bootServer({ clock: movableClock(), env: { PUBLIC_URL: 'https://garden.example' } });
afterAll(() => server.close());

let ada: Gardener;
let eve: Gardener;
let basil: plants.Plant;
beforeEach(async () => {
  [ada, eve] = await Promise.all([server.register('Ada', 'Europe/Berlin'), server.register('Eve')]);
  basil = await server.call(plants.addPlant, { form: { name: 'Basil' } }, ada.token);
});

const isActive = async ({ token } = ada) => (await server.call(calendar.getCalendarFeed, {}, token)).active;
const revoke = ({ token } = ada) => server.call(calendar.revokeCalendarFeed, {}, token);

async function renew({ token } = ada): Promise<string> {
  const { url } = await server.call(calendar.renewCalendarFeed, {}, token);
  if (url === null) return expect.fail('the calendar has no address');
  return url;
}

/** What a calendar program gets, which knows nothing but the address. */
const fetchFeed = (url: string) => server.request(new URL(url).pathname);

async function events(url: string) {
  const component = new ICAL.Component(ICAL.parse(await (await fetchFeed(url)).text()));
  return component.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

function remind(changed: Partial<reminders.NewReminder> = {}): Promise<reminders.Reminder> {
  const json = { title: 'Water', plant: basil._id, scheduledDate: '2026-05-04T07:00:00.000Z', ...changed };
  return server.call(reminders.addReminder, { json }, ada.token);
}

test('a calendar leaves out what sample plants need', async () => {
  await server.call(addSamplePlants, {}, ada.token);
  await remind({ title: 'Mine' });
  expect((await events(await renew())).map(({ summary }) => summary)).toEqual(['Mine (Basil)']);
});

describe('the address of a calendar', () => {
  test('is told once, when it is made, and works until another one is made', async () => {
    expect(await server.call(calendar.getCalendarFeed, {}, ada.token)).toEqual({ active: false, url: null });
    const url = await renew();
    expect(url).toMatch(/^https:\/\/garden\.example\/api\/calendar\/[\w-]{43}\.ics$/);
    expect(await server.call(calendar.getCalendarFeed, {}, ada.token)).toEqual({ active: true, url: null });
    const another = await renew();
    expect(another).not.toBe(url);
    expect((await fetchFeed(another)).status).toBe(200);
    expect(await toRefusal(await fetchFeed(url))).toMatchObject({ status: 404, code: 'not_found' });
  });

  test('opens nothing any more once it was revoked', async () => {
    const url = await renew();
    expect(await revoke()).toEqual({ active: false, url: null });
    expect(await isActive()).toBe(false);
    expect(await toRefusal(await fetchFeed(url))).toMatchObject({ status: 404, msg: 'Calendar not found.' });
    expect(await revoke()).toEqual({ active: false, url: null });
  });

  test('is everybody’s own', async () => {
    const url = await renew();
    expect(await isActive(eve)).toBe(false);
    await renew(eve);
    await revoke(eve);
    expect(await isActive()).toBe(true);
    expect((await fetchFeed(url)).status).toBe(200);
  });

  test('is stored as a hash only', async () => {
    const url = await renew();
    const account = await server.db.selectFrom('users').selectAll().where('id', '=', ada.user._id).execute();
    const token = /([\w-]{43})\.ics$/.exec(url)?.[1] ?? '';
    expect(account).toMatchObject([{ calendar_token_hash: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect(JSON.stringify(account)).not.toContain(token);
  });

  test('in a zone that no calendar program knows, stored by an older version, is read in UTC', async () => {
    const url = await renew();
    await server.db.updateTable('users').set({ time_zone: 'SystemV/EST5' }).where('id', '=', ada.user._id).execute();
    await remind();
    const [event] = await events(url);
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-05-04T07:00:00.000Z');
  });

  test.each([calendar.getCalendarFeed, calendar.renewCalendarFeed, calendar.revokeCalendarFeed])(
    'is for nobody who is signed out ($method)',
    async (endpoint) => {
      expect(await server.refusal(endpoint, {})).toMatchObject({ status: 401, code: 'signed_out' });
    },
  );

  test.each(['x.ics', `${'A'.repeat(43)}.ics`, 'A'.repeat(43), `${'A'.repeat(44)}.ics`, 'null.ics', '%00.ics'])(
    'is not /api/calendar/%s',
    async (file) => {
      expect(await toRefusal(await server.request(`/api/calendar/${file}`))).toMatchObject({ status: 404 });
    },
  );

  test('goes with the account', async () => {
    const url = await renew();
    await server.db.deleteFrom('users').where('id', '=', ada.user._id).execute();
    expect((await fetchFeed(url)).status).toBe(404);
  });
});

test('the log tells that a calendar was read, but not at which address', async () => {
  const ground = await createTestDatabase();
  const main = spawnMain({ ...ground.env, LOG_LEVEL: 'info' });
  const running = await main.address();
  const client = createClient(() => running);
  const { token } = await client.register();
  const { url } = await client.call(calendar.renewCalendarFeed, {}, token);
  const { pathname } = new URL(url ?? '');
  expect((await client.request(pathname)).status).toBe(200);
  await client.call(calendar.revokeCalendarFeed, {}, token);
  expect((await client.request(pathname)).status).toBe(404);
  main.kill('SIGTERM');
  await main.closed;
  await ground.remove();
  expect(main.said.stdout).toContain('"path":"/api/calendar/:file","status":200');
  expect(main.said.stdout).not.toContain(pathname.slice('/api/calendar/'.length, -'.ics'.length));
});

describe('a calendar', () => {
  test('is an iCalendar that nothing on the way keeps', async () => {
    const response = await fetchFeed(await renew());
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\s*$/);
  });

  test('has the open reminders of its owner where the owner lives, and no others', async () => {
    const url = await renew();
    expect(await events(url)).toEqual([]);
    await remind({ description: 'From below', frequency: 'weekly', interval: 2 });
    const done = await remind({ title: 'Repot' });
    const json = { completed: true };
    await server.call(reminders.updateReminder, { params: { id: done._id }, json }, ada.token);
    const [event, ...further] = await events(url);
    expect(further).toEqual([]);
    expect(event).toMatchObject({ summary: 'Water (Basil)', description: 'From below' });
    expect(event?.startDate.toString()).toBe('2026-05-04T09:00:00');
    expect(event?.startDate.zone.tzid).toBe('Europe/Berlin');
    expect(event?.component.getFirstPropertyValue('rrule')?.toString()).toBe('FREQ=WEEKLY;INTERVAL=2');
    expect(event?.component.getFirstPropertyValue('url')).toBe('https://garden.example/reminders');
    expect(await events(await renew(eve))).toEqual([]);
  });

  test('follows a reminder that is completed, under the same name', async () => {
    const url = await renew();
    const { _id } = await remind({ frequency: 'monthly', scheduledDate: '2026-05-31T07:00:00.000Z' });
    const [before] = await events(url);
    await server.call(reminders.updateReminder, { params: { id: _id }, json: { completed: true } }, ada.token);
    const [after] = await events(url);
    expect(after?.uid).toBe(before?.uid);
    expect([before?.startDate.toString(), after?.startDate.toString()]).toEqual([
      '2026-05-31T09:00:00',
      '2026-06-30T09:00:00',
    ]);
  });

  test('shows one that was put off at its new date, and its rhythm where it was', async () => {
    const url = await renew();
    const { _id } = await remind({ frequency: 'weekly' });
    await server.call(reminders.snoozeReminder, { params: { id: _id }, json: { days: 3 } }, ada.token);
    const [series, moved] = await events(url);
    expect(series?.startDate.toString()).toBe('2026-05-04T09:00:00');
    expect(moved?.recurrenceId.toString()).toBe('2026-05-04T09:00:00');
    expect(moved?.startDate.toString()).toBe('2026-05-07T09:00:00');
  });
});

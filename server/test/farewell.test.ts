import { addDiaryEntry, listDiary } from '@plantcare/contract/diary.ts';
import { bringBack, listFormerPlants, sayFarewell } from '@plantcare/contract/farewell.ts';
import { listNotifications } from '@plantcare/contract/notifications.ts';
import * as plants from '@plantcare/contract/plants.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import { addSitterLink, readSitterList } from '@plantcare/contract/sitter.ts';
import { downloadData, listImports, startImport } from '@plantcare/contract/transfer.ts';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Gardener } from './support/client.ts';
import { DAY, HOUR } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';
import { startMailbox } from './support/services/mailbox.ts';

const START = Date.parse('2026-05-01T23:30:00.000Z');
let now = START;
const clock = () => new Date(now);
const mailbox = await startMailbox();
const server = await bootServer({
  clock,
  env: { SMTP_URL: mailbox.url, QUOTA_PLANTS: '4', EMAIL_CONFIRMATION: 'off' },
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

let ada: Gardener;
let basil: plants.Plant;
beforeEach(async () => {
  now = START;
  ada = await server.register('Ada', 'Europe/Berlin');
  const form = { name: 'Basil', location: 'Kitchen', ageWeeks: '10' };
  basil = await server.call(plants.addPlant, { form }, ada.token);
});

/** Where Ada lives. */
const dayIn = (days: number) => new Date(clock().getTime() + 2 * HOUR + days * DAY).toISOString().slice(0, 10);
type Farewell = Parameters<typeof server.call<typeof sayFarewell>>[1]['json'];
const say = (json: Farewell = { reason: 'died' }, params = { id: basil._id }) =>
  server.call(sayFarewell, { params, json }, ada.token);
const refused = (json: Farewell) => server.refusal(sayFarewell, { params: { id: basil._id }, json }, ada.token);
const back = () => server.call(bringBack, { params: { id: basil._id } }, ada.token);
const get = () => server.call(plants.getPlant, { params: { id: basil._id } }, ada.token);
const list = () => server.call(plants.listPlants, {}, ada.token);
const former = () => server.call(listFormerPlants, {}, ada.token);
const write = (title: string, date?: string) =>
  server.call(addDiaryEntry, { form: { plant: basil._id, title, ...(date && { date }) } }, ada.token);
const remind = (days: number) =>
  server.call(
    reminders.addReminder,
    { json: { title: 'Water Basil', plant: basil._id, scheduledDate: dayIn(days), frequency: 'daily' } },
    ada.token,
  );
const listReminders = () => server.call(reminders.listReminders, {}, ada.token);
const mails = () => mailbox.mails.filter(({ recipients }) => recipients.includes(ada.email));
const unread = async () =>
  (await server.call(listNotifications, { query: { unreadOnly: 'true' } }, ada.token)).notifications;

describe('a farewell', () => {
  test('is of today where the gardener lives, and of a plant that was there since it was added', async () => {
    const farewell = { day: '2026-05-02', since: '2026-05-02', reason: 'died', note: null };
    expect(await say()).toMatchObject({ _id: basil._id, farewell, version: basil.version + 1 });
    expect((await get()).farewell).toEqual(farewell);
  });

  test('knows the plant since its first diary entry if that is earlier', async () => {
    await write('Found at the market', '2024-03-09');
    expect((await say()).farewell?.since).toBe('2024-03-09');
  });

  test('has the days, the reason and the note that the gardener gives, and can be changed', async () => {
    const given = { day: '2026-04-20', since: '2019-06-01', reason: 'given_away', note: 'To Grace,\nfor her new flat' };
    expect((await say(given as Farewell)).farewell).toEqual(given);
    const changed = await say({ ...given, reason: 'sold', note: '' } as Farewell);
    expect(changed.farewell).toEqual({ ...given, reason: 'sold', note: null });
    expect(await former()).toHaveLength(1);
  });

  test.each([
    [{ reason: 'died', day: '2026-05-04' }, 'The day cannot be in the future'],
    [{ reason: 'died', day: '2026-04-30' }, 'The day cannot be before 2026-05-02, when the plant came to you'],
    [{ reason: 'died', day: '2020-01-01', since: '2020-01-02' }, expect.stringContaining('before 2020-01-02')],
    [{ reason: 'died', since: '1820-01-01' }, 'The first day is too long ago'],
    [{ reason: 'died', note: 'x'.repeat(1001) }, 'Note can have at most 1000 characters'],
    [{ reason: 'bored' }, expect.stringContaining('Please choose one of')],
    [{}, expect.any(String)],
  ])('is refused as %j', async (json, msg) => {
    expect(await refused(json as Farewell)).toMatchObject({ status: 400, msg });
    expect((await get()).farewell).toBeNull();
  });

  test('is said by who has seen the current version of the plant', async () => {
    await server.call(plants.updatePlant, { params: { id: basil._id }, form: { name: 'Bush basil' } }, ada.token);
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json', 'if-match': '"1"' };
    const path = `/api/plants/${basil._id}/farewell`;
    const body = JSON.stringify({ reason: 'died' });
    expect((await server.request(path, { method: 'PUT', headers, body })).status).toBe(412);
    const said = await say();
    const current = { authorization: `Bearer ${ada.token}`, 'if-match': `"${said.version}"` };
    const outdated = { ...current, 'if-match': `"${said.version - 1}"` };
    expect((await server.request(path, { method: 'DELETE', headers: outdated })).status).toBe(412);
    expect((await server.request(path, { method: 'DELETE', headers: current })).status).toBe(200);
  });

  test('is not for a sample plant, which only goes with the samples', async () => {
    await server.db.updateTable('plants').set({ sample: 1 }).where('id', '=', basil._id).execute();
    expect(await refused({ reason: 'died' })).toMatchObject({ status: 422 });
  });
});

describe('a former plant', () => {
  test('is in the list of former plants only, where those that left last are first', async () => {
    const fern = await server.call(plants.addPlant, { form: { name: 'Fern' } }, ada.token);
    const palm = await server.call(plants.addPlant, { form: { name: 'Palm' } }, ada.token);
    await say({ reason: 'died', since: '2020-01-01', day: '2026-02-01' });
    await say({ reason: 'sold', since: '2020-01-01', day: '2026-03-01' }, { id: fern._id });
    expect((await list()).map(({ name }) => name)).toEqual([palm.name]);
    expect((await former()).map(({ name, farewell }) => [name, farewell?.reason])).toEqual([
      ['Fern', 'sold'],
      ['Basil', 'died'],
    ]);
  });

  test('keeps its diary, to which something can still be added, and grows no older', async () => {
    await write('First leaf');
    await say();
    await write('A photo that I found later');
    now += 20 * DAY;
    const titles = (await server.call(listDiary, { query: {} }, ada.token)).map(({ title }) => title);
    expect(titles.sort()).toEqual(['A photo that I found later', 'First leaf']);
    expect(await get()).toMatchObject({ ageWeeks: 10, location: 'Kitchen' });
  });

  test('has no reminders that are listed, notified, mailed or given to a sitter, until it is brought back', async () => {
    const water = await remind(1);
    const json = { name: 'Anna', firstDay: dayIn(0), lastDay: dayIn(9) };
    const { url } = await server.call(addSitterLink, { json }, ada.token);
    const sitterList = () => server.call(readSitterList, { json: { token: new URL(url).hash.slice(1) } });
    await say();
    now += 2 * DAY;
    await server.runDue();
    expect(await listReminders()).toEqual([]);
    expect((await sitterList()).places).toEqual([]);
    expect([await unread(), mails()]).toEqual([[], []]);

    expect(await back()).toMatchObject({ farewell: null });
    expect(await listReminders()).toEqual([water]);
    expect((await sitterList()).places).toHaveLength(1);
    await server.runDue();
    expect(await unread()).toEqual([]); // What came due long ago is notified on its next usual day.
    now += DAY;
    await server.runDue();
    expect(await unread()).toMatchObject([{ relatedReminder: { _id: water._id } }]);
  });

  test('is not mailed about even when the mail was waiting already, and its notifications are read', async () => {
    await remind(-1);
    await server.runDue(); // At night: the mail waits for the morning.
    expect([(await unread()).length, mails().length]).toEqual([1, 0]);
    await say();
    now += 12 * HOUR;
    await server.runDue();
    expect([await unread(), mails()]).toEqual([[], []]);
  });

  test('gets no new reminder, neither one of its own nor that of another plant', async () => {
    const { _id: id } = await server.call(plants.addPlant, { form: { name: 'Fern' } }, ada.token);
    const json = { title: 'Water', plant: id, scheduledDate: dayIn(1) };
    const other = await server.call(reminders.addReminder, { json }, ada.token);
    await say();
    const no = { status: 422, msg: 'You said farewell to Basil. Bring it back first.' };
    const own = { json: { ...json, plant: basil._id } };
    expect(await server.refusal(reminders.addReminder, own, ada.token)).toMatchObject(no);
    const moved = { params: { id: other._id }, json: { plant: basil._id } };
    expect(await server.refusal(reminders.updateReminder, moved, ada.token)).toMatchObject(no);
  });

  test('completes a reminder that was ticked before, without a connection, and its next one rests', async () => {
    const water = await remind(0);
    await say();
    const input = { params: { id: water._id }, json: { completed: true } };
    expect(await server.call(reminders.updateReminder, input, ada.token)).toMatchObject({ completed: true });
    now += 3 * DAY;
    await server.runDue();
    expect([await listReminders(), await unread()]).toEqual([[], []]);
  });

  test('has no date of a watering that adapts computed, until it is brought back', async () => {
    const { _id: id } = await remind(1);
    await say();
    await server.call(reminders.setAdaptiveWatering, { json: { on: true } }, ada.token);
    const computedAt = async () => {
      const row = server.db.selectFrom('reminders').select('adjust_at').where('id', '=', id);
      return (await row.executeTakeFirstOrThrow()).adjust_at;
    };
    expect(await computedAt()).not.toBeNull();
    await server.runDue();
    expect(await computedAt()).toBeNull();
    await back();
    expect(await computedAt()).toBe(clock().toISOString());
  });

  test('is not asked about when it was sick', async () => {
    await server.call(plants.updatePlant, { params: { id: basil._id }, form: { health: 'sick' } }, ada.token);
    await say();
    now += 10 * DAY + 12 * HOUR;
    await server.runDue();
    expect(await unread()).toEqual([]);
  });

  test('counts towards the plants that an account may keep', async () => {
    await say();
    for (const name of ['a', 'b', 'c']) await server.call(plants.addPlant, { form: { name } }, ada.token);
    const more = { form: { name: 'd' } };
    expect(await server.refusal(plants.addPlant, more, ada.token)).toMatchObject({ status: 409 });
  });

  test('can be deleted with its story, like any plant', async () => {
    await write('First leaf');
    await say();
    await server.call(plants.deletePlant, { params: { id: basil._id } }, ada.token);
    expect([await former(), await server.call(listDiary, { query: {} }, ada.token)]).toEqual([[], []]);
  });

  test('is the same after its garden was downloaded and imported into another account', async () => {
    const { farewell } = await say({ reason: 'harvested', since: '2026-01-01', note: 'Pesto' });
    const headers = { authorization: `Bearer ${ada.token}` };
    const zip = await (await server.request(`/api${downloadData.path}`, { headers })).bytes();
    const eve = await server.register('Eve');
    await server.call(startImport, { file: new Blob([zip]) }, eve.token);
    const ended = async () => expect(await server.call(listImports, {}, eve.token)).toMatchObject([{ state: 'done' }]);
    await vi.waitFor(ended, { timeout: 10_000 });
    expect(await server.call(listFormerPlants, {}, eve.token)).toMatchObject([{ name: 'Basil', farewell }]);
  });
});

describe('bringing a plant back', () => {
  test('makes it as it was before the farewell', async () => {
    await say();
    const plant = await back();
    expect(plant).toEqual({ ...basil, version: basil.version + 2 });
    expect([await list(), await former()]).toEqual([[plant], []]);
  });

  test('does nothing to a plant that is there', async () => {
    expect(await back()).toEqual(basil);
  });
});

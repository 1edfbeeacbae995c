import { me } from '@plantcare/contract/auth.ts';
import * as diary from '@plantcare/contract/diary.ts';
import { listNotifications } from '@plantcare/contract/notifications.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { finishFirstSteps } from '@plantcare/contract/preferences.ts';
import { addReminder, listReminders } from '@plantcare/contract/reminders.ts';
import * as samples from '@plantcare/contract/samples.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { DAY } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';
import { startMailbox } from './support/services/mailbox.ts';

/** Noon in Berlin, on a Friday. */
const FRIDAY = Date.parse('2026-05-01T10:00:00.000Z');

let now = FRIDAY;
const mailbox = await startMailbox();
const server = await bootServer({
  clock: () => new Date(now),
  env: { SMTP_URL: mailbox.url, MAIL_FROM: 'Garden <garden@garden.example>', EMAIL_CONFIRMATION: 'off' },
});
afterAll(() => Promise.all([server.close(), mailbox.close()]));

let ada: Gardener;
beforeEach(async () => {
  now = FRIDAY;
  ada = await server.register('Ada', 'Europe/Berlin');
});

const fill = (owner = ada) => server.call(samples.addSamplePlants, {}, owner.token);
const clear = (owner = ada) => server.call(samples.deleteSamplePlants, {}, owner.token);
const keep = (id: string, owner = ada) => server.call(samples.keepPlant, { params: { id } }, owner.token);
const own = (owner = ada) => server.call(plants.listPlants, {}, owner.token);
const names = async () => (await own()).map(({ name }) => name).sort();
const add = (name: string) => server.call(plants.addPlant, { form: { name } }, ada.token);
const entries = () => server.call(diary.listDiary, { query: {} }, ada.token);
const remindersNow = () => server.call(listReminders, {}, ada.token);
const notices = async () => {
  const { notifications } = await server.call(listNotifications, { query: { limit: 100 } }, ada.token);
  return notifications.filter(({ type }) => type !== 'system');
};

async function passDays(days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    now += DAY;
    await server.runDue();
  }
}

async function fern(): Promise<plants.Plant> {
  const found = (await own()).find(({ name }) => name === 'Boston fern');
  if (!found) throw new Error('There is no sample fern');
  return found;
}

describe('the sample garden', () => {
  test('has six plants with their diary and reminders, some of them due, marked as samples', async () => {
    const added = await fill();
    expect(added).toHaveLength(6);
    expect(added.every(({ sample }) => sample)).toBe(true);
    expect(await own()).toHaveLength(6);
    const ids = new Set(added.map(({ _id }) => _id));
    expect(new Set((await entries()).map(({ plant }) => plant._id))).toEqual(ids);
    const open = await remindersNow();
    expect(new Set(open.map(({ plant }) => plant._id))).toEqual(ids);
    expect(open.filter(({ scheduledDate }) => scheduledDate < '2026-05-02')).toHaveLength(3);
    expect(open.every(({ completed }) => !completed)).toBe(true);
    expect((await own()).find(({ name }) => name === 'Monty')).toMatchObject({ lastRepot: '2026-03-02' });
  });

  test('is not added twice', async () => {
    const first = await fill();
    const again = await fill();
    expect(again.map(({ _id }) => _id).sort()).toEqual(first.map(({ _id }) => _id).sort());
    expect(await own()).toHaveLength(6);
  });

  test('is added once by two devices at the same time', async () => {
    await Promise.all([fill(), fill()]);
    expect(await own()).toHaveLength(6);
  });

  test('goes with all that was added to it, and leaves the gardener’s own plants', async () => {
    await add('My ivy');
    await fill();
    const { _id: id } = await fern();
    await server.call(plants.updatePlant, { params: { id }, form: { name: 'Renamed', species: '' } }, ada.token);
    await server.call(diary.addDiaryEntry, { form: { plant: id, title: 'Mine' } }, ada.token);
    expect(await clear()).toEqual({ msg: 'Sample plants deleted' });
    expect(await names()).toEqual(['My ivy']);
    expect(await entries()).toEqual([]);
    expect(await remindersNow()).toEqual([]);
  });

  test('leaves what was kept, and can be added again beside it', async () => {
    await fill();
    const kept = await keep((await fern())._id);
    expect(kept).toMatchObject({ sample: false, version: 2 });
    await clear();
    expect(await names()).toEqual(['Boston fern']);
    expect(await entries()).not.toEqual([]);
    await fill();
    expect(await own()).toHaveLength(7);
  });

  test('loses nothing when there is none to remove, or a plant is kept twice', async () => {
    const { _id: id, version } = await add('My ivy');
    await clear();
    expect(await keep(id)).toMatchObject({ sample: false, version });
    expect(await names()).toEqual(['My ivy']);
  });

  test('belongs to its gardener alone', async () => {
    const eve = await server.register('Eve');
    await fill();
    await clear(eve);
    expect(await own()).toHaveLength(6);
    const { _id: id } = await fern();
    expect(await server.refusal(samples.keepPlant, { params: { id } }, eve.token)).toMatchObject({ status: 404 });
    expect(await server.refusal(samples.addSamplePlants, {}, undefined)).toMatchObject({ status: 401 });
    expect(await server.refusal(samples.deleteSamplePlants, {}, undefined)).toMatchObject({ status: 401 });
  });

  test('notifies and mails nothing until a plant is kept', async () => {
    await fill();
    const mailed = mailbox.mails.length;
    await passDays(20);
    expect(await notices()).toEqual([]);
    await keep((await fern())._id);
    await passDays(2);
    const told = await notices();
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ relatedPlant }) => relatedPlant?.name))).toEqual(new Set(['Boston fern']));
    expect(mailbox.mails.length).toBeGreaterThan(mailed);
  });
});

test('a garden without room for all sample plants gets none', async () => {
  const small = await bootServer({ env: { QUOTA_PLANTS: '5' } });
  try {
    const gardener = await small.register('Ada');
    const refusal = await small.refusal(samples.addSamplePlants, {}, gardener.token);
    expect(refusal).toMatchObject({ status: 409, code: 'quota_reached' });
    expect(await small.call(plants.listPlants, {}, gardener.token)).toEqual([]);
  } finally {
    await small.close();
  }
});

describe('the first steps', () => {
  const left = async () => (await server.call(me, {}, ada.token)).user.firstSteps;
  const finish = (steps: ('plant' | 'reminders' | 'place')[]) =>
    server.call(finishFirstSteps, { json: { steps } }, ada.token);

  test('are all left for a new account, and finished one by one', async () => {
    expect(await left()).toEqual(['plant', 'reminders', 'place']);
    expect((await finish(['reminders'])).user.firstSteps).toEqual(['plant', 'place']);
    expect((await finish(['place', 'reminders'])).user.firstSteps).toEqual(['plant']);
    expect(await left()).toEqual(['plant']);
  });

  test('are finished by two devices at the same time', async () => {
    await Promise.all([finish(['plant']), finish(['reminders']), finish(['place'])]);
    expect(await left()).toEqual([]);
  });

  test('accept only steps that exist, of somebody signed in', async () => {
    const json = { steps: ['dance'] } as never; // Not in the contract, on purpose.
    expect(await server.refusal(finishFirstSteps, { json }, ada.token)).toMatchObject({ status: 400 });
    expect(await server.refusal(finishFirstSteps, { json: { steps: [] } }, undefined)).toMatchObject({ status: 401 });
  });
});

test('a reminder that the gardener adds to a sample plant is silent like the others', async () => {
  await fill();
  const json = { title: 'Mine', plant: (await fern())._id, scheduledDate: '2026-05-02' };
  await server.call(addReminder, { json }, ada.token);
  await passDays(3);
  expect(await notices()).toEqual([]);
});

import { me } from '@plantcare/contract/auth.ts';
import { logCare, undoCare } from '@plantcare/contract/care.ts';
import * as diary from '@plantcare/contract/diary.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { updatePreferences } from '@plantcare/contract/preferences.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const clock = movableClock();
const server = await bootServer({ clock });
afterAll(() => server.close());

let ada: Gardener;
let fern: plants.Plant;
let palm: plants.Plant;
beforeEach(async () => {
  ada = await server.register('Ada', 'Europe/Berlin');
  [fern, palm] = [await addPlant('Fern'), await addPlant('Palm')];
});

function addPlant(name: string, owner = ada): Promise<plants.Plant> {
  return server.call(plants.addPlant, { form: { name } }, owner.token);
}

/** Due yesterday. */
function set(plant: plants.Plant, json: Record<string, unknown> = {}, owner = ada): Promise<reminders.Reminder> {
  const scheduledDate = new Date(clock().getTime() - 86_400_000).toISOString();
  const reminder = { title: `Water ${plant.name}`, plant: plant._id, scheduledDate, ...json };
  return server.call(reminders.addReminder, { json: reminder }, owner.token);
}

const complete = (json: { ids: string[]; diary?: boolean; date?: string }) =>
  server.call(reminders.completeReminders, { json }, ada.token);
const toggle = (id: string, json: Record<string, unknown>) =>
  server.call(reminders.updateReminder, { params: { id }, json }, ada.token);
const undo = (json: { entries?: string[]; reminders?: string[] }) => server.call(undoCare, { json }, ada.token);
const written = async (owner = ada) =>
  (await server.call(diary.listDiary, { query: {} }, owner.token))
    .map(({ plant, title, activity }) => [plant.name, activity, title])
    .sort();
const openOnes = async () =>
  (await server.call(reminders.listReminders, {}, ada.token)).filter(({ completed }) => !completed);

describe('completing a reminder', () => {
  test('writes no diary entry unless asked to', async () => {
    const { _id } = await set(fern);
    await toggle(_id, { completed: true });
    await complete({ ids: [(await set(palm))._id] });
    expect(await written()).toEqual([]);
  });

  test('writes what was done, or the gardener’s own words, when asked to', async () => {
    await toggle((await set(fern))._id, { completed: true, diary: true });
    await toggle((await set(palm, { title: 'Rain water only' }))._id, { completed: true, diary: true });
    expect(await written()).toEqual([
      ['Fern', 'watering', 'Watered'],
      ['Palm', 'watering', 'Rain water only'],
    ]);
  });

  test('writes nothing that today’s diary already has', async () => {
    const form = { plant: fern._id, title: 'A sip', activity: 'watering' as const };
    await server.call(diary.addDiaryEntry, { form }, ada.token);
    await complete({ ids: [(await set(fern))._id, (await set(fern))._id, (await set(palm))._id], diary: true });
    expect(await written()).toEqual([
      ['Fern', 'watering', 'A sip'],
      ['Palm', 'watering', 'Watered'],
    ]);
  });

  test('yesterday, sent today, counts from yesterday', async () => {
    const { _id } = await set(fern, { frequency: 'daily' });
    const date = new Date(clock().getTime() - 86_400_000 + 60_000).toISOString();
    await complete({ ids: [_id], diary: true, date });
    expect(await server.call(diary.listDiary, { query: {} }, ada.token)).toMatchObject([{ title: 'Watered', date }]);
    const next = (await openOnes())[0]?.scheduledDate ?? '';
    expect(Date.parse(next)).toBeLessThanOrEqual(clock().getTime());
  });

  test('is undone with its entry by opening it again', async () => {
    const { _id } = await set(fern, { type: 'repotting', title: 'Repot Fern' });
    await toggle(_id, { completed: true, diary: true });
    const plant = () => server.call(plants.getPlant, { params: { id: fern._id } }, ada.token);
    expect((await plant()).lastRepot).not.toBeNull();
    await toggle(_id, { completed: false });
    expect(await written()).toEqual([]);
    expect((await plant()).lastRepot).toBeNull();
  });

  test('twice writes one entry', async () => {
    const { _id } = await set(fern);
    await complete({ ids: [_id], diary: true });
    await complete({ ids: [_id], diary: true });
    expect(await written()).toHaveLength(1);
  });
});

describe('undoing several at once', () => {
  test('opens all of them again and takes back their entries and next dates', async () => {
    const ids = [(await set(fern, { frequency: 'weekly' }))._id, (await set(palm))._id];
    await complete({ ids, diary: true });
    const reopened = await undo({ reminders: ids });
    expect(reopened.map(({ completed }) => completed)).toEqual([false, false]);
    expect(await written()).toEqual([]);
    expect((await openOnes()).map(({ _id }) => _id).sort()).toEqual([...ids].sort());
  });

  test('keeps an entry that was changed since, and one that another completed reminder shares', async () => {
    const [first, second, other] = [await set(fern), await set(fern), await set(palm)];
    await complete({ ids: [first._id, second._id, other._id], diary: true });
    const entries = await server.call(diary.listDiary, { query: { plant: palm._id } }, ada.token);
    const change = { params: { id: entries[0]?._id ?? '' }, form: { content: 'Drank a lot' } };
    await server.call(diary.updateDiaryEntry, change, ada.token);
    await undo({ reminders: [first._id, other._id] });
    expect(await written()).toEqual([
      ['Fern', 'watering', 'Watered'],
      ['Palm', 'watering', 'Watered'],
    ]);
    await undo({ reminders: [second._id] });
    expect(await written()).toEqual([['Palm', 'watering', 'Watered']]);
  });

  test('is refused whole when one of them belongs to somebody else', async () => {
    const eve = await server.register('Eve');
    const hers = await set(await addPlant('Ivy', eve), {}, eve);
    const mine = await set(fern);
    await complete({ ids: [mine._id] });
    expect(await server.refusal(undoCare, { json: { reminders: [mine._id, hers._id] } }, ada.token)).toMatchObject({
      status: 404,
      msg: 'Reminder not found.',
    });
    expect((await openOnes()).map(({ _id }) => _id)).not.toContain(mine._id);
  });

  test('deletes no entry of somebody else', async () => {
    const eve = await server.register('Eve');
    const ivy = await addPlant('Ivy', eve);
    const logged = await server.call(logCare, { json: { plants: [ivy._id], activity: 'watering' } }, eve.token);
    await undo({ entries: logged.entries.map(({ _id }) => _id) });
    expect(await written(eve)).toHaveLength(1);
  });
});

describe('logging care', () => {
  const log = (json: { plants: string[]; activity: diary.Activity; date?: string }) =>
    server.call(logCare, { json }, ada.token);

  test('writes an entry for each plant and completes what is due for it by the end of today', async () => {
    const due = await set(fern);
    const later = await set(palm, { scheduledDate: new Date(clock().getTime() + 3 * 86_400_000).toISOString() });
    const feeding = await set(fern, { type: 'fertilizing' });
    const { entries, reminders: completed } = await log({ plants: [fern._id, palm._id], activity: 'watering' });
    expect(entries.map(({ plant, title }) => `${plant.name}: ${title}`).sort()).toEqual([
      'Fern: Watered',
      'Palm: Watered',
    ]);
    expect(completed.map(({ _id }) => _id)).toEqual([due._id]);
    const stillOpen = (await openOnes()).map(({ _id }) => _id);
    expect(stillOpen).toEqual(expect.arrayContaining([later._id, feeding._id]));
  });

  test('of yesterday, sent today, is of yesterday and completes only what was due then', async () => {
    const due = await set(fern);
    await set(fern, { scheduledDate: clock().toISOString() });
    const date = new Date(clock().getTime() - 86_400_000).toISOString();
    const { entries, reminders: completed } = await log({ plants: [fern._id], activity: 'watering', date });
    expect(entries.map((entry) => entry.date)).toEqual([date]);
    expect(completed).toMatchObject([{ _id: due._id, completedAt: date }]);
  });

  test('by a clock that is ahead is of now', async () => {
    const date = new Date(clock().getTime() + 86_400_000).toISOString();
    const { entries } = await log({ plants: [fern._id], activity: 'watering', date });
    expect(entries.map((entry) => entry.date)).toEqual([clock().toISOString()]);
  });

  test('is undone whole', async () => {
    const due = await set(fern);
    const { entries } = await log({ plants: [fern._id, palm._id], activity: 'watering' });
    await undo({ entries: entries.map(({ _id }) => _id), reminders: [due._id] });
    expect(await written()).toEqual([]);
    expect((await openOnes()).map(({ _id }) => _id)).toEqual([due._id]);
  });

  test('is refused without plants, for an unknown activity, for a plant of somebody else, and signed out', async () => {
    const refusal = (json: unknown, token?: string) => server.refusal(logCare, { json }, token);
    const eve = await server.register('Eve');
    const ivy = await addPlant('Ivy', eve);
    expect(await refusal({ plants: [], activity: 'watering' }, ada.token)).toMatchObject({
      status: 400,
      msg: 'Please choose plants',
    });
    expect(await refusal({ plants: [fern._id], activity: 'singing' }, ada.token)).toMatchObject({ status: 400 });
    expect(await refusal({ plants: [fern._id, ivy._id], activity: 'watering' }, ada.token)).toMatchObject({
      status: 404,
      msg: 'Plant not found.',
    });
    expect(await refusal({ plants: [fern._id], activity: 'watering' })).toMatchObject({ status: 401 });
    expect(await written()).toEqual([]);
  });
});

describe('the preference to write the diary when a reminder is completed', () => {
  test('is on until it is turned off', async () => {
    expect(ada.user.diaryOnDone).toBe(true);
    const { user } = await server.call(updatePreferences, { json: { diaryOnDone: false } }, ada.token);
    expect(user).toEqual({ ...ada.user, diaryOnDone: false });
    await server.call(updatePreferences, { json: {} }, ada.token);
    expect(await server.call(me, {}, ada.token)).toEqual({ user });
  });

  test('stays as it is when the units are chosen', async () => {
    await server.call(updatePreferences, { json: { diaryOnDone: false } }, ada.token);
    const { user } = await server.call(updatePreferences, { json: { units: 'us' } }, ada.token);
    expect(user).toEqual({ ...ada.user, diaryOnDone: false, units: 'us' });
    const again = await server.call(updatePreferences, { json: { units: null, diaryOnDone: true } }, ada.token);
    expect(again.user).toEqual(ada.user);
    expect(await server.refusal(updatePreferences, { json: { units: 'stones' } }, ada.token)).toMatchObject({
      status: 400,
      msg: 'Please choose one of: metric, us',
    });
  });

  test('is refused when it is neither on nor off, and signed out', async () => {
    expect(await server.refusal(updatePreferences, { json: { diaryOnDone: 'yes' } }, ada.token)).toMatchObject({
      status: 400,
    });
    expect(await server.refusal(updatePreferences, { json: { diaryOnDone: true } })).toMatchObject({ status: 401 });
  });
});

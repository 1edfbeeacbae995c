import * as diary from '@plantcare/contract/diary.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { picture, upload } from './support/files/pictures.ts';
import { movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const clock = movableClock();
const server = await bootServer({ clock });
afterAll(() => server.close());

const jpeg = upload(await picture().jpeg().toBuffer());

let ada: Gardener;
let eve: Gardener;
let fern: plants.Plant;
let palm: plants.Plant;
beforeEach(async () => {
  [ada, eve] = await Promise.all([server.register('Ada'), server.register('Eve')]);
  fern = await addPlant('Fern');
  palm = await addPlant('Palm');
});

function addPlant(name: string, owner = ada): Promise<plants.Plant> {
  return server.call(plants.addPlant, { form: { name } }, owner.token);
}

function write(form: Record<string, string>, photo?: File): Promise<diary.DiaryEntry> {
  const entry = { plant: fern._id, title: 'Watered', ...form };
  return server.call(diary.addDiaryEntry, { form: entry, ...(photo && { photo }) }, ada.token);
}

function change(id: string, form: Record<string, string>, photo?: File | ''): Promise<diary.DiaryEntry> {
  const input = { params: { id }, form, ...(photo !== undefined && { photo }) };
  return server.call(diary.updateDiaryEntry, input, ada.token);
}

const remove = (id: string) => server.call(diary.deleteDiaryEntry, { params: { id } }, ada.token);
const plantNow = ({ _id }: plants.Plant) => server.call(plants.getPlant, { params: { id: _id } }, ada.token);
const history = ({ _id }: plants.Plant) => server.call(diary.getPlantHistory, { params: { id: _id } }, ada.token);
const list = (query: Record<string, string> = {}) => server.call(diary.listDiary, { query }, ada.token);
const titles = async (query?: Record<string, string>) => (await list(query)).map(({ title }) => title);

describe('writing an entry', () => {
  test('needs a plant and a title: it happened just now, and says nothing of an activity', async () => {
    const entry = await write({ title: ' New leaf ' });
    expect(entry).toEqual({
      _id: entry._id,
      plant: { _id: fern._id, name: 'Fern' },
      title: 'New leaf',
      description: null,
      notes: null,
      date: clock().toISOString(),
      activity: null,
      activityType: null,
      photoUrl: null,
      thumbnailUrl: null,
      version: 1,
      createdAt: clock().toISOString(),
    });
    expect(await server.call(diary.getDiaryEntry, { params: { id: entry._id } }, ada.token)).toEqual(entry);
  });

  test.each(diary.ACTIVITIES)('carries the activity %s under both of its names', async (activity) => {
    expect(await write({ activity })).toMatchObject({ activity, activityType: activity });
  });

  test('takes an empty activity for none, and keeps notes and description as typed', async () => {
    const entry = await write({
      activity: '',
      content: 'Half a litre 💧\nuntil it ran through',
      description: 'Thirsty',
    });
    expect(entry).toMatchObject({
      activity: null,
      notes: 'Half a litre 💧\nuntil it ran through',
      description: 'Thirsty',
    });
  });

  test('can be about yesterday, as a day or as a moment', async () => {
    expect((await write({ date: '2026-04-30' })).date).toBe('2026-04-30T12:00:00.000Z');
    expect((await write({ date: '2026-04-30T19:30:00+02:00' })).date).toBe('2026-04-30T17:30:00.000Z');
  });

  test('about today, as a day, happened no later than now', async () => {
    expect((await write({ date: '2026-05-01' })).date).toBe(clock().toISOString());
  });

  test.each(['2026-05-02', '2026-05-01T09:00:00.000Z'])('cannot be about the future (%s)', async (date) => {
    const refusal = await server.refusal(
      diary.addDiaryEntry,
      { form: { plant: fern._id, title: 'Watered', date } },
      ada.token,
    );
    expect(refusal).toMatchObject({ status: 400, fields: { date: 'The date cannot be in the future' } });
  });

  test('about a whole shelf writes one for each plant; the last of them to go takes the photo with it', async () => {
    const first = await write({ plant: `${fern._id},${palm._id},${fern._id}`, activity: 'watering' }, jpeg);
    expect(first.plant.name).toBe('Fern');
    const entries = await list();
    expect(entries.map(({ plant }) => plant.name).sort()).toEqual(['Fern', 'Palm']);
    const photo = async () => (await server.request(`${first.photoUrl}`)).status;
    await change(first._id, {}, jpeg);
    await remove(first._id);
    expect(await photo()).toBe(200);
    const [left] = await list();
    expect(left?.photoUrl).toBe(first.photoUrl);
    await server.call(plants.deletePlant, { params: { id: palm._id } }, ada.token);
    expect(await photo()).toBe(404);
  });

  test('about shelves in opposite orders at once waits its turn and tells every plant', async () => {
    const shelf = [`${fern._id},${palm._id}`, `${palm._id},${fern._id}`];
    await Promise.all(shelf.flatMap((plant) => [1, 2, 3].map(() => write({ plant, activity: 'repotting' }))));
    expect(await list()).toHaveLength(12);
    expect((await plantNow(palm)).lastRepot).toBe('2026-05-01');
  });

  test.each([
    ['plant', 'Plant is required', { title: 'Watered' }],
    ['plant', 'Plant is required', { title: 'Watered', plant: '' }],
    ['title', 'Title is required', { title: ' ' }],
    ['activity', 'Please choose one of: ', { activity: 'dancing' }],
    ['date', 'Date must be a date', { date: 'yesterday' }],
    ['date', 'The date cannot be before 1900', { date: '0099-05-05' }],
    ['plant', 'Plant is required', { plant: 'garbage' }],
    ['content', 'This text contains a character that cannot be stored', { content: 'a\0b' }],
  ])('is refused at the field %s: %s', async (field, text, form) => {
    const whole = 'plant' in form || field === 'plant' ? form : { plant: fern._id, title: 'Watered', ...form };
    const refusal = await server.refusal(diary.addDiaryEntry, { form: whole }, ada.token);
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: expect.stringContaining(text) } });
    expect(await list()).toEqual([]);
  });

  test('is refused, for all of its plants, when one of them is somebody else’s', async () => {
    const hers = await addPlant('Hers', eve);
    const form = { plant: `${fern._id},${hers._id}`, title: 'Watered' };
    const refusal = await server.refusal(diary.addDiaryEntry, { form, photo: jpeg }, ada.token);
    expect(refusal).toMatchObject({ status: 404, msg: 'Plant not found.' });
    expect(await list()).toEqual([]);
  });
});

describe('the list', () => {
  test('is newest first by when it happened, not by when it was written', async () => {
    await write({ title: 'today' });
    await write({ title: 'last week', date: '2026-04-24' });
    await write({ title: 'yesterday', date: '2026-04-30' });
    expect(await titles()).toEqual(['today', 'yesterday', 'last week']);
  });

  test('comes page by page, entries of the same moment neither twice nor lost', async () => {
    for (const title of ['a', 'b', 'c', 'd', 'e']) await write({ title, date: '2026-04-30' });
    const all = await titles();
    const pages: string[] = [];
    let before: string | undefined;
    for (;;) {
      const page = await list({ limit: '2', ...(before && { before }) });
      pages.push(...page.map(({ title }) => title));
      before = page.at(-1)?._id;
      if (page.length < 2) break;
    }
    expect(pages).toEqual(all);
  });

  test('can be that of one plant', async () => {
    await write({ title: 'of the fern' });
    await write({ title: 'of the palm', plant: palm._id });
    expect(await titles({ plant: palm._id })).toEqual(['of the palm']);
  });

  test('has nothing of somebody else, whatever is asked for', async () => {
    const hers = await addPlant('Hers', eve);
    const entry = await server.call(diary.addDiaryEntry, { form: { plant: hers._id, title: 'Secret' } }, eve.token);
    expect(await list()).toEqual([]);
    expect(await list({ plant: hers._id })).toEqual([]);
    expect(await server.refusal(diary.listDiary, { query: { before: entry._id } }, ada.token)).toMatchObject({
      status: 404,
    });
  });

  test('refuses to go on after an entry that is gone, rather than to end too early', async () => {
    const { _id } = await write({});
    await remove(_id);
    expect(await server.refusal(diary.listDiary, { query: { before: _id } }, ada.token)).toMatchObject({ status: 404 });
  });

  test.each([{ limit: '0' }, { limit: '1001' }, { limit: 'all' }, { before: 'x' }, { plant: 'x' }])(
    'refuses %o',
    async (query) => {
      expect(await server.refusal(diary.listDiary, { query }, ada.token)).toMatchObject({ status: 400 });
    },
  );
});

describe('changing an entry', () => {
  test('leaves what is not named and clears what is empty', async () => {
    const entry = await write({ activity: 'watering', content: 'Half a litre', date: '2026-04-20' });
    const changed = await change(entry._id, { content: '', title: 'Soaked' });
    expect(changed).toEqual({ ...entry, version: 2, title: 'Soaked', notes: null });
  });

  test('can move it to another plant', async () => {
    const entry = await write({});
    expect((await change(entry._id, { plant: palm._id })).plant).toEqual({ _id: palm._id, name: 'Palm' });
  });

  test('replaces its photo, and removes it for an empty one', async () => {
    const entry = await write({}, jpeg);
    const replaced = await change(entry._id, {}, jpeg);
    expect(replaced.photoUrl).not.toBe(entry.photoUrl);
    expect((await server.request(`${entry.photoUrl}`)).status).toBe(404);
    expect((await change(entry._id, {}, '')).photoUrl).toBeNull();
    expect((await server.request(`${replaced.photoUrl}`)).status).toBe(404);
  });

  test.each([
    ['activity', 'Activity is required', { activity: '' }],
    ['title', 'Title is required', { title: '' }],
    ['plant', 'Plant is required', { plant: '' }],
    ['date', 'The date cannot be in the future', { date: '2027-01-01' }],
  ])('is refused at the field %s: %s', async (field, text, form) => {
    const { _id } = await write({});
    const refusal = await server.refusal(diary.updateDiaryEntry, { params: { id: _id }, form }, ada.token);
    expect(refusal).toMatchObject({ status: 400, fields: { [field]: text } });
  });

  test('is for its writer only, and only towards own plants', async () => {
    const { _id } = await write({});
    const hers = await addPlant('Hers', eve);
    const by = (who: Gardener, form: Record<string, string>) =>
      server.refusal(diary.updateDiaryEntry, { params: { id: _id }, form }, who.token);
    expect(await by(eve, { title: 'Mine' })).toMatchObject({ status: 404, msg: 'Diary entry not found.' });
    expect(await by(ada, { plant: hers._id })).toMatchObject({ status: 404, msg: 'Plant not found.' });
    expect(await server.refusal(diary.deleteDiaryEntry, { params: { id: _id } }, eve.token)).toMatchObject({
      status: 404,
    });
    expect(await server.refusal(diary.getDiaryEntry, { params: { id: _id } }, eve.token)).toMatchObject({
      status: 404,
    });
  });
});

describe('what the diary tells a plant', () => {
  test.each([
    ['repotting', 'lastRepot'],
    ['pruning', 'lastPrune'],
  ] as const)('%s moves %s forward, never back', async (activity, day) => {
    await server.call(plants.updatePlant, { params: { id: fern._id }, form: { [day]: '2026-03-15' } }, ada.token);
    await write({ activity, date: '2026-02-01' });
    expect((await plantNow(fern))[day]).toBe('2026-03-15');
    await write({ activity, date: '2026-04-02' });
    expect((await plantNow(fern))[day]).toBe('2026-04-02');
  });

  test('is taken back when the entry is changed, moved or deleted', async () => {
    const entry = await write({ activity: 'repotting', date: '2026-04-20' });
    const older = await write({ activity: 'repotting', date: '2026-04-02' });
    await change(entry._id, { activity: 'watering' });
    expect((await plantNow(fern)).lastRepot).toBe('2026-04-02');
    await change(older._id, { plant: palm._id });
    expect((await plantNow(fern)).lastRepot).toBeNull();
    expect((await plantNow(palm)).lastRepot).toBe('2026-04-02');
    await remove(older._id);
    expect((await plantNow(palm)).lastRepot).toBeNull();
  });

  test('goes by the day where the gardener lives', async () => {
    const kiri = await server.register('Kiri', 'Pacific/Auckland');
    const plant = await addPlant('Kōwhai', kiri);
    const form = { plant: plant._id, title: 'Repotted', activity: 'repotting', date: '2026-04-20T20:00:00.000Z' };
    await server.call(diary.addDiaryEntry, { form }, kiri.token);
    const { lastRepot } = await server.call(plants.getPlant, { params: { id: plant._id } }, kiri.token);
    expect(lastRepot).toBe('2026-04-21');
    const day = { plant: plant._id, title: 'Watered', date: '2026-04-20' };
    expect((await server.call(diary.addDiaryEntry, { form: day }, kiri.token)).date).toBe('2026-04-20T00:00:00.000Z');
  });

  test('is when each care last happened, its waterings of 12 weeks and its photos, oldest first', async () => {
    await write({ activity: 'watering', date: '2026-01-01' });
    await write({ activity: 'watering', date: '2026-04-28' });
    await write({ activity: 'watering', date: '2026-04-25' });
    const leaf = await write({ activity: 'fertilizing', date: '2026-04-01' }, jpeg);
    const seed = await write({ date: '2026-03-01' }, jpeg);
    await write({ activity: 'watering', plant: palm._id });
    expect(await history(fern)).toEqual({
      lastWatered: '2026-04-28T12:00:00.000Z',
      lastFertilized: '2026-04-01T12:00:00.000Z',
      lastRepotted: null,
      lastPruned: null,
      waterings: ['2026-04-25T12:00:00.000Z', '2026-04-28T12:00:00.000Z'],
      photos: [seed, leaf].map(({ photoUrl, thumbnailUrl, date }) => ({ photoUrl, thumbnailUrl, date })),
    });
    expect(await server.refusal(diary.getPlantHistory, { params: { id: fern._id } }, eve.token)).toMatchObject({
      status: 404,
    });
  });
});

test('deleting a plant deletes its entries and their photos, and nothing of another plant', async () => {
  const gone = await write({}, jpeg);
  const kept = await write({ plant: palm._id }, jpeg);
  await server.call(plants.deletePlant, { params: { id: fern._id } }, ada.token);
  const entries = await list();
  expect(entries.map(({ plant }) => plant.name)).toEqual(['Palm']);
  expect((await server.request(`${gone.photoUrl}`)).status).toBe(404);
  expect((await server.request(`${kept.photoUrl}`)).status).toBe(200);
});

import * as diary from '@plantcare/contract/diary.ts';
import * as plants from '@plantcare/contract/plants.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer({ env: { LIST_ANSWER_KB: '20000' } });
afterAll(() => server.close());

const SAYS = { content: 'Dry three centimeters down', description: 'The whole windowsill' };

let ada: Gardener;
let shelf: string[];
beforeEach(async () => {
  await server.db.deleteFrom('users').execute();
  ada = await server.register();
  shelf = [];
  for (const name of ['Fern', 'Palm', 'Ivy']) {
    shelf.push((await server.call(plants.addPlant, { form: { name } }, ada.token))._id);
  }
});

const list = () => server.call(diary.listDiary, { query: {} }, ada.token);
const change = (id: string, form: Record<string, string>) =>
  server.call(diary.updateDiaryEntry, { params: { id }, form }, ada.token);
const remove = (id: string) => server.call(diary.deleteDiaryEntry, { params: { id } }, ada.token);
const texts = async () =>
  (await server.db.selectFrom('diary_texts').select('notes').execute()).map(({ notes }) => notes);
const notesNow = async () => (await list()).map(({ notes }) => notes).sort();

async function writeForShelf(says: Record<string, string> = SAYS): Promise<string[]> {
  await server.call(diary.addDiaryEntry, { form: { plant: shelf.join(','), title: 'Watered', ...says } }, ada.token);
  return (await list()).map(({ _id }) => _id);
}

describe('what an entry for several plants says', () => {
  test('is stored once, and is told by the entry of each plant', async () => {
    await writeForShelf();
    expect(await texts()).toEqual([SAYS.content]);
    expect(await list()).toMatchObject(
      shelf.map(() => ({ title: 'Watered', notes: SAYS.content, description: SAYS.description })),
    );
  });

  test('changes only for the plant whose entry is changed, and is gone with the last one that said it', async () => {
    const [first = '', second = '', third = ''] = await writeForShelf();
    expect(await change(first, { content: 'Still moist' })).toMatchObject({
      notes: 'Still moist',
      description: SAYS.description,
      version: 2,
    });
    expect(await notesNow()).toEqual([SAYS.content, SAYS.content, 'Still moist']);
    await change(second, { content: '', description: '' });
    expect(await texts()).toHaveLength(2);
    await change(third, { content: 'Soaked' });
    expect((await texts()).sort()).toEqual(['Soaked', 'Still moist']);
  });

  test('stays the same row when an entry is saved without another word', async () => {
    const [first = ''] = await writeForShelf();
    await change(first, { title: 'Soaked', ...SAYS });
    expect(await texts()).toEqual([SAYS.content]);
  });

  test('outlives one entry and goes with the last, deleted by itself or with its plant', async () => {
    const [first = '', second = ''] = await writeForShelf();
    await remove(first);
    await remove(second);
    expect(await texts()).toEqual([SAYS.content]);
    await server.call(plants.deletePlants, { json: { ids: shelf } }, ada.token);
    expect(await texts()).toEqual([]);
  });

  test('leaves nothing behind when its last entries are deleted at once', async () => {
    await Promise.all((await writeForShelf()).map(remove));
    expect(await texts()).toEqual([]);
  });

  test('leaves nothing behind when its entries are all changed at once', async () => {
    const entries = await writeForShelf();
    await Promise.all(entries.map((id, number) => change(id, { content: `Plant ${number}` })));
    expect((await texts()).sort()).toEqual(['Plant 0', 'Plant 1', 'Plant 2']);
  });

  test('is not stored at all where there is only a title', async () => {
    await writeForShelf({});
    expect(await texts()).toEqual([]);
    expect(await notesNow()).toEqual([null, null, null]);
  });
});

test('the longest text for 500 plants is stored once', async () => {
  const now = new Date().toISOString();
  const one = await server.db.selectFrom('plants').selectAll().limit(1).executeTakeFirstOrThrow();
  const more = Array.from({ length: 497 }, (_, n) => `0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1${String(n).padStart(3, '0')}`);
  await server.db
    .insertInto('plants')
    .values(more.map((id) => ({ ...one, id, created_at: now })))
    .execute();
  shelf.push(...more);
  const content = 'x'.repeat(10_000);
  expect(await writeForShelf({ content, description: content })).toHaveLength(500);
  expect(await texts()).toEqual([content]);
});

import { expect, test } from 'vitest';
import { pageOf } from '../../db/page-text.ts';
import { LIST_START, type Page, writeList } from './list-text.ts';

const ITEMS = Array.from({ length: 300 }, (_, at) => ({ id: String(at), text: `line\n${'x'.repeat(20)},` }));
const ITEM_BYTES = JSON.stringify(ITEMS[100]).length;

/** Reads `ITEMS` after the one whose id the cursor names. */
async function read({ after, limit }: Page) {
  const start = after === LIST_START ? 0 : Number(after.id) + 1;
  return pageOf(ITEMS.slice(start, start + limit));
}

const options = {
  after: LIST_START,
  cursorOf: (item: string) => ({ moment: '', id: (JSON.parse(item) as { id: string }).id }),
  check: () => undefined,
};

test('a list of several pages is written whole', async () => {
  const { json, count, continuesAfter } = await writeList(read, { ...options, mostBytes: 1_000_000 });
  expect(JSON.parse(json.toString())).toEqual(ITEMS);
  expect([count, continuesAfter]).toEqual([ITEMS.length, undefined]);
});

test('a list that is too long ends within a page, and goes on after its last item', async () => {
  const { json, count, continuesAfter } = await writeList(read, { ...options, mostBytes: 150 * ITEM_BYTES });
  expect(json.length).toBeLessThanOrEqual(150 * ITEM_BYTES);
  expect(JSON.parse(json.toString())).toEqual(ITEMS.slice(0, count));
  expect(count).toBeGreaterThan(128);
  expect(continuesAfter?.id).toBe(String(count - 1));
});

test('one item is written however long it is', async () => {
  const { json, count, continuesAfter } = await writeList(read, { ...options, mostBytes: 10 });
  expect([JSON.parse(json.toString()), count, continuesAfter?.id]).toEqual([ITEMS.slice(0, 1), 1, '0']);
});

test('a list without items is an empty array', async () => {
  const { json, count } = await writeList(async () => pageOf([]), { ...options, mostBytes: 10 });
  expect([json.toString(), count]).toEqual(['[]', 0]);
});

test('a list ends where its limit does, also at the end of a page', async () => {
  for (const limit of [128, 256, 257]) {
    const { json, count, continuesAfter } = await writeList(read, { ...options, limit, mostBytes: 1_000_000 });
    expect(JSON.parse(json.toString())).toEqual(ITEMS.slice(0, limit));
    expect([count, continuesAfter]).toEqual([limit, undefined]);
  }
});

test('a list of whole pages only is written whole', async () => {
  const pages = async ({ after, limit }: Page) => {
    const start = after === LIST_START ? 0 : Number(after.id) + 1;
    return pageOf(ITEMS.slice(0, 256).slice(start, start + limit));
  };
  const { json, count } = await writeList(pages, { ...options, mostBytes: 1_000_000 });
  expect([JSON.parse(json.toString()), count]).toEqual([ITEMS.slice(0, 256), 256]);
});

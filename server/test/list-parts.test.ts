import * as diary from '@plantcare/contract/diary.ts';
import * as plants from '@plantcare/contract/plants.ts';
import * as reminders from '@plantcare/contract/reminders.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { bootServer } from './support/server.ts';

/** About two of the plants below. */
const server = await bootServer({ env: { LIST_ANSWER_KB: '5' } });
afterAll(() => server.close());

const NAMES = ['Aloe', 'Basil', 'Cactus', 'Dill', 'Fern'];
const notes = 'x'.repeat(2_000);

let ada: Gardener;
let ids: string[];
beforeAll(async () => {
  ada = await server.register();
  ids = [];
  for (const name of NAMES) {
    const { _id } = await server.call(plants.addPlant, { form: { name, notes } }, ada.token);
    ids.push(_id);
    const json = { plant: _id, title: name, description: notes.slice(0, 1_000), scheduledDate: '2030-05-01' };
    await server.call(reminders.addReminder, { json }, ada.token);
  }
  await server.call(diary.addDiaryEntry, { form: { plant: ids.join(','), title: 'Wind', content: notes } }, ada.token);
});

async function part(address: string, token = ada.token) {
  const response = await server.request(address, { headers: { authorization: `Bearer ${token}` } });
  const next = /^<(.*)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
  return { status: response.status, items: (await response.json()) as { _id: string }[], next };
}

async function parts(address: string) {
  const lengths: number[] = [];
  const seen: string[] = [];
  for (let next: string | undefined = address; next !== undefined; ) {
    const answer = await part(next);
    lengths.push(answer.items.length);
    seen.push(...answer.items.map(({ _id }) => _id));
    next = answer.next;
  }
  return { lengths, seen };
}

describe('a list that is too long for one answer', () => {
  test.each(['/api/plants', '/api/diary', '/api/reminders'])('comes in parts, each item once: %s', async (address) => {
    const { lengths, seen } = await parts(address);
    expect(lengths.length).toBeGreaterThan(1);
    expect(new Set(seen).size).toBe(NAMES.length);
    expect(seen).toHaveLength(NAMES.length);
    expect(seen).toEqual(seen.toSorted().reverse());
  });

  test('keeps what was asked for: a plant, and how many in all', async () => {
    expect((await parts('/api/diary?limit=4')).lengths).toEqual([2, 2]);
    expect((await parts('/api/diary?limit=3')).lengths).toEqual([2, 1]);
    expect((await parts(`/api/diary?plant=${ids[0]}`)).lengths).toEqual([1]);
  });

  test('goes on from an entry of the list, as well', async () => {
    const { items } = await part('/api/diary');
    const { lengths } = await parts(`/api/diary?before=${items[0]?._id}`);
    expect(lengths).toEqual([2, 2]);
  });

  test('goes on when what ended the first part has been deleted meanwhile', async () => {
    const first = await part('/api/plants');
    await server.call(plants.deletePlant, { params: { id: `${first.items.at(-1)?._id}` } }, ada.token);
    const { seen } = await parts(`${first.next}`);
    expect([...first.items.map(({ _id }) => _id), ...seen]).toHaveLength(NAMES.length);
  });

  test('shows nothing of it to somebody else who has the address', async () => {
    const eve = await server.register('Eve');
    const { next } = await part('/api/plants');
    expect(await part(`${next}`, eve.token)).toEqual({ status: 200, items: [], next: undefined });
  });
});

test.each(['x', '2026-05-01T08:30:00.000Z', '2026-05-01T08:30:00.000Z~x', '~'])(
  'a place that cannot be one (%s) is refused',
  async (after) => {
    expect(await part(`/api/plants?after=${encodeURIComponent(after)}`)).toMatchObject({ status: 400 });
  },
);

test('an answer holds one item even if that is longer than the limit', async () => {
  const tiny = await bootServer({ env: { LIST_ANSWER_KB: '1' } });
  try {
    const { token } = await tiny.register();
    for (const name of ['Aloe', 'Basil']) await tiny.call(plants.addPlant, { form: { name, notes } }, token);
    expect(await tiny.call(plants.listPlants, {}, token)).toMatchObject([{ name: 'Basil' }]);
  } finally {
    await tiny.close();
  }
});

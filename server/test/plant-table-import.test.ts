import { setTimeout as pause } from 'node:timers/promises';
import { listDiary } from '@plantcare/contract/diary.ts';
import { importPlantTable, previewPlantTable } from '@plantcare/contract/plant-table.ts';
import { listPlants } from '@plantcare/contract/plants.ts';
import { listReminders } from '@plantcare/contract/reminders.ts';
import { type Import, listImports, undoImport } from '@plantcare/contract/transfer.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer({ clock: movableClock(), env: { QUOTA_PLANTS: '3', QUOTA_REMINDERS: '1' } });
afterAll(() => server.close());

let eve: Gardener;
beforeEach(async () => {
  eve = await server.register('Eve', 'Europe/Berlin');
});

const GOOD =
  'Name;Latin name;Room;Bought;Last watered;Water every\nFern;Nephrolepis;Bath;3.4.2025;2026-04-01;7\nAloe;;;;;\n';
const fileOf = (text: string) => ({ file: new Blob([text]) });
const preview = (text: string, query = {}) => server.call(previewPlantTable, { ...fileOf(text), query }, eve.token);
const refusal = (text: string, query = {}) => server.refusal(importPlantTable, { ...fileOf(text), query }, eve.token);

async function imported(text: string, query = {}): Promise<Import> {
  await server.call(importPlantTable, { ...fileOf(text), query }, eve.token);
  for (const until = Date.now() + 8_000; Date.now() < until; await pause(20)) {
    const [last] = await server.call(listImports, {}, eve.token);
    if (last && last.state !== 'running') return last;
  }
  throw new Error('the import has not ended');
}

describe('the preview of a table', () => {
  test('shows what an import would store, and stores nothing', async () => {
    const table = await preview(`${GOOD};;Hall;;;\n`);
    expect(table).toMatchObject({
      ...{ headings: true, rows: 3, plants: 2, watered: 1, wrong: 1, obstacle: null, ambiguousDate: null },
      wrongRows: [{ row: 4, text: 'no name' }],
    });
    expect(table.columns[1]).toEqual({ heading: 'Latin name', sample: 'Nephrolepis', field: 'species' });
    expect(table.first[0]).toMatchObject({
      name: 'Fern',
      acquired: '2025-04-03',
      lastWatered: '2026-04-01',
      waterEvery: 7,
    });
    expect(await server.call(listPlants, {}, eve.token)).toEqual([]);
    expect(await server.call(listImports, {}, eve.token)).toEqual([]);
  });

  test('says what has to be decided first, and whether there is room', async () => {
    expect((await preview('A;B\nFern;Hall\n', { headings: 'yes' })).obstacle).toContain(
      'the column that holds the name',
    );
    const dates = 'Name;Bought\nFern;03/04/2025\n';
    expect(await preview(dates)).toMatchObject({ dates: null, obstacle: expect.stringContaining('03/04/2025') });
    expect(await preview(dates, { dates: 'month-first' })).toMatchObject({ dates: 'month-first', obstacle: null });
    expect((await preview('Name\n')).obstacle).toBe('No row of this table can be imported.');
    const full = 'This file has 4 plants, but this account has room for 3 more.';
    expect((await preview('Name\na\nb\nc\nd\n')).obstacle).toBe(full);
  });
});

describe('the import of a table', () => {
  test('adds its plants in their order, with their diary and the reminders that are wished, and can be undone', async () => {
    const done = await imported(GOOD, { reminders: 'yes' });
    expect(done).toMatchObject({
      source: 'table',
      state: 'done',
      plants: 2,
      diaryEntries: 2,
      reminders: 1,
      leftOut: [],
    });
    const plants = await server.call(listPlants, {}, eve.token);
    expect(plants.map(({ name }) => name)).toEqual(['Fern', 'Aloe']);
    expect(plants[0]).toMatchObject({ species: 'Nephrolepis', location: 'Bath', health: 'healthy', sample: false });
    const diary = await server.call(listDiary, { query: {} }, eve.token);
    expect(diary.map(({ title, date }) => [title, date])).toEqual([
      ['Watered', '2026-04-01T12:00:00.000Z'],
      ['Acquired', '2025-04-03T12:00:00.000Z'],
    ]);
    // Due for weeks, so it begins on the day of the import, at nine where the gardener lives.
    const [reminder] = await server.call(listReminders, {}, eve.token);
    expect(reminder).toMatchObject({ title: 'Water Fern', frequency: 'daily', interval: 7 });
    expect(reminder?.scheduledDate).toBe('2026-05-01T07:00:00.000Z');

    await server.call(undoImport, { params: { id: done._id } }, eve.token);
    expect(await server.call(listPlants, {}, eve.token)).toEqual([]);
    expect(await server.call(listReminders, {}, eve.token)).toEqual([]);
  });

  test('adds no reminders unless they are wished', async () => {
    expect(await imported(GOOD)).toMatchObject({ plants: 2, reminders: 0 });
  });

  test('is refused because of a wrong row, unless the rest is wished', async () => {
    const text = 'Name;Room\nFern;Bath\n;Hall\n';
    expect(await refusal(text)).toMatchObject({ status: 400, msg: 'Row 3: no name.' });
    expect(await imported(text, { skipWrong: 'yes' })).toMatchObject({ state: 'done', plants: 1 });
  });

  test('is refused while something is to be decided, when a choice is none, and when there is no room', async () => {
    expect(await refusal('Name;Bought\nFern;03/04/2025\n')).toMatchObject({ status: 400 });
    expect(await refusal('Name\nFern\n', { columns: 'name,colour' })).toMatchObject({ status: 400 });
    const text = 'This file has 4 plants, but this account has room for 3 more. Nothing was imported.';
    expect(await refusal('Name\na\nb\nc\nd\n')).toMatchObject({ status: 409, code: 'quota_reached', msg: text });
    const watered = 'Name;Water every\na;7\nb;7\n';
    expect(await refusal(watered, { reminders: 'yes' })).toMatchObject({ status: 409, code: 'quota_reached' });
    expect(await server.call(listPlants, {}, eve.token)).toEqual([]);
  });

  test('is refused when the file is larger than 4 MB', async () => {
    const large = `Name\n${'x'.repeat(4 * 1024 * 1024)}`;
    expect(await refusal(large)).toMatchObject({ status: 400, msg: 'This file is larger than 4 MB.' });
  });
});

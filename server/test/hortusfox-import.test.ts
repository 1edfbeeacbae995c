import { setTimeout as pause } from 'node:timers/promises';
import { listDiary } from '@plantcare/contract/diary.ts';
import { listPlants } from '@plantcare/contract/plants.ts';
import { listReminders } from '@plantcare/contract/reminders.ts';
import { type Import, listImports, startImport, undoImport } from '@plantcare/contract/transfer.ts';
import { afterAll, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { hortusFoxFiles } from './support/files/hortusfox-files.ts';
import { makeZip } from './support/files/make-zip.ts';
import { movableClock } from './support/movable-clock.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer({ clock: movableClock() });
afterAll(() => server.close());
const files = await hortusFoxFiles();

async function imported({ token }: Gardener, zip: Uint8Array): Promise<Import> {
  await server.call(startImport, { file: new Blob([new Uint8Array(zip)]) }, token);
  for (const until = Date.now() + 8_000; Date.now() < until; await pause(20)) {
    const [last] = await server.call(listImports, {}, token);
    if (last && last.state !== 'running') return last;
  }
  throw new Error('the import has not ended');
}

test('a backup of HortusFox brings plants, photos, diary and reminders, says what was left out, and can be undone', async () => {
  const eve = await server.register('Eve');
  const { token } = eve;
  const done = await imported(eve, await makeZip(files));
  expect(done).toMatchObject({
    ...{ source: 'hortusfox', state: 'done', error: null, plants: 3, diaryEntries: 3, reminders: 2, photos: 4 },
    leftOut: [
      '1 plant of the history',
      '1 gallery photo',
      '2 tasks that are done or name no plant',
      '2 inventory items',
      '1 calendar entry',
      '1 photo that cannot be read',
    ],
  });

  const plants = await server.call(listPlants, {}, token);
  expect(plants.map(({ name }) => name)).toEqual(['Monty', 'Fern', 'Aloe']);
  const notes = 'From Ada.\nTags: big, gift\nLife: perennial\nCut back in: March\nHumidity: 60 %\nHealth: root rot';
  expect(plants[0]).toMatchObject({
    ...{ species: 'Monstera deliciosa', location: 'Living room', sunlight: 'Partial shade', health: 'sick', notes },
    ...{ lastRepot: '2026-03-01', photoUrl: expect.any(String) },
  });
  expect(plants[1]).toMatchObject({ location: 'Bath', health: 'needs_attention', photoUrl: expect.any(String) });
  expect(plants[2]).toMatchObject({ location: null, health: 'healthy', photoUrl: null });

  const diary = await server.call(listDiary, { query: {} }, token);
  expect(
    diary.map(({ title, date, activity, photoUrl }) => [title, date.slice(0, 10), activity, photoUrl !== null]),
  ).toEqual([
    ['Watered', '2026-04-20', 'watering', false],
    ['First flower', '2025-06-01', null, true],
    ['Acquired', '2024-05-06', null, false],
  ]);
  const reminders = await server.call(listReminders, {}, token);
  expect(reminders).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: 'Water Monty', type: 'watering', frequency: 'daily', interval: 7 }),
      expect.objectContaining({ title: 'Feed the fern', type: 'fertilizing', frequency: 'daily', interval: 14 }),
    ]),
  );

  await server.call(undoImport, { params: { id: done._id } }, token);
  expect(await server.call(listPlants, {}, token)).toEqual([]);
  expect(await server.call(listReminders, {}, token)).toEqual([]);
});

test('a backup whose list of plants cannot be read is refused, and so is one without plants', async () => {
  const { token } = await server.register();
  const refusal = async (zip: Uint8Array) =>
    (await server.refusal(startImport, { file: new Blob([new Uint8Array(zip)]) }, token)).msg;
  const broken = files.map(([path, file]): [string, string | Uint8Array] => [
    path,
    path === 'plants/data.json' ? '[' : file,
  ]);
  expect(await refusal(await makeZip(broken))).toContain('its file plants/data.json cannot be read');
  expect(await refusal(await makeZip(files.filter(([path]) => path !== 'plants/data.json')))).toContain(
    'was not made by',
  );
});

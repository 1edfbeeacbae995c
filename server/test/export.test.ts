import { addPlant } from '@plantcare/contract/plants.ts';
import { downloadData } from '@plantcare/contract/transfer.ts';
import { afterAll, expect, test } from 'vitest';
import { RECORDS } from '../src/features/transfer/garden-file.ts';
import { toRefusal } from './support/client.ts';
import { picture, upload } from './support/files/pictures.ts';
import { readZip } from './support/files/read-zip.ts';
import { fillGarden } from './support/gardens/full-garden.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

const eve = await server.register('Eve');
await server.call(addPlant, { form: { name: 'Secret palm' } }, eve.token);

const ada = await server.register('Ada');
await fillGarden(server, ada.token);

const download = (token: string) =>
  server.request(`/api${downloadData.path}`, { headers: { authorization: `Bearer ${token}` } });
const response = await download(ada.token);
const files = await readZip(await response.bytes());
const garden = JSON.parse(`${files.get('garden.json')}`);

test('the download is a ZIP file that is named after the day', () => {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="ai-plant-care-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect([...files.keys()].filter((path) => !path.startsWith('photos/'))).toEqual([
    'README.txt',
    'garden.json',
    'csv/places.csv',
    'csv/plants.csv',
    'csv/moves.csv',
    'csv/diary-entries.csv',
    'csv/answers.csv',
    'csv/reminders.csv',
    'csv/recoveries.csv',
    'csv/check-ups.csv',
    'csv/notifications.csv',
    'csv/sitter-links.csv',
  ]);
});

test('its JSON holds every list in the documented shape', () => {
  expect(garden).toMatchObject({
    format: 'ai-plant-care-garden',
    version: 2,
    account: { name: 'Ada', email: ada.email },
  });
  const counts: Record<string, number> = {};
  for (const [name, schema] of Object.entries(RECORDS)) {
    counts[name] = garden[name].map((record: unknown) => schema.parse(record)).length;
    expect(`${files.get('README.txt')}`).toContain(`\n${name} `);
  }
  expect(counts).toMatchObject({ plants: 2, answers: 1, recoveries: 1, checkUps: 1 });
  expect(counts.diaryEntries).toBe(3);
  // One completed and the next one, and those of the treatment.
  expect(counts.reminders).toBeGreaterThan(2);
});

test('a photo is a file of its own, also when several entries show it', () => {
  const [first, second] = garden.diaryEntries.filter(({ title }: { title: string }) => title === 'Watered');
  expect(first.photo).toMatch(/^photos\/diary\/\d{4}-\d\d-\d\d-[\w-]+\.webp$/);
  expect(second.photo).toBe(first.photo);
  expect(garden.plants[0].photo).toMatch(/^photos\/plants\/Fern-\w+\.webp$/);
  for (const { photo } of [first, garden.plants[0]]) expect(files.get(photo)?.subarray(8, 12).toString()).toBe('WEBP');
  expect([...files.keys()].filter((path) => path.startsWith('photos/'))).toHaveLength(3);
});

test('its tables are for spreadsheets, and hold no formula', () => {
  const [header, ...plants] = `${files.get('csv/plants.csv')}`.split('\r\n');
  expect(header).toMatch(/^\uFEFFid,name,species,/);
  expect(plants[0]).toContain(",'=1+1,");
  expect(plants[1]).toContain(',"Aloe, ""old""",');
});

test('nothing of another gardener and no secret is in it', async () => {
  const text = [...files].map(([path, file]) => (path.startsWith('photos/') ? path : `${file}`)).join('\n');
  expect(text).not.toContain('Secret palm');
  expect(text).not.toContain(ada.token);
  const [user] = await server.db.selectFrom('users').selectAll().where('id', '=', ada.user._id).execute();
  expect(text).not.toContain(user?.password_hash);
  const photos = await server.db.selectFrom('photos').select('name').execute();
  for (const { name } of photos) expect(text).not.toContain(name);
});

test('a photo that is missing in the storage is left out', async () => {
  const jpeg = upload(await picture().jpeg().toBuffer());
  const palm = await server.call(addPlant, { form: { name: 'Palm' }, photo: jpeg }, eve.token);
  await server.db
    .updateTable('photos')
    .set({ name: 'A'.repeat(22) })
    .where('user_id', '=', eve.user._id)
    .execute();
  const zip = await readZip(await (await download(eve.token)).bytes());
  const { plants } = JSON.parse(`${zip.get('garden.json')}`);
  expect(plants.find(({ id }: { id: string }) => id === palm._id).photo).toBeNull();
});

test('downloads are limited', async () => {
  const limited = await bootServer({ env: { RATE_LIMIT: 'on' } });
  try {
    const { token } = await limited.register();
    const ask = () => limited.request(`/api${downloadData.path}`, { headers: { authorization: `Bearer ${token}` } });
    for (let at = 0; at < 10; at++) expect((await ask()).status).toBe(200);
    expect(await toRefusal(await ask())).toMatchObject({ status: 429, code: 'too_many_requests' });
  } finally {
    await limited.close();
  }
});

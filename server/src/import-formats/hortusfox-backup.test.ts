import { expect, test } from 'vitest';
import { readHortusFoxBackup } from './hortusfox-backup.ts';

const TODAY = '2026-05-01';

/** Reads a backup that consists of these lists, and of empty files for its pictures. */
function read(lists: Record<string, unknown>, pictures: readonly string[] = []) {
  const files = new Map(Object.entries(lists).map(([name, list]) => [`${name}/data.json`, JSON.stringify(list)]));
  const sizes = new Map([...files.keys(), ...pictures].map((path) => [path, 1]));
  return readHortusFoxBackup(
    { sizes, read: async (path) => Buffer.from(`${files.get(path)}`), close: () => {} },
    TODAY,
  );
}

test('a list may be written as an object, and numbers as texts', async () => {
  const plants = { 3: { id: '3', name: 'Fern', location: '1', history: '0', water_interval_days: '7' } };
  const {
    plants: [fern],
  } = await read({ plants, locations: [{ id: 1, name: 'Bath' }] });
  expect(fern).toMatchObject({ name: 'Fern', location: 'Bath', reminders: [{ title: 'Water Fern', everyDays: 7 }] });
});

test('what is no day, or has not come yet, is no day of care', async () => {
  const days = { last_watered: '0000-00-00 00:00:00', last_repotted: '2027-01-01', date_of_purchase: 'spring' };
  const {
    plants: [fern],
  } = await read({ plants: [{ id: 1, name: 'Fern', ...days }] });
  expect(fern).toMatchObject({ entries: [], lastRepot: null });
});

test('each use of a picture has a name of its own, and a path that leads elsewhere is no picture', async () => {
  const plants = ['a.jpg', 'a.jpg', '../../../etc/passwd', 'b.jpg'].map((photo, id) => ({ id, name: 'Fern', photo }));
  const { plants: read4, photoFiles } = await read({ plants }, ['plants/img/a.jpg', 'etc/passwd']);
  const photos = read4.map(({ photo }) => photo);
  expect(new Set(photos.slice(0, 2)).size).toBe(2);
  expect(photos.slice(2)).toEqual([null, null]);
  expect([...photoFiles.values()]).toEqual(['plants/img/a.jpg', 'plants/img/a.jpg']);
});

test.each([
  ['Water Monty Junior', ['Monty', 'Monty junior'], 'Monty junior'],
  ['Repot the fern', ['Fern', 'Monty'], 'Fern'],
  ['Fernando comes', ['Fern'], null],
  ['Water fern', ['Fern', 'Fern'], null],
])('the task “%s” for the plants %j is about %j', async (title, names, about) => {
  const tasks = [{ title, due_date: '2026-06-01', recurring_time: 24 * 10 }];
  const { plants, leftOut } = await read({ plants: names.map((name, id) => ({ id, name })), tasks });
  expect(plants.filter(({ reminders }) => reminders.length > 0).map(({ name }) => name)).toEqual(about ? [about] : []);
  expect(leftOut).toEqual(about ? [] : ['1 task that is done or names no plant']);
  if (about) expect(plants.flatMap(({ reminders }) => reminders)).toMatchObject([{ day: '2026-06-01', everyDays: 10 }]);
});

test.each([
  ['a list of something else', { plants: ['Fern'] }, 'plants/data.json'],
  ['a wrong type', { plants: [{ id: 1, name: ['Fern'] }] }, 'plants/data.json'],
  ['far too many rows', { plants: [], tasks: Array(20_001).fill({}) }, 'tasks/data.json'],
])('%s is refused, naming the file', async (_, lists, file) => {
  await expect(read(lists)).rejects.toThrow(`its file ${file} cannot be read`);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { addDiaryEntry } from '@plantcare/contract/diary.ts';
import { addPlant } from '@plantcare/contract/plants.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { photoFiles } from '../src/storage/stored-photo.ts';
import { sqlitePlace, testPlace } from './support/data-place.ts';
import { picture, upload } from './support/files/pictures.ts';
import { allRows } from './support/gardens/fill-tables.ts';
import { bootServer } from './support/server.ts';
import { onPostgres } from './support/test-database.ts';

vi.setConfig({ testTimeout: 180_000 });

const COMMAND = path.resolve(import.meta.dirname, '../src/backup/command.ts');
const PEAK = path.resolve(import.meta.dirname, 'support/print-peak-memory.ts');
const PEAK_MB = 200;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plantcare-command-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The command as people run it: a process of its own. */
async function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, ['--max-semi-space-size=1', '--import', PEAK, COMMAND, ...args], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  const peak = Number(/\npeak (\d+) MB\n$/.exec(stderr)?.[1]);
  return { code, stdout, stderr: stderr.replace(/\npeak \d+ MB\n$/, ''), peak };
}

test('a backup that is made while gardeners write holds every photo and row of one moment', async () => {
  const server = await bootServer();
  const place = await testPlace();
  try {
    const { token } = await server.register();
    const bytes = await picture().jpeg().toBuffer();
    async function write(number: number): Promise<void> {
      const plant = await server.call(addPlant, { form: { name: `Fern ${number}` }, photo: upload(bytes) }, token);
      const form = { plant: plant._id, title: `Fern ${number}`, notes: 'Soaked' };
      await server.call(addDiaryEntry, { form, photo: upload(bytes) }, token);
    }
    for (let number = 0; number < 10; number++) await write(number);
    const before = await server.db.selectFrom('plants').select('id').execute();
    const env = { DATA_DIR: server.dataDir, ...(onPostgres && { DATABASE_URL: `${server.databaseUrl}` }) };
    const file = path.join(folder, 'load.tar');
    let isDone = false;
    const backup = run(env, 'backup', file).finally(() => {
      isDone = true;
    });
    let number = 10;
    while (!isDone) await write(number++);
    expect(await backup).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Backed up \d+ rows and \d+ files/) });

    expect(await run(place.env, 'restore', file)).toMatchObject({ code: 0, stderr: '' });
    const rows = await place.withDb(allRows);
    const all = await server.db.selectFrom('plants').select('id').execute();
    const restored = (rows.plants ?? []).map(({ id }) => id);
    expect(restored).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
    expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(restored));
    expect(number).toBeGreaterThan(11);
    const names = (rows.photos ?? []).filter(({ status }) => status === 'kept').map(({ name }) => `${name}`);
    expect(Object.keys(await place.photos())).toEqual(names.flatMap((name) => Object.values(photoFiles(name))).sort());
    const shown = [...(rows.plants ?? []), ...(rows.diary_entries ?? [])].map(({ photo_id }) => photo_id);
    const kept = new Set((rows.photos ?? []).filter(({ status }) => status === 'kept').map(({ id }) => id));
    expect(shown.every((id) => id === null || kept.has(id ?? null))).toBe(true);
  } finally {
    await server.close();
    await place.remove();
  }
});

describe.skipIf(onPostgres)('the commands', () => {
  test(`take less than ${PEAK_MB} MB for photos that take more`, async () => {
    const [place, other] = [await sqlitePlace(), await sqlitePlace()];
    try {
      const keys = await place.fill(300, 1_000_000);
      expect(keys.length).toBeGreaterThan(2 * PEAK_MB);
      const file = path.join(folder, 'large.tar');
      const backup = await run(place.env, 'backup', file);
      expect(backup).toMatchObject({ code: 0, stderr: '' });
      const restored = await run(other.env, 'restore', file);
      expect(restored).toMatchObject({ code: 0, stderr: '' });
      expect(await readdir(path.join(other.config.dataDir, 'photos'))).toHaveLength(keys.length + 1);
      for (const peak of [backup.peak, restored.peak]) {
        expect(peak).toBeGreaterThan(30);
        expect(peak).toBeLessThan(PEAK_MB);
      }
    } finally {
      await place.remove();
      await other.remove();
    }
  });

  test('say in one line what is wrong, and end with 1', async () => {
    const place = await sqlitePlace();
    try {
      const file = path.join(folder, 'empty.tar');
      expect(await run(place.env, 'backup')).toMatchObject({
        ...{ code: 1, stderr: 'Usage: npm run backup -- FILE [--without-photos]\n' },
      });
      expect(await run(place.env, 'restore', file, '--force')).toMatchObject({
        ...{ code: 1, stderr: 'Usage: npm run restore -- FILE [--replace]\n' },
      });
      expect(await run(place.env, 'backup', file, '--without-photos')).toMatchObject({
        ...{ code: 1, stderr: expect.stringMatching(/^There is nothing to back up: .*\n$/) },
      });
      await place.fill(3);
      await place.backUp(file);
      await truncate(file, (await stat(file)).size - 1);
      expect(await run(place.env, 'restore', file, '--replace')).toMatchObject({
        ...{ code: 1, stderr: expect.stringMatching(/is no complete backup, or it was altered.*\n$/) },
      });
    } finally {
      await place.remove();
    }
  });
});

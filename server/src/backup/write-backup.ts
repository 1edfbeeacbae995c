import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Disk } from 'flydrive';
import type { Config } from '../config.ts';
import { requireKnownSchema } from '../db/migrate.ts';
import { storageAnswers } from '../storage/storage.ts';
import { isMissing, photoFiles } from '../storage/stored-photo.ts';
import { type ArchiveWriter, createArchive } from './archive-writer.ts';
import {
  CONTENTS,
  type Contents,
  FORMAT,
  HEAD,
  type Head,
  PUSH_KEYS,
  photoName,
  rowsName,
  toJson,
} from './backup-contents.ts';
import { BackupError } from './backup-error.ts';
import { openSnapshot } from './open-snapshot.ts';
import type { Row, Snapshot, SnapshotTable } from './snapshot.ts';

const LINES_BYTES = 1_000_000;
/** How many photos are read at once: a bucket answers one after a while. */
const AT_ONCE = 4;

interface Options {
  file: string;
  config: Pick<Config, 'database' | 'storage' | 'dataDir'>;
  /** The storage of the photos; null: they are left out. */
  disk: Disk | null;
  at: Date;
}

export interface BackupSummary {
  bytes: number;
  rows: number;
  photoFiles: number;
  missingPhotoFiles: number;
}

/**
 * Writes a backup while servers run: the rows as they were at one moment, then the files of the photos that they name. A
 * file that was deleted meanwhile is noted as missing. It pauses after each entry, so that a server can do other work.
 * @returns what the finished backup holds; a backup that is given up before leaves nothing.
 * @throws BackupError when there is nothing to back up, the database is newer than this program, or the file exists
 */
export async function* backupSteps({ file, config, disk, at }: Options): AsyncGenerator<void, BackupSummary> {
  if (disk) await requireStorage(config.storage, disk);
  const snapshot = await openSnapshot(config.database);
  let archive: ArchiveWriter | null = null;
  let bytes: number | null = null;
  try {
    requireKnownSchema(snapshot.schema);
    archive = await createArchive(file, at);
    await archive.add(HEAD, toJson(headOf(snapshot, disk !== null, at)));
    const keys = await pushKeys(config.dataDir);
    if (keys) await archive.add(PUSH_KEYS, keys);

    const names: string[] = [];
    const contents: Contents = { rows: {}, photoFiles: 0, missingPhotoFiles: [] };
    for (const table of snapshot.tables) {
      contents.rows[table.name] = yield* addRows(archive, snapshot, table, names);
    }
    // Before the photos, which take far longer: SQLite's log and PostgreSQL's dead rows grow while a snapshot is open.
    await snapshot.close();
    if (disk) yield* addPhotos(archive, disk, names, contents);
    await archive.add(CONTENTS, toJson(contents));
    bytes = await archive.complete();
    return {
      bytes,
      rows: Object.values(contents.rows).reduce((sum, count) => sum + count, 0),
      photoFiles: contents.photoFiles,
      missingPhotoFiles: contents.missingPhotoFiles.length,
    };
  } finally {
    if (bytes === null) await archive?.discard();
    await snapshot.close();
  }
}

/** Runs all steps without pauses. */
export async function writeBackup(options: Options): Promise<BackupSummary> {
  const steps = backupSteps(options);
  for (;;) {
    const step = await steps.next();
    if (step.done) return step.value;
  }
}

async function requireStorage(storage: Config['storage'], disk: Disk): Promise<void> {
  try {
    await storageAnswers(storage, disk);
  } catch (error) {
    throw new BackupError(`The photos cannot be reached: ${error instanceof Error ? error.message : error}`);
  }
}

function headOf(snapshot: Snapshot, withPhotos: boolean, at: Date): Head {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return {
    format: FORMAT,
    version,
    createdAt: at.toISOString(),
    schema: snapshot.schema,
    photos: withPhotos ? 'included' : 'left out',
    tables: Object.fromEntries(snapshot.tables.map(({ name, columns }) => [name, columns])),
  };
}

/** The keys that browsers are subscribed to; null where they are configured and not in the data folder. */
async function pushKeys(dataDir: string): Promise<Buffer | null> {
  return readFile(path.join(dataDir, PUSH_KEYS)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** Adds the rows of a table in compressed portions, and the names of photos that are kept to `names`. @returns how many rows. */
async function* addRows(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  table: SnapshotTable,
  names: string[],
): AsyncGenerator<void, number> {
  let [count, portions, size] = [0, 0, 0];
  let lines: string[] = [];
  async function flush(to: ArchiveWriter): Promise<void> {
    if (lines.length === 0) return;
    portions += 1;
    await to.add(rowsName(table.name, portions), await promisify(gzip)(lines.join('')));
    [lines, size] = [[], 0];
  }
  for await (const rows of snapshot.rows(table)) {
    for (const row of rows) {
      const line = `${JSON.stringify(row)}\n`;
      lines.push(line);
      size += line.length;
      if (table.name === 'photos') noteKept(row, names);
      if (size >= LINES_BYTES) await flush(archive);
    }
    count += rows.length;
    yield;
  }
  await flush(archive);
  return count;
}

function noteKept({ name, status }: Row, names: string[]): void {
  if (status === 'kept') names.push(`${name}`);
}

async function* addPhotos(
  archive: ArchiveWriter,
  disk: Disk,
  names: string[],
  contents: Contents,
): AsyncGenerator<void> {
  for (let at = 0; at < names.length; at += AT_ONCE) {
    const keys = names.slice(at, at + AT_ONCE).flatMap((name) => Object.values(photoFiles(name)));
    const files = await Promise.all(keys.map((key) => readIfThere(disk, key)));
    for (const [index, key] of keys.entries()) {
      const bytes = files[index];
      if (bytes) await archive.add(photoName(key), bytes);
      if (bytes) contents.photoFiles += 1;
      else contents.missingPhotoFiles.push(key);
    }
    yield;
  }
}

async function readIfThere(disk: Disk, key: string): Promise<Uint8Array | null> {
  try {
    return await disk.getBytes(key);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

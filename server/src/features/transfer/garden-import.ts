import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Import } from '@plantcare/contract/transfer.ts';
import { v7 as uuidv7 } from 'uuid';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { isDiskFull, isUniqueViolation } from '../../db/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, notFound } from '../../failure.ts';
import type { Log } from '../../log.ts';
import type { Db, Tx } from '../../tables.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import type { PlantService } from '../plants/plants.service.ts';
import type { ReminderService } from '../reminders/reminders.service.ts';
import { requireImportRoom } from './import-room.ts';
import { importedRows } from './import-rows.ts';
import { type GardenArchive, openGarden } from './read-garden.ts';
import * as repository from './transfer.repository.ts';

const SHOWN = 5;
/** A running import that was not touched for so long belongs to a process that died; a photo takes a second. */
const ABANDONED_AFTER_MS = 5 * 60_000;
/** Besides the photos: the JSON and the tables. */
const MOST_BYTES_BESIDES_PHOTOS = 128 * 1024 * 1024;
const ALREADY_RUNNING = 'Another import is still running. Please wait until it is done.';
const INTERRUPTED = 'The server stopped meanwhile, so nothing was imported. Please start again.';
const FAILED = 'Something went wrong, so nothing was imported. Please try again.';

interface Deps {
  db: Db;
  clock: Clock;
  log: Log;
  quotas: AccountQuotas;
  photos: PhotoService;
  plants: PlantService;
  reminders: ReminderService;
  /** Where a ZIP file is until its import has ended. */
  folder: string;
}

/** Adds downloaded gardens to accounts: all of a file or nothing of it. */
export function gardenImport({ db, clock, log, quotas, photos, plants, reminders, folder }: Deps) {
  const now = () => clock().toISOString();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function requireRoom(userId: string, { garden, photoBytes }: GardenArchive, within: Db | Tx): Promise<void> {
    const used = { ...(await repository.countsOf(within, userId)), photoBytes: await photos.bytesOf(userId, within) };
    const more = {
      plants: garden.plants.length,
      diaryEntries: garden.diaryEntries.length,
      openReminders: garden.reminders.filter(({ completedAt }) => completedAt === null).length,
      photoBytes,
    };
    requireImportRoom({ used, more, most: await quotas.of(userId, within) });
  }

  /** Stores the photos, which stay pending, and then everything in one transaction. */
  async function addAll({ id: userId, timeZone }: CallerUser, importId: string, archive: GardenArchive): Promise<void> {
    const photoIds = new Map<string, string>();
    for (const photoPath of archive.photoPaths) {
      const bytes = await archive.readPhoto(photoPath);
      const upload = { read: async () => bytes, signal: stopping.signal };
      photoIds.set(photoPath, (await photos.receiveImported(userId, upload, importId)).id);
      await repository.touchImport(db, importId, photoIds.size, now());
    }
    const noticeOf = (due: string) => reminders.noticeAfterImport(due, timeZone);
    const rows = importedRows(archive.garden, { userId, importId, now: clock(), photoIds, noticeOf });
    await inTransaction(db, async (tx) => {
      if (!(await repository.lockAccount(tx, userId))) throw new Failure('signed_out');
      await requireRoom(userId, { ...archive, photoBytes: 0 }, tx); // Each photo was counted when it was stored.
      await photos.keepImported(tx, userId, importId, photoIds.size);
      await repository.insertRows(tx, rows);
      const end = { state: 'done', error: null, touched_at: now() } as const;
      const isMine = await repository.moveImport(tx, { id: importId, userId, from: 'running' }, end);
      if (!isMine) throw new Failure('unavailable', INTERRUPTED);
    });
  }

  async function fail(userId: string, importId: string, error: string): Promise<void> {
    const end = { state: 'failed', error, touched_at: now() } as const;
    await repository.moveImport(db, { id: importId, userId, from: 'running' }, end);
    await photos.discardImported(importId);
  }

  async function run(user: CallerUser, importId: string, archive: GardenArchive, file: string): Promise<void> {
    try {
      await addAll(user, importId, archive);
    } catch (error) {
      if (!(error instanceof Failure)) log.error({ err: error }, 'an import failed');
      const text = stopping.signal.aborted ? INTERRUPTED : error instanceof Failure ? error.message : FAILED;
      await fail(user.id, importId, text);
    } finally {
      archive.close();
      await rm(file, { force: true });
    }
  }

  async function receive(userId: string, body: Readable, file: string): Promise<void> {
    const most = (await quotas.of(userId, db)).photoBytes + MOST_BYTES_BESIDES_PHOTOS;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await pipeline(body, atMost(most), createWriteStream(file, { mode: 0o600 }));
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw isDiskFull(error) ? new Failure('disk_full') : new Failure('invalid_input', 'The file arrived incomplete.');
    }
  }

  async function shown(row: repository.ImportRow): Promise<Import> {
    return {
      _id: row.id,
      state: row.state,
      photosDone: row.photos_done,
      photos: row.photos,
      plants: row.plants,
      diaryEntries: row.diary_entries,
      reminders: row.reminders,
      error: row.error,
      createdAt: row.created_at,
      since: row.state === 'done' ? await repository.changesSince(db, row) : null,
    };
  }

  return {
    async list(userId: string): Promise<Import[]> {
      const rows = await repository.listImports(db, userId, SHOWN);
      return Promise.all(rows.map(shown));
    },

    /**
     * Receives and checks a whole file, then imports it in the background.
     * @throws Failure when the file cannot be imported; then nothing is written
     */
    async start(user: CallerUser, body: Readable): Promise<Import> {
      if (await repository.findRunning(db, user.id)) throw new Failure('conflict', ALREADY_RUNNING);
      const id = uuidv7();
      const file = path.join(folder, `${id}.zip`);
      let archive: GardenArchive | undefined;
      try {
        await receive(user.id, body, file);
        archive = await openGarden(file);
        await requireRoom(user.id, archive, db);
        const { garden, photoPaths } = archive;
        const row: repository.ImportRow = {
          id,
          user_id: user.id,
          state: 'running',
          photos_done: 0,
          photos: photoPaths.length,
          plants: garden.plants.length,
          diary_entries: garden.diaryEntries.length,
          reminders: garden.reminders.length,
          error: null,
          created_at: now(),
          touched_at: now(),
        };
        await repository.insertImport(db, row).catch((error: unknown) => {
          throw isUniqueViolation(error) ? new Failure('conflict', ALREADY_RUNNING) : error;
        });
        const work = run(user, id, archive, file)
          .catch((error: unknown) => log.error({ err: error }, 'an import could not be ended'))
          .finally(() => running.delete(work));
        running.add(work);
        return shown(row);
      } catch (error) {
        archive?.close();
        await rm(file, { force: true });
        throw error;
      }
    },

    /** Deletes what an import added, with all that belongs to its plants. @throws Failure unless it is done. */
    async undo(userId: string, id: string): Promise<void> {
      await plants.deleteImported(userId, id, async (tx) => {
        const end = { state: 'undone', error: null, touched_at: now() } as const;
        if (!(await repository.moveImport(tx, { id, userId, from: 'done' }, end))) throw notFound('Import');
        await repository.deleteAnswers(tx, userId, id);
      });
    },

    /** Ends imports whose process died, and removes their files. */
    async removeAbandoned(): Promise<void> {
      const before = new Date(clock().getTime() - ABANDONED_AFTER_MS).toISOString();
      for (const { id, user_id } of await repository.findAbandoned(db, before)) await fail(user_id, id, INTERRUPTED);
      await removeOldFiles(folder);
    },

    /** Lets the running imports end: they fail at their next photo. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

function atMost(most: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size <= most) done(null, chunk);
      else done(new Failure('invalid_input', 'This file is larger than everything that an account can keep here.'));
    },
  });
}

/** No import takes a day. */
async function removeOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() })); // Just removed by its import.
    if (mtimeMs < Date.now() - 24 * 3_600_000) await rm(file, { force: true });
  }
}

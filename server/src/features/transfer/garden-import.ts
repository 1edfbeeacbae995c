import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Import } from '@plantcare/contract/transfer.ts';
import { v7 as uuidv7 } from 'uuid';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, notFound } from '../../failure.ts';
import type { ImportedPlant } from '../../import-formats/imported-plant.ts';
import { localDay } from '../../local-day.ts';
import type { Log } from '../../log.ts';
import type { Db, Tx } from '../../tables.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import type { PlantService } from '../plants/plants.service.ts';
import type { ReminderService } from '../reminders/reminders.service.ts';
import type { GardenSource } from './garden-source.ts';
import { lackOfRoom } from './import-room.ts';
import { importedRows } from './import-rows.ts';
import { gardenOf } from './imported-garden.ts';
import type { Garden } from './read-garden.ts';
import { receiveFile, removeOldFiles } from './received-file.ts';
import * as repository from './transfer.repository.ts';
import { openZipSource } from './zip-source.ts';

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

export type GardenImport = ReturnType<typeof gardenImport>;

/** Adds what was read from files to gardens: all of a file or nothing of it. */
export function gardenImport({ db, clock, log, quotas, photos, plants, reminders, folder }: Deps) {
  const now = () => clock().toISOString();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  /** Why an account has no room for all of a garden; null if it has. */
  async function obstacle(userId: string, garden: Garden, photoBytes: number, within: Db | Tx): Promise<string | null> {
    const used = { ...(await repository.countsOf(within, userId)), photoBytes: await photos.bytesOf(userId, within) };
    const more = {
      plants: garden.plants.length,
      diaryEntries: garden.diaryEntries.length,
      openReminders: garden.reminders.filter(({ completedAt }) => completedAt === null).length,
      photoBytes,
    };
    return lackOfRoom({ used, more, most: await quotas.of(userId, within) });
  }

  async function requireRoom(userId: string, garden: Garden, photoBytes: number, within: Db | Tx): Promise<void> {
    const text = await obstacle(userId, garden, photoBytes, within);
    if (text !== null) throw new Failure('quota_reached', `${text} Nothing was imported.`);
  }

  /** Stores the photos, which stay pending. @returns their ids by their names in the source, and how many are left out */
  async function storePhotos(userId: string, importId: string, source: GardenSource) {
    const ids = new Map<string, string>();
    let leftOut = 0;
    for (const name of source.photoPaths) {
      try {
        const bytes = await source.readPhoto(name);
        const upload = { read: async () => bytes, signal: stopping.signal };
        ids.set(name, (await photos.receiveImported(userId, upload, importId)).id);
      } catch (error) {
        const isBadPhoto = error instanceof Failure && error.code === 'invalid_input';
        if (!(source.kind === 'hortusfox' && isBadPhoto) || stopping.signal.aborted) throw error;
        leftOut += 1;
      }
      await repository.touchImport(db, importId, ids.size + leftOut, now());
    }
    return { ids, leftOut };
  }

  /** Stores the photos, and then everything in one transaction. */
  async function addAll({ id: userId, timeZone }: CallerUser, importId: string, source: GardenSource): Promise<void> {
    const { ids: photoIds, leftOut } = await storePhotos(userId, importId, source);
    // An entry that is about a photo says nothing without it.
    const diaryEntries = source.garden.diaryEntries.filter(({ photo }) => photo === null || photoIds.has(photo));
    const garden = { ...source.garden, diaryEntries };
    const noticeOf = (due: string) => reminders.noticeAfterImport(due, timeZone);
    const rows = importedRows(garden, { userId, importId, now: clock(), photoIds, noticeOf });
    const photosLeftOut = leftOut === 0 ? [] : [`${leftOut} ${leftOut === 1 ? 'photo' : 'photos'} that cannot be read`];
    await inTransaction(db, async (tx) => {
      await quotas.hold(userId, tx); // Before the account, as whoever adds a plant takes them in this order.
      if (!(await repository.lockAccount(tx, userId))) throw new Failure('signed_out');
      await requireRoom(userId, garden, 0, tx); // Each photo was counted when it was stored.
      await photos.keepImported(tx, userId, importId, photoIds.size);
      await repository.insertRows(tx, rows);
      const left_out = JSON.stringify([...source.leftOut, ...photosLeftOut]);
      const counts = { diary_entries: diaryEntries.length, left_out };
      const end = { state: 'done', error: null, touched_at: now(), ...counts } as const;
      const isMine = await repository.moveImport(tx, { id: importId, userId, from: 'running' }, end);
      if (!isMine) throw new Failure('unavailable', INTERRUPTED);
    });
  }

  async function fail(userId: string, importId: string, error: string): Promise<void> {
    const end = { state: 'failed', error, touched_at: now() } as const;
    await repository.moveImport(db, { id: importId, userId, from: 'running' }, end);
    await photos.discardImported(importId);
  }

  async function run(user: CallerUser, importId: string, source: GardenSource): Promise<void> {
    try {
      await addAll(user, importId, source);
    } catch (error) {
      if (!(error instanceof Failure)) log.error({ err: error }, 'an import failed');
      const text = stopping.signal.aborted ? INTERRUPTED : error instanceof Failure ? error.message : FAILED;
      await fail(user.id, importId, text);
    } finally {
      await source.close();
    }
  }

  async function shown(row: repository.ImportRow): Promise<Import> {
    return {
      _id: row.id,
      source: row.source,
      state: row.state,
      photosDone: row.photos_done,
      photos: row.photos,
      plants: row.plants,
      diaryEntries: row.diary_entries,
      reminders: row.reminders,
      leftOut: JSON.parse(row.left_out),
      error: row.error,
      createdAt: row.created_at,
      since: row.state === 'done' ? await repository.changesSince(db, row) : null,
    };
  }

  async function requireNoneRunning(userId: string): Promise<void> {
    if (await repository.findRunning(db, userId)) throw new Failure('conflict', ALREADY_RUNNING);
  }

  /** Plants of another program as a garden of this gardener. */
  function toGarden({ timeZone }: CallerUser, imported: readonly ImportedPlant[]): Garden {
    return gardenOf(imported, { now: clock(), timeZone, dueOn: (day) => reminders.dueOn(day, timeZone) });
  }

  /** Begins to import a source, which is closed in the end. @throws Failure when it cannot be imported */
  async function start(user: CallerUser, id: string, source: GardenSource): Promise<Import> {
    const { garden, photoPaths, photoBytes } = source;
    try {
      await requireRoom(user.id, garden, photoBytes, db);
      const row: repository.ImportRow = {
        id,
        user_id: user.id,
        source: source.kind,
        state: 'running',
        photos_done: 0,
        photos: photoPaths.length,
        plants: garden.plants.length,
        diary_entries: garden.diaryEntries.length,
        reminders: garden.reminders.length,
        left_out: JSON.stringify(source.leftOut),
        error: null,
        created_at: now(),
        touched_at: now(),
      };
      await repository.insertImport(db, row).catch((error: unknown) => {
        throw isUniqueViolation(error) ? new Failure('conflict', ALREADY_RUNNING) : error;
      });
      const work = run(user, id, source)
        .catch((error: unknown) => log.error({ err: error }, 'an import could not be ended'))
        .finally(() => running.delete(work));
      running.add(work);
      return shown(row);
    } catch (error) {
      await source.close();
      throw error;
    }
  }

  return {
    async list(userId: string): Promise<Import[]> {
      const rows = await repository.listImports(db, userId, SHOWN);
      return Promise.all(rows.map(shown));
    },

    /**
     * Receives and checks a whole ZIP file, then imports it in the background.
     * @throws Failure when the file cannot be imported; then nothing is written
     */
    async startZip(user: CallerUser, body: Readable): Promise<Import> {
      await requireNoneRunning(user.id);
      const id = uuidv7();
      const file = path.join(folder, `${id}.zip`);
      try {
        await receiveFile(body, file, (await quotas.of(user.id, db)).photoBytes + MOST_BYTES_BESIDES_PHOTOS);
        const today = localDay(clock(), user.timeZone);
        const source = await openZipSource(file, { today, gardenOf: (imported) => toGarden(user, imported) });
        return await start(user, id, source);
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },

    /** Why these plants cannot be imported now; null if they can. */
    obstacleFor: (user: CallerUser, imported: readonly ImportedPlant[]): Promise<string | null> =>
      obstacle(user.id, toGarden(user, imported), 0, db),

    /** Imports plants without photos in the background. @throws Failure when there is no room for all of them */
    async startPlants(user: CallerUser, imported: readonly ImportedPlant[]): Promise<Import> {
      await requireNoneRunning(user.id);
      return start(user, uuidv7(), {
        kind: 'table',
        garden: toGarden(user, imported),
        photoPaths: [],
        photoBytes: 0,
        leftOut: [],
        readPhoto: () => Promise.reject(new Failure('not_found')),
        close: async () => undefined,
      });
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

import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Import } from '@plantcare/contract/transfer.ts';
import { v7 as uuidv7 } from 'uuid';
import type { CallerUser } from '../../caller.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import { Failure, notFound } from '../../failure.ts';
import type { ImportedPlant } from '../../import-formats/imported-plant.ts';
import { localDay } from '../../local-day.ts';
import type { PlantService } from '../plants/plants.service.ts';
import type { GardenSource } from './garden-source.ts';
import { type ImportRunDeps, importRuns } from './import-run.ts';
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

interface Deps extends ImportRunDeps {
  plants: PlantService;
  /** Where a ZIP file is until its import has ended. */
  folder: string;
}

export type GardenImport = ReturnType<typeof gardenImport>;

/** Receives the files that gardeners import, and undoes what was imported. */
export function gardenImport({ plants, folder, ...deps }: Deps) {
  const { db, clock, quotas, reminders } = deps;
  const now = () => clock().toISOString();
  const runs = importRuns(deps);

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
      await runs.requireRoom(user.id, garden, photoBytes, db);
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
      runs.begin(user, id, source);
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
      runs.obstacle(user.id, toGarden(user, imported), 0, db),

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
      for (const { id, user_id } of await repository.findAbandoned(db, before)) await runs.endInterrupted(user_id, id);
      await removeOldFiles(folder);
    },

    stop: runs.stop,
  };
}

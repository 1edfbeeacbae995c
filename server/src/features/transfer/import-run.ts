import type { ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../failure.ts';
import type { Log } from '../../log.ts';
import type { Db, Tx } from '../../tables.ts';
import type { PhotoService } from '../photos/photos.service.ts';
import type { ImportedPlace, PlaceService } from '../places/places.service.ts';
import type { ReminderService } from '../reminders/reminders.service.ts';
import type { GardenSource } from './garden-source.ts';
import { lackOfRoom } from './import-room.ts';
import { importedRows } from './import-rows.ts';
import type { Garden } from './read-garden.ts';
import * as repository from './transfer.repository.ts';

const INTERRUPTED = 'The server stopped meanwhile, so nothing was imported. Please start again.';
const FAILED = 'Something went wrong, so nothing was imported. Please try again.';

export interface ImportRunDeps {
  db: Db;
  clock: Clock;
  log: Log;
  quotas: AccountQuotas;
  photos: PhotoService;
  places: PlaceService;
  reminders: ReminderService;
}

/** Adds gardens that were read from files to accounts in the background: all of a file or nothing of it. */
export function importRuns({ db, clock, log, quotas, photos, places, reminders }: ImportRunDeps) {
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
        const upload = { file: await source.readPhoto(name), signal: stopping.signal };
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
    const noticeOf = (due: string, season: ReminderSeason | null) => reminders.noticeAfterPause(due, timeZone, season);
    const photosLeftOut = leftOut === 0 ? [] : [`${leftOut} ${leftOut === 1 ? 'photo' : 'photos'} that cannot be read`];
    await inTransaction(db, async (tx) => {
      await quotas.hold(userId, tx); // Before the account: adding a plant takes these locks in the same order.
      if (!(await repository.lockAccount(tx, userId))) throw new Failure('signed_out');
      await requireRoom(userId, garden, 0, tx); // Each photo was counted when it was stored.
      await photos.keepImported(tx, userId, importId, photoIds.size);
      const placeOf = await places.addImported(tx, { userId, importId }, placesOf(garden));
      const rows = importedRows(garden, { userId, importId, now: clock(), photoIds, placeOf, noticeOf });
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

  return {
    obstacle,
    requireRoom,

    /** Begins to add a source, which is closed in the end. */
    begin(user: CallerUser, importId: string, source: GardenSource): void {
      const work = run(user, importId, source)
        .catch((error: unknown) => log.error({ err: error }, 'an import could not be ended'))
        .finally(() => running.delete(work));
      running.add(work);
    },

    /** Ends an import whose process died. */
    endInterrupted: (userId: string, importId: string) => fail(userId, importId, INTERRUPTED),

    /** Lets what is running end: it fails at its next photo. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

/** The places of a garden, and those that only the locations of its plants name. */
function placesOf({ places, plants }: Garden): ImportedPlace[] {
  const named = plants.flatMap(({ location, createdAt }) => (location ? [{ name: location, createdAt }] : []));
  return [...places, ...named];
}

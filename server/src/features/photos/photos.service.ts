import { randomBytes } from 'node:crypto';
import type { PhotoSide } from '@plantcare/contract/photo-sides.ts';
import type { Disk } from 'flydrive';
import { type Expression, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { Clock } from '../../clock.ts';
import { isDiskFull } from '../../db/dialect.ts';
import type { JsonFields } from '../../db/json-text.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure } from '../../failure.ts';
import type { Log } from '../../log.ts';
import { inWords, requireRoom } from '../../quota.ts';
import { isMissing, photoFiles, reasonOf, smallerFile, smallerFiles } from '../../storage/stored-photo.ts';
import type { Db, Tx } from '../../tables.ts';
import { throwIfSenderGone, type Upload } from '../../upload.ts';
import { readForEngine, readPhoto, shrinkPhoto } from './photo-image.ts';
import * as repository from './photos.repository.ts';

/** A photo still pending after this time belongs to a process that died; writing one takes seconds. */
const ABANDONED_AFTER_MS = 5 * 60_000;
const SWEEP_BATCH = 200;
const MEGABYTE = 1_000_000;
const STORAGE_FAILED = 'The photos on the server cannot be reached. Please try again later.';

/** A photo whose files are written but which no row refers to yet. */
interface PendingPhoto {
  id: string;
}

/** An uploaded picture; `''` removes the photo, undefined keeps it. */
export type PhotoUpload = Upload | '' | undefined;

interface PhotoAddresses<Address> {
  photoUrl: Address;
  thumbnailUrl: Address;
}

/** A photo in the API: server-relative addresses, both null when there is none. */
export function photoAddresses(name: string): PhotoAddresses<string>;
export function photoAddresses(name: string | null): PhotoAddresses<string | null>;
export function photoAddresses(name: string | null): PhotoAddresses<string | null> {
  if (name === null) return { photoUrl: null, thumbnailUrl: null };
  const { full, thumbnail } = photoFiles(name);
  return { photoUrl: `/photos/${full}`, thumbnailUrl: `/photos/${thumbnail}` };
}

/** The same in SQL. */
export function photoAddressColumns<Name extends string | null>(
  name: Expression<Name>,
): JsonFields<PhotoAddresses<Name>> {
  const { full, thumbnail } = photoFiles('');
  return {
    photoUrl: sql`'/photos/' || ${name} || ${sql.lit(full)}`,
    thumbnailUrl: sql`'/photos/' || ${name} || ${sql.lit(thumbnail)}`,
  };
}

export type PhotoService = ReturnType<typeof createPhotoService>;

interface Deps {
  db: Db;
  disk: Disk;
  clock: Clock;
  log: Log;
  quotas: AccountQuotas;
}

export function createPhotoService({ db, disk, clock, log, quotas }: Deps) {
  /** The smaller ones last: one that is made meanwhile finds the photo gone, or is deleted here. */
  async function removeFiles({ name }: repository.WaitingPhoto): Promise<void> {
    for (const keys of [Object.values(photoFiles(name)), smallerFiles(name)]) {
      await Promise.all(keys.map((key) => disk.delete(key)));
    }
  }

  /**
   * Removes the files of every discarded photo and of uploads that a crash interrupted. A photo that cannot be removed
   * is left for the next time and does not block the others.
   * @throws the first error of the storage, after everything else was removed.
   */
  async function sweep(): Promise<void> {
    await repository.discardAbandoned(db, new Date(clock().getTime() - ABANDONED_AFTER_MS).toISOString());
    const stuck: { id: string; error: unknown }[] = [];
    for (;;) {
      const stuckIds = stuck.map(({ id }) => id);
      const photos = await repository.discardedPhotos(db, stuckIds, SWEEP_BATCH);
      const removals = await Promise.allSettled(photos.map(removeFiles));
      for (const [index, removal] of removals.entries()) {
        if (removal.status === 'rejected') stuck.push({ id: photos[index]?.id ?? '', error: removal.reason });
      }
      const removed = photos.filter((_, index) => removals[index]?.status === 'fulfilled');
      await repository.deleteDiscardedRows(
        db,
        removed.map(({ id }) => id),
      );
      if (photos.length < SWEEP_BATCH || stuck.length >= SWEEP_BATCH) break;
    }
    if (stuck[0]) throw stuck[0].error;
  }

  /** Removes discarded photos now; if the storage does not answer, the next sweep does it. */
  async function removeDiscarded(): Promise<void> {
    await sweep().catch((error: unknown) => log.warn({ err: error }, 'a discarded photo could not be removed yet'));
  }

  async function receive(userId: string, upload: Upload, importId: string | null = null): Promise<PendingPhoto> {
    const image = await readPhoto(upload);
    const photo = { id: uuidv7(), name: randomBytes(16).toString('base64url') };
    const bytes = image.full.length + image.thumbnail.length;
    const created_at = clock().toISOString();
    const row = { ...photo, user_id: userId, status: 'pending', created_at, bytes, import_id: importId } as const;
    // Not `inTransaction`, which also notes that the call has been done.
    await db.transaction().execute(async (tx) => {
      const { photoBytes } = await quotas.hold(userId, tx);
      const most = inWords(Math.floor(photoBytes / MEGABYTE), 'MB of photos', 'MB of photos');
      requireRoom(most, photoBytes, await repository.bytesOf(tx, userId), bytes);
      await repository.insertPhoto(tx, row);
    });
    const files = photoFiles(photo.name);
    // Waits for both: otherwise one could still be written after the cleanup that follows a failure of the other.
    const written = [disk.put(files.full, image.full), disk.put(files.thumbnail, image.thumbnail)];
    const failed = (await Promise.allSettled(written)).find((result) => result.status === 'rejected');
    if (!failed) return photo;
    await repository.markDiscarded(db, userId, photo.id);
    throw storageFailure(reasonOf(failed.reason));
  }

  /** The bytes of a stored file, or null when there is none of that name. */
  async function read(key: string): Promise<Uint8Array | null> {
    try {
      return await disk.getBytes(key);
    } catch (error) {
      if (isMissing(error)) return null;
      throw storageFailure(reasonOf(error));
    }
  }

  /** Makes a smaller picture and keeps it for the next time; null when there is no photo of that name. */
  async function makeSmaller(name: string, side: PhotoSide): Promise<Uint8Array | null> {
    const { full } = photoFiles(name);
    const photo = await read(full);
    if (!photo) return null;
    const bytes = await shrinkPhoto(photo, side);
    const key = smallerFile(name, side);
    try {
      await disk.put(key, bytes);
      if (!(await disk.exists(full))) await disk.delete(key);
    } catch (error) {
      log.warn({ err: error }, 'a smaller picture of a photo could not be kept');
    }
    return bytes;
  }

  const beingMade = new Map<string, Promise<Uint8Array | null>>();

  /** A smaller picture of a photo, or null when there is no photo of that name. One that is being written is waited for. */
  async function readSmaller(name: string, side: PhotoSide): Promise<Uint8Array | null> {
    const key = smallerFile(name, side);
    const stored = beingMade.get(key) ?? (await read(key));
    if (stored) return stored;
    const made = beingMade.get(key) ?? makeSmaller(name, side).finally(() => beingMade.delete(key));
    beingMade.set(key, made);
    return made;
  }

  /** Whether there is a stored file of that name. */
  async function isStored(key: string): Promise<boolean> {
    try {
      return await disk.exists(key);
    } catch (error) {
      throw storageFailure(reasonOf(error));
    }
  }

  /** A full disk and what the storage itself says as they are; anything else means that the storage does not answer. */
  function storageFailure(error: unknown): unknown {
    if (error instanceof Failure || isDiskFull(error)) return error;
    log.error({ err: error }, 'the storage of photos failed');
    return new Failure('unavailable', STORAGE_FAILED);
  }

  return {
    /**
     * Runs a change with an optional uploaded picture, which is stored under an unguessable name. Either both the change
     * and its photo are kept, or neither. Then the photos that the change discarded are removed.
     * @throws Failure when the picture cannot be read or its sender is gone; then nothing is stored or changed.
     */
    async withUploadedPhoto<T>(
      userId: string,
      upload: PhotoUpload,
      change: (tx: Tx, photo: PendingPhoto | null) => Promise<T>,
    ): Promise<T> {
      const photo = upload ? await receive(userId, upload) : null;
      try {
        return await inTransaction(db, async (tx) => {
          // Missing if the account was deleted in the meantime, or if writing took so long that it counted as abandoned.
          if (photo && !(await repository.markKept(tx, userId, photo.id))) throw new Failure('unavailable');
          const changed = await change(tx, photo);
          if (upload) throwIfSenderGone(upload);
          return changed;
        });
      } catch (error) {
        if (photo) await repository.markDiscarded(db, userId, photo.id);
        throw error;
      } finally {
        if (upload !== undefined) await removeDiscarded();
      }
    },

    /** Stores a photo of an import, which stays pending until `keepImported`. @throws Failure when it cannot be read. */
    receiveImported: (userId: string, upload: Upload, importId: string): Promise<PendingPhoto> =>
      receive(userId, upload, importId),

    /** @throws Failure when not all of them are there any more. */
    async keepImported(tx: Tx, userId: string, importId: string, count: number): Promise<void> {
      if ((await repository.markImportKept(tx, userId, importId)) !== count) throw new Failure('unavailable');
    },

    /** Removes the pending photos of an import that failed. */
    async discardImported(importId: string): Promise<void> {
      await repository.discardImport(db, importId);
      await removeDiscarded();
    },

    /** What the photos of an account take, in bytes. */
    bytesOf: (userId: string, within: Db | Tx): Promise<number> => repository.bytesOf(within, userId),

    /** Pictures for the engines, which are not stored. @throws Failure at `field` for one that cannot be read. */
    async readForEngine(uploads: readonly Upload[], field: string): Promise<Buffer[]> {
      const read: Buffer[] = [];
      for (const upload of uploads) read.push(await readForEngine(upload, field));
      return read;
    },

    /** Locks photos until the transaction ends, to find out whether an entry still shows them. */
    async lock(tx: Tx, userId: string, photoIds: string[]): Promise<void> {
      await repository.lockPhotos(tx, userId, photoIds);
    },

    /** Marks a photo as discarded; `removeDiscarded` deletes its files. */
    async discard(tx: Tx, userId: string, photoId: string): Promise<void> {
      await repository.markDiscarded(tx, userId, photoId);
    },

    async discardAllOf(tx: Tx, userId: string): Promise<void> {
      await repository.markAllDiscarded(tx, userId);
    },

    /** Whether the storage must hold photos. */
    areExpected: (): Promise<boolean> => repository.someAreKept(db),

    sweep,

    removeDiscarded,

    /** Whether there is a photo of that name. */
    exists: (name: string): Promise<boolean> => isStored(photoFiles(name).full),

    readSmaller,

    /** The large picture of a photo, or null when there is none of that name. */
    readFull: (name: string): Promise<Uint8Array | null> => read(photoFiles(name).full),

    /** The small picture of a photo, or null when there is none of that name. */
    readThumbnail: (name: string): Promise<Uint8Array | null> => read(photoFiles(name).thumbnail),
  };
}

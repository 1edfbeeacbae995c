import { randomBytes } from 'node:crypto';
import type { Disk } from 'flydrive';
import { v7 as uuidv7 } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { Db, Tx } from '../../tables.ts';
import { photoFiles } from './photo-files.ts';
import { readPhoto } from './photo-image.ts';
import * as repository from './photos.repository.ts';

/** A photo still pending after this long belongs to a process that died; writing one takes seconds. */
const ABANDONED_AFTER_MS = 5 * 60_000;
const SWEEP_BATCH = 200;

/** A photo whose files are written but which no row refers to yet. */
interface PendingPhoto {
  id: string;
}

interface PhotoAddresses<Address> {
  photoUrl: Address;
  thumbnailUrl: Address;
}

/** What the API says of a photo: server-relative addresses, or null twice when there is none. */
export function photoAddresses(name: string): PhotoAddresses<string>;
export function photoAddresses(name: string | null): PhotoAddresses<string | null>;
export function photoAddresses(name: string | null): PhotoAddresses<string | null> {
  if (name === null) return { photoUrl: null, thumbnailUrl: null };
  const { full, thumbnail } = photoFiles(name);
  return { photoUrl: `/photos/${full}`, thumbnailUrl: `/photos/${thumbnail}` };
}

export type PhotoService = ReturnType<typeof createPhotoService>;

export function createPhotoService({ db, disk, clock }: { db: Db; disk: Disk; clock: Clock }) {
  async function removeFiles(photos: repository.WaitingPhoto[]): Promise<void> {
    if (photos.length === 0) return;
    const keys = photos.flatMap(({ name }) => Object.values(photoFiles(name)));
    await Promise.all(keys.map((key) => disk.delete(key)));
    await repository.deletePhotoRows(
      db,
      photos.map(({ id }) => id),
    );
  }

  /** Removes the files of every discarded photo and of uploads that a crash cut off. */
  async function sweep(): Promise<void> {
    const abandonedBefore = new Date(clock().getTime() - ABANDONED_AFTER_MS).toISOString();
    for (;;) {
      const photos = await repository.photosToRemove(db, abandonedBefore, SWEEP_BATCH);
      await removeFiles(photos);
      if (photos.length < SWEEP_BATCH) return;
    }
  }

  /** Removes discarded photos now; where the storage does not answer, the next sweep does it. */
  async function removeDiscarded(): Promise<void> {
    await sweep().catch(() => undefined);
  }

  async function receive(userId: string, upload: Buffer, copies: number): Promise<PendingPhoto[]> {
    const image = await readPhoto(upload);
    const created_at = clock().toISOString();
    const photos = Array.from({ length: copies }, () => ({
      id: uuidv7(),
      name: randomBytes(16).toString('base64url'),
    }));
    try {
      for (const photo of photos) {
        await repository.insertPhoto(db, { ...photo, user_id: userId, status: 'pending', created_at });
        const files = photoFiles(photo.name);
        // Both are waited for, or the one could still be written after the clean-up that the other's failure brings.
        const written = [disk.put(files.full, image.full), disk.put(files.thumbnail, image.thumbnail)];
        const failed = (await Promise.allSettled(written)).find((result) => result.status === 'rejected');
        if (failed) throw failed.reason;
      }
    } catch (error) {
      for (const { id } of photos) await repository.markDiscarded(db, userId, id);
      throw error;
    }
    return photos;
  }

  return {
    /**
     * Runs a change that may come with an uploaded picture, stored `copies` times under names nobody can guess. Either
     * the change and its photos stand, or neither. Whatever the change discarded is then removed.
     * @throws Failure when it is no picture that can be read; then nothing is stored and nothing changed.
     */
    async takeIn<T>(
      userId: string,
      upload: Buffer | '' | undefined,
      copies: number,
      change: (tx: Tx, photos: PendingPhoto[]) => Promise<T>,
    ): Promise<T> {
      const pending = upload ? await receive(userId, upload, copies) : [];
      try {
        return await db.transaction().execute(async (tx) => {
          for (const { id } of pending) await repository.markKept(tx, userId, id);
          return change(tx, pending);
        });
      } catch (error) {
        for (const { id } of pending) await repository.markDiscarded(db, userId, id);
        throw error;
      } finally {
        if (upload !== undefined) await removeDiscarded();
      }
    },

    /** Gives up a photo, pending or kept; its files go with `removeDiscarded`. */
    async discard(tx: Db | Tx, userId: string, photoId: string): Promise<void> {
      await repository.markDiscarded(tx, userId, photoId);
    },

    async discardAllOf(tx: Tx, userId: string): Promise<void> {
      await repository.markAllDiscarded(tx, userId);
    },

    sweep,

    removeDiscarded,

    /** The bytes of a stored picture, or null when there is none of that name. */
    async read(key: string): Promise<Uint8Array | null> {
      try {
        return await disk.getBytes(key);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return false;
  const { cause } = error;
  return cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT');
}

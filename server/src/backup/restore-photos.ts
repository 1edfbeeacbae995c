import type { Disk } from 'flydrive';
import type { Kysely, Transaction } from 'kysely';
import pLimit from 'p-limit';
import { v7 as uuidv7 } from 'uuid';
import { inChunks } from '../db/chunks.ts';
import type { AnyTables } from './restore-rows.ts';

/** A local disk and a bucket both answer after a while; this many photos are in memory at once. */
const AT_ONCE = 4;

/** The names of all photos that the database knows; none before it has its tables. */
export async function readPhotoNames(db: Kysely<AnyTables>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'photos')) return [];
  const photos = await db.selectFrom('photos').select('name').execute();
  return photos.map(({ name }) => `${name}`);
}

/** @param written gets the keys of the files that were not there before */
export function restorePhotos(disk: Disk, written: string[]) {
  const limit = pLimit(AT_ONCE);
  const running = new Set<Promise<void>>();
  let failure: { error: unknown } | null = null;

  async function store(key: string, bytes: Uint8Array): Promise<void> {
    if (!(await disk.exists(key))) written.push(key);
    await disk.put(key, bytes);
  }

  async function finish(): Promise<void> {
    await Promise.all(running);
    if (failure) throw failure.error;
  }

  return {
    /** Begins to store a file; waits while many are being stored. @throws the error of an earlier one */
    async put(key: string, bytes: Uint8Array): Promise<void> {
      if (failure) throw failure.error;
      const storing = limit(store, key, bytes)
        .catch((error: unknown) => {
          failure ??= { error };
        })
        .finally(() => running.delete(storing));
      running.add(storing);
      if (running.size >= AT_ONCE) await Promise.race(running);
    },

    /** Waits for all. */
    finish,

    /** Lets the server remove the files of photos that the restored database does not know. */
    async discardOthers(tx: Transaction<AnyTables>, names: readonly string[]): Promise<void> {
      const restored = new Set(await readPhotoNames(tx));
      const created_at = new Date().toISOString();
      const others = names.filter((name) => !restored.has(name));
      const rows = others.map((name) => ({
        ...{ id: uuidv7(), user_id: null, name, status: 'discarded', created_at, bytes: 0 },
      }));
      await inChunks(rows, (some) => tx.insertInto('photos').values(some).returning('id').execute());
    },
  };
}

/** Removes files again. What cannot be removed stays; no row names it. */
export async function removeRestored(disk: Disk, keys: readonly string[]): Promise<void> {
  const limit = pLimit(AT_ONCE);
  await Promise.allSettled(keys.map((key) => limit(() => disk.delete(key))));
}

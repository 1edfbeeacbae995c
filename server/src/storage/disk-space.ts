import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { open, statfs } from 'node:fs/promises';
import path from 'node:path';

/** A file whose room is given up when the disk is full, so that deleting and signing in still work. */
const RESERVE = 'reserve';
const RESERVE_BYTES = 16_000_000;
/** What must be free beside the reserve for new data to be accepted. */
const MARGIN_BYTES = 8_000_000;
/** What must be free to take the reserve back: more than was given up, or the two states would alternate. */
const ENOUGH_BYTES = RESERVE_BYTES + 2 * MARGIN_BYTES;
const LOOK_EVERY_MS = 1_000;

/** How many bytes can still be written below a folder. */
export type FreeBytes = (folder: string) => Promise<number>;

export interface DiskSpace {
  /** Whether new data may be written. The disk is looked at once a second at most. */
  hasRoom(): Promise<boolean>;
  /** Gives up the reserve, because something could not be written. */
  giveUpReserve(): void;
}

/** Watches the disk of the data folder, and keeps a reserve on it. */
export async function watchDiskSpace(dataDir: string, freeBytes: FreeBytes = freeBytesOf): Promise<DiskSpace> {
  const reserve = path.join(dataDir, RESERVE);
  let reserved = statSync(reserve, { throwIfNoEntry: false })?.size === RESERVE_BYTES;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  function giveUpReserve(): void {
    reserved = false;
    rmSync(reserve, { force: true });
  }

  async function look(): Promise<void> {
    const free = await freeBytes(dataDir);
    if (reserved && free < MARGIN_BYTES) giveUpReserve();
    if (reserved || free < ENOUGH_BYTES) return;
    try {
      await writeReserve(reserve);
      reserved = true;
    } catch {
      giveUpReserve(); // What was written of it.
    }
  }

  const space: DiskSpace = {
    async hasRoom() {
      if (performance.now() - lookedAt >= LOOK_EVERY_MS) {
        looking ??= look().finally(() => {
          lookedAt = performance.now();
          looking = undefined;
        });
        await looking;
      }
      return reserved;
    },
    giveUpReserve,
  };
  await space.hasRoom();
  return space;
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Random bytes, because a file system that compresses would keep no room for zeros. */
async function writeReserve(reserve: string): Promise<void> {
  const file = await open(reserve, 'w', 0o600);
  try {
    const chunk = randomBytes(1_000_000);
    for (let written = 0; written < RESERVE_BYTES; written += chunk.length) await file.write(chunk);
  } finally {
    await file.close();
  }
}

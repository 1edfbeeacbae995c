import { access, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FSDriver } from 'flydrive/drivers/fs';
import { Failure } from '../failure.ts';

/** Stands in a folder that holds photos: without it a disk that should be mounted there is missing. */
const MARKER = 'holds-photos';
const MISSING = 'The folder with the photos is missing on the server. Please try again later.';

/** Photos in a local folder. What `put` has written survives a power failure. */
export class PhotoFolder extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  /** @throws Failure `unavailable` while the folder is missing: neither is it made again, nor is anything written below it. */
  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    await this.#requireMarker();
    const file = await open(path.join(this.#folder, key), 'w', 0o600);
    try {
      await file.writeFile(contents);
      await file.sync();
    } finally {
      await file.close();
    }
    await syncFolder(this.#folder);
  }

  /** @throws Failure `unavailable` while the folder is missing, or the file would count as deleted once it is back. */
  override async delete(key: string): Promise<void> {
    await this.#requireMarker();
    await super.delete(key);
  }

  async #requireMarker(): Promise<void> {
    if (!(await hasMarker(this.#folder))) throw new Failure('unavailable', MISSING);
  }
}

/** Whether the folder is the one in which the photos are. @throws when it cannot be looked into. */
export async function hasMarker(folder: string): Promise<boolean> {
  try {
    await access(path.join(folder, MARKER));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * Makes and marks the folder for the photos. One that should hold photos and does not is left alone: a disk is not mounted.
 * @param expected whether photos are known that should be in it
 * @returns what is wrong, for the log; null when the folder is as it should be
 */
export async function claimPhotoFolder(folder: string, expected: boolean): Promise<string | null> {
  if (await hasMarker(folder)) return null;
  // Releases before this one set no marker.
  if (expected && !(await holdsPhotos(folder))) {
    return `no photos are in ${folder}: mount the disk with them, or create the file ${MARKER} in it if they are lost`;
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, MARKER), 'Without this file the server takes the photos for missing.\n', {
    mode: 0o600,
  });
  await syncFolder(folder);
  return null;
}

async function holdsPhotos(folder: string): Promise<boolean> {
  const files = await readdir(folder).catch(() => []);
  return files.some((file) => file.endsWith('.webp'));
}

/** The name of a new file is part of its folder, which is written to disk separately. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Cannot open a folder; NTFS journals names.
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

import { createHash, hash } from 'node:crypto';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checksumLine, checksumsName, ENTRIES_PER_LIST, entryBytes, sealBytes } from './archive-entry.ts';
import { BackupError } from './backup-error.ts';

/** What an archive is called until it is complete. */
export const PARTIAL = '.partial';

export type ArchiveWriter = Awaited<ReturnType<typeof createArchive>>;

/**
 * Writes a tar archive entry by entry, for the user of this process alone. It gets its name once it is complete and on
 * the disk.
 * @throws BackupError when there is a file of that name, or it cannot be written in its folder
 */
export async function createArchive(file: string, at: Date) {
  if (await exists(file)) throw new BackupError(`${file} exists already: choose another name, or remove it`);
  const partial = `${file}${PARTIAL}`;
  const handle = await openNew(partial);
  const all = createHash('sha256');
  let lines: string[] = [];
  let lists = 0;
  let bytes = 0;

  async function write(chunk: Uint8Array): Promise<void> {
    await writeWhole(handle, chunk);
    bytes += chunk.length;
  }

  async function put(name: string, body: Uint8Array): Promise<void> {
    const chunk = await entryBytes({ name, body }, at);
    all.update(chunk);
    await write(chunk);
  }

  async function putChecksums(): Promise<void> {
    if (lines.length === 0) return;
    lists += 1;
    await put(checksumsName(lists), Buffer.from(lines.join('')));
    lines = [];
  }

  return {
    async add(name: string, body: Uint8Array): Promise<void> {
      await put(name, body);
      lines.push(checksumLine(hash('sha256', body), name));
      if (lines.length === ENTRIES_PER_LIST) await putChecksums();
    },

    /** @returns the size of the file in bytes. */
    async complete(): Promise<number> {
      await putChecksums();
      await write(await sealBytes(all.digest('hex')));
      await handle.sync();
      await handle.close();
      await rename(partial, file);
      await syncFolder(path.dirname(file));
      return bytes;
    },

    /** Removes what was written. */
    async discard(): Promise<void> {
      await handle.close().catch(() => undefined); // It may be closed already.
      await rm(partial, { force: true });
    },
  };
}

async function openNew(partial: string): Promise<FileHandle> {
  try {
    await rm(partial, { force: true }); // Left by a process that was killed; with its old mode.
    return await open(partial, 'wx', 0o600);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new BackupError(`${partial} cannot be written (${code})`);
  }
}

async function writeWhole(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await handle.write(chunk, at)).bytesWritten;
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // Cannot open a folder; NTFS journals names.
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

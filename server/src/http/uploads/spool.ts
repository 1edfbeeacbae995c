import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Upload } from '../../upload.ts';
import { uploadLimit } from './upload-limit.ts';

/** No call takes that long: such a file belongs to a process that died. */
const LEFT_BEHIND_AFTER_MS = 60 * 60_000;

/** An upload whose whole content has arrived. */
export interface SpooledFile extends Upload {
  /** In bytes. */
  readonly size: number;
}

/** Where the files of one call wait for their turn. */
export interface Spool {
  /** @throws Failure when the sender has too many uploads on their way. */
  write(content: Readable): Promise<SpooledFile>;
}

export type WithSpool = <T>(sender: string, signal: AbortSignal, use: (spool: Spool) => Promise<T>) => Promise<T>;

/** Keeps uploads in a folder of files rather than in memory, each until its call is answered. */
export async function openSpool(folder: string): Promise<WithSpool> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftBehind(folder);

  const claim = uploadLimit();

  return async function withSpool(sender, signal, use) {
    const files: string[] = [];
    let release: (() => void) | undefined;
    try {
      return await use({
        async write(content) {
          release ??= claim(sender);
          const file = path.join(folder, randomUUID());
          files.push(file);
          const target = createWriteStream(file, { mode: 0o600 });
          await pipeline(content, target, { signal });
          return { size: target.bytesWritten, signal, file };
        },
      });
    } finally {
      await Promise.all(files.map((file) => rm(file, { force: true })));
      release?.();
    }
  };
}

async function removeLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY })); // Just removed by its call.
    if (mtimeMs < Date.now() - LEFT_BEHIND_AFTER_MS) await rm(file, { force: true });
  }
}

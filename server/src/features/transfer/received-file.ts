import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { isDiskFull } from '../../db/dialect.ts';
import { Failure } from '../../failure.ts';

const INCOMPLETE = 'The file arrived incomplete.';

/** Writes a body to a file. @throws Failure when it is larger than `most` bytes, breaks off, or the disk is full */
export async function receiveFile(body: Readable, file: string, most: number): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const tooLarge = 'This file is larger than everything that an account can keep here.';
  await received(pipeline(body, atMost(most, tooLarge), createWriteStream(file, { mode: 0o600 })));
}

/** A body as a whole. @throws Failure when it is larger than `most` bytes, or breaks off */
export async function receiveBytes(body: Readable, most: number): Promise<Buffer> {
  const limited = atMost(most, `This file is larger than ${Math.floor(most / 1_000_000)} MB.`);
  const [, bytes] = await received(Promise.all([pipeline(body, limited), buffer(limited)]));
  return bytes;
}

async function received<T>(receiving: Promise<T>): Promise<T> {
  try {
    return await receiving;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw isDiskFull(error) ? new Failure('disk_full') : new Failure('invalid_input', INCOMPLETE);
  }
}

function atMost(most: number, tooLarge: string): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size <= most) done(null, chunk);
      else done(new Failure('invalid_input', tooLarge));
    },
  });
}

/** Removes the files of imports whose process died: no import takes a day. */
export async function removeOldFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() })); // Just removed by its import.
    if (mtimeMs < Date.now() - 24 * 3_600_000) await rm(file, { force: true });
  }
}

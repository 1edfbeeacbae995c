import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { createTarDecoder } from 'modern-tar';
import {
  type ArchiveEntry,
  checksumLine,
  isChecksums,
  isSeal,
  LARGEST_ENTRY_BYTES,
  SEAL_BYTES,
  sealBytes,
} from './archive-entry.ts';
import { BackupError } from './backup-error.ts';

const CHUNK_BYTES = 1_000_000;

/**
 * The entries of a backup in order, without those that only protect it. Each is whole in memory. Their checksums come after
 * them, so what was read is certain only once this has ended without an error.
 * @throws BackupError when a byte of the file is missing, added or altered
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const size = await requireSeal(file);
  const all = createHash('sha256');
  const decoder = createTarDecoder({ strict: true });
  const fed = feed(file, decoder.writable, (chunk, at) => {
    if (at < size - SEAL_BYTES) all.update(chunk.subarray(0, size - SEAL_BYTES - at));
  });
  fed.catch(() => undefined); // Awaited below, or the decoder failed first.
  let lines = '';
  let seal: Uint8Array | null = null;
  try {
    for await (const { header, body } of decoder.readable) {
      if (header.size > LARGEST_ENTRY_BYTES) throw new BackupError(`${header.name} is too large`);
      const bytes = await buffer(body);
      if (isSeal(header.name)) seal = bytes;
      else if (isChecksums(header.name)) {
        requireSameLines(bytes.toString('utf8'), lines);
        lines = '';
      } else {
        lines += checksumLine(hash('sha256', bytes), header.name);
        yield { name: header.name, body: bytes };
      }
    }
    await fed;
  } catch (error) {
    throw damaged(file, error);
  }
  if (seal === null || lines !== '' || seal.toString() !== `${all.digest('hex')}\n`) throw damaged(file, null);
}

/** Looks at the end of the file first: most damaged files are cut. @returns the size of the file. */
async function requireSeal(file: string): Promise<number> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new BackupError(code === 'ENOENT' ? `There is no file ${file}` : `${file} cannot be read (${code})`);
  });
  try {
    const { size } = await handle.stat();
    if (size <= SEAL_BYTES) throw damaged(file, null);
    const { buffer: end } = await handle.read(Buffer.alloc(SEAL_BYTES), 0, SEAL_BYTES, size - SEAL_BYTES);
    const digest = end.subarray(512, 512 + 64).toString('latin1');
    if (!/^[0-9a-f]{64}$/.test(digest) || !end.equals(await sealBytes(digest))) throw damaged(file, null);
    return size;
  } finally {
    await handle.close();
  }
}

async function feed(
  file: string,
  writable: WritableStream<Uint8Array>,
  seen: (chunk: Uint8Array, at: number) => void,
): Promise<void> {
  const writer = writable.getWriter();
  let at = 0;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
      seen(chunk, at);
      at += chunk.length;
      await writer.ready;
      await writer.write(chunk);
    }
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined); // The reader of the entries gets the error.
    throw error;
  }
}

function requireSameLines(listed: string, found: string): void {
  if (listed === found) return;
  const expected = listed.split('\n');
  const wrong = found.split('\n').find((line, index) => line !== expected[index]);
  throw new BackupError(`${wrong?.slice(66) ?? 'an entry'} is altered`);
}

function damaged(file: string, error: unknown): BackupError {
  const detail = error instanceof Error ? `: ${error.message}` : '';
  return new BackupError(`${file} is no complete backup, or it was altered${detail}`);
}

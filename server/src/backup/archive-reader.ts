import { createHash, hash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import {
  type ArchiveEntry,
  checksumLine,
  isChecksums,
  LARGEST_ENTRY_BYTES,
  parseHeader,
  SEAL_BYTES,
  sealBytes,
} from './archive-entry.ts';
import { BackupError } from './backup-error.ts';

const BLOCK_BYTES = 512;

/**
 * The entries of a backup in order, without those that only protect it. Each is whole in memory. Their checksums come after
 * them, so what was read is certain only once this has ended without an error.
 * @throws BackupError when a byte of the file is missing, added or altered
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new BackupError(code === 'ENOENT' ? `There is no file ${file}` : `${file} cannot be read (${code})`);
  });
  try {
    const { end, digest } = await readSeal(handle, file);
    const all = createHash('sha256');
    let at = 0;
    async function next(bytes: number): Promise<Buffer> {
      if (at + bytes > end) throw damaged(file);
      // Nothing else is allocated for a photo: streams would copy each several times, which takes far more memory.
      const buffer = await readExactly(handle, bytes, at);
      all.update(buffer);
      at += bytes;
      return buffer;
    }

    let lines = '';
    while (at < end) {
      const header = parseHeader(await next(BLOCK_BYTES));
      if (!header || header.size > LARGEST_ENTRY_BYTES) throw damaged(file);
      const body = await next(header.size);
      await next((BLOCK_BYTES - (header.size % BLOCK_BYTES)) % BLOCK_BYTES);
      if (isChecksums(header.name)) {
        requireSameLines(file, body.toString('utf8'), lines);
        lines = '';
      } else {
        lines += checksumLine(hash('sha256', body), header.name);
        yield { name: header.name, body };
      }
    }
    if (lines !== '' || all.digest('hex') !== digest) throw damaged(file);
  } finally {
    await handle.close();
  }
}

/** Looks at the end of the file first: most damaged files are cut. @returns where the end begins, and what it seals. */
async function readSeal(handle: FileHandle, file: string): Promise<{ end: number; digest: string }> {
  const { size } = await handle.stat();
  if (size <= SEAL_BYTES) throw damaged(file);
  const seal = await readExactly(handle, SEAL_BYTES, size - SEAL_BYTES);
  const digest = seal.subarray(BLOCK_BYTES, BLOCK_BYTES + 64).toString('latin1');
  if (!/^[0-9a-f]{64}$/.test(digest) || !seal.equals(await sealBytes(digest))) throw damaged(file);
  return { end: size - SEAL_BYTES, digest };
}

async function readExactly(handle: FileHandle, bytes: number, position: number): Promise<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(bytes);
  for (let at = 0; at < bytes; ) {
    const { bytesRead } = await handle.read(buffer, at, bytes - at, position + at);
    if (bytesRead === 0) throw new BackupError('The backup was cut while it was read');
    at += bytesRead;
  }
  return buffer;
}

function requireSameLines(file: string, listed: string, found: string): void {
  if (listed === found) return;
  const expected = listed.split('\n');
  const wrong = found.split('\n').find((line, index) => line !== expected[index]);
  throw damaged(file, `: see ${wrong?.slice(66) || 'its last entry'}`);
}

function damaged(file: string, detail = ''): BackupError {
  return new BackupError(`${file} is no complete backup, or it was altered${detail}`);
}

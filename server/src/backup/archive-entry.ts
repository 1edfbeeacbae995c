import { packTar } from 'modern-tar';

export interface ArchiveEntry {
  name: string;
  body: Uint8Array;
}

/** Every entry is in memory at once while it is written or read, so a larger one is refused. */
export const LARGEST_ENTRY_BYTES = 256_000_000;

/** Two blocks of zeros end a tar archive: https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html */
const END_BYTES = 1024;

/** How many entries one list of checksums covers. */
export const ENTRIES_PER_LIST = 1000;

/** The last entry: the SHA-256 of every byte of the file before it. */
const SEAL = 'sha256-of-all-before';

/** A header, a block that holds the digest, and the end of the archive. */
export const SEAL_BYTES = 512 + 512 + END_BYTES;

/** The bytes of one entry, its header included. */
export async function entryBytes(entry: ArchiveEntry, at: Date): Promise<Uint8Array> {
  const bytes = await packed(entry, at);
  return bytes.subarray(0, bytes.length - END_BYTES);
}

/**
 * The end of an archive: the entry with the digest of everything before it. The same digest always gives the same bytes, so
 * that a change to any of them is noticed.
 */
export async function sealBytes(digest: string): Promise<Uint8Array> {
  return packed({ name: SEAL, body: Buffer.from(`${digest}\n`) }, new Date(0));
}

/**
 * The name and size in the header of an entry, as `entryBytes` writes it; null for other bytes. Format "ustar":
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html
 */
export function parseHeader(block: Buffer): { name: string; size: number } | null {
  const field = (from: number, bytes: number) =>
    block
      .subarray(from, from + bytes)
      .toString('latin1')
      .split('\0')[0] ?? '';
  const [name, size] = [field(0, 100), Number.parseInt(field(124, 12), 8)];
  const isUstar = field(257, 6) === 'ustar' && field(345, 155) === '';
  return isUstar && name !== '' && size >= 0 ? { name, size } : null;
}

function packed({ name, body }: ArchiveEntry, at: Date): Promise<Uint8Array> {
  return packTar([{ header: { name, size: body.length, mode: 0o600, mtime: at, uid: 0, gid: 0 }, body }]);
}

/** A list of checksums, in the format of `sha256sum --check`. */
const CHECKSUMS = /^checksums\/\d{5}\.sha256$/;

export function checksumsName(number: number): string {
  return `checksums/${String(number).padStart(5, '0')}.sha256`;
}

export function isChecksums(name: string): boolean {
  return CHECKSUMS.test(name);
}

export function checksumLine(digest: string, name: string): string {
  return `${digest}  ${name}\n`;
}

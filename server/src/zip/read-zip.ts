import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';

/** Thrown for a file that is no ZIP file, is damaged, or has a part that is too large. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

export interface OpenZip {
  /** Uncompressed bytes of each file in it, by its path. Paths are only names here: nothing is unpacked to a folder. */
  readonly sizes: ReadonlyMap<string, number>;
  /** @throws ZipError when it is larger than `most` bytes, damaged, or not there. */
  read(path: string, most: number): Promise<Buffer>;
  close(): void;
}

/** Opens a ZIP file by its directory. @throws ZipError */
export async function openZip(file: string, mostEntries: number): Promise<OpenZip> {
  const { openPromise } = await import('yauzl'); // Loaded when used: most servers seldom read one.
  const zip = await orZipError(openPromise(file, { lazyEntries: true, autoClose: false, strictFileNames: true }));
  try {
    const entries = await orZipError(readDirectory(zip, mostEntries));
    return {
      sizes: new Map([...entries].map(([path, { uncompressedSize }]) => [path, uncompressedSize])),
      async read(path, most) {
        const entry = entries.get(path);
        if (!entry) throw new ZipError(`${path} is missing`);
        if (entry.uncompressedSize > most) throw new ZipError(`${path} is too large`);
        return orZipError(readEntry(zip, entry));
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readDirectory(zip: ZipFile, mostEntries: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new ZipError('it has too many files');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw new ZipError(`it has ${entry.fileName} twice`);
    if (entry.isEncrypted()) throw new ZipError('it is encrypted');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** yauzl ends a stream with an error that gives more bytes than the directory says; it leaves the checksum to us. */
async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const bytes = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(bytes) !== entry.crc32) throw new ZipError(`${entry.fileName} is damaged`);
  return bytes;
}

/** Everything that reading throws is about the file, for which the caller is responsible. */
async function orZipError<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError('it cannot be read', { cause: error });
  }
}

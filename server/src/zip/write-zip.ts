import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

export interface ZipEntry {
  /** Inside the ZIP file, with `/` between folders. */
  path: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>;
  /** False for what is compressed already, such as photos. */
  compress: boolean;
}

/**
 * A ZIP file that is made while it is read: an entry is asked for only when the previous one was read to its end. Nothing
 * more is read once nobody waits for the rest.
 */
export async function writeZip(entries: AsyncIterable<ZipEntry>, mtime: Date): Promise<Readable> {
  const { ZipFile } = await import('yazl'); // Loaded when used: most servers seldom write one.
  const zip = new ZipFile();
  const output = zip.outputStream as Readable; // yazl makes it as a PassThrough.
  let current: Readable | null = null;
  // A stream that somebody stopped reading would otherwise wait for ever.
  output.once('close', () => current?.destroy());
  zip.on('error', (error: Error) => output.destroy(error));

  async function addAll(): Promise<void> {
    for await (const { path, content, compress } of entries) {
      if (output.destroyed) return;
      current = Readable.from(content, { objectMode: false });
      zip.addReadStream(current, path, { compress, mtime });
      await finished(current);
    }
    zip.end();
  }

  addAll().catch((error: Error) => output.destroy(error));
  return output;
}

import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A ZIP file of these files; a path that ends with `/` is an empty folder. */
export async function makeZip(files: Iterable<readonly [string, string | Uint8Array]>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of files) {
    if (path.endsWith('/')) zip.addEmptyDirectory(path);
    else zip.addBuffer(Buffer.from(content), path);
  }
  zip.end();
  return buffer(zip.outputStream);
}

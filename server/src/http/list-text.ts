import type { Pages } from '../pages.ts';

/** As much of a list as one answer holds. */
export interface ListText<Item> {
  /** A JSON array. */
  json: Buffer;
  count: number;
  /** The last item here, if the list goes on after it. */
  continuesAfter: Item | undefined;
}

/** Text that is moved out of the JavaScript heap at once. */
const CHUNK_CHARACTERS = 256 * 1024;

/**
 * Writes a list as JSON, in at most `mostBytes` (one item is always written). Only one page of rows is in memory at a time,
 * and what is written is kept outside of the JavaScript heap.
 * @param check is called with each page.
 */
export async function writeList<Item>(
  pages: Pages<Item>,
  mostBytes: number,
  check: (page: readonly Item[]) => void,
): Promise<ListText<Item>> {
  const chunks: Buffer[] = [];
  let bytes = '[]'.length;
  let count = 0;
  let last: Item | undefined;
  const ended = () => Buffer.concat([Buffer.from('['), ...chunks, Buffer.from(']')]);

  for await (const page of pages) {
    check(page);
    let text = '';
    for (const item of page) {
      const json = JSON.stringify(item);
      const added = Buffer.byteLength(json) + ','.length;
      if (last !== undefined && bytes + added > mostBytes) {
        chunks.push(Buffer.from(text));
        return { json: ended(), count, continuesAfter: last };
      }
      text += count === 0 ? json : `,${json}`;
      bytes += added;
      count += 1;
      last = item;
      if (text.length < CHUNK_CHARACTERS) continue;
      chunks.push(Buffer.from(text));
      text = '';
    }
    chunks.push(Buffer.from(text));
  }
  return { json: ended(), count, continuesAfter: undefined };
}

import type { Cursor } from '@plantcare/contract/text.ts';

/** Rows read at once: with the longest texts that are 2.5 MB. */
const PAGE_ROWS = 128;

/** Before every item of any list: the newest come first. */
export const LIST_START: Cursor = { moment: '9999-12-31T23:59:59.999Z', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** The place after which a page of a list begins, and the most items that it has. */
export interface Page {
  after: Cursor;
  limit: number;
}

/** The next items of a list, each as JSON. */
export type ReadPage = (page: Page) => Promise<readonly string[]>;

/** As much of a list as one answer holds. */
interface ListText {
  /** A JSON array. */
  json: Buffer;
  count: number;
  /** The place of the last item here, if the list goes on after it. */
  continuesAfter: Cursor | undefined;
}

interface Options {
  /** The place after which the list begins. */
  after: Cursor;
  /** How many items the whole list may have. */
  limit?: number | undefined;
  /** One item is always written, even if it is longer. */
  mostBytes: number;
  /** The place of an item in the order of the list. */
  cursorOf: (item: string) => Cursor;
  /** Is called with each page. */
  check: (page: readonly string[]) => void;
}

/** Text that is moved out of the JavaScript heap at once. */
const CHUNK_CHARACTERS = 256 * 1024;

/**
 * Writes a list as JSON. Only one page of rows is in memory at a time, and what is written is kept outside of the
 * JavaScript heap.
 */
export async function writeList(
  read: ReadPage,
  { after, limit = Number.POSITIVE_INFINITY, mostBytes, cursorOf, check }: Options,
): Promise<ListText> {
  const chunks: Buffer[] = [];
  let bytes = '[]'.length;
  let count = 0;
  let last: string | undefined;
  const ended = () => Buffer.concat([Buffer.from('['), ...chunks, Buffer.from(']')]);

  while (count < limit) {
    const atMost = Math.min(PAGE_ROWS, limit - count);
    const page = await read({ after: last === undefined ? after : cursorOf(last), limit: atMost });
    check(page);
    let text = '';
    for (const item of page) {
      const added = Buffer.byteLength(item) + ','.length;
      if (last !== undefined && bytes + added > mostBytes) {
        chunks.push(Buffer.from(text));
        return { json: ended(), count, continuesAfter: cursorOf(last) };
      }
      text += count === 0 ? item : `,${item}`;
      bytes += added;
      count += 1;
      last = item;
      if (text.length < CHUNK_CHARACTERS) continue;
      chunks.push(Buffer.from(text));
      text = '';
    }
    chunks.push(Buffer.from(text));
    if (page.length < atMost) break;
  }
  return { json: ended(), count, continuesAfter: undefined };
}

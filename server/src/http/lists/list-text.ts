import type { Cursor } from '@plantcare/contract/text.ts';
import { BETWEEN_ITEMS, type PageText } from '../../db/page-text.ts';

/** Rows read at once: with the longest texts that are 2.5 MB. */
const PAGE_ROWS = 128;

/** Before every item of any list: the newest come first. */
export const LIST_START: Cursor = { moment: '9999-12-31T23:59:59.999Z', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** The place after which a page of a list begins, and the most items that it has. */
export interface Page {
  after: Cursor;
  limit: number;
}

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
  check: (page: PageText) => void;
}

/**
 * Writes a list as JSON. Only one page of rows is in memory at a time, and what is written is kept outside of the
 * JavaScript heap.
 */
export async function writeList(
  read: (page: Page) => Promise<PageText>,
  { after, limit = Number.POSITIVE_INFINITY, mostBytes, cursorOf, check }: Options,
): Promise<ListText> {
  const parts: Buffer[] = [];
  let bytes = ']'.length;
  let count = 0;
  let last: string | undefined;
  for (;;) {
    const atMost = Math.min(PAGE_ROWS, limit - count);
    const page = await read({ after: last === undefined ? after : cursorOf(last), limit: atMost });
    check(page);
    const { items, count: added } = fitting(page, mostBytes - bytes - BETWEEN_ITEMS.length, count === 0 ? 1 : 0);
    const goesOn = added < page.count;
    const isLast = goesOn || page.count < atMost || count + added === limit;
    const before = added > 0 ? BETWEEN_ITEMS : '';
    const part = bytesOf(count === 0 ? '[' : before, items, isLast ? ']' : '');
    parts.push(part);
    bytes += part.length;
    count += added;
    if (added > 0) last = lastItem(items);
    if (isLast) {
      const json = parts.length === 1 ? part : Buffer.concat(parts);
      return { json, count, continuesAfter: goesOn && last !== undefined ? cursorOf(last) : undefined };
    }
  }
}

/** Written once, without copies between: at a thousand lists a second these would be most of the server's garbage. */
function bytesOf(before: string, items: string, after: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(before.length + Buffer.byteLength(items) + after.length);
  bytes.write(before);
  bytes.write(items, before.length);
  bytes.write(after, bytes.length - after.length);
  return bytes;
}

function lastItem(items: string): string {
  const before = items.lastIndexOf(BETWEEN_ITEMS);
  return before < 0 ? items : items.slice(before + BETWEEN_ITEMS.length);
}

/** As many items of a page as fit into so many bytes, and in any case as many as `atLeast`. */
function fitting(page: PageText, mostBytes: number, atLeast: number): PageText {
  if (Buffer.byteLength(page.items) <= mostBytes) return page;
  const items = page.items.split(BETWEEN_ITEMS);
  let bytes = 0;
  const count = items.findIndex((item, index) => {
    bytes += Buffer.byteLength(item) + BETWEEN_ITEMS.length;
    return index >= atLeast && bytes > mostBytes;
  });
  return count === -1 ? page : { items: items.slice(0, count).join(BETWEEN_ITEMS), count };
}

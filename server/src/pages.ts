/** Rows read at once: with the longest texts that are 2.5 MB. */
const PAGE_ROWS = 128;

/** A list that is read from the database while it is answered, so that its length takes no memory. */
export type Pages<T> = AsyncGenerator<readonly T[]>;

/**
 * Reads rows page by page.
 * @param read the next rows, at most `limit` of them, that follow `after` in the order of the list.
 * @param atMost how many rows the whole list may have.
 */
export async function* inPages<Row, Item>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
  toItem: (row: Row) => Item,
  atMost = Number.POSITIVE_INFINITY,
): Pages<Item> {
  let left = atMost;
  let after: Row | undefined;
  while (left > 0) {
    const limit = Math.min(PAGE_ROWS, left);
    const rows = await read(after, limit);
    yield rows.map(toItem);
    if (rows.length < limit) return;
    left -= rows.length;
    after = rows.at(-1);
  }
}

/**
 * Stands between the items of a list in JSON. No item contains it, because the text of JSON has line feeds only escaped. So a
 * page can be one text, which takes less time than a text for each item, and still be divided.
 */
export const BETWEEN_ITEMS = ',\n';

/** The next items of a list. */
export interface PageText {
  /** In JSON, with `BETWEEN_ITEMS` between them. */
  items: string;
  count: number;
}

export function pageOf(items: readonly object[]): PageText {
  return { items: items.map((item) => JSON.stringify(item)).join(BETWEEN_ITEMS), count: items.length };
}

import type { Plant } from '@plantcare/contract/plants.ts';
import type { AtPlace } from '@/lib/browse/group-by-place.ts';

/** Plants that are shown together. Without a heading they are the whole list. */
export interface Shelf extends AtPlace<Plant> {
  readonly hasHeading: boolean;
}

/** A row of the list that is drawn only near the window: the heading of a shelf, or cards side by side. */
export type ShelfRow =
  | { readonly shelf: Shelf; readonly isHeading: true }
  | { readonly shelf: Shelf; readonly isHeading: false; readonly start: number; readonly end: number };

export function shelfRows(shelves: readonly Shelf[], columns: number): ShelfRow[] {
  return shelves.flatMap((shelf) => {
    const rows: ShelfRow[] = shelf.hasHeading ? [{ shelf, isHeading: true }] : [];
    for (let start = 0; start < shelf.items.length; start += columns)
      rows.push({ shelf, isHeading: false, start, end: Math.min(start + columns, shelf.items.length) });
    return rows;
  });
}

/** What of a shelf is drawn: its heading, and its cards from one to another. */
export interface DrawnShelf {
  readonly shelf: Shelf;
  readonly withHeading: boolean;
  readonly start: number;
  readonly end: number;
}

/** Puts neighboring rows of a shelf together. */
export function drawnShelves(rows: readonly ShelfRow[]): DrawnShelf[] {
  return [...Map.groupBy(rows, ({ shelf }) => shelf)].map(([shelf, own]) => {
    const cards = own.filter((row) => !row.isHeading);
    return {
      shelf,
      withHeading: own.some((row) => row.isHeading),
      start: cards[0]?.start ?? 0,
      end: cards.at(-1)?.end ?? 0,
    };
  });
}

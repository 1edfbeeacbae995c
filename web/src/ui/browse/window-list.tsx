import { measureElement, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useRef } from 'react';
import { useTopInPage } from './use-top-in-page.ts';

interface WindowListProps<Row> {
  rows: readonly Row[];
  /** Must be a module function, so that it stays identical; its ids are UUIDs. */
  idOf: (row: Row) => string;
  /** The estimated height of a row in pixels, for a window of this width; also a module function. */
  guessHeight: (row: Row, windowWidth: number) => number;
  children: (row: Row) => ReactNode;
}

/** Heights of rows rendered before, so that Back to the middle of a long list restores the position. */
const heights = new Map<string, number>();

/** A virtual list with rows of different heights that scrolls with the page. It renders only the rows near the window. */
export function WindowList<Row>({ rows, idOf, guessHeight, children }: WindowListProps<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const top = useTopInPage(list);

  // Identical as long as the rows are: a new function would compute all heights again at each scroll.
  const getItemKey = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : idOf(row);
    },
    [rows, idOf],
  );
  const estimateSize = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? 0 : (heights.get(idOf(row)) ?? guessHeight(row, window.innerWidth));
    },
    [rows, idOf, guessHeight],
  );

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize,
    getItemKey,
    overscan: 3,
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance);
      const row = rows[instance.indexFromElement(element)];
      if (row !== undefined) heights.set(idOf(row), height);
      return height;
    },
    scrollMargin: top,
    // Corrects for rows above whose real height differs; the initial position is set by the router.
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) windowScroll(offset, options, instance);
    },
  });
  const drawn = virtualizer.getVirtualItems();
  const first = drawn[0];
  const last = drawn.at(-1);

  return (
    <ol
      ref={list}
      style={{
        paddingTop: first ? first.start - top : 0,
        paddingBottom: virtualizer.getTotalSize() - (last ? last.end - top : 0),
        overflowAnchor: 'none',
      }}
    >
      {drawn.map(({ index, key }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
          >
            {children(row)}
          </li>
        );
      })}
    </ol>
  );
}

import { measureElement, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';

interface WindowListProps<Row> {
  rows: readonly Row[];
  /** A function of a module, so that it stays the same; its ids are UUIDs. */
  idOf: (row: Row) => string;
  /** The height of a row in pixels before it is drawn, for a window of this width; a function of a module too. */
  guessHeight: (row: Row, windowWidth: number) => number;
  children: (row: Row) => ReactNode;
}

/** Heights of rows drawn before, so that coming Back to the middle of a long list finds the same place. */
const heights = new Map<string, number>();

/** A list of rows of any height that scrolls with the page. It draws only those near the window, however many. */
export function WindowList<Row>({ rows, idOf, guessHeight, children }: WindowListProps<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);

  // Whatever stands above the list may have changed its height, and only the document knows.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });

  // One and the same as long as the rows are: a new function would have every height worked out anew at each scroll.
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
    overscan: 6,
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance);
      const row = rows[instance.indexFromElement(element)];
      if (row !== undefined) heights.set(idOf(row), height);
      return height;
    },
    scrollMargin: top,
    // Corrects for rows above that turn out higher or lower; where the page stands at first is the router's to say.
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

import { type ReactNode, useRef } from 'react';
import { useRowHeights } from './use-row-heights.ts';
import { scrolledPage, useRowsInView } from './use-rows-in-view.ts';
import { useTopInPage } from './use-top-in-page.ts';

interface WindowListProps<Row> {
  rows: readonly Row[];
  /** Must be a module function, so that it stays identical; its ids are UUIDs. */
  idOf: (row: Row) => string;
  /** The estimated height of a row in pixels, for a window of this width; also a module function. */
  guessHeight: (row: Row, windowWidth: number) => number;
  children: (row: Row) => ReactNode;
}

/** A virtual list with rows of different heights that scrolls with the page. It renders only the rows near the window. */
export function WindowList<Row>({ rows, idOf, guessHeight, children }: WindowListProps<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const listTop = useTopInPage(list);
  const { offsets, observeRow } = useRowHeights({ rows, idOf, guessHeight });
  const { start, end } = useRowsInView({ scrolled: scrolledPage, offsets, listTop, around: 3 });

  return (
    <ol
      ref={list}
      style={{
        paddingTop: offsets[start],
        paddingBottom: (offsets.at(-1) ?? 0) - (offsets[end] ?? 0),
        overflowAnchor: 'none',
      }}
    >
      {rows.slice(start, end).map((row, position) => (
        <li
          key={idOf(row)}
          ref={observeRow}
          data-index={start + position}
          aria-setsize={rows.length}
          aria-posinset={start + position + 1}
        >
          {children(row)}
        </li>
      ))}
    </ol>
  );
}

import type { DiaryEntry } from '@plantcare/contract/diary.ts';
import { measureElement, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { DiaryRow } from '../diary-rows.ts';
import { guessHeight } from '../row-height.ts';
import { DiaryListRow } from './diary-list-row.tsx';

interface DiaryListProps {
  rows: readonly DiaryRow[];
  /** Whether headings name the months of the entries' dates. */
  byMonth: boolean;
  onDelete: (entry: DiaryEntry) => void;
}

/** Heights of entries drawn before, so that coming Back to the middle of a long diary finds the same place. */
const heights = new Map<string, number>();

/** Draws only the entries near the window, however long the diary has grown. */
export function DiaryList({ rows, byMonth, onDelete }: DiaryListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  const { search } = useLocation();

  // Whatever stands above the list may have changed its height, and only the document knows.
  useLayoutEffect(() => {
    if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
  });

  // One and the same as long as the rows are: a new function would have every height worked out anew at each scroll.
  const getItemKey = useCallback((index: number) => rows[index]?.entry._id ?? index, [rows]);
  const estimateSize = useCallback(
    (index: number) => {
      const row = rows[index];
      return row ? (heights.get(row.entry._id) ?? guessHeight(row, window.innerWidth)) : 0;
    },
    [rows],
  );

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize,
    getItemKey,
    overscan: 6,
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance);
      const row = rows[instance.indexFromElement(element)];
      if (row) heights.set(row.entry._id, height);
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
        if (!row) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={rows.length}
            aria-posinset={index + 1}
          >
            <DiaryListRow row={row} byMonth={byMonth} search={search} onDelete={onDelete} />
          </li>
        );
      })}
    </ol>
  );
}

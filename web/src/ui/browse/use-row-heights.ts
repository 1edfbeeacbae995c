import { useCallback, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { offsetsOf } from './row-range.ts';

interface RowHeights<Row> {
  rows: readonly Row[];
  idOf: (row: Row) => string;
  guessHeight: (row: Row, windowWidth: number) => number;
}

/** Heights of rows drawn before, by their ids, so that Back to the middle of a long list restores the position. */
const heights = new Map<string, number>();

/** Where the rows of a list begin: by their heights as far as they have been drawn, else by an estimate. */
export function useRowHeights<Row>({ rows, idOf, guessHeight }: RowHeights<Row>) {
  const [measured, measureAgain] = useReducer((times: number) => times + 1, 0);
  const offsets = useMemo(() => {
    void measured; // The heights have changed.
    const width = window.innerWidth;
    return offsetsOf(rows.length, (index) => {
      const row = rows[index];
      return row === undefined ? 0 : (heights.get(idOf(row)) ?? guessHeight(row, width));
    });
  }, [rows, idOf, guessHeight, measured]);

  const noteHeights = useEffectEvent((drawn: readonly ResizeObserverEntry[]) => {
    let changed = false;
    let above = 0;
    for (const { target, borderBoxSize } of drawn) {
      const index = Number(target.getAttribute('data-index'));
      const row = rows[index];
      const height = Math.round(borderBoxSize[0]?.blockSize ?? 0);
      const difference = height - ((offsets[index + 1] ?? 0) - (offsets[index] ?? 0));
      if (row === undefined || height === 0 || difference === 0) continue;
      heights.set(idOf(row), height);
      changed = true;
      if (target.getBoundingClientRect().top < 0) above += difference;
    }
    if (above === 0) return changed && measureAgain();
    // What is being read stays where it is when a row above it turns out to be higher than estimated.
    flushSync(measureAgain);
    window.scrollBy({ top: above, behavior: 'instant' });
  });

  // The browser tells heights after its own layout. Reading them earlier would have it compute the layout twice.
  const [observer] = useState(() => new ResizeObserver((drawn) => noteHeights(drawn)));
  const observeRow = useCallback(
    (row: HTMLElement | null) => {
      if (row === null) return;
      observer.observe(row);
      return () => observer.unobserve(row);
    },
    [observer],
  );

  return { offsets, observeRow };
}

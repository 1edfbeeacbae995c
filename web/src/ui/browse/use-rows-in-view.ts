import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { isSameRange, NO_ROWS, nextRange, type RowRange, rowsBetween, widened } from './row-range.ts';

/** What is in view of what is scrolled, in pixels from its top. */
interface View {
  readonly top: number;
  readonly height: number;
}

/** What is scrolled: the page, or an element of it. */
export interface Scrolled {
  view(): View;
  /** Calls back after each change of the view. @returns a function that stops that */
  follow(onChange: () => void): () => void;
}

export const scrolledPage: Scrolled = {
  view: () => ({ top: window.scrollY, height: window.innerHeight }),
  follow(onChange) {
    addEventListener('scroll', onChange, { passive: true });
    addEventListener('resize', onChange);
    return () => {
      removeEventListener('scroll', onChange);
      removeEventListener('resize', onChange);
    };
  },
};

/** How many rows are drawn at once: a phone takes some 10 ms for each. */
const AT_ONCE = 6;

interface RowsInView {
  scrolled: Scrolled;
  /** Where each row begins and where the last one ends, from the top of the list. */
  offsets: Float64Array;
  /** Where the list begins in what is scrolled. */
  listTop?: number;
  /** The number of rows that are drawn on each side of those in view. */
  around: number;
}

interface State {
  readonly view: View;
  readonly drawn: RowRange;
}

/** The rows of a long list to draw now: those in view and some around them, a few more in each task until all are drawn. */
export function useRowsInView({ scrolled, offsets, listTop = 0, around }: RowsInView): RowRange {
  const count = offsets.length - 1;

  function ranges({ top, height }: View) {
    const seen = rowsBetween(offsets, top - listTop, top - listTop + height);
    return { seen, wanted: widened(seen, around, count) };
  }

  function drawMore({ view, drawn }: State): State {
    const next = nextRange({ drawn, ...ranges(view), most: AT_ONCE });
    return { view, drawn: isSameRange(drawn, next) ? drawn : next };
  }

  const [state, show] = useReducer(
    ({ drawn }: State, view: View) => drawMore({ view, drawn }),
    null,
    () => drawMore({ view: scrolled.view(), drawn: NO_ROWS }),
  );
  const { view } = state;
  // The list may have become shorter.
  const drawn = { start: Math.min(state.drawn.start, count), end: Math.min(state.drawn.end, count) };
  const isComplete = isSameRange(drawn, ranges(view).wanted);

  useEffect(() => {
    if (isComplete) return;
    const more = setTimeout(() => show(state.view));
    return () => clearTimeout(more);
  }, [isComplete, state]);

  useEffect(
    () =>
      scrolled.follow(() => {
        const next = scrolled.view();
        const before = rowsBetween(offsets, view.top - listTop, view.top - listTop + view.height);
        const after = rowsBetween(offsets, next.top - listTop, next.top - listTop + next.height);
        // At once, so that what comes into view is drawn in the same frame.
        if (!isSameRange(before, after)) flushSync(() => show(next));
      }),
    [scrolled, offsets, listTop, view],
  );

  return drawn;
}

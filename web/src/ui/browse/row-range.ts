/** Some rows of a list that follow each other, by their index; `end` is the first one after them. */
export interface RowRange {
  readonly start: number;
  readonly end: number;
}

export const NO_ROWS: RowRange = { start: 0, end: 0 };

export function isSameRange(a: RowRange, b: RowRange): boolean {
  return a.start === b.start && a.end === b.end;
}

/** Where each row begins, in pixels from the top of the list, and as one more number where the last one ends. */
export function offsetsOf(count: number, heightOf: (index: number) => number): Float64Array {
  const offsets = new Float64Array(count + 1);
  let end = 0;
  for (let index = 0; index < count; index++) {
    end += heightOf(index);
    offsets[index + 1] = end;
  }
  return offsets;
}

/** The number of rows that end at or above a height. */
function rowsAbove(offsets: Float64Array, height: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((offsets[middle + 1] ?? 0) <= height) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The rows of which something lies between two heights, in pixels from the top of the list. */
export function rowsBetween(offsets: Float64Array, from: number, to: number): RowRange {
  const count = offsets.length - 1;
  const start = rowsAbove(offsets, from);
  return { start, end: Math.max(start, Math.min(count, rowsAbove(offsets, to) + 1)) };
}

/** These rows and some more on both sides, in a list of `count`. */
export function widened({ start, end }: RowRange, by: number, count: number): RowRange {
  return { start: Math.max(0, start - by), end: Math.min(count, end + by) };
}

/** A range grown towards another by at most so many rows, first at its end. */
function grown({ start, end }: RowRange, goal: RowRange, most: number): RowRange {
  const after = Math.min(most, Math.max(0, goal.end - end));
  const before = Math.min(most - after, Math.max(0, start - goal.start));
  return { start: start - before, end: end + after };
}

interface Step {
  /** Those that are drawn now. */
  drawn: RowRange;
  /** Those in view, and those that are to be drawn in the end: the former and some around them. */
  seen: RowRange;
  wanted: RowRange;
  /** How many more rows may be drawn at once. */
  most: number;
}

/**
 * What to draw next: of what is drawn the rows that are still wanted, and a few more, those in view first. Drawn all at once,
 * the rows of a long jump would keep a phone busy for several frames.
 */
export function nextRange({ drawn, seen, wanted, most }: Step): RowRange {
  const start = Math.max(drawn.start, wanted.start);
  const end = Math.min(drawn.end, wanted.end);
  const first = seen.start < seen.end ? seen.start : wanted.start;
  const kept = start < end ? { start, end } : { start: first, end: first };
  const inView = grown(kept, seen, most);
  const added = inView.end - inView.start - (kept.end - kept.start);
  return grown(inView, wanted, most - added);
}

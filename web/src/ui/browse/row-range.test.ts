import { describe, expect, it } from 'vitest';
import { NO_ROWS, nextRange, offsetsOf, rowsBetween, widened } from './row-range.ts';

const offsets = offsetsOf(5, (index) => (index + 1) * 10); // 0, 10, 30, 60, 100, 150

describe('the rows between two heights', () => {
  it.each([
    ['the whole list', 0, 150, { start: 0, end: 5 }],
    ['a part of two rows', 25, 35, { start: 1, end: 3 }],
    ['above the list', -200, -50, { start: 0, end: 1 }],
    ['below the list', 400, 600, { start: 5, end: 5 }],
  ])('of %s', (_, from, to, range) => {
    expect(rowsBetween(offsets, from, to)).toEqual(range);
  });

  it('are none in an empty list', () => {
    expect(
      rowsBetween(
        offsetsOf(0, () => 10),
        0,
        500,
      ),
    ).toEqual(NO_ROWS);
  });

  it('can be widened within the list', () => {
    expect(widened({ start: 1, end: 3 }, 2, 4)).toEqual({ start: 0, end: 4 });
  });
});

describe('what is drawn next', () => {
  const seen = { start: 20, end: 28 };
  const wanted = { start: 17, end: 31 };
  const most = 5;

  it('begins with what is in view, a few rows at a time', () => {
    const first = nextRange({ drawn: NO_ROWS, seen, wanted, most });
    expect(first).toEqual({ start: 20, end: 25 });
    const second = nextRange({ drawn: first, seen, wanted, most });
    expect(second).toEqual({ start: 20, end: 30 });
    expect(nextRange({ drawn: second, seen, wanted, most })).toEqual(wanted);
  });

  it('keeps what is still wanted, on either side', () => {
    expect(nextRange({ drawn: { start: 10, end: 22 }, seen, wanted, most })).toEqual({ start: 17, end: 27 });
    expect(nextRange({ drawn: { start: 26, end: 40 }, seen, wanted, most })).toEqual({ start: 21, end: 31 });
  });

  it('is nothing else once all is drawn', () => {
    expect(nextRange({ drawn: wanted, seen, wanted, most })).toEqual(wanted);
  });

  it('is what is wanted around an empty view', () => {
    const below = { start: 50, end: 50 };
    expect(nextRange({ drawn: NO_ROWS, seen: below, wanted: { start: 47, end: 50 }, most })).toEqual({
      start: 47,
      end: 50,
    });
  });
});

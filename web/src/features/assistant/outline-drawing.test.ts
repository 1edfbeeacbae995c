import type { Outline } from '@plantcare/contract/measured-diagnosis.ts';
import { expect, test } from 'vitest';
import { appended, cornerAt, drawingOf, inserted, NO_DRAWING, placed, removed, stepped } from './outline-drawing.ts';

const SQUARE: Outline = [
  [0.2, 0.2],
  [0.8, 0.2],
  [0.8, 0.8],
  [0.2, 0.8],
];

test('of many corners those are left that shape the leaf', () => {
  const dense = SQUARE.flatMap(([x, y], index): Outline => {
    const [nextX, nextY] = SQUARE[(index + 1) % 4] ?? [0, 0];
    return Array.from({ length: 10 }, (_, at) => [x + ((nextX - x) * at) / 10, y + ((nextY - y) * at) / 10]);
  });
  const { corners } = drawingOf(dense);
  expect(corners).toHaveLength(14);
  expect(corners).toEqual(expect.arrayContaining(SQUARE));
});

test('a corner is taken hold of within reach, and stays on the photo', () => {
  const drawing = drawingOf(SQUARE);
  expect(cornerAt(drawing, [0.78, 0.24], { width: 300, height: 200 }, 24)).toBe(1);
  expect(cornerAt(drawing, [0.5, 0.5], { width: 300, height: 200 }, 24)).toBe(-1);
  expect(cornerAt(NO_DRAWING, [0.5, 0.5], { width: 300, height: 200 }, 24)).toBe(-1);
  expect(placed({ ...drawing, chosen: 1 }, [1.4, -0.2]).corners[1]).toEqual([1, 0]);
});

test('corners are chosen around, put between, and taken away', () => {
  const last = stepped(drawingOf(SQUARE), -1);
  expect(last.chosen).toBe(3);
  const more = inserted(last);
  expect(more).toEqual({ corners: [...SQUARE, [0.2, 0.5]], chosen: 4 });
  expect(removed(more)).toEqual(last);
  expect(removed({ corners: SQUARE.slice(0, 1), chosen: 0 })).toEqual(NO_DRAWING);
});

test('a new outline begins in the middle by key, or where it is tapped', () => {
  expect(inserted(inserted(NO_DRAWING)).corners).toEqual([
    [0.5, 0.5],
    [0.55, 0.55],
  ]);
  expect(appended(appended(NO_DRAWING, [0.1, 0.2]), [0.3, 0.4])).toEqual({
    corners: [
      [0.1, 0.2],
      [0.3, 0.4],
    ],
    chosen: 1,
  });
});

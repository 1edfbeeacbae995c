import { OVERLAY_LETTERS, readOverlay } from '@plantcare/contract/measured-diagnosis.ts';
import { expect, test } from 'vitest';
import { closed, depthOf, enclosedIn, type Mask, maskOf, opened, piecesOf, sizeOf, solidityOf } from './mask.ts';
import { maskWithin, outlineOf } from './outline.ts';
import { overlayOf } from './overlay.ts';

const WIDTH = 60;
const HEIGHT = 40;

const masked = (holds: (x: number, y: number) => boolean): Mask =>
  maskOf({ width: WIDTH, height: HEIGHT }, (pixel) => holds(pixel % WIDTH, Math.floor(pixel / WIDTH)));
const disc = (x0: number, y0: number, radius: number) => (x: number, y: number) => Math.hypot(x - x0, y - y0) <= radius;

test('pieces are told apart, the largest first', () => {
  const [large, small] = [disc(20, 20, 10), disc(50, 10, 4)];
  const pieces = piecesOf(masked((x, y) => large(x, y) || small(x, y)));
  expect(pieces.map(({ left, right }) => [left, right])).toEqual([
    [10, 30],
    [46, 54],
  ]);
  expect(piecesOf(masked(small), 100)).toEqual([]);
});

test('depth is the way to the nearest outside, and the side of the picture is none', () => {
  const depth = depthOf(masked(disc(30, 20, 12)));
  expect(depth[20 * WIDTH + 30]).toBeGreaterThan(11);
  expect(depth[20 * WIDTH + 30]).toBeLessThan(14);
  const half = depthOf(masked((x) => x < 10));
  expect(half[20 * WIDTH]).toBeCloseTo(10);
});

test('opening drops lines, closing fills gaps', () => {
  const round = disc(20, 20, 10);
  const withLine = masked((x, y) => round(x, y) || (y === 20 && x < 55));
  expect(sizeOf(opened(withLine, 1))).toBe(sizeOf(opened(masked(round), 1)));
  const gap = masked((x, y) => round(x, y) && Math.abs(x - 20) > 1);
  expect(sizeOf(closed(gap, 3))).toBeGreaterThan(sizeOf(gap) + 50);
});

test('a hole is enclosed, a bay is not', () => {
  const ring = (x: number, y: number) => disc(30, 20, 15)(x, y) && !disc(30, 20, 5)(x, y);
  expect(enclosedIn(masked(ring)).map(({ pixels }) => pixels.length)).toEqual([sizeOf(masked(disc(30, 20, 5)))]);
  expect(enclosedIn(masked((x, y) => ring(x, y) && !(y === 20 && x > 30)))).toEqual([]);
});

test('a disc fills its hull, a cross does not', () => {
  const solidity = (mask: Mask) => piecesOf(mask).map((piece) => solidityOf(piece, WIDTH))[0] ?? 0;
  expect(solidity(masked(disc(30, 20, 15)))).toBeGreaterThan(0.93);
  expect(solidity(masked((x, y) => Math.abs(x - 30) < 2 || Math.abs(y - 20) < 2))).toBeLessThan(0.25);
});

test('an outline that was found holds what it was found around', () => {
  const leaf = masked((x, y) => ((x - 30) / 22) ** 2 + ((y - 20) / 12) ** 2 < 1);
  const [piece] = piecesOf(leaf);
  const outline = piece && outlineOf(piece, leaf);
  const within = maskWithin(outline ?? [], leaf);
  const both = maskOf(leaf, (pixel) => leaf.bits[pixel] === 1 && within.bits[pixel] === 1);
  expect(sizeOf(both) / sizeOf(leaf)).toBeGreaterThan(0.88);
  expect(sizeOf(within)).toBeLessThanOrEqual(sizeOf(leaf));
});

test('an overlay is read as it was written', () => {
  const kinds = Int8Array.from({ length: WIDTH * HEIGHT }, (_, at) => ((at * 7 + Math.floor(at / WIDTH)) % 8) - 1);
  const overlay = overlayOf(kinds, { width: WIDTH, height: HEIGHT });
  expect(readOverlay(overlay)).toEqual(kinds);
  expect(OVERLAY_LETTERS).toHaveLength(7);
});

test('an overlay of a large restless photo stays small', () => {
  const size = { width: 640, height: 640 };
  const kinds = Int8Array.from({ length: 640 * 640 }, (_, at) => (at * 31) % 7);
  expect(overlayOf(kinds, size).runs.length).toBeLessThanOrEqual(40_000);
});

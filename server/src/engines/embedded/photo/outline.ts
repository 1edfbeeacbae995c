import type { Outline } from '@plantcare/contract/measured-diagnosis.ts';
import { emptyMask, type Mask, type Piece } from './mask.ts';

const CORNERS = 48;

/** What lies within an outline (even-odd rule, pixel centers). */
export function maskWithin(outline: Outline, { width, height }: { width: number; height: number }): Mask {
  const mask = emptyMask({ width, height });
  for (let y = 0; y < height; y++) {
    const line = (y + 0.5) / height;
    const crossings: number[] = [];
    for (const [index, [x1, y1]] of outline.entries()) {
      const [x2, y2] = outline[(index + 1) % outline.length] ?? [x1, y1];
      if (y1 > line !== y2 > line) crossings.push((x1 + ((line - y1) / (y2 - y1)) * (x2 - x1)) * width);
    }
    crossings.sort((one, other) => one - other);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const from = Math.max(0, Math.ceil((crossings[at] ?? 0) - 0.5));
      const to = Math.min(width, Math.ceil((crossings[at + 1] ?? 0) - 0.5));
      if (to > from) mask.bits.fill(1, y * width + from, y * width + to);
    }
  }
  return mask;
}

/** The polygon around a piece, of at most 48 corners, evenly along its border. */
export function outlineOf({ pixels }: Piece, { width, height }: { width: number; height: number }): Outline | null {
  const border = walkBorder(new Set(pixels), pixels[0] ?? 0, width);
  if (border.length < CORNERS) return null;
  const every = border.length / CORNERS;
  return Array.from({ length: CORNERS }, (_, corner) => {
    const pixel = border[Math.floor(corner * every)] ?? 0;
    const x = pixel % width;
    const y = (pixel - x) / width;
    return [round((x + 0.5) / width), round((y + 0.5) / height)];
  });
}

/** Once around, from the uppermost pixel: Moore's neighbor tracing. */
function walkBorder(own: Set<number>, start: number, width: number): number[] {
  const steps = [1, width + 1, width, width - 1, -1, -width - 1, -width, -width + 1];
  const border: number[] = [];
  let pixel = start;
  let heading = 0;
  do {
    border.push(pixel);
    // Turns right as far as possible from where it came, so that the border stays at its left hand.
    const turn = steps.findIndex((_, index) => own.has(onLine(pixel, steps[(heading + 6 + index) % 8] ?? 0, width)));
    if (turn < 0) break;
    heading = (heading + 6 + turn) % 8;
    pixel += steps[heading] ?? 0;
  } while (pixel !== start && border.length < 20_000);
  return border;
}

/** The neighbor, or nothing where the step would leave the line and come in again on the other side. */
function onLine(pixel: number, step: number, width: number): number {
  const from = pixel % width;
  const to = (pixel + step) % width;
  return Math.abs(from - to) > 1 ? -1 : pixel + step;
}

function round(share: number): number {
  return Math.round(share * 1000) / 1000;
}

import { TISSUES } from '@plantcare/contract/measured-diagnosis.ts';
import { BLACK, BROWN, GREEN, PALE, RED, YELLOW } from './hues.ts';
import { depthOf, type Mask, maskOf, type Piece, piecesOf } from './mask.ts';
import type { LabImage } from './oklab.ts';
import type { Tissue } from './tissue.ts';

const SOUND = TISSUES.indexOf('green');
const VARIEGATED = TISSUES.indexOf('variegated');
const PALE_TISSUE = TISSUES.indexOf('pale');
const POWDERY = TISSUES.indexOf('powdery');
const HUE_TO_TISSUE = new Map([
  [GREEN, SOUND],
  [YELLOW, TISSUES.indexOf('yellow')],
  [BROWN, TISSUES.indexOf('brown')],
  [BLACK, TISSUES.indexOf('black')],
  [PALE, PALE_TISSUE],
  [RED, VARIEGATED],
]);

/** Powder is grainy: so many times as rough as the sound tissue beside it. */
const GRAINY = 1.8;
/** Variegation ends within a few pixels: so much of its contrast lies there. */
const SHARP = 0.7;

/**
 * The kind of each pixel of the tissue, an index into `TISSUES`; −1 for what is no tissue and for its outermost pixels,
 * whose color is mixed with what lies behind.
 */
export function kindsOf(image: LabImage, { mask, hues }: Tissue): Int8Array {
  const depth = depthOf(mask);
  const inner = maskOf(mask, (pixel) => (depth[pixel] ?? 0) >= 2);
  const kinds = smoothed(image, inner, hues);
  resolvePale(image, inner, kinds);
  return kinds;
}

/** The kind that most of the neighborhood is of: a single pixel is noise, and the rim of a mark a mixture. */
function smoothed({ width, height }: LabImage, inner: Mask, hues: Uint8Array): Int8Array {
  const radius = Math.max(1, Math.round(Math.max(width, height) / 320));
  const seen = new Int8Array(hues.length).fill(-1);
  for (let pixel = 0; pixel < hues.length; pixel++) {
    if (inner.bits[pixel] === 1) seen[pixel] = HUE_TO_TISSUE.get(hues[pixel] ?? 0) ?? SOUND;
  }
  const kinds = seen.slice();
  const counts = new Uint8Array(TISSUES.length);
  for (let pixel = 0; pixel < kinds.length; pixel++) {
    const own = seen[pixel] ?? -1;
    if (own < 0 || isAmong(own, pixel)) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    counts.fill(0);
    for (let line = Math.max(0, y - radius); line <= Math.min(height - 1, y + radius); line++) {
      for (let column = Math.max(0, x - radius); column <= Math.min(width - 1, x + radius); column++) {
        const kind = seen[line * width + column] ?? -1;
        if (kind >= 0) counts[kind] = (counts[kind] ?? 0) + 1;
      }
    }
    let most = own;
    for (let kind = 0; kind < counts.length; kind++) if ((counts[kind] ?? 0) > (counts[most] ?? 0)) most = kind;
    kinds[pixel] = most;
  }
  return kinds;

  /** Whether all around is of its kind, as almost everywhere. */
  function isAmong(kind: number, pixel: number): boolean {
    for (const step of [radius, radius * width]) {
      if (seen[pixel - step] !== kind || seen[pixel + step] !== kind) return false;
    }
    return seen[pixel - 1] === kind && seen[pixel + 1] === kind;
  }
}

/** What is pale can be powder, variegation, glare or bleached: told apart by its grain and its border. */
function resolvePale(image: LabImage, inner: Mask, kinds: Int8Array): void {
  const grain = grainOf(image.l, inner);
  const usual = meanOver(grain, inner, (pixel) => kinds[pixel] === SOUND);
  const tissue = inner.bits.reduce((sum, bit) => sum + bit, 0);
  for (const piece of piecesOf(maskOf(inner, (pixel) => kinds[pixel] === PALE_TISSUE))) {
    const kind = paleKind(piece, image, inner, kinds, { grain, usual, tissue });
    for (const pixel of piece.pixels) kinds[pixel] = kind;
  }
}

interface Texture {
  grain: Float32Array;
  /** The grain of sound tissue. */
  usual: number;
  /** Pixels of tissue. */
  tissue: number;
}

function paleKind(
  piece: Piece,
  image: LabImage,
  inner: Mask,
  kinds: Int8Array,
  { grain, usual, tissue }: Texture,
): number {
  const own = grainWithin(piece, grain, kinds, image.width);
  const light = meanOf(image.l, piece.pixels);
  const chroma = Math.hypot(meanOf(image.a, piece.pixels), meanOf(image.b, piece.pixels));
  if (piece.pixels.length < tissue * 0.0008) return SOUND;
  if (light > 0.95 && chroma < 0.02 && piece.pixels.length < tissue * 0.03) return SOUND; // glare
  if (chroma < 0.06 && light > 0.62 && sharpnessOf(piece, image, inner, kinds) >= SHARP) return VARIEGATED;
  return own > usual * GRAINY && chroma < 0.07 ? POWDERY : PALE_TISSUE;
}

/** How much a pixel differs from its neighborhood in lightness. */
function grainOf(l: Float32Array, { width, height, bits }: Mask): Float32Array {
  const grain = new Float32Array(l.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x;
      if (bits[pixel] === 0) continue;
      const around = (l[pixel - 1] ?? 0) + (l[pixel + 1] ?? 0) + (l[pixel - width] ?? 0) + (l[pixel + width] ?? 0);
      grain[pixel] = Math.abs((l[pixel] ?? 0) - around / 4);
    }
  }
  return grain;
}

/** The grain of a piece away from its border. */
function grainWithin({ pixels }: Piece, grain: Float32Array, kinds: Int8Array, width: number): number {
  let sum = 0;
  let count = 0;
  for (const pixel of pixels) {
    const around = [pixel - 1, pixel + 1, pixel - width, pixel + width];
    if (around.some((next) => kinds[next] !== kinds[pixel])) continue;
    sum += grain[pixel] ?? 0;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

/** How much of the contrast between a piece and the tissue around it lies within two pixels of its border: 0 to about 1. */
function sharpnessOf({ pixels }: Piece, { width, height, l }: LabImage, inner: Mask, kinds: Int8Array): number {
  let near = 0;
  let far = 0;
  for (const pixel of pixels) {
    const x = pixel % width;
    const y = (pixel - x) / width;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const step = (count: number) => pixel + count * (dx + dy * width);
      if (x + 5 * dx < 0 || x + 5 * dx >= width || y + 5 * dy < 0 || y + 5 * dy >= height) continue;
      if (x - 4 * dx < 0 || x - 4 * dx >= width || y - 4 * dy < 0 || y - 4 * dy >= height) continue;
      if (kinds[step(1)] !== SOUND || inner.bits[step(5)] === 0 || kinds[step(5)] !== SOUND) continue;
      near += Math.max(0, (l[step(-1)] ?? 0) - (l[step(2)] ?? 0));
      far += Math.max(0, (l[step(-4)] ?? 0) - (l[step(5)] ?? 0));
    }
  }
  return far === 0 ? 0 : near / far;
}

function meanOver(values: Float32Array, { bits }: Mask, counts: (pixel: number) => boolean): number {
  let sum = 0;
  let count = 0;
  for (let pixel = 0; pixel < bits.length; pixel++) {
    if (bits[pixel] === 0 || !counts(pixel)) continue;
    sum += values[pixel] ?? 0;
    count++;
  }
  return count === 0 ? 0 : sum / count;
}

function meanOf(values: Float32Array, pixels: Int32Array): number {
  let sum = 0;
  for (const pixel of pixels) sum += values[pixel] ?? 0;
  return sum / pixels.length;
}

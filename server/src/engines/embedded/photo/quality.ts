import { type Mask, sizeOf } from './mask.ts';
import type { LabImage } from './oklab.ts';

/** Why a photo says nothing of a plant. */
export const FLAWS = ['tiny', 'dark', 'bright', 'blurred', 'no plant', 'far'] as const;

export type Flaw = (typeof FLAWS)[number];

/** The shorter side of a photo that can be measured, in pixels. */
const SHORTEST_SIDE = 120;
/** Lightness (OKLab) below which next to nothing can be told apart, and above which everything is white. */
const DARK = 0.22;
const WHITE = 0.985;
/** Shares of the photo that are plant: below the first there is none, below the second it is too far away. */
const NO_PLANT = 0.004;
const FAR = 0.015;
/**
 * How much of an edge's contrast a single pixel holds, on the sharpest tenth of the strong edges: the inverse of the edge
 * width of Marziliano et al., "A no-reference perceptual blur metric" (2002). Some part of a usable photo is in focus, not
 * all of it. On drawn leaves of 300 px a blur of three pixels gives 0.22 at most, no blur 0.31 at least.
 */
const STEEP = 0.235;
/** In lightness, and how many there must be to judge by. */
const STRONG = 0.12;
const EDGES = 150;
/**
 * Soft marks on a plain leaf have no steep edges either, but a sharp photo of them has grain: the variance of the Laplacian
 * of lightness (0 to 255; Pech-Pacheco et al., "Diatom autofocusing in brightfield microscopy", 2000) over a tile, below
 * this in nine of ten tiles of a blurred photo.
 */
const GRAIN = 9;
const TILES = 8;
/** Pixels of a tile that must be looked at for it to count. */
const ENOUGH = 40;
/** Of the tissue, the share that may be white by too much light. */
const OVEREXPOSED = 0.25;

/** What is wrong with the photo, null when it can be measured; `mask` is the tissue, found or outlined. */
export function flawOf(image: LabImage, mask: Mask, outlined: boolean): Flaw | null {
  const { width, height, l } = image;
  const plant = sizeOf(mask) / mask.bits.length;
  if (Math.min(width, height) < SHORTEST_SIDE) return 'tiny';
  const at = quantiles(l);
  if (at(0.95) < DARK * 1.6 && at(0.5) < DARK) return 'dark';
  if (at(0.15) > WHITE || (plant < FAR && at(0.4) > WHITE)) return 'bright';
  if (isBlurred(image, null)) return 'blurred';
  if (plant < NO_PLANT) return outlined ? 'far' : 'no plant';
  if (!outlined && plant < FAR) return 'far';
  if (whiteShare(l, mask) > OVEREXPOSED) return 'bright';
  return isBlurred(image, mask) ? 'blurred' : null;
}

/** The lightness that a share of the pixels stays below, to a five-hundredth. */
function quantiles(l: Float32Array): (share: number) => number {
  const counts = new Uint32Array(501);
  for (let pixel = 0; pixel < l.length; pixel++) {
    const bin = Math.max(0, Math.min(500, Math.round((l[pixel] ?? 0) * 500)));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return (share) => {
    let below = 0;
    const bin = counts.findIndex((count) => {
      below += count;
      return below >= share * l.length;
    });
    return bin / 500;
  };
}

/** The share of the tissue that has lost its colors to the light. */
function whiteShare(l: Float32Array, mask: Mask): number {
  const white = l.reduce((count, light, pixel) => count + (mask.bits[pixel] === 1 && light > WHITE ? 1 : 0), 0);
  return white / sizeOf(mask);
}

/** Whether nothing is in focus: on the whole photo, or on the tissue where something else may be. */
function isBlurred(image: LabImage, mask: Mask | null): boolean {
  const steepness = steepnessOf(image, mask);
  return (steepness === null || steepness < STEEP) && grainOf(image, mask) < GRAIN;
}

/** Null where there are too few strong edges to tell. */
function steepnessOf({ width, height, l }: LabImage, mask: Mask | null): number | null {
  const shares = new Uint32Array(101);
  let edges = 0;
  for (let y = 4; y < height - 5; y++) {
    for (let x = 4; x < width - 5; x++) {
      const pixel = y * width + x;
      if (mask && mask.bits[pixel] === 0) continue;
      for (const step of [1, width]) {
        const wide = Math.abs((l[pixel + 4 * step] ?? 0) - (l[pixel - 3 * step] ?? 0));
        if (wide < STRONG) continue;
        const near = Math.abs((l[pixel + step] ?? 0) - (l[pixel] ?? 0));
        const share = Math.min(100, Math.round((near / wide) * 100));
        shares[share] = (shares[share] ?? 0) + 1;
        edges++;
      }
    }
  }
  if (edges < EDGES) return null;
  let above = 0;
  const steepest = shares.findLastIndex((count) => {
    above += count;
    return above >= edges / 10;
  });
  return steepest / 100;
}

function grainOf({ width, height, l }: LabImage, mask: Mask | null): number {
  const variances: number[] = [];
  for (let tile = 0; tile < TILES * TILES; tile++) {
    const [column, row] = [tile % TILES, Math.floor(tile / TILES)];
    const [left, right] = [Math.floor((column * width) / TILES), Math.floor(((column + 1) * width) / TILES)];
    const [top, bottom] = [Math.floor((row * height) / TILES), Math.floor(((row + 1) * height) / TILES)];
    let [sum, squares, count] = [0, 0, 0];
    for (let y = Math.max(1, top); y < Math.min(height - 1, bottom); y++) {
      for (let x = Math.max(1, left); x < Math.min(width - 1, right); x++) {
        const pixel = y * width + x;
        if (mask && mask.bits[pixel] === 0) continue;
        const around = (l[pixel - 1] ?? 0) + (l[pixel + 1] ?? 0) + (l[pixel - width] ?? 0) + (l[pixel + width] ?? 0);
        const laplacian = (around - 4 * (l[pixel] ?? 0)) * 255;
        sum += laplacian;
        squares += laplacian * laplacian;
        count++;
      }
    }
    if (count >= ENOUGH) variances.push(squares / count - (sum / count) ** 2);
  }
  return variances.toSorted((one, other) => other - one)[Math.floor(variances.length / 10)] ?? 0;
}

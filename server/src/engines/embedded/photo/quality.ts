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
const TILES = 8;
/**
 * The variance of the Laplacian of lightness (0 to 255) in the sharpest tiles: Pech-Pacheco et al., "Diatom
 * autofocusing in brightfield microscopy" (2000). Some part of a usable photo is in focus, not all of it.
 */
const SHARP = 9;

/** What is wrong with the photo, null when it can be measured; `plant` is the share of it that is tissue, found or outlined. */
export function flawOf(image: LabImage, plant: number, outlined: boolean): Flaw | null {
  const { width, height, l } = image;
  if (Math.min(width, height) < SHORTEST_SIDE) return 'tiny';
  const at = quantiles(l);
  if (at(0.95) < DARK * 1.6 && at(0.5) < DARK) return 'dark';
  if (at(0.15) > WHITE || (plant < FAR && at(0.4) > WHITE)) return 'bright';
  if (sharpness(image) < SHARP) return 'blurred';
  if (outlined) return plant < NO_PLANT ? 'far' : null;
  if (plant < NO_PLANT) return 'no plant';
  return plant < FAR ? 'far' : null;
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

/** Of the sharpest tenth of the tiles, the least sharp. */
function sharpness({ width, height, l }: LabImage): number {
  const variances: number[] = [];
  for (let row = 0; row < TILES; row++) {
    for (let column = 0; column < TILES; column++) {
      const [left, right] = [Math.floor((column * width) / TILES), Math.floor(((column + 1) * width) / TILES)];
      const [top, bottom] = [Math.floor((row * height) / TILES), Math.floor(((row + 1) * height) / TILES)];
      let [sum, squares, count] = [0, 0, 0];
      for (let y = Math.max(1, top); y < Math.min(height - 1, bottom); y++) {
        for (let x = Math.max(1, left); x < Math.min(width - 1, right); x++) {
          const pixel = y * width + x;
          const around = (l[pixel - 1] ?? 0) + (l[pixel + 1] ?? 0) + (l[pixel - width] ?? 0) + (l[pixel + width] ?? 0);
          const laplacian = (around - 4 * (l[pixel] ?? 0)) * 255;
          sum += laplacian;
          squares += laplacian * laplacian;
          count++;
        }
      }
      variances.push(squares / Math.max(1, count) - (sum / Math.max(1, count)) ** 2);
    }
  }
  return variances.toSorted((one, other) => other - one)[Math.floor(variances.length / 10)] ?? 0;
}

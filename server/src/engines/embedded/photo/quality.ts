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
/** Where there are no strong edges at all, next to nothing changes from pixel to pixel either; in lightness. */
const FLAT = 0.0025;

/** What is wrong with the photo, null when it can be measured; `plant` is the share of it that is tissue, found or outlined. */
export function flawOf(image: LabImage, plant: number, outlined: boolean): Flaw | null {
  const { width, height, l } = image;
  if (Math.min(width, height) < SHORTEST_SIDE) return 'tiny';
  const at = quantiles(l);
  if (at(0.95) < DARK * 1.6 && at(0.5) < DARK) return 'dark';
  if (at(0.15) > WHITE || (plant < FAR && at(0.4) > WHITE)) return 'bright';
  if (isBlurred(image)) return 'blurred';
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

function isBlurred({ width, height, l }: LabImage): boolean {
  const shares = new Uint32Array(101);
  let edges = 0;
  let changes = 0;
  for (let y = 4; y < height - 5; y++) {
    for (let x = 4; x < width - 5; x++) {
      const pixel = y * width + x;
      for (const step of [1, width]) {
        const near = Math.abs((l[pixel + step] ?? 0) - (l[pixel] ?? 0));
        changes += near;
        const wide = Math.abs((l[pixel + 4 * step] ?? 0) - (l[pixel - 3 * step] ?? 0));
        if (wide < STRONG) continue;
        const share = Math.min(100, Math.round((near / wide) * 100));
        shares[share] = (shares[share] ?? 0) + 1;
        edges++;
      }
    }
  }
  if (edges < EDGES) return changes / (2 * width * height) < FLAT;
  let above = 0;
  const steepest = shares.findLastIndex((count) => {
    above += count;
    return above >= edges / 10;
  });
  return steepest / 100 < STEEP;
}

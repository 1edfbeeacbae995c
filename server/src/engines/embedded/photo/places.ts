import { TISSUES } from '@plantcare/contract/measured-diagnosis.ts';
import { closed, densityOf, depthOf, type Mask, maskOf, type Piece, piecesOf, sizeOf, solidityOf } from './mask.ts';
import type { LabImage } from './oklab.ts';

const SOUND_KINDS = new Set([-1, TISSUES.indexOf('green'), TISSUES.indexOf('variegated')]);
const YELLOW = TISSUES.indexOf('yellow');
const PALE = TISSUES.indexOf('pale');

/** The margin is this share of the deepest point of its leaf. */
const MARGIN = 0.3;
/** A tip is where the surroundings hold little of the leaf, or an end of a single leaf. */
const POINTED = 0.36;
const END = 0.26;
/** A leaf fills so much of its convex hull, a plant of many leaves less. */
const FILLED = 0.77;
/** A spot is round, and covers at most this share of the tissue. */
const LARGEST_SPOT = 0.03;
const ROUND = 0.42;

/** Where discolored tissue lies, as shares of all that is discolored; the places overlap. */
export interface Places {
  margin: number;
  /** How much more there is at the margin than its size would have by chance. */
  marginExcess: number;
  tips: number;
  spots: number;
  lowerHalf: number;
  /** How much of what lies between discolored stripes is sound veins: 0 where they do not lie in stripes. */
  veins: number;
  /** The share of the largest piece. */
  largest: number;
  spotCount: number;
  /** Of the tissue: the median. */
  spotSize: number;
  /** How far the discolored tissue is spread: the share of squares of tissue that hold some. */
  spread: number;
  /** Whether it is one leaf, and not several or a whole plant. */
  single: boolean;
}

export function placesOf(image: LabImage, mask: Mask, kinds: Int8Array): Places {
  const sick = maskOf(image, (pixel) => !SOUND_KINDS.has(kinds[pixel] ?? -1));
  const total = Math.max(1, sizeOf(sick));
  const counted = kinds.reduce((sum, kind) => sum + (kind >= 0 ? 1 : 0), 0);
  const depth = depthOf(mask);
  const leaves = piecesOf(mask, counted * 0.02);
  const inMargin = marginOf(leaves, depth, mask);
  const tips = tipsOf(leaves, mask);
  const pieces = piecesOf(sick, 4);
  const spots = pieces.filter((piece) => isSpot(piece, counted));
  const sizes = spots.map(({ pixels }) => pixels.length).toSorted((one, other) => one - other);
  const marginShare = shareOf(kinds, inMargin);
  const atMargin = overlap(sick, inMargin) / total;
  const top = Math.min(...leaves.map((leaf) => leaf.top));
  const bottom = Math.max(...leaves.map((leaf) => leaf.bottom));
  const middle = ((top + bottom) / 2) * image.width;
  return {
    margin: atMargin,
    marginExcess: atMargin / Math.max(0.05, marginShare),
    tips: overlap(sick, tips) / total,
    spots: spots.reduce((sum, { pixels }) => sum + pixels.length, 0) / total,
    lowerHalf:
      overlap(
        sick,
        maskOf(image, (pixel) => pixel > middle),
      ) / total,
    veins: veinShare(image, mask, kinds),
    largest: (pieces[0]?.pixels.length ?? 0) / total,
    spotCount: spots.length,
    spotSize: (sizes[Math.floor(sizes.length / 2)] ?? 0) / Math.max(1, counted),
    spread: spreadOf(image, kinds),
    single: isSingle(leaves, mask),
  };
}

/** The outermost part of each leaf: up to 30% of how deep it is. */
function marginOf(leaves: readonly Piece[], depth: Float32Array, mask: Mask): Mask {
  const limit = new Float32Array(depth.length);
  for (const { pixels } of leaves) {
    let deepest = 0;
    for (const pixel of pixels) deepest = Math.max(deepest, depth[pixel] ?? 0);
    for (const pixel of pixels) limit[pixel] = deepest * MARGIN;
  }
  return maskOf(mask, (pixel) => mask.bits[pixel] === 1 && (depth[pixel] ?? 0) <= (limit[pixel] ?? 0));
}

/** Both ends of a single leaf along its longest line; where leaves overlap, wherever the tissue runs out into a point. */
function tipsOf(leaves: readonly Piece[], mask: Mask): Mask {
  const tips = new Uint8Array(mask.bits.length);
  for (const leaf of leaves) {
    const axis = axisOf(leaf, mask.width);
    if (solidityOf(leaf, mask.width) > FILLED) {
      for (const pixel of leaf.pixels) {
        const along = (axis.along(pixel) - axis.from) / (axis.to - axis.from);
        if (along < END || along > 1 - END) tips[pixel] = along < 0.5 ? 1 : 2;
      }
    } else {
      const density = densityOf(mask, Math.max(3, Math.round(Math.sqrt(leaf.pixels.length) / 14)));
      for (const pixel of leaf.pixels) if ((density[pixel] ?? 0) < POINTED) tips[pixel] = 1;
    }
  }
  return maskOf(mask, (pixel) => tips[pixel] !== 0);
}

function isSingle([largest, next]: readonly Piece[], { width }: Mask): boolean {
  if (!largest || (next && next.pixels.length > largest.pixels.length * 0.3)) return false;
  return solidityOf(largest, width) > FILLED;
}

interface Axis {
  along(pixel: number): number;
  from: number;
  to: number;
}

/** The longest line through a leaf, by its second moments. */
function axisOf({ pixels }: Piece, width: number): Axis {
  let [sumX, sumY] = [0, 0];
  for (const pixel of pixels) {
    sumX += pixel % width;
    sumY += Math.floor(pixel / width);
  }
  const [centerX, centerY] = [sumX / pixels.length, sumY / pixels.length];
  let [xx, yy, xy] = [0, 0, 0];
  for (const pixel of pixels) {
    const dx = (pixel % width) - centerX;
    const dy = Math.floor(pixel / width) - centerY;
    xx += dx * dx;
    yy += dy * dy;
    xy += dx * dy;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = (pixel: number) => ((pixel % width) - centerX) * cos + (Math.floor(pixel / width) - centerY) * sin;
  let [from, to] = [0, 0];
  for (const pixel of pixels) {
    from = Math.min(from, along(pixel));
    to = Math.max(to, along(pixel));
  }
  return { along, from, to };
}

function isSpot({ pixels, left, right, top, bottom }: Piece, counted: number): boolean {
  const [across, down] = [right - left + 1, bottom - top + 1];
  const filled = pixels.length / (across * down);
  return (
    pixels.length <= counted * LARGEST_SPOT && filled >= ROUND && Math.max(across, down) <= 2.6 * Math.min(across, down)
  );
}

/**
 * Yellow or pale tissue between veins is parted by narrow sound ones, which close when it is grown and shrunk again: the
 * share of such veins in what has closed.
 */
function veinShare(image: LabImage, mask: Mask, kinds: Int8Array): number {
  const faded = maskOf(image, (pixel) => kinds[pixel] === YELLOW || kinds[pixel] === PALE);
  const size = sizeOf(faded);
  if (size < 50) return 0;
  const radius = Math.max(2, Math.round(Math.sqrt(sizeOf(mask)) / 28));
  const whole = closed(faded, radius);
  let veins = 0;
  let all = 0;
  for (let pixel = 0; pixel < kinds.length; pixel++) {
    if (whole.bits[pixel] === 0 || (kinds[pixel] ?? -1) < 0) continue;
    all++;
    if (SOUND_KINDS.has(kinds[pixel] ?? -1)) veins++;
  }
  return veins / Math.max(1, all);
}

function spreadOf({ width, height }: LabImage, kinds: Int8Array): number {
  const side = Math.max(6, Math.round(Math.max(width, height) / 32));
  let [withTissue, withSick] = [0, 0];
  for (let y0 = 0; y0 < height; y0 += side) {
    for (let x0 = 0; x0 < width; x0 += side) {
      let [tissue, sick] = [0, 0];
      for (let y = y0; y < Math.min(height, y0 + side); y++) {
        for (let x = x0; x < Math.min(width, x0 + side); x++) {
          const kind = kinds[y * width + x] ?? -1;
          if (kind >= 0) tissue++;
          if (!SOUND_KINDS.has(kind)) sick++;
        }
      }
      if (tissue > (side * side) / 2) withTissue++;
      if (tissue > (side * side) / 2 && sick > tissue / 10) withSick++;
    }
  }
  return withSick / Math.max(1, withTissue);
}

function overlap(one: Mask, other: Mask): number {
  let both = 0;
  for (let pixel = 0; pixel < one.bits.length; pixel++) both += (one.bits[pixel] ?? 0) & (other.bits[pixel] ?? 0);
  return both;
}

function shareOf(kinds: Int8Array, mask: Mask): number {
  let [all, within] = [0, 0];
  for (let pixel = 0; pixel < kinds.length; pixel++) {
    if ((kinds[pixel] ?? -1) < 0) continue;
    all++;
    within += mask.bits[pixel] ?? 0;
  }
  return within / Math.max(1, all);
}

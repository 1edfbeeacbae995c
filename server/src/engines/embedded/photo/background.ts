import { GREEN, YELLOW } from './hues.ts';
import type { LabImage } from './oklab.ts';

/** How much of the picture's sides is looked at for what lies behind the plant. */
const FRAME = 0.04;
const CLUSTERS = 4;
const ROUNDS = 6;
const SAMPLES = 1500;
/** A color seen on less than this share of the frame is no background. */
const RARE = 0.06;
const MOSTLY = 0.6;

/** A color behind the plant, and how much it varies. */
interface Backdrop {
  l: number;
  a: number;
  b: number;
  spread: number;
  lightSpread: number;
  /** How rough it is: see `roughnessOf`. */
  rough: number;
}

/** Soil, wood and cloth are rougher than any leaf: what is so much smoother than they are is none of them. */
const ROUGH = 0.009;
const SMOOTHER = 0.45;

/** Tells whether a pixel looks like what lies behind the plant, in light or shadow; `tight` is how well it must match. */
export type LooksLikeBackground = (pixel: number, tight?: number) => boolean;

/**
 * Learns the colors along the sides of the picture (k-means, without green) and compares others with them. In OKLab a
 * shadow scales all three coordinates alike, so a pixel is compared after it has been brought to the backdrop's light.
 */
export function learnBackground(image: LabImage, hues: Uint8Array): LooksLikeBackground {
  const roughness = roughnessOf(image);
  const backdrops = backdropsOf(image, hues, roughness);
  return (pixel, tight = 1) => {
    const l = image.l[pixel] ?? 0;
    const a = image.a[pixel] ?? 0;
    const b = image.b[pixel] ?? 0;
    for (const backdrop of backdrops) {
      const light = l / backdrop.l;
      const brightest = 1 + Math.max(0.05, 2.2 * backdrop.lightSpread) * tight;
      const darkest = tight < 1 ? 1 - Math.max(0.05, 2.2 * backdrop.lightSpread) * tight : SHADOW;
      if (light > brightest || light < darkest) continue;
      if (backdrop.rough > ROUGH && (roughness[pixel] ?? 0) < backdrop.rough * SMOOTHER) continue;
      const off = Math.hypot(a - backdrop.a * light, b - backdrop.b * light);
      if (off < Math.max(0.02, 2.3 * backdrop.spread) * tight) return true;
    }
    return false;
  };
}

/** The darkest shadow that is still taken for one. */
const SHADOW = 0.62;

function backdropsOf({ width, height, l, a, b }: LabImage, hues: Uint8Array, roughness: Float32Array): Backdrop[] {
  const frame: number[] = [];
  const deep = Math.max(2, Math.round(Math.min(width, height) * FRAME));
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const inside = x >= deep && y >= deep && x < width - deep && y < height - deep;
      if (!inside && hues[y * width + x] !== GREEN) frame.push(y * width + x);
    }
  }
  // Leaves reach the sides too: green never lies behind, yellow only where there is much of it.
  const notYellow = frame.filter((pixel) => hues[pixel] !== YELLOW);
  const behind = notYellow.length > frame.length * MOSTLY ? notYellow : frame;
  if (behind.length < 40) return [];
  const every = Math.ceil(behind.length / SAMPLES);
  const sample = behind.filter((_, index) => index % every === 0);
  const byLight = sample.toSorted((one, other) => (l[one] ?? 0) - (l[other] ?? 0));
  let centers = Array.from({ length: CLUSTERS }, (_, index) => {
    const pixel = byLight[Math.floor(((index + 0.5) / CLUSTERS) * byLight.length)] ?? 0;
    return { l: l[pixel] ?? 0, a: a[pixel] ?? 0, b: b[pixel] ?? 0 };
  });
  let members: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    members = centers.map(() => []);
    for (const pixel of sample) {
      let nearest = 0;
      let least = Number.POSITIVE_INFINITY;
      for (const [index, center] of centers.entries()) {
        const away =
          (((l[pixel] ?? 0) - center.l) / 2) ** 2 + ((a[pixel] ?? 0) - center.a) ** 2 + ((b[pixel] ?? 0) - center.b) ** 2;
        if (away < least) [least, nearest] = [away, index];
      }
      members[nearest]?.push(pixel);
    }
    centers = centers.map((center, index) => {
      const own = members[index] ?? [];
      return own.length === 0 ? center : { l: mean(own, l), a: mean(own, a), b: mean(own, b) };
    });
  }
  return centers.flatMap((center, index) => {
    const own = members[index] ?? [];
    if (own.length < sample.length * RARE) return [];
    const away = own.map((pixel) => Math.hypot((a[pixel] ?? 0) - center.a, (b[pixel] ?? 0) - center.b) ** 2);
    const lights = own.map((pixel) => ((l[pixel] ?? 0) / center.l - 1) ** 2);
    const rootMean = (squares: number[]) => Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
    return [{ ...center, spread: rootMean(away), lightSpread: rootMean(lights), rough: mean(own, roughness) }];
  });
}

/** How much lightness changes from pixel to pixel, on average over five by five of them. */
function roughnessOf({ width, height, l }: LabImage): Float32Array {
  const change = new Float32Array(l.length);
  for (let pixel = width; pixel < l.length - 1; pixel++) {
    const own = l[pixel] ?? 0;
    change[pixel] = (Math.abs(own - (l[pixel + 1] ?? 0)) + Math.abs(own - (l[pixel - width] ?? 0))) / 2;
  }
  return averaged(averaged(change, 1, l.length), width, height * width);
}

/** The mean of five values in a row, each `step` from the next. */
function averaged(values: Float32Array, step: number, end: number): Float32Array {
  const means = new Float32Array(values.length);
  for (let at = 2 * step; at < end - 2 * step; at++) {
    const before = (values[at - 2 * step] ?? 0) + (values[at - step] ?? 0);
    means[at] = (before + (values[at] ?? 0) + (values[at + step] ?? 0) + (values[at + 2 * step] ?? 0)) / 5;
  }
  return means;
}

function mean(pixels: readonly number[], channel: Float32Array): number {
  let sum = 0;
  for (const pixel of pixels) sum += channel[pixel] ?? 0;
  return sum / pixels.length;
}

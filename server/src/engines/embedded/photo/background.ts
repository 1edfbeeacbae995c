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
}

/** Tells whether a pixel looks like what lies behind the plant, in light or shadow; `tight` is how well it must match. */
export type LooksLikeBackground = (pixel: number, tight?: number) => boolean;

/**
 * Learns the colors along the sides of the picture (k-means, without green) and compares others with them. In OKLab a
 * shadow scales all three coordinates alike, so a pixel is compared after it has been brought to the backdrop's light.
 */
export function learnBackground(image: LabImage, hues: Uint8Array): LooksLikeBackground {
  const backdrops = backdropsOf(image, hues);
  return (pixel, tight = 1) => {
    const l = image.l[pixel] ?? 0;
    const a = image.a[pixel] ?? 0;
    const b = image.b[pixel] ?? 0;
    for (const backdrop of backdrops) {
      const light = l / backdrop.l;
      const brightest = 1 + Math.max(0.05, 2.2 * backdrop.lightSpread) * tight;
      const own = 1 - Math.max(0.05, 2 * backdrop.lightSpread) * tight;
      const darkest = tight < 1 || backdrop.l < DEEP ? own : Math.min(own, SHADOW);
      if (light > brightest || light < darkest) continue;
      const off = Math.hypot(a - backdrop.a * light, b - backdrop.b * light);
      if (off < Math.max(0.02, 1.8 * backdrop.spread) * tight) return true;
    }
    return false;
  };
}

/** The darkest shadow that is still taken for one. */
const SHADOW = 0.66;
/** On what is as dark as soil, a shadow is not told from dead tissue, and the tissue counts. */
const DEEP = 0.45;

function backdropsOf({ width, height, l, a, b }: LabImage, hues: Uint8Array): Backdrop[] {
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
          (((l[pixel] ?? 0) - center.l) / 2) ** 2 +
          ((a[pixel] ?? 0) - center.a) ** 2 +
          ((b[pixel] ?? 0) - center.b) ** 2;
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
    const rootMean = (squares: number[]) =>
      Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
    return [{ ...center, spread: rootMean(away), lightSpread: rootMean(lights) }];
  });
}

function mean(pixels: readonly number[], channel: Float32Array): number {
  let sum = 0;
  for (const pixel of pixels) sum += channel[pixel] ?? 0;
  return sum / pixels.length;
}

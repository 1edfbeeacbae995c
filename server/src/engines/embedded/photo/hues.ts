import type { LabImage } from './oklab.ts';

/** What a color alone can be: tissue of some kind, or nothing that leaves turn into (`FOREIGN`). */
export const GREEN = 0;
export const YELLOW = 1;
export const BROWN = 2;
export const BLACK = 3;
export const PALE = 4;
export const RED = 5;
export const FOREIGN = 6;
export const HUE_COUNT = 7;

/**
 * The hue of each pixel. The bounds are angles and saturations (chroma by lightness) in OKLab, set on one half of the
 * drawn leaves and confirmed on the other (`scripts/leaves`): leaf green lies at 116–178°, yellowed tissue at
 * 86–116°, dead tissue from 25° to that, pale and dark of little color.
 */
export function huesOf({ l, a, b }: LabImage): Uint8Array {
  const hues = new Uint8Array(l.length);
  for (let pixel = 0; pixel < hues.length; pixel++) hues[pixel] = hueOf(l[pixel] ?? 0, a[pixel] ?? 0, b[pixel] ?? 0);
  return hues;
}

function hueOf(l: number, a: number, b: number): number {
  const chroma = Math.hypot(a, b);
  const saturation = chroma / Math.max(l, 0.05);
  const angle = (Math.atan2(b, a) * 180) / Math.PI; // −180 to 180: blue and purple are negative
  if (l < 0.3 && saturation < 0.16 && !(angle > 116 && angle < 178 && saturation > 0.1)) return BLACK;
  if (angle >= 116 && angle < 178 && saturation >= 0.075 && !(l > 0.83 && chroma < 0.085)) return GREEN;
  if (l > 0.6 && saturation < (angle > 72 && angle < 150 ? 0.105 : 0.06)) return PALE;
  if (saturation < 0.045) return l < 0.36 ? BLACK : PALE;
  if (angle >= 86 && angle < 116) return l >= 0.5 && saturation >= 0.14 ? YELLOW : BROWN;
  if (angle >= 25 && angle < 86) return l > 0.72 && saturation > 0.17 && angle > 78 ? YELLOW : BROWN;
  if (angle >= 116 && angle < 178) return l > 0.6 ? PALE : BROWN;
  if (angle >= 178 || (angle < -70 && angle > -180)) return saturation > 0.06 ? FOREIGN : PALE;
  return saturation > 0.09 ? RED : l < 0.4 ? BLACK : BROWN;
}

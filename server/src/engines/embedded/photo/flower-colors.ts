import type { LooksLikeBackground } from './background.ts';
import { emptyMask, type Mask, maskOf, piecesOf, sizeOf } from './mask.ts';
import type { LabImage } from './oklab.ts';

/** Colors of flowers and of colored leaves that neither green tissue, pots nor soil have. */
export type FlowerColor = 'red' | 'pink' | 'purple' | 'blue';

/** Chroma by lightness (OKLab): terracotta has 0.2, soil and wood less. */
const VIVID = 0.25;
const CLEAR = 0.12;

/** In percent of the plant and its flowers: vivid pieces that touch the plant and do not look like what lies behind. */
export function flowerColorsOf(
  image: LabImage,
  plant: Mask,
  background: LooksLikeBackground,
): Partial<Record<FlowerColor, number>> {
  const { width, height } = image;
  const colors = new Map<number, FlowerColor>();
  const vivid = maskOf(image, (pixel) => {
    const color = colorOf(image, pixel);
    if (!color || background(pixel)) return false;
    colors.set(pixel, color);
    return true;
  });
  const counts = new Map<FlowerColor, number>();
  const flowers = emptyMask({ width, height });
  for (const { pixels } of piecesOf(vivid, 20)) {
    if (!pixels.some((pixel) => touches(pixel))) continue;
    for (const pixel of pixels) {
      flowers.bits[pixel] = 1;
      const color = colors.get(pixel);
      if (color) counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  const all = sizeOf(maskOf(plant, (pixel) => plant.bits[pixel] === 1 || flowers.bits[pixel] === 1));
  return Object.fromEntries([...counts].map(([color, count]) => [color, Math.round((count / all) * 1000) / 10]));

  function touches(pixel: number): boolean {
    return [3, -3, 3 * width, -3 * width, 0].some((step) => plant.bits[pixel + step] === 1);
  }
}

function colorOf({ l, a, b }: LabImage, pixel: number): FlowerColor | null {
  const light = l[pixel] ?? 0;
  const saturation = Math.hypot(a[pixel] ?? 0, b[pixel] ?? 0) / Math.max(light, 0.05);
  if (light < 0.25 || saturation < CLEAR) return null;
  const angle = (Math.atan2(b[pixel] ?? 0, a[pixel] ?? 0) * 180) / Math.PI;
  if (angle >= 12 && angle < 38) return saturation >= VIVID ? 'red' : null;
  if (angle >= -35 && angle < 12) return 'pink';
  if (angle >= -72 && angle < -35) return 'purple';
  return angle >= -130 && angle < -72 ? 'blue' : null;
}

import type { Doubt, Measurements } from '@plantcare/contract/measured-diagnosis.ts';
import type { FlowerColor } from './flower-colors.ts';
import { BROWN, GREEN } from './hues.ts';
import { type Mask, sizeOf } from './mask.ts';
import type { LabImage } from './oklab.ts';
import type { Places } from './places.ts';
import type { Tissue } from './tissue.ts';

/** Of the tissue, the share that must be green for it to be a leaf and no petal: the rest is told by an outline. */
const GREEN_ENOUGH = 40;
/** Flowers that cover so much of the plant, in percent, have petals among what was counted. */
const FLOWERS = 4;
/** Of the sides of the picture, the share that tissue may cover: a leaf that is more cut off than this is one of many. */
const SIDES = 0.2;
/** One leaf that is cut off at the sides of the picture fills so much of it. */
const FILLS = 0.95;
/** Leaves that fill less than this are seen from afar. */
const FROM_AFAR = 0.08;
/** Of the frame, the share that is brown where the leaf lies on soil, wood or bark. */
const BROWN_FRAME = 0.3;
/** The lightness (OKLab) of green tissue below which dark places are shadow. */
const SHADED = 0.36;
/** Of what is discolored, the share from which one color decides what it looks like. */
const MOSTLY = 0.5;

interface Measured extends Pick<Measurements, 'shares' | 'discolored' | 'pattern'> {
  flowers: Partial<Record<FlowerColor, number>>;
  places: Places;
}

/**
 * What may have been taken for discolored tissue though it is none: where there is any doubt, the colors are reported and
 * nothing is concluded from them. A leaf that was outlined leaves only light to doubt.
 */
export function doubtsOf(image: LabImage, tissue: Tissue, measured: Measured): Doubt[] {
  const { shares, discolored, pattern, flowers, places } = measured;
  const sound = shares.green + shares.variegated;
  const most = (share: number) => share > discolored * MOSTLY;
  const petals = Object.values(flowers).reduce((sum, share) => sum + share, 0);
  const doubts: readonly (readonly [Doubt, boolean])[] = [
    ['petals', petals > FLOWERS || (sound < GREEN_ENOUGH && pattern !== 'between veins')],
    ['several leaves', isOneOfMany(tissue.mask, places)],
    ['soil', most(shares.brown) && pattern !== 'spots' && frameShare(image, tissue.hues, BROWN) > BROWN_FRAME],
    [
      'shadow',
      (most(shares.black) && pattern !== 'spots') || (shares.black > 0.5 && greenLightness(image, tissue) < SHADED),
    ],
    ['gloss', most(shares.pale)],
  ];
  const byLight = new Set<Doubt>(['shadow', 'gloss']);
  return doubts
    .filter(([doubt, holds]) => holds && (tissue.background !== null || byLight.has(doubt)))
    .map(([doubt]) => doubt);
}

function isOneOfMany(mask: Mask, { single }: Places): boolean {
  const share = sizeOf(mask) / mask.bits.length;
  if (!single && share < FROM_AFAR) return true;
  return sidesCovered(mask) > SIDES && (!single || share < FILLS);
}

/** How much of the picture's outermost line is tissue. */
function sidesCovered(mask: Mask): number {
  const side = sidePixels(mask);
  return side.filter((pixel) => mask.bits[pixel] === 1).length / side.length;
}

function frameShare(image: LabImage, hues: Uint8Array, hue: number): number {
  const side = sidePixels(image);
  return side.filter((pixel) => hues[pixel] === hue).length / side.length;
}

function sidePixels({ width, height }: { width: number; height: number }): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...across, ...down].flat();
}

/** The mean over the green tissue, 1 where there is none. */
function greenLightness({ l }: LabImage, { mask, hues }: Tissue): number {
  let sum = 0;
  let count = 0;
  for (let pixel = 0; pixel < l.length; pixel++) {
    if (mask.bits[pixel] === 0 || hues[pixel] !== GREEN) continue;
    sum += l[pixel] ?? 0;
    count++;
  }
  return count === 0 ? 1 : sum / count;
}

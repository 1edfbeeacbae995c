import type { Pattern } from '@plantcare/contract/measured-diagnosis.ts';
import {
  type Measurements,
  type Outline,
  type Overlay,
  TISSUES,
  type Tissue,
} from '@plantcare/contract/measured-diagnosis.ts';
import { doubtsOf } from './doubts.ts';
import { type FlowerColor, flowerColorsOf } from './flower-colors.ts';
import { kindsOf } from './kinds.ts';
import { piecesOf, sizeOf } from './mask.ts';
import { toOklab } from './oklab.ts';
import { outlineOf } from './outline.ts';
import { overlayOf } from './overlay.ts';
import type { Places } from './places.ts';
import { placesOf } from './places.ts';
import { type Flaw, flawOf } from './quality.ts';
import type { Raster } from './raster.ts';
import { tissueOf } from './tissue.ts';

/** Below this share, in percent, a leaf counts as sound: the measuring itself errs by as much. */
const SOUND_BELOW = 1;

/** What was counted on a photo. */
export interface Reading {
  measurements: Measurements;
  overlay: Overlay;
  outline: Outline | null;
  /** Colors of flowers, in percent of the plant with them; none where the leaf was outlined. */
  flowers: Partial<Record<FlowerColor, number>>;
}

/** A leaf in pieces has no outline: one piece must hold this share of it. */
const ONE_PIECE = 0.8;

/** Measures a photo, or says why it cannot be measured. An outline says what the leaf is, whatever its color. */
export function measure(raster: Raster, outline: Outline | null): Reading | Flaw {
  const image = toOklab(raster);
  const tissue = tissueOf(image, outline);
  const plant = sizeOf(tissue.mask);
  const flaw = flawOf(image, tissue.mask, outline !== null);
  if (flaw) return flaw;
  const kinds = kindsOf(image, tissue);
  const places = placesOf(image, tissue.mask, kinds);
  const shares = sharesOf(kinds);
  const discolored = tenth(shares.yellow + shares.brown + shares.black + shares.pale + shares.powdery);
  const clear = discolored >= SOUND_BELOW;
  const pattern = patternOf(shares, discolored, places);
  const flowers = tissue.background ? flowerColorsOf(image, tissue.mask, tissue.background) : {};
  const percent = (share: number) => (clear ? Math.round(Math.min(1, share) * 100) : 0);
  return {
    measurements: {
      plant: tenth((plant / tissue.mask.bits.length) * 100),
      shares,
      discolored,
      pattern,
      places: {
        margin: percent(places.margin),
        tips: percent(places.tips),
        spots: percent(places.spots),
        lowerHalf: percent(places.lowerHalf),
      },
      spots: clear
        ? { count: places.spotCount, size: Math.round(places.spotSize * 10_000) / 100 }
        : { count: 0, size: 0 },
      doubts: doubtsOf(image, tissue, { shares, discolored, pattern, flowers, places }),
    },
    overlay: overlayOf(kinds, image),
    outline: outline ?? ownOutline(tissue.mask, plant),
    flowers,
  };
}

function ownOutline(mask: Parameters<typeof piecesOf>[0], plant: number): Outline | null {
  const [largest] = piecesOf(mask);
  return largest && largest.pixels.length >= plant * ONE_PIECE ? outlineOf(largest, mask) : null;
}

function sharesOf(kinds: Int8Array): Record<Tissue, number> {
  const counts = new Array<number>(TISSUES.length).fill(0);
  let all = 0;
  for (const kind of kinds) {
    if (kind < 0) continue;
    counts[kind] = (counts[kind] ?? 0) + 1;
    all++;
  }
  const share = (tissue: Tissue) => tenth(((counts[TISSUES.indexOf(tissue)] ?? 0) / Math.max(1, all)) * 100);
  return {
    green: share('green'),
    variegated: share('variegated'),
    yellow: share('yellow'),
    brown: share('brown'),
    black: share('black'),
    pale: share('pale'),
    powdery: share('powdery'),
  };
}

function tenth(figure: number): number {
  return Math.min(100, Math.round(figure * 10) / 10);
}

/** How the discoloration lies, the first that holds; the bounds are set on drawn leaves. */
function patternOf(shares: Measurements['shares'], discolored: number, places: Places): Pattern {
  if (discolored < SOUND_BELOW) return 'none';
  if (shares.powdery > discolored * 0.5) return 'powder';
  if (places.veins > 0.13 && places.spread > 0.5 && shares.yellow + shares.pale > discolored * 0.6)
    return 'between veins';
  if (places.spotCount >= 4 && places.spots > 0.5) return 'spots';
  if (!places.single && places.lowerHalf > 0.8 && shares.yellow > discolored * 0.5 && discolored > 8)
    return 'lower leaves';
  if (discolored > 40 && places.spread > 0.5) return 'overall';
  if (places.tips > 0.75 && places.spread < 0.4 && places.largest > 0.5) return 'tip';
  if (places.margin > 0.6 && places.marginExcess > 1.4 && places.spread > 0.15) return 'margin';
  return 'patches';
}

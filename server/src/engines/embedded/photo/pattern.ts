import type { Measurements, Pattern } from '@plantcare/contract/measured-diagnosis.ts';
import type { Places } from './places.ts';

/** Below this share, in percent, a leaf counts as sound: the measuring itself errs by as much. */
export const SOUND_BELOW = 1;

/** How the discoloration lies, the first that holds; the bounds are set on drawn leaves. */
export function patternOf(shares: Measurements['shares'], discolored: number, places: Places): Pattern {
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

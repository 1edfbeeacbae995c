import type { PlantLimits } from '../../horticulture/water-need/plant-limits.ts';

/** °C. At such a temperature two metres up the ground and the leaves on it may freeze in a clear, still night. */
export const GROUND_FROST = 3;
/** °C. Plants of warm countries suffer from less than they like, but are harmed lastingly only by about this. */
const CHILLING_HARM = 5;

/**
 * The night temperature, in °C, below which a plant outdoors is harmed: what it bears, raised to ground frost for those
 * that bear no frost, and lowered to where cold does harm for those that merely stop growing.
 */
export function coldThatHarms({ min }: Pick<PlantLimits, 'min'>): number {
  if (min < 0) return min;
  return Math.min(CHILLING_HARM, Math.max(GROUND_FROST, min));
}

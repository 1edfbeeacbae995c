import type { WeatherLimits } from '../../horticulture/weather-needs/weather-limits.ts';

/** °C. At such a temperature two meters up the ground and the leaves on it may freeze in a clear, still night. */
export const GROUND_FROST = 3;
/** °C. Plants of warm countries suffer from less than they need, but lasting harm begins only at about this. */
const CHILLING_HARM = 5;

/**
 * The night temperature, in °C, below which to warn of a plant outdoors: its limit, raised to ground frost for plants that
 * tolerate no frost. No plant is warned of later than its own hardiness rating says.
 */
export function warnsBelow({ min }: Pick<WeatherLimits, 'min'>): number {
  return min < 0 ? min : Math.max(GROUND_FROST, min);
}

/** The night temperature, in °C, below which a plant outdoors is harmed lastingly rather than checked in its growth. */
export function lastingHarmBelow({ min }: Pick<WeatherLimits, 'min'>): number {
  return Math.min(CHILLING_HARM, min);
}

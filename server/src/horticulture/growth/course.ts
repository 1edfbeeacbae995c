import type { GrowthRate } from '@plantcare/contract/species.ts';

/** The part of its final height that a rooted cutting or seedling begins with: an own assumption. */
export const SEEDLING = 0.05;
/** And what a bulb or a seed of the season begins with. */
export const SPROUT = 0.02;

const NEARLY_GROWN = 0.9;

/**
 * Weeks of full growth in which a plant of 1 m comes from `SEEDLING` to nine tenths of its final height. With about 30
 * such weeks a year these are 2.5, 5 and 9 years, which puts house plants and shrubs where the RHS puts them with its
 * "time to ultimate height" of 2–5, 5–10 and 10–20 years. The figures are an own calibration to these classes.
 */
const WEEKS_FOR_A_METER: Record<GrowthRate, number> = { fast: 75, medium: 150, slow: 270 };

/** Weeks from sprouting to nine tenths of the height of one season, for annuals and bulbs: an own assumption. */
const WEEKS_OF_A_SEASON: Record<GrowthRate, number> = { fast: 12, medium: 15, slow: 20 };

/**
 * Gompertz's course: H(τ) = K · (H₀ / K)^(e^(−kτ)), which rises from H₀ and bends towards the final height K without ever
 * reaching it. Winsor, "The Gompertz curve as a growth curve", PNAS 18 (1932); for plants Paine et al., "How to fit
 * nonlinear plant growth models and calculate growth rates", Methods in Ecology and Evolution 3 (2012). τ counts weeks of
 * full growth: a week in poor light or in winter counts for less, so that the height never falls.
 *
 * @param start H₀, above 0 and at most `full`
 * @param full K, in the unit of `start`
 * @param progress k·τ, from 0
 */
export function heightAfter(start: number, full: number, progress: number): number {
  return full * (start / full) ** Math.exp(-progress);
}

/** k of a plant that grows for years. The time goes with the square root of its size, as an own rule: trees take decades. */
export function yearlyRate(rate: GrowthRate, matureHeight: number): number {
  return coefficient(SEEDLING, WEEKS_FOR_A_METER[rate] * Math.sqrt(matureHeight / 100));
}

/** k of what grows to its height within one season: in the weeks until it is ripe, where these are known. */
export function seasonalRate(rate: GrowthRate, untilRipe: number | null = null): number {
  return coefficient(SPROUT, untilRipe ?? WEEKS_OF_A_SEASON[rate]);
}

function coefficient(from: number, weeks: number): number {
  return Math.log(Math.log(from) / Math.log(NEARLY_GROWN)) / weeks;
}

import type { HardinessRating, Species } from '@plantcare/contract/species.ts';
import type { WindClass } from '../../knowledge/plant-record.ts';

/** What a plant outdoors tolerates: from the coldest night to the hottest afternoon in °C, and gusts in m/s. */
export interface WeatherLimits {
  min: number;
  max: number;
  wind: number;
}

/**
 * The coldest night in °C, by the hardiness ratings of the Royal Horticultural Society ("RHS hardiness ratings", 2012).
 * Each rating is a band. For plants that do not survive frost (H1a to H2) its cold end counts, below which they are out
 * of their rating. For hardier ones its warm end does, since the RHS rates plants in the ground and roots in pots
 * freeze sooner; for H3 (−5 to 1 °C) the middle, as the warm end would call half-hardy plants tender.
 */
const COLD_LIMITS: Readonly<Record<HardinessRating, number>> = {
  H1a: 15,
  H1b: 10,
  H1c: 5,
  H2: 1,
  H3: -2,
  H4: -5,
  H5: -10,
  H6: -15,
  H7: -20,
};

/**
 * °C. The highest temperature of a record is what the plant tolerates for days on end, in a room too. The hottest hours of
 * one afternoon outdoors are over sooner, and below this they harm no plant: many plants begin to suffer at 30 °C
 * (American Horticultural Society, Plant Heat-Zone Map, "heat days"), those of cool seasons somewhat sooner.
 */
const HARMLESS_HEAT = 28;

/**
 * The strongest gust in m/s, where forces of the Beaufort scale begin (World Meteorological Organization, Guide to
 * Instruments and Methods of Observation, 8): 6 moves large branches, 7 whole trees, 8 breaks twigs, 9 damages houses.
 * Large soft leaves and loaded stems go first, what lies close to the ground last.
 */
const STRONGEST_GUST: Readonly<Record<WindClass, number>> = { soft: 10.8, leafy: 13.9, woody: 17.2, low: 20.8 };

interface Hardiness {
  hardinessRating: HardinessRating;
  temperature: Pick<Species['temperature'], 'min' | 'max'>;
  wind: WindClass;
}

/** From the record alone, and for the cold from the more careful of its rating and its lowest temperature. */
export function weatherLimits({ hardinessRating, temperature, wind }: Hardiness): WeatherLimits {
  return {
    min: Math.max(COLD_LIMITS[hardinessRating], temperature.min),
    max: Math.max(HARMLESS_HEAT, temperature.max),
    wind: STRONGEST_GUST[wind],
  };
}

/** What either of two plants tolerates, where it is not known which of them it is. */
export function moreCareful(one: WeatherLimits, other: WeatherLimits): WeatherLimits {
  return {
    min: Math.max(one.min, other.min),
    max: Math.min(one.max, other.max),
    wind: Math.min(one.wind, other.wind),
  };
}

import { saturationPressure, vaporPressureDeficit } from '../../../server/src/horticulture/climate/vapor-pressure.ts';
import type { WateringPlace, WaterUser } from '../../../server/src/horticulture/watering-rhythm/daily-use.ts';
import { lognormal } from '../random.ts';
import { type SyntheticDay, sunOutsideAir } from './weather.ts';

export const THIRSTS = { thirsty: [2.5, 5], middle: [6, 10], slow: [12, 25] } as const;

export type Thirst = keyof typeof THIRSTS;

export type SimulatedPlace = Exclude<WateringPlace, 'greenhouse'>;

/** A pot, or a place in a bed, as it really is. No rule knows these figures. */
export interface Pot {
  place: SimulatedPlace;
  /** Days of usual use in its growing season until it is dry. */
  lasts: number;
  /** How `lasts` changes over a year, as roots fill the pot or after it was repotted. */
  drift: number;
  rainShare: number;
  cropCoefficient: number;
  /** Indoors: the part of its use that follows the dryness of the air; the light drives the rest. */
  airShare: number;
  /** Indoors: how warm the room is kept in winter, in °C. */
  room: number;
}

/** What records and gardeners say of a pot, more or less rightly. */
export interface KnownPot {
  user: WaterUser;
  /** The usual days of its species; null when its species is not known. */
  usual: number | null;
  /** The rhythm that its gardener chooses at the beginning. */
  interval: number;
}

export function randomPot(place: SimulatedPlace, thirst: Thirst, random: () => number): Pot {
  const [least, most] = THIRSTS[thirst];
  return {
    place,
    lasts: least * (most / least) ** random(),
    drift: lognormal(1, 1.15, random),
    rainShare: place === 'ground' ? 0.6 + 0.4 * random() : place === 'pot' ? 0.1 + 0.4 * random() : 0,
    cropCoefficient: 0.5 + 0.6 * random(),
    airShare: 0.2 + 0.4 * random(),
    room: 19 + 3 * random(),
  };
}

/** @param useAtFirst the pot's mean use in the weeks in which the gardener chooses the rhythm */
export function knownPot(pot: Pot, useAtFirst: number, random: () => number): KnownPot {
  return {
    user: {
      place: pot.place,
      hemisphere: 'north',
      cropCoefficient: pot.cropCoefficient * lognormal(1, 1.15, random),
      // Records differ from the truth: the share is drawn without looking at the pot.
      winterShare: 0.4 + 0.4 * random(),
    },
    usual: random() < 0.3 ? null : pot.lasts * lognormal(1, 1.45, random),
    interval: Math.min(60, Math.max(1, Math.round((pot.lasts / useAtFirst) * lognormal(1, 1.35, random)))),
  };
}

/** Growing days of use on a day, less what rain brings; `dayOfYear` from 1 to 365. */
export function trueUse(pot: Pot, { rain, evapotranspiration, mean, sun }: SyntheticDay, dayOfYear: number): number {
  if (pot.place === 'indoors') {
    const warmth = Math.max(pot.room, Math.min(29, mean + 3));
    // The air of outdoors at 80 % humidity, warmed to the room's temperature.
    const humidity = Math.min(65, (80 * saturationPressure(mean)) / saturationPressure(warmth));
    const air = vaporPressureDeficit(warmth, humidity) / USUAL_DEFICIT;
    const light = (sun * sunOutsideAir(dayOfYear)) / USUAL_SUN;
    return pot.airShare * air + (1 - pot.airShare) * light;
  }
  // Leaves are few in spring and autumn.
  const leaves = 0.9 + 0.2 * Math.cos((2 * Math.PI * (dayOfYear - 200)) / 365);
  const caught = (pot.rainShare * Math.max(0, rain - 1)) / (pot.cropCoefficient * 3.5);
  return (leaves * evapotranspiration) / 3.5 - caught;
}

/** Of a room, and of the sun in mm, on a usual summer day of this weather. */
const USUAL_DEFICIT = 1.2;
const USUAL_SUN = 10.5;

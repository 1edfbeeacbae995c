import { isFrostTender } from '../care-sheet/light-needs.ts';
import { isOutdoors } from '../text-input/location.ts';
import { degrees } from '../text-input/temperature.ts';
import type { Climate } from './question.ts';
import type { Judged } from './rules.ts';

/** °C of a night with frost, where a forecast gives no figure. */
const FROST = 0;
/** Roots in a pot freeze sooner than those in the ground: they are taken to survive this much less, in °C. An own figure. */
const POT_IS_COLDER = 5;

/** A night that is called cold or has a figure, against what a plant outdoors survives. */
export function coldNight(climate: Climate): Judged {
  const { forecast, unit, limits } = climate;
  const low = forecast.temperature?.low ?? null;
  const night = low ?? (forecast.events.has('frost') ? FROST : null);
  const floor = coldLimit(climate);
  const how = low === null ? (forecast.events.has('frost') ? 'Frost' : 'Cold') : degrees(low, low, unit);
  const limit = degrees(floor, floor, unit);
  if (night === null && floor < FROST) {
    return {
      verdict: 'fine',
      text: `${how} is forecast; it survives down to ${limit}.`,
      brief: `${how.toLowerCase()} (it survives ${limit})`,
    };
  }
  if (night === null) {
    return {
      verdict: 'watch',
      text: `${how} is forecast: bring it in before nights come near its minimum of ${limit}.`,
    };
  }
  if (night < floor || (night <= FROST && limits.temperature.min >= FROST)) {
    return {
      verdict: 'change',
      text: isFrostTender(limits)
        ? `${how} is forecast, but it must stay above ${limit}. Bring it in before dusk: no cover saves it.`
        : `${how} is forecast, but it survives only down to ${limit}. Bring it in before dusk, or wrap it in fleece, pot and all, if it cannot be moved.`,
    };
  }
  return {
    verdict: 'fine',
    text: `${how} is forecast; it survives down to ${limit}${climate.keeping.place.openGround || floor >= 0 ? '' : ' in a pot'}.`,
    brief: `${how.toLowerCase()} (it survives ${limit})`,
  };
}

/** The same for a forecast that speaks of no cold, but whose lowest figure is too cold for a plant outdoors. */
export function coldNightIfAny(climate: Climate): Judged[] {
  const low = climate.forecast.temperature?.low ?? FROST;
  return isOutdoors(climate.keeping.place) && low < coldLimit(climate) ? [coldNight(climate)] : [];
}

/** A hardy plant's floor is that of an established one in the ground. */
function coldLimit({ limits, keeping }: Climate): number {
  const { min } = limits.temperature;
  return min < 0 && !keeping.place.openGround ? Math.min(0, min + POT_IS_COLDER) : min;
}

import { isFrostTender } from '../care-sheet/light-needs.ts';
import { degrees } from '../text-input/temperature.ts';
import type { Climate } from './question.ts';
import { isUnderTheSky, type Judged } from './rules.ts';

/** °C of a night with frost, where a forecast gives no figure. */
const FROST = 0;
/** Roots in a pot freeze sooner than those in the ground: they are taken to bear this much less, in °C. An own figure. */
const POT_IS_COLDER = 5;

/** A night that is called cold or has a figure, against what a plant outdoors bears. */
export function coldNight(climate: Climate): Judged {
  const { forecast, unit, limits } = climate;
  const low = forecast.temperature?.low ?? null;
  const night = low ?? (forecast.events.has('frost') ? FROST : null);
  const floor = bears(climate);
  const how = low === null ? (forecast.events.has('frost') ? 'Frost' : 'Cold') : degrees(low, low, unit);
  const bearing = degrees(floor, floor, unit);
  if (night === null && floor < FROST) {
    return { verdict: 'fine', text: `${how} is forecast; it bears down to ${bearing}.` };
  }
  if (night === null) {
    return {
      verdict: 'watch',
      text: `${how} is forecast: bring it in before nights come near the ${bearing} it must be kept above.`,
    };
  }
  if (night < floor || (night <= FROST && limits.temperature.min >= FROST)) {
    return {
      verdict: 'change',
      text: isFrostTender(limits)
        ? `${how} is forecast, but it must be kept above ${bearing}. Bring it in before dusk: no cover saves it.`
        : `${how} is forecast, but it bears only down to ${bearing}. Bring it in before dusk; what cannot be moved is wrapped in fleece, pot and all.`,
    };
  }
  return {
    verdict: 'fine',
    text: `${how} is forecast; it bears down to ${bearing}${climate.keeping.place.openGround || floor >= 0 ? '' : ' in a pot'}.`,
  };
}

/** The same for a forecast that speaks of no cold, but whose lowest figure is too cold for a plant outdoors. */
export function coldNightIfAny(climate: Climate): Judged[] {
  const low = climate.forecast.temperature?.low ?? FROST;
  return isUnderTheSky(climate) && low < bears(climate) ? [coldNight(climate)] : [];
}

/** A hardy plant's floor is that of an established one in the ground. */
function bears({ limits, keeping }: Climate): number {
  const { min } = limits.temperature;
  return min < 0 && !keeping.place.openGround ? Math.min(0, min + POT_IS_COLDER) : min;
}

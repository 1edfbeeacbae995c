import { isOutdoors } from '../text-input/location.ts';
import { degrees } from '../text-input/temperature.ts';
import type { Climate } from './question.ts';
import type { Judged } from './rules.ts';

/** °C of an afternoon that is called hot, where a forecast gives no figure. */
const HOT = 32;

/** Heat against what the plant tolerates. */
export function hotDay(climate: Climate): Judged {
  const { limits, forecast, unit } = climate;
  const { max } = limits.temperature;
  const high = forecast.temperature?.high ?? HOT;
  const heat = forecast.temperature ? degrees(high, high, unit) : 'Heat';
  const limit = degrees(max, max, unit);
  if (high <= max) {
    return {
      verdict: 'watch',
      text: `${heat} is forecast; it tolerates up to ${limit}. Water in the morning and check the soil every day.`,
    };
  }
  const remedy = !isOutdoors(climate.keeping.place)
    ? 'Move it back from the glass, close the blinds at noon, and air the room early.'
    : 'Move it into shade from 11 a.m. to 5 p.m., water early, and do not feed or repot it until it is cooler.';
  return { verdict: 'change', text: `${heat} is forecast, more than the ${limit} it tolerates. ${remedy}` };
}

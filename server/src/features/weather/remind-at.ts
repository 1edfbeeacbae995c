import type { GardenWeather } from '@plantcare/contract/weather.ts';
import type { Forecast } from './forecast.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** By the clock of the place. */
const EVENING = 18;
const MORNING = 7;
/** How long before a storm or heavy rain there is time to prepare. */
const AHEAD_MS = 3 * HOUR_MS;
/** A reminder sooner than this is of no use: the gardener is reading about it now. */
const SOONEST_MS = HOUR_MS / 2;

/**
 * When to remind of weather that is worst at a moment: on the evening before a cold night, in the morning of a hot day,
 * this evening while it is dry, and a few hours before storm and rain. When that is past, at the next full hour; null when
 * no reminder comes in time.
 */
export function remindAt(kind: GardenWeather['kind'], worst: number, forecast: Forecast, now: Date): Date | null {
  const time = now.getTime();
  const usual = usualMoment(kind, worst, forecast, time);
  if (usual >= time + SOONEST_MS) return new Date(usual);
  const nextHour = Math.ceil((time + SOONEST_MS) / HOUR_MS) * HOUR_MS;
  return nextHour < worst ? new Date(nextHour) : null;
}

function usualMoment(kind: GardenWeather['kind'], worst: number, { utcOffsetMs }: Forecast, now: number): number {
  const midnight = (moment: number) => Math.floor((moment + utcOffsetMs) / DAY_MS) * DAY_MS - utcOffsetMs;
  switch (kind) {
    case 'frost':
    case 'cold':
      // Until noon the cold is that of the night before.
      return midnight(worst - DAY_MS / 2) + EVENING * HOUR_MS;
    case 'heat':
      return midnight(worst) + MORNING * HOUR_MS;
    case 'dry':
      return midnight(now) + EVENING * HOUR_MS;
    default:
      return worst - AHEAD_MS;
  }
}

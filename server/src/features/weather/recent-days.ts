import type { Clock } from '../../clock.ts';
import type { RecentWeather } from '../../horticulture/recent-weather.ts';
import { type Forecast, pastDays } from './forecast.ts';

/** The days that "recent" spans, today being the last. */
const DAYS = 4;
/** A forecast of so long ago still tells what the weather was; a later one is better. */
const KEPT_MS = 36 * 3_600_000;
/** Four figures for each of eleven days and place take about a kilobyte. */
const MOST_PLACES = 5_000;

/**
 * Remembers of each forecast what the last days were like, so that a diagnosis can take it into account without asking
 * the provider. Forecasts themselves are larger and are forgotten sooner.
 */
export function createRecentDays(clock: Clock) {
  const known = new Map<string, { days: Forecast['days']; utcOffsetMs: number; at: number }>();

  return {
    remember(key: string, { days, utcOffsetMs }: Forecast): void {
      known.delete(key);
      known.set(key, { days, utcOffsetMs, at: clock().getTime() });
      const [oldest] = known.keys();
      if (known.size > MOST_PLACES && oldest !== undefined) known.delete(oldest);
    },

    /** Null where no forecast was seen lately, or it does not reach back. */
    weatherAt(key: string): RecentWeather | null {
      const found = known.get(key);
      const now = clock();
      if (!found || now.getTime() - found.at > KEPT_MS) return null;
      const days = pastDays(found, now, DAYS);
      if (days.length === 0) return null;
      return {
        coldest: Math.min(...days.map(({ min }) => min)),
        warmest: Math.max(...days.map(({ max }) => max)),
        rain: days.reduce((sum, { rain }) => sum + rain, 0),
      };
    },
  };
}

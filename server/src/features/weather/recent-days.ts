import type { Clock } from '../../clock.ts';
import type { RecentWeather } from '../../horticulture/recent-weather.ts';
import type { Dated, SharedCache } from '../../redis/shared-cache.ts';
import { type Forecast, pastDays } from './forecast.ts';

/** The days that "recent" spans, today being the last. */
const DAYS = 4;
/** A forecast of so long ago still tells what the weather was; a later one is better. */
export const RECENT_DAYS_KEPT_MS = 36 * 3_600_000;
/** Four figures for each of eleven days and place take about a kilobyte. */
const MOST_PLACES = 5_000;

/** What a forecast says of the days. */
export type KnownDays = Pick<Forecast, 'days' | 'utcOffsetMs'>;

/**
 * Remembers of each forecast what the last days were like, so that a diagnosis can take it into account without asking
 * the provider. Forecasts themselves are larger and are forgotten sooner.
 */
export function createRecentDays(clock: Clock, shared: SharedCache<KnownDays>) {
  const seen = new Map<string, Dated<KnownDays>>();

  /** What was seen last, if it is not too old to tell of these days. */
  async function latest(key: string): Promise<KnownDays | null> {
    // Every server gives the same answer: what others have seen counts first.
    const [elsewhere] = await shared.read([key]);
    const found = elsewhere ?? seen.get(key);
    return found && clock().getTime() - found.at.getTime() <= RECENT_DAYS_KEPT_MS ? found.value : null;
  }

  return {
    async remember(key: string, { days, utcOffsetMs }: Forecast): Promise<void> {
      const known = { value: { days, utcOffsetMs }, at: clock() };
      seen.delete(key);
      seen.set(key, known);
      const [oldest] = seen.keys();
      if (seen.size > MOST_PLACES && oldest !== undefined) seen.delete(oldest);
      await shared.write(key, known);
    },

    /** The days that a forecast told of lately, past and coming; null where no server has seen one. */
    async daysAt(key: string): Promise<Forecast['days'] | null> {
      return (await latest(key))?.days ?? null;
    },

    /** Null where no server has seen a forecast lately, or it does not reach back. */
    async weatherAt(key: string): Promise<RecentWeather | null> {
      const known = await latest(key);
      if (!known) return null;
      const days = pastDays(known, clock(), DAYS);
      if (days.length === 0) return null;
      return {
        coldest: Math.min(...days.map(({ min }) => min)),
        warmest: Math.max(...days.map(({ max }) => max)),
        rain: days.reduce((sum, { rain }) => sum + rain, 0),
      };
    },
  };
}

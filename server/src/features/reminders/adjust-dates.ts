import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isPlaceOutdoors } from '../../horticulture/text-input/location.ts';
import type { KnownWeather } from '../../horticulture/watering-rhythm/water-balance.ts';
import type { Log } from '../../log.ts';
import type { Db } from '../../tables.ts';
import type { PlantService } from '../plants/plants.service.ts';
import { createAdaptiveWatering } from './adaptive-watering.ts';
import * as wateringQueries from './watering-date-queries.ts';

/** How many dates are looked at together; the weather of their gardeners is requested in one call. */
const BATCH = 200;
const TRY_AGAIN_MS = 3_600_000;

export interface DateAdjusterParts {
  db: Db;
  clock: Clock;
  log: Log;
  plants: PlantService;
  weather: {
    /** Left out are gardeners whose weather is not available now. */
    daysOf(userIds: readonly string[]): Promise<Map<string, KnownWeather>>;
  };
}

type Gardener = Awaited<ReturnType<typeof wateringQueries.gardenersToAdjust>>[number];

/** Computes the dates of waterings that adapt, once a day and when something has changed. */
export function createDateAdjuster({ db, clock, log, plants, weather }: DateAdjusterParts) {
  const adaptive = createAdaptiveWatering({ clock });

  async function adjustAllOf(gardener: Gardener, plantIds: readonly string[], days: KnownWeather): Promise<void> {
    const user = {
      id: gardener.id,
      timeZone: gardener.time_zone,
      adaptiveWatering: gardener.adaptive_watering === 1,
    };
    await inTransaction(db, async (tx) => {
      const owned = await plants.lockIfOwned(user.id, plantIds, tx);
      for (const plant of owned) if (plant.farewell_day !== null) await wateringQueries.stopAdjusting(tx, plant);
      const ids = owned.filter(({ farewell_day }) => farewell_day === null).map(({ id }) => id);
      if (ids.length > 0) await adaptive.adjust(tx, user, ids, { weather: days, wasAsked: true });
    });
  }

  return {
    /** Computes some of the dates that are to be computed. @returns whether there were any */
    async adjustSome(): Promise<boolean> {
      const now = clock();
      const waiting = await wateringQueries.gardenersToAdjust(db, now.toISOString(), BATCH);
      const byGardener = Map.groupBy(waiting, ({ id }) => id);
      // Gardeners without plants outdoors cause no requests to the provider.
      const outdoors = [...byGardener].filter(([, rows]) =>
        rows.some(({ location, site }) => isPlaceOutdoors(location, site)),
      );
      const known = outdoors.length === 0 ? new Map() : await weather.daysOf(outdoors.map(([id]) => id));
      for (const [id, rows] of byGardener) {
        const [gardener] = rows;
        if (!gardener) continue;
        try {
          const plantIds = rows.map(({ plant_id }) => plant_id);
          await adjustAllOf(gardener, plantIds, known.get(id) ?? new Map());
        } catch (error) {
          log.error({ err: error, user: id }, 'dates could not be adjusted; this is tried again later');
          const later = new Date(now.getTime() + TRY_AGAIN_MS).toISOString();
          await wateringQueries.adjustLater(db, id, now.toISOString(), later);
        }
      }
      return waiting.length > 0;
    },
  };
}

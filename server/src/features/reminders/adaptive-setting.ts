import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { toInt } from '../../db/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Db } from '../../tables.ts';
import type { PlantService } from '../plants/plants.service.ts';
import type { AdaptiveWatering } from './adaptive-watering.ts';
import type { ReadOutlook } from './read-outlook.ts';
import * as wateringQueries from './watering-date-queries.ts';

interface Deps {
  db: Db;
  clock: Clock;
  plants: PlantService;
  adaptive: AdaptiveWatering;
  readOutlook: ReadOutlook;
}

/** The setting of adaptive watering, for the account and for a plant. */
export function createAdaptiveSetting({ db, clock, plants, adaptive, readOutlook }: Deps) {
  const now = () => clock().toISOString();

  return {
    /** Switches adaptive watering on or off for all plants that have no choice of their own. */
    async setAdaptive(caller: Caller, on: boolean): Promise<{ on: boolean }> {
      const { user, outlook } = await readOutlook(caller.user);
      return inTransaction(db, async (tx) => {
        await wateringQueries.setAdaptiveWatering(tx, user.id, toInt(on));
        await wateringQueries.adjustSoon(tx, user.id, null, now());
        // Some at once, so that the change is seen; a job computes the others.
        const some = await wateringQueries.listToAdjust(tx, user.id, null, now());
        const locked = await plants.lockIfOwned(
          user.id,
          some.map(({ plant_id }) => plant_id),
          tx,
        );
        const ids = locked.map(({ id }) => id);
        if (ids.length > 0) await adaptive.adjust(tx, { ...user, adaptiveWatering: on }, ids, outlook);
        return { on };
      });
    },

    /** Switches it on or off for one plant; null: as for all. */
    async setPlantAdaptive(caller: Caller, plantId: string, on: boolean | null): Promise<{ on: boolean | null }> {
      const { user, outlook } = await readOutlook(caller.user);
      return inTransaction(db, async (tx) => {
        const plant = await plants.ownedPlant(user.id, plantId, tx);
        await plants.setAdaptiveWatering(tx, plant, on);
        await wateringQueries.adjustSoon(tx, user.id, [plant.id], now());
        await adaptive.adjust(tx, user, [plant.id], outlook);
        return { on };
      });
    },
  };
}

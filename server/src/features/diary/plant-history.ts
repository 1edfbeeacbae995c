import type { PlantHistory } from '@plantcare/contract/diary.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../tables.ts';
import { photoAddresses } from '../photos/photos.service.ts';
import type { PlantService } from '../plants/plants.service.ts';
import * as repository from './diary.repository.ts';

const HISTORY_MS = 12 * 7 * 24 * 3_600_000;

/** What the diary tells of a plant: when it was last cared for, and its photos over time. */
export function createPlantHistory({ db, clock, plants }: { db: Db; clock: Clock; plants: PlantService }) {
  return {
    async historyOf(userId: string, plantId: string): Promise<PlantHistory> {
      const plant = await plants.ownedPlant(userId, plantId);
      const since = new Date(clock().getTime() - HISTORY_MS).toISOString();
      const last = await repository.lastDates(db, plant);
      return {
        lastWatered: last.get('watering') ?? null,
        lastFertilized: last.get('fertilizing') ?? null,
        lastRepotted: last.get('repotting') ?? null,
        lastPruned: last.get('pruning') ?? null,
        waterings: await repository.wateringsSince(db, plant, since),
        photos: (await repository.photosOf(db, plant)).map(({ name, date }) => ({ ...photoAddresses(name), date })),
      };
    },

    /** The names of all photos of a plant, oldest first. Its own has no date: it usually came with the plant. */
    async photoNamesOf(userId: string, plantId: string): Promise<string[]> {
      const plant = await plants.ownedPlant(userId, plantId);
      const own = plant.photo_name === null ? [] : [{ name: plant.photo_name, date: plant.created_at }];
      const all = [...own, ...(await repository.photosOf(db, plant))];
      return all.sort((a, b) => Date.parse(a.date) - Date.parse(b.date)).map(({ name }) => name);
    },
  };
}

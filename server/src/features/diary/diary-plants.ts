import type { Activity } from '@plantcare/contract/diary.ts';
import { localDay } from '../../local-day.ts';
import type { Tx } from '../../tables.ts';
import type { OwnedPlant, PlantService } from '../plants/plants.service.ts';
import * as repository from './diary.repository.ts';

export type DiaryPlants = ReturnType<typeof createDiaryPlants>;

/** Locks the plants of entries, and keeps what they show of their diary up to date. */
export function createDiaryPlants({ plants }: { plants: PlantService }) {
  /**
   * Locks plants until the transaction ends, always in the same order, so that transactions do not deadlock.
   * @throws Failure when one of them was deleted.
   */
  async function lockPlants(tx: Tx, userId: string, ids: string[]): Promise<OwnedPlant[]> {
    const held: OwnedPlant[] = [];
    for (const id of [...new Set(ids)].sort()) held.push(await plants.ownedPlant(userId, id, tx));
    return held;
  }

  /** Updates the dates of the last repotting and pruning of plants from their diary. */
  async function updatePlants(tx: Tx, held: OwnedPlant[], timeZone: string): Promise<void> {
    const day = (moment: string | undefined) => (moment ? localDay(new Date(moment), timeZone) : null);
    for (const plant of held) {
      const last = await repository.lastDates(tx, plant);
      await plants.noteFromDiary(tx, plant, { repotted: day(last.get('repotting')), pruned: day(last.get('pruning')) });
    }
  }

  return { lockPlants, updatePlants };
}

/** Whether the plant shows when this was last done. */
export function changesPlant(activity: Activity | null | undefined): boolean {
  return activity === 'repotting' || activity === 'pruning';
}

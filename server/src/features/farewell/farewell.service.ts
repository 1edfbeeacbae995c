import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import type { sayFarewell } from '@plantcare/contract/farewell.ts';
import type { Plant } from '@plantcare/contract/plants.ts';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, invalidField, requireVersion } from '../../failure.ts';
import { localDay } from '../../local-day.ts';
import type { Db, Tx } from '../../tables.ts';
import type { DiaryService } from '../diary/diary.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { OwnedPlant, PlantService } from '../plants/plants.service.ts';
import type { ReminderService } from '../reminders/reminders.service.ts';

const SAMPLE = 'This is a sample plant. Keep it first, or delete it.';

interface Deps {
  db: Db;
  clock: Clock;
  plants: PlantService;
  diary: DiaryService;
  reminders: ReminderService;
  notifications: NotificationService;
}

export type FarewellService = ReturnType<typeof createFarewellService>;

/** The farewell to a plant that died or left. Its story is kept, and it can be brought back as it was. */
export function createFarewellService({ db, clock, plants, diary, reminders, notifications }: Deps) {
  /** The day on which a plant was added, or that of its first diary entry if that is earlier. */
  async function knownSince(tx: Tx, plant: OwnedPlant, timeZone: string): Promise<string> {
    const first = await diary.firstDate(tx, plant);
    const moment = first !== null && first < plant.created_at ? first : plant.created_at;
    return localDay(new Date(moment), timeZone);
  }

  return {
    /**
     * Reminders of the plant rest from now on, and what was notified about it counts as read.
     * @throws Failure `changed` when the plant no longer has the version given by the caller.
     */
    say(
      { user }: Caller,
      id: string,
      farewell: ParsedInput<typeof sayFarewell>['json'],
      ifVersion?: number,
    ): Promise<Plant> {
      return inTransaction(db, async (tx) => {
        const plant = await plants.ownedPlant(user.id, id, tx);
        requireVersion(ifVersion, plants.shown(plant));
        if (plant.sample === 1) throw new Failure('unprocessable', SAMPLE);
        const today = localDay(clock(), user.timeZone);
        const { day = today, reason, note = null } = farewell;
        const since = farewell.since ?? (await knownSince(tx, plant, user.timeZone));
        if (day > today) throw invalidField('day', 'The day cannot be in the future');
        if (day < since) throw invalidField('day', `The day cannot be before ${since}, when the plant came to you`);
        await notifications.markPlantRead(tx, user.id, id);
        return plants.setFarewell(tx, plant, { since, day, reason, note });
      });
    },

    /**
     * Everything is as it was before the farewell; a plant that is there stays as it is.
     * @throws Failure `changed` when the plant no longer has the version given by the caller.
     */
    bringBack({ user }: Caller, id: string, ifVersion?: number): Promise<Plant> {
      return inTransaction(db, async (tx) => {
        const plant = await plants.ownedPlant(user.id, id, tx);
        const shown = plants.shown(plant);
        requireVersion(ifVersion, shown);
        if (shown.farewell === null) return shown;
        await reminders.resume(tx, plant, user.timeZone);
        return plants.setFarewell(tx, plant, null);
      });
    },
  };
}

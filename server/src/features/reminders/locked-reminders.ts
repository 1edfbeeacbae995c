import type { Reminder } from '@plantcare/contract/reminders.ts';
import type { Caller } from '../../caller.ts';
import { isUniqueViolation } from '../../db/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, notFound } from '../../failure.ts';
import type { Db, Tx } from '../../tables.ts';
import { type OwnedPlant, type PlantService, requirePresent } from '../plants/plants.service.ts';
import { type LockedReminder, toReminder } from './reminder-row.ts';
import * as repository from './reminders.repository.ts';

const CHANGED_ELSEWHERE = 'This reminder was just changed elsewhere. Please try again.';

/** A reminder with its plant, both locked until the transaction ends. */
export interface Locked {
  reminder: LockedReminder;
  plant: OwnedPlant;
}

export type LockedReminders = ReturnType<typeof createLockedReminders>;

/** Reads a gardener's reminders, and locks those that are to be changed. */
export function createLockedReminders({ db, plants }: { db: Db; plants: PlantService }) {
  async function read(userId: string, id: string, within: Db | Tx = db): Promise<repository.ReminderRow> {
    const reminder = await repository.findReminder(within, userId, id);
    if (!reminder) throw notFound('Reminder');
    return reminder;
  }

  /**
   * Locks the plants of reminders, and any further ones, until the transaction ends: other changes of their reminders
   * wait, so that a reminder clicked twice or on two devices is completed once. The further ones must be there.
   * @returns the reminders in the order of the ids
   */
  async function lock(tx: Tx, userId: string, ids: string[], otherPlantIds: string[] = []): Promise<Locked[]> {
    const plantOf = await repository.findPlantIds(tx, userId, ids);
    if (ids.some((id) => !plantOf.has(id))) throw notFound('Reminder');
    const locked = new Map<string, OwnedPlant>();
    const ownPlantIds = new Set(plantOf.values());
    // Always locked in the same order, so that two changes never wait for each other.
    for (const plantId of [...new Set([...ownPlantIds, ...otherPlantIds])].sort()) {
      const plant = await plants.ownedPlant(userId, plantId, tx);
      if (!ownPlantIds.has(plantId)) requirePresent(plant);
      locked.set(plantId, plant);
    }
    return Promise.all(
      ids.map(async (id) => {
        const reminder = await read(userId, id, tx);
        const plant = locked.get(reminder.plant_id);
        if (!plant) throw new Failure('conflict', CHANGED_ELSEWHERE);
        return { reminder: reminder as LockedReminder, plant }; // Just proved: the query asked for this owner's rows only.
      }),
    );
  }

  function readAll(tx: Tx, userId: string, ids: readonly string[]): Promise<Reminder[]> {
    return Promise.all(ids.map(async (id) => toReminder(await read(userId, id, tx))));
  }

  /** Runs one change of a reminder and returns the changed reminder. */
  async function changing(
    { user }: Caller,
    id: string,
    change: (tx: Tx, reminder: LockedReminder, plant: OwnedPlant) => Promise<void>,
    otherPlantIds: string[] = [],
  ): Promise<Reminder> {
    const changed = inTransaction(db, async (tx) => {
      for (const { reminder, plant } of await lock(tx, user.id, [id], otherPlantIds)) await change(tx, reminder, plant);
      return toReminder(await read(user.id, id, tx));
    });
    return changed.catch(refuseConcurrentChange);
  }

  return { read, readAll, lock, changing };
}

/** The reminders of a series may be on two plants, and be reopened on both at the same time. */
export function refuseConcurrentChange(error: unknown): never {
  throw isUniqueViolation(error) ? new Failure('conflict', CHANGED_ELSEWHERE) : error;
}

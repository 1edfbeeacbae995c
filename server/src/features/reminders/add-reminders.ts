import { taskTitle } from '@plantcare/contract/care.ts';
import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import type { addReminders, NewReminder, Reminder, ReminderType } from '@plantcare/contract/reminders.ts';
import { WEATHER_CARES } from '@plantcare/contract/weather-care.ts';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { Caller, CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { inWords, requireRoom } from '../../quota.ts';
import type { Db, Tx } from '../../tables.ts';
import { type OwnedPlant, type PlantService, requirePresent } from '../plants/plants.service.ts';
import type { LockedReminders } from './locked-reminders.ts';
import { newRow, type ReminderWords, toReminder } from './reminder-row.ts';
import * as repository from './reminders.repository.ts';

/** As long as a title may be. */
const MAX_TITLE = 200;

interface Deps {
  db: Db;
  clock: Clock;
  plants: PlantService;
  quotas: AccountQuotas;
  locked: LockedReminders;
}

/** Adds reminders within the quota of the account. */
export function createAddReminders({ db, clock, plants, quotas, locked: { read, readAll } }: Deps) {
  async function insert(tx: Tx, user: CallerUser, plant: OwnedPlant, reminder: ReminderWords): Promise<string> {
    requirePresent(plant);
    const { openReminders: most } = await quotas.hold(user.id, tx);
    requireRoom(inWords(most, 'open reminder'), most, await repository.countOpen(tx, user.id), 1);
    const row = newRow(user, plant, reminder, clock());
    await repository.insertReminder(tx, row);
    return row.id;
  }

  return {
    async add({ user }: Caller, reminder: NewReminder): Promise<Reminder> {
      return inTransaction(db, async (tx) => {
        const plant = await plants.ownedPlant(user.id, reminder.plant, tx);
        return toReminder(await read(user.id, await insert(tx, user, plant, reminder), tx));
      });
    },

    /** Sets the same reminder for several plants, or for none of them. */
    addToAll(
      { user }: Caller,
      { plants: ids, weatherCare, ...words }: ParsedInput<typeof addReminders>['json'],
    ): Promise<Reminder[]> {
      return inTransaction(db, async (tx) => {
        const added: string[] = [];
        for (const plant of await plants.ownedPlants(user.id, ids, tx)) {
          const title = weatherCare
            ? WEATHER_CARES[weatherCare].task(plant.name)
            : reminderTitle(words.type, plant.name);
          added.push(await insert(tx, user, plant, { ...words, title }));
        }
        return readAll(tx, user.id, added);
      });
    },

    /** Adds reminders to a locked plant within the caller's transaction. @returns their ids. */
    async addWithin(tx: Tx, user: CallerUser, plant: OwnedPlant, each: readonly ReminderWords[]): Promise<string[]> {
      const ids: string[] = [];
      for (const reminder of each) ids.push(await insert(tx, user, plant, reminder));
      return ids;
    },
  };
}

function reminderTitle(type: ReminderType, plant: string): string {
  return taskTitle(type, plant).slice(0, MAX_TITLE);
}

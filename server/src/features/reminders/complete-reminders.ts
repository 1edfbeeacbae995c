import { DONE_TITLES, type LoggedCare, type logCare, type undoCare } from '@plantcare/contract/care.ts';
import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import type { completeReminders, Reminder } from '@plantcare/contract/reminders.ts';
import { WEATHER_CARES, weatherCareOf } from '@plantcare/contract/weather-care.ts';
import type { Caller, CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { localDayBounds } from '../../local-day.ts';
import type { Db, Tx } from '../../tables.ts';
import type { DiaryService } from '../diary/diary.service.ts';
import type { PlantService } from '../plants/plants.service.ts';
import { type AdaptiveWatering, adaptsWatering } from './adaptive-watering.ts';
import type { CareLog } from './care-log.ts';
import { type LockedReminders, refuseConcurrentChange } from './locked-reminders.ts';
import type { ReadOutlook } from './read-outlook.ts';
import * as repository from './reminders.repository.ts';
import * as wateringQueries from './watering-date-queries.ts';

interface Deps {
  db: Db;
  clock: Clock;
  plants: PlantService;
  diary: DiaryService;
  locked: LockedReminders;
  careLog: CareLog;
  adaptive: AdaptiveWatering;
  readOutlook: ReadOutlook;
}

/** Completes several reminders, logs care that needs no reminder, and takes both back. */
export function createCompleteReminders(deps: Deps) {
  const { db, clock, plants, diary, careLog, adaptive, readOutlook } = deps;
  const { lock, readAll } = deps.locked;
  const now = () => clock().toISOString();

  return {
    /** Completes a reminder now and writes an entry with these notes, whatever else the diary has of today. */
    async completeWithin(tx: Tx, user: CallerUser, id: string, notes: string): Promise<void> {
      // A job computes the date of the next one: the weather is not looked up in somebody's transaction.
      const adapting = { ...user, adaptiveWatering: await wateringQueries.adaptsWatering(tx, user.id) };
      await careLog.complete(tx, adapting, await lock(tx, user.id, [id]), { writesDiary: true, notes, at: clock() });
    },

    /** Opens a completed reminder again, and deletes the entry that was written with it. */
    async reopenWithin(tx: Tx, user: CallerUser, id: string): Promise<void> {
      await careLog.undo(tx, user, await lock(tx, user.id, [id]));
    },

    /** Completes all of them or none, at the date that is given or now. */
    async completeAll(
      caller: Caller,
      { ids, diary: writesDiary = false, date }: ParsedInput<typeof completeReminders>['json'],
    ): Promise<Reminder[]> {
      const at = diary.momentOf(date, caller.user);
      const { user, outlook } = await readOutlook(caller.user);
      return inTransaction(db, async (tx) => {
        const each = [...new Set(ids)];
        const locked = await lock(tx, user.id, each);
        await careLog.complete(tx, user, locked, { writesDiary, at });
        await adaptive.adjust(tx, user, [...new Set(locked.map(({ plant }) => plant.id))], outlook);
        return readAll(tx, user.id, each);
      });
    },

    /** Logs an activity for plants: an entry each, and their reminders about it due by the end of that day completed. */
    async logCare(
      caller: Caller,
      { plants: ids, activity, weatherCare, date }: ParsedInput<typeof logCare>['json'],
    ): Promise<LoggedCare> {
      const at = diary.momentOf(date, caller.user);
      const { user, outlook } = await readOutlook(caller.user);
      return inTransaction(db, async (tx) => {
        const owned = await plants.ownedPlants(user.id, ids, tx);
        const plantIds = owned.map(({ id }) => id);
        const before = localDayBounds(at, user.timeZone).end;
        const due = await repository.findDue(tx, user.id, { plantIds, type: activity, before });
        const locked = (due.length === 0 ? [] : await lock(tx, user.id, due)).filter(
          ({ reminder, plant }) => weatherCareOf(reminder.title, plant.name) === weatherCare,
        );
        const title = weatherCare ? WEATHER_CARES[weatherCare].done : DONE_TITLES[activity];
        const entries = await careLog.log(tx, user, owned, { activity, title, at }, locked);
        const adaptedIds = owned.filter((plant) => adaptsWatering(user, plant)).map(({ id }) => id);
        if (activity === 'watering' && adaptedIds.length > 0) {
          await wateringQueries.adjustSoon(tx, user.id, adaptedIds, now());
          await adaptive.adjust(tx, user, adaptedIds, outlook);
        }
        return {
          entries: await diary.entriesWithin(tx, user.id, entries),
          reminders: await readAll(
            tx,
            user.id,
            locked.map(({ reminder }) => reminder.id),
          ),
        };
      });
    },

    /** Takes back what was completed and logged: all or nothing. */
    undoCare({ user }: Caller, { entries, reminders }: ParsedInput<typeof undoCare>['json']): Promise<Reminder[]> {
      const undone = inTransaction(db, async (tx) => {
        const each = [...new Set(reminders)];
        const locked = each.length === 0 ? [] : await lock(tx, user.id, each);
        await careLog.undo(tx, user, locked, { entries });
        return readAll(tx, user.id, each);
      });
      return undone.catch(refuseConcurrentChange);
    },
  };
}

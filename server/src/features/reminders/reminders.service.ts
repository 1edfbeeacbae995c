import { DONE_TITLES, type LoggedCare, type logCare, taskTitle, type undoCare } from '@plantcare/contract/care.ts';
import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import type { ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import type {
  addReminders,
  completeReminders,
  NewReminder,
  Reminder,
  ReminderChange,
  ReminderType,
} from '@plantcare/contract/reminders.ts';
import type { Cursor } from '@plantcare/contract/text.ts';
import { WEATHER_CARES, weatherCareOf } from '@plantcare/contract/weather-care.ts';
import type { Selectable } from 'kysely';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { Caller, CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { isUniqueViolation, toInt } from '../../db/dialect.ts';
import { inTransaction } from '../../db/transaction.ts';
import { Failure, notFound, requireVersion } from '../../failure.ts';
import { localDayBounds } from '../../local-day.ts';
import { inPages, type Pages } from '../../pages.ts';
import { inWords, requireRoom } from '../../quota.ts';
import type { Db, Tx } from '../../tables.ts';
import type { DiaryService } from '../diary/diary.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { OwnedPlant, PlantService } from '../plants/plants.service.ts';
import type { WeatherService } from '../weather/weather.service.ts';
import { adaptsWatering, createAdaptiveWatering, type Outlook } from './adaptive-watering.ts';
import { createCareLog, type Locked } from './care-log.ts';
import { dueDate } from './due-date.ts';
import { longerRhythm, moistDays } from './moist-rhythm.ts';
import { daysLater, dueMoment, nextOccurrence, type Recurrence, wallClock } from './recurrence.ts';
import {
  changedColumns,
  type LockedReminder,
  NOT_ADAPTED,
  newRow,
  type ReminderWords,
  recurrenceOf,
  togglesWhole,
  toReminder,
} from './reminder-row.ts';
import { createReminderSeries, laterOf } from './reminder-series.ts';
import * as repository from './reminders.repository.ts';
import type { ReminderTable } from './reminders.table.ts';
import { nextNotice } from './rest.ts';

export { nextOccurrence };

/** How many completed reminders are listed; the diary is the lasting record. */
const COMPLETED_LISTED = 1000;
const CHANGED_ELSEWHERE = 'This reminder was just changed elsewhere. Please try again.';

/** What a calendar needs of an open reminder. `rhythmStart` is the local time from which its recurrence counts. */
export interface OpenReminder extends Recurrence {
  id: string;
  seriesId: string;
  title: string;
  description: string | null;
  plantName: string;
  scheduledAt: string;
  snoozedUntil: string | null;
  rhythmStart: string;
}

/** What an open reminder asks for. */
export interface OpenTask extends OpenReminder {
  plantId: string;
  type: ReminderType;
}

interface Deps {
  db: Db;
  clock: Clock;
  plants: PlantService;
  diary: DiaryService;
  notifications: NotificationService;
  quotas: AccountQuotas;
  weather: Pick<WeatherService, 'knownDays'>;
}

export type ReminderService = ReturnType<typeof createReminderService>;

export function createReminderService({ db, clock, plants, diary, notifications, quotas, weather }: Deps) {
  const now = () => clock().toISOString();
  const series = createReminderSeries({ clock, notifications });
  const careLog = createCareLog({ diary, series });
  const adaptive = createAdaptiveWatering({ clock });

  /** What dates are computed from. Read before a transaction begins, which must not wait for another server. */
  async function adapting(caller: CallerUser) {
    const user = { ...caller, adaptiveWatering: await repository.adaptsWatering(db, caller.id) };
    const outlook: Outlook = { weather: await weather.knownDays(caller.id), wasAsked: false };
    return { user, outlook };
  }

  async function read(userId: string, id: string, within: Db | Tx = db): Promise<repository.ReminderRow> {
    const reminder = await repository.findReminder(within, userId, id);
    if (!reminder) throw notFound('Reminder');
    return reminder;
  }

  /**
   * Locks the plants of reminders, and any further ones, until the transaction ends: other changes of their reminders
   * wait, so that a reminder clicked twice or on two devices is completed once.
   * @returns the reminders in the order of the ids
   */
  async function lock(tx: Tx, userId: string, ids: string[], otherPlantIds: string[] = []): Promise<Locked[]> {
    const plantOf = await repository.findPlantIds(tx, userId, ids);
    if (ids.some((id) => !plantOf.has(id))) throw notFound('Reminder');
    const locked = new Map<string, OwnedPlant>();
    // Always locked in the same order, so that two changes never wait for each other.
    for (const plantId of [...new Set([...plantOf.values(), ...otherPlantIds])].sort()) {
      locked.set(plantId, await plants.ownedPlant(userId, plantId, tx));
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

  /** Applies an answer to an open reminder that is due at a moment. One that was already answered is not changed. */
  function answering(
    caller: Caller,
    id: string,
    due: string | undefined,
    answer: (tx: Tx, reminder: LockedReminder) => Promise<void>,
  ): Promise<Reminder> {
    return changing(caller, id, async (tx, reminder) => {
      refuseCompleted(reminder);
      if (due === undefined || due === dueMoment(reminder)) await answer(tx, reminder);
    });
  }

  async function insert(tx: Tx, user: CallerUser, plant: OwnedPlant, reminder: ReminderWords): Promise<string> {
    const { openReminders: most } = await quotas.hold(user.id, tx);
    requireRoom(inWords(most, 'open reminder'), most, await repository.countOpen(tx, user.id), 1);
    const row = newRow(user, plant, reminder, clock());
    await repository.insertReminder(tx, row);
    return row.id;
  }

  return {
    /** When a reminder of a day is due where a gardener lives, and the local time from which its recurrence counts. */
    dueOn(day: string, timeZone: string): { scheduledAt: string; rhythmStart: string } {
      const scheduledAt = dueDate(day, timeZone);
      return { scheduledAt, rhythmStart: wallClock(scheduledAt, timeZone) };
    },

    /** When an imported reminder is first notified: what was due long ago is not notified all at once. */
    noticeAfterImport(due: string, timeZone: string, season: ReminderSeason | null): string {
      const now = clock();
      return due > now.toISOString() ? due : nextNotice(due, now, timeZone, season);
    },

    /** @param start the place after which the list begins. */
    list(userId: string, start?: Cursor): Pages<Reminder> {
      return inPages<repository.ReminderRow, Reminder>((last, limit) => {
        const after = last ? { moment: last.created_at, id: last.id } : start;
        return repository.listReminders(db, userId, { after, limit, completed: COMPLETED_LISTED });
      }, toReminder);
    },

    async get(userId: string, id: string): Promise<Reminder> {
      return toReminder(await read(userId, id));
    },

    /** Every open reminder of a gardener, except those of sample plants, for calendars. */
    async openOf(userId: string): Promise<OpenReminder[]> {
      return (await repository.listOpen(db, userId)).map(toOpenReminder);
    },

    /** The same with what has to be done for which plant. */
    async openTasks(userId: string): Promise<OpenTask[]> {
      return (await repository.listOpen(db, userId)).map((row) => ({
        ...toOpenReminder(row),
        plantId: row.plant_id,
        type: row.type,
      }));
    },

    /** Completes a reminder now and writes an entry with these notes, whatever else the diary has of today. */
    async completeWithin(tx: Tx, user: CallerUser, id: string, notes: string): Promise<void> {
      // A job computes the date of the next one: the weather is not looked up in somebody's transaction.
      const adapting = { ...user, adaptiveWatering: await repository.adaptsWatering(tx, user.id) };
      await careLog.complete(tx, adapting, await lock(tx, user.id, [id]), { writesDiary: true, notes, at: clock() });
    },

    /** Opens a completed reminder again, and deletes the entry that was written with it. */
    async reopenWithin(tx: Tx, user: CallerUser, id: string): Promise<void> {
      await careLog.undo(tx, user, await lock(tx, user.id, [id]));
    },

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

    /** Deletes those of these reminders of a locked plant that are not completed. */
    async deleteOpenWithin(tx: Tx, plant: OwnedPlant, ids: string[]): Promise<void> {
      await repository.deleteOpen(tx, plant, ids);
    },

    /**
     * Changes what differs from the stored reminder, then completes or reopens it if asked to.
     * @throws Failure `changed` when the reminder is no longer of the version that the caller names.
     */
    async update(caller: Caller, id: string, change: ReminderChange, ifVersion?: number): Promise<Reminder> {
      const { user, outlook } = await adapting(caller.user);
      const toOtherPlant = change.plant === undefined ? [] : [change.plant];
      return changing(
        caller,
        id,
        async (tx, reminder, plant) => {
          requireVersion(ifVersion, toReminder(reminder));
          const columns = togglesWhole(reminder, change)
            ? {}
            : changedColumns(reminder, change, clock(), user.timeZone);
          if (Object.keys(columns).length > 0) {
            await repository.changeReminder(tx, user.id, id, { ...columns, changed_at: now() });
            if (columns.scheduled_at !== undefined) await notifications.markReminderRead(tx, user.id, id);
          }
          const changed = { ...reminder, ...columns } as LockedReminder; // The same one, with its new columns.
          const locked = [{ reminder: changed, plant }];
          if (change.completed === true) {
            await careLog.complete(tx, user, locked, { writesDiary: change.diary === true, at: clock() });
            await adaptive.adjust(tx, user, [changed.plant_id], outlook);
          }
          if (change.completed === false) await careLog.undo(tx, user, locked);
        },
        toOtherPlant,
      );
    },

    /** Deletes all of them or none. */
    async delete({ user }: Caller, ids: string[]): Promise<void> {
      await inTransaction(db, async (tx) => {
        const each = [...new Set(ids)];
        await lock(tx, user.id, each);
        await repository.deleteReminders(tx, user.id, each);
      });
    },

    /** Completes all of them or none, at the date that is given or now. */
    async completeAll(
      caller: Caller,
      { ids, diary: writesDiary = false, date }: ParsedInput<typeof completeReminders>['json'],
    ): Promise<Reminder[]> {
      const at = diary.momentOf(date, caller.user);
      const { user, outlook } = await adapting(caller.user);
      return inTransaction(db, async (tx) => {
        const each = [...new Set(ids)];
        const locked = await lock(tx, user.id, each);
        await careLog.complete(tx, user, locked, { writesDiary, at });
        await adaptive.adjust(tx, user, plantIdsOf(locked), outlook);
        return readAll(tx, user.id, each);
      });
    },

    /** Logs an activity for plants: an entry each, and their reminders about it due by the end of that day completed. */
    async logCare(
      caller: Caller,
      { plants: ids, activity, weatherCare, date }: ParsedInput<typeof logCare>['json'],
    ): Promise<LoggedCare> {
      const at = diary.momentOf(date, caller.user);
      const { user, outlook } = await adapting(caller.user);
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
          await repository.adjustSoon(tx, user.id, adaptedIds, now());
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

    snooze(caller: Caller, id: string, { days, due }: { days: number; due?: string | undefined }): Promise<Reminder> {
      return answering(caller, id, due, async (tx, reminder) => {
        const until = daysLater(dueMoment(reminder), clock(), days, caller.user.timeZone);
        await series.postpone(tx, caller.user, reminder, until);
      });
    },

    skip(caller: Caller, id: string, due: string | undefined): Promise<Reminder> {
      return answering(caller, id, due, async (tx, reminder) => {
        // After the date it was snoozed to, or skipping would make it due sooner.
        const after = laterOf(now(), dueMoment(reminder));
        const next = series.nextDate(reminder, after, caller.user.timeZone);
        if (next === null) {
          throw new Failure('unprocessable', 'This reminder comes only once. Complete it or delete it instead.');
        }
        await series.reschedule(
          tx,
          reminder,
          { ...NOT_ADAPTED, scheduled_at: next, snoozed_until: null, moist_answered: 0 },
          next,
        );
      });
    },

    stillMoist(caller: Caller, id: string, due: string | undefined): Promise<Reminder> {
      return answering(caller, id, due, async (tx, reminder) => {
        if (reminder.type !== 'watering') {
          throw new Failure('unprocessable', 'Only a watering reminder asks whether the soil is still moist.');
        }
        const until = daysLater(dueMoment(reminder), clock(), moistDays(reminder), caller.user.timeZone);
        const moist_streak = reminder.moist_streak + 1;
        await series.postpone(tx, caller.user, reminder, until, { moist_streak, moist_answered: 1 });
      });
    },

    /** Puts a watering that was moved back on the date of its rhythm, from which it is not moved again. */
    takeBack(caller: Caller, id: string, due: string | undefined): Promise<Reminder> {
      return answering(caller, id, due, async (tx, reminder) => {
        const { unadjusted_at, scheduled_at } = reminder;
        if (reminder.adjustment === null || unadjusted_at === null || reminder.snoozed_until !== null) return;
        const adjustment_refused = scheduled_at > unadjusted_at ? 1 : -1;
        const columns = { ...NOT_ADAPTED, adjustment_refused, scheduled_at: unadjusted_at } as const;
        await series.reschedule(tx, reminder, columns, unadjusted_at);
      });
    },

    /** Switches adaptive watering on or off for all plants that have no choice of their own. */
    async setAdaptive(caller: Caller, on: boolean): Promise<{ on: boolean }> {
      const { user, outlook } = await adapting(caller.user);
      return inTransaction(db, async (tx) => {
        await repository.setAdaptiveWatering(tx, user.id, toInt(on));
        await repository.adjustSoon(tx, user.id, null, now());
        // Some at once, so that the change is seen; a job computes the others.
        const some = await repository.listToAdjust(tx, user.id, null, now());
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
      const { user, outlook } = await adapting(caller.user);
      return inTransaction(db, async (tx) => {
        const plant = await plants.ownedPlant(user.id, plantId, tx);
        await plants.setAdaptiveWatering(tx, plant, on);
        await repository.adjustSoon(tx, user.id, [plant.id], now());
        await adaptive.adjust(tx, user, [plant.id], outlook);
        return { on };
      });
    },

    answerLongerRhythm(caller: Caller, id: string, accepted: boolean): Promise<Reminder> {
      return changing(caller, id, async (tx, reminder) => {
        refuseCompleted(reminder);
        const longer = longerRhythm(reminder, reminder.moist_streak);
        if (!longer) return; // Answered already, from another device.
        const due = dueMoment(reminder);
        await repository.changeReminder(tx, reminder.user_id, id, {
          moist_streak: 0,
          changed_at: now(),
          // The longer interval counts from the date that the answers moved it to.
          ...(accepted && {
            ...longer,
            ...NOT_ADAPTED,
            scheduled_at: due,
            snoozed_until: null,
            rhythm_start: wallClock(due, caller.user.timeZone),
          }),
        });
      });
    },
  };
}

function toOpenReminder(row: repository.ReminderRow): OpenReminder {
  return {
    id: row.id,
    seriesId: row.series_id,
    title: row.title,
    description: row.description,
    plantName: row.plant_name,
    scheduledAt: row.scheduled_at,
    snoozedUntil: row.snoozed_until,
    rhythmStart: row.rhythm_start,
    ...recurrenceOf(row),
  };
}

/** The reminders of a series may be on two plants, and be reopened on both at the same time. */
function refuseConcurrentChange(error: unknown): never {
  throw isUniqueViolation(error) ? new Failure('conflict', CHANGED_ELSEWHERE) : error;
}

function refuseCompleted({ completed_at }: Selectable<ReminderTable>): void {
  if (completed_at !== null) throw new Failure('unprocessable', 'This reminder is completed already.');
}

/** As long as a title may be. */
const MAX_TITLE = 200;

function reminderTitle(type: ReminderType, plant: string): string {
  return taskTitle(type, plant).slice(0, MAX_TITLE);
}

function plantIdsOf(locked: readonly Locked[]): string[] {
  return [...new Set(locked.map(({ plant }) => plant.id))];
}

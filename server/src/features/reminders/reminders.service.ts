import type { ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import type { Reminder, ReminderChange } from '@plantcare/contract/reminders.ts';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { type PageText, pageOf } from '../../db/page-text.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireVersion } from '../../failure.ts';
import type { Page } from '../../http/lists/list-text.ts';
import type { Db, Tx } from '../../tables.ts';
import type { DiaryService } from '../diary/diary.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { OwnedPlant, PlantService } from '../plants/plants.service.ts';
import type { WeatherService } from '../weather/weather.service.ts';
import { createAdaptiveSetting } from './adaptive-setting.ts';
import { adapts, createAdaptiveWatering } from './adaptive-watering.ts';
import { createAddReminders } from './add-reminders.ts';
import { createAnswerReminder } from './answer-reminder.ts';
import { createCareLog } from './care-log.ts';
import { createCompleteReminders } from './complete-reminders.ts';
import { dueDate } from './due-date.ts';
import { createLockedReminders } from './locked-reminders.ts';
import * as noticeQueries from './notice-queries.ts';
import { dateAfter, type OpenReminder, type OpenTask, toOpenReminder, toOpenTask } from './open-reminders.ts';
import { createReadOutlook } from './read-outlook.ts';
import { dueMoment, nextOccurrence, wallClock } from './recurrence.ts';
import { changedColumns, type LockedReminder, seasonOf, togglesWhole, toReminder } from './reminder-row.ts';
import { createReminderSeries } from './reminder-series.ts';
import * as repository from './reminders.repository.ts';
import { nextNotice } from './rest.ts';
import * as wateringQueries from './watering-date-queries.ts';

export { dateAfter, nextOccurrence, type OpenReminder, type OpenTask };

/** How many completed reminders are listed; the diary is the lasting record. */
const COMPLETED_LISTED = 1000;

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
  const locked = createLockedReminders({ db, plants });
  const readOutlook = createReadOutlook({ db, weather });
  const { read, lock, changing } = locked;

  /** When a reminder is notified that was imported, or rested: what was due long ago is not notified all at once. */
  function noticeAfterPause(due: string, timeZone: string, season: ReminderSeason | null): string {
    const now = clock();
    return due > now.toISOString() ? due : nextNotice(due, now, timeZone, season);
  }

  return {
    ...createAddReminders({ db, clock, plants, quotas, locked }),
    ...createCompleteReminders({ db, clock, plants, diary, locked, careLog, adaptive, readOutlook }),
    ...createAnswerReminder({ clock, locked, series }),
    ...createAdaptiveSetting({ db, clock, plants, adaptive, readOutlook }),

    /** When a reminder of a day is due where a gardener lives, and the local time from which its recurrence counts. */
    dueOn(day: string, timeZone: string): { scheduledAt: string; rhythmStart: string } {
      const scheduledAt = dueDate(day, timeZone);
      return { scheduledAt, rhythmStart: wallClock(scheduledAt, timeZone) };
    },

    noticeAfterPause,

    /** Lets the reminders of a plant that was brought back, and is locked, come again on the dates that they had. */
    async resume(tx: Tx, plant: OwnedPlant, timeZone: string): Promise<void> {
      for (const reminder of await noticeQueries.listWithoutNotice(tx, plant)) {
        const notice = noticeAfterPause(dueMoment(reminder), timeZone, seasonOf(reminder));
        await noticeQueries.setNextNotice(tx, [reminder.id], notice);
      }
      await wateringQueries.adjustSoon(tx, plant.user_id, [plant.id], now());
    },

    /** The next reminders in the list, in JSON. */
    async list(userId: string, page: Page): Promise<PageText> {
      const rows = await repository.listReminders(db, userId, { completed: COMPLETED_LISTED, ...page });
      return pageOf(rows.map((row) => toReminder(row)));
    },

    async get(userId: string, id: string): Promise<Reminder> {
      return toReminder(await read(userId, id));
    },

    /** Every open reminder of a gardener, except those of sample plants and former plants, for calendars. */
    async openOf(userId: string): Promise<OpenReminder[]> {
      return (await repository.listOpen(db, userId)).map(toOpenReminder);
    },

    /** The same with what has to be done for which plant. */
    async openTasks(userId: string): Promise<OpenTask[]> {
      const user = { adaptiveWatering: await wateringQueries.adaptsWatering(db, userId) };
      return (await repository.listOpen(db, userId)).map((row) => toOpenTask(row, adapts(user, row, row)));
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
      const { user, outlook } = await readOutlook(caller.user);
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
  };
}

import { doneTitle, type undoCare } from '@plantcare/contract/care.ts';
import type { Activity } from '@plantcare/contract/diary.ts';
import type { ParsedInput } from '@plantcare/contract/endpoint.ts';
import type { CallerUser } from '../../caller.ts';
import { localDayBounds } from '../../local-day.ts';
import type { Tx } from '../../tables.ts';
import { careKey, type DiaryService } from '../diary/diary.service.ts';
import type { OwnedPlant } from '../plants/plants.service.ts';
import type { AdaptiveUser } from './adaptive-watering.ts';
import type { Locked } from './locked-reminders.ts';
import type { LockedReminder } from './reminder-row.ts';
import type { ReminderSeries } from './reminder-series.ts';
import * as repository from './reminders.repository.ts';

interface Deps {
  diary: DiaryService;
  series: ReminderSeries;
}

export type CareLog = ReturnType<typeof createCareLog>;

/** What completing a reminder and reopening it mean for the diary. */
export function createCareLog({ diary, series }: Deps) {
  async function link(tx: Tx, { id, user_id }: LockedReminder, entryId: string): Promise<void> {
    await repository.changeReminder(tx, user_id, id, { diary_entry_id: entryId });
  }

  return {
    /**
     * Completes reminders at a moment. With `writesDiary`, each plant also gets an entry about what the diary of that day does
     * not have yet; with `notes`, which say more, in any case.
     */
    async complete(
      tx: Tx,
      user: CallerUser & AdaptiveUser,
      each: readonly Locked[],
      { writesDiary, notes, at }: { writesDiary: boolean; notes?: string; at: Date },
    ): Promise<void> {
      const open = each.filter(({ reminder }) => reminder.completed_at === null);
      for (const { reminder, plant } of open) await series.complete(tx, user, { reminder, plant }, at);
      if (!writesDiary || open.length === 0) return;
      const thatDay = localDayBounds(at, user.timeZone);
      const known = await diary.caresWithin(tx, user.id, [...new Set(open.map(({ plant }) => plant.id))], thatDay);
      const groups = Map.groupBy(open, ({ reminder, plant }) => careKey(plant.id, reminder.type));
      const missing = [...groups].flatMap(([key, [first, ...others]]) =>
        first === undefined || (notes === undefined && known.has(key)) ? [] : [{ first, all: [first, ...others] }],
      );
      const entries = missing.map(({ first: { reminder, plant } }) => ({
        plant,
        activity: reminder.type,
        title: doneTitle(reminder, plant.name),
        notes,
        date: at,
      }));
      const ids = await diary.addWithin(tx, user, entries);
      for (const [position, { all }] of missing.entries()) {
        for (const { reminder } of all) await link(tx, reminder, ids[position] ?? '');
      }
    },

    /** Writes an entry for each of these locked plants and completes these reminders of theirs. @returns the entries' ids. */
    async log(
      tx: Tx,
      user: CallerUser & AdaptiveUser,
      plants: readonly OwnedPlant[],
      { activity, title, at }: { activity: Activity; title: string; at: Date },
      due: readonly Locked[],
    ): Promise<string[]> {
      const ids = await diary.addWithin(
        tx,
        user,
        plants.map((plant) => ({ plant, activity, title, date: at })),
      );
      const entryOf = new Map(plants.map((plant, position) => [plant.id, ids[position] ?? '']));
      for (const { reminder, plant } of due) {
        await series.complete(tx, user, { reminder, plant }, at);
        await link(tx, reminder, entryOf.get(plant.id) ?? '');
      }
      return ids;
    },

    /** Opens reminders again, and deletes the entries that were written with them and those named. */
    async undo(
      tx: Tx,
      user: CallerUser,
      each: readonly Locked[],
      { entries }: Pick<ParsedInput<typeof undoCare>['json'], 'entries'> = { entries: [] },
    ): Promise<void> {
      const linked: string[] = [];
      for (const { reminder, plant } of each) {
        if (reminder.diary_entry_id !== null) linked.push(reminder.diary_entry_id);
        await series.reopen(tx, user, reminder, plant);
      }
      const ids = [...new Set([...linked, ...entries])];
      if (ids.length === 0) return;
      // Two reminders of one plant may have been completed by one watering.
      const stillDone = await repository.findEntriesInUse(tx, user.id, ids);
      await diary.deleteUnchangedWithin(
        tx,
        user,
        ids.filter((id) => !stillDone.has(id)),
      );
    },
  };
}

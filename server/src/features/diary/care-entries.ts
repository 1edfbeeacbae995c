import type { Activity, DiaryEntry } from '@plantcare/contract/diary.ts';
import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { Span } from '../../local-day.ts';
import type { Db, Tx } from '../../tables.ts';
import type { OwnedPlant } from '../plants/plants.service.ts';
import * as repository from './diary.repository.ts';
import type { DiaryEntryTable } from './diary.table.ts';
import { ownedEntry, toEntry } from './diary-entry.ts';
import { changesPlant, type DiaryPlants } from './diary-plants.ts';
import { requireRoomFor } from './diary-quota.ts';
import type { SharedContent } from './shared-content.ts';

/** An entry to write without a form and without a photo; of now unless it has another date. */
interface CareEntry {
  plant: OwnedPlant;
  activity: Activity;
  title: string;
  notes?: string | undefined;
  date?: Date;
}

interface Deps {
  db: Db;
  clock: Clock;
  quotas: AccountQuotas;
  diaryPlants: DiaryPlants;
  content: SharedContent;
}

/** Entries that other features write, read and take back, mostly within their own transactions. */
export function createCareEntries({ db, clock, quotas, diaryPlants, content }: Deps) {
  const { lockPlants, updatePlants } = diaryPlants;
  const { storeText, deleteEntry } = content;

  return {
    /** Writes entries for locked plants. @returns their ids, in the order of the entries. */
    async addWithin(tx: Tx, user: CallerUser, entries: readonly CareEntry[]): Promise<string[]> {
      if (entries.length === 0) return [];
      await requireRoomFor(quotas, tx, user.id, entries.length);
      const moment = clock().toISOString();
      const rows: Insertable<DiaryEntryTable>[] = [];
      for (const { plant, activity, title, notes, date } of entries) {
        rows.push({
          id: uuidv7(),
          user_id: user.id,
          plant_id: plant.id,
          activity,
          title,
          text_id: await storeText(tx, user.id, { description: null, notes: notes ?? null }),
          photo_id: null,
          date: date?.toISOString() ?? moment,
          created_at: moment,
        });
      }
      await repository.insertEntries(tx, rows);
      const changed = entries.filter(({ activity }) => changesPlant(activity)).map(({ plant }) => plant);
      await updatePlants(tx, changed, user.timeZone);
      return rows.map(({ id }) => id);
    },

    /** Which of these plants have an entry about which activity in a span of time, as keys that `careKey` makes. */
    async caresWithin(tx: Tx, userId: string, plantIds: string[], span: Span): Promise<ReadonlySet<string>> {
      const cares = await repository.caresWithin(tx, userId, plantIds, span);
      return new Set(
        cares.flatMap(({ plant_id, activity }) => (activity === null ? [] : [careKey(plant_id, activity)])),
      );
    },

    /** The activity and title of each entry of these plants within a time. */
    async loggedWithin(userId: string, plantIds: string[], span: Span) {
      return repository.caresWithin(db, userId, plantIds, span);
    },

    /** Entries as the contract shows them, in the order of the ids. */
    async entriesWithin(tx: Tx, userId: string, ids: readonly string[]): Promise<DiaryEntry[]> {
      return Promise.all(ids.map(async (id) => toEntry(await ownedEntry(tx, userId, id))));
    },

    /** Deletes those of these entries that exist and were not changed since they were written. */
    async deleteUnchangedWithin(tx: Tx, user: CallerUser, ids: readonly string[]): Promise<void> {
      const plantIds: string[] = [];
      for (const id of ids) {
        const entry = await repository.findEntry(tx, user.id, id);
        if (entry === undefined || entry.version > 1 || entry.photo_id !== null) continue;
        await deleteEntry(tx, entry);
        if (changesPlant(entry.activity)) plantIds.push(entry.plant_id);
      }
      await updatePlants(tx, await lockPlants(tx, user.id, plantIds), user.timeZone);
    },
  };
}

/** Identifies an activity for a plant. */
export function careKey(plantId: string, activity: Activity): string {
  return `${plantId} ${activity}`;
}

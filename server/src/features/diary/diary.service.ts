import type { Activity, DiaryEntry, DiaryEntryChange, NewDiaryEntry, PlantHistory } from '@plantcare/contract/diary.ts';
import type { Cursor } from '@plantcare/contract/text.ts';
import type { Insertable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { Caller, CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound, requireVersion } from '../../failure.ts';
import { localDay, type Span } from '../../local-day.ts';
import { omitUndefined } from '../../omit-undefined.ts';
import { inPages, type Pages } from '../../pages.ts';
import { inWords, requireRoom } from '../../quota.ts';
import type { Db, Tx } from '../../tables.ts';
import { type PhotoService, type PhotoUpload, photoAddresses } from '../photos/photos.service.ts';
import type { OwnedPlant, PlantService } from '../plants/plants.service.ts';
import * as repository from './diary.repository.ts';
import type { DiaryEntryTable, DiaryTextTable } from './diary.table.ts';
import { entryDate } from './entry-date.ts';

const HISTORY_MS = 12 * 7 * 24 * 3_600_000;

declare const owned: unique symbol;

/** An entry that is known to belong to its `user_id`; only `ownedEntry` makes one. */
type OwnedEntry = repository.DiaryEntryRow & { readonly [owned]: true };

/** An entry to write without a form and without a photo; of now unless it has another date. */
interface CareEntry {
  plant: OwnedPlant;
  activity: Activity;
  title: string;
  notes?: string | undefined;
  date?: Date;
}

type Words = Pick<DiaryTextTable, 'description' | 'notes'>;

interface Page {
  plantId?: string | undefined;
  /** Only entries that come after this place in the list. */
  after?: Cursor | undefined;
  /** Only entries that come after this one in the list. */
  before?: string | undefined;
  limit?: number | undefined;
}

interface Deps {
  db: Db;
  clock: Clock;
  photos: PhotoService;
  plants: PlantService;
  quotas: AccountQuotas;
}

export type DiaryService = ReturnType<typeof createDiaryService>;

export function createDiaryService({ db, clock, photos, plants, quotas }: Deps) {
  async function ownedEntry(userId: string, id: string, within: Db | Tx = db): Promise<OwnedEntry> {
    const entry = await repository.findEntry(within, userId, id);
    if (!entry) throw notFound('Diary entry');
    return entry as OwnedEntry; // True because the query reads only this owner's rows.
  }

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

  /**
   * Runs a change that takes photos and texts from entries, and removes those that no entry has any more: entries written
   * together share them. They are locked meanwhile; otherwise two concurrent changes could both keep what neither needs.
   */
  async function releaseShared(
    tx: Tx,
    userId: string,
    { photoIds, textIds }: { photoIds: string[]; textIds: string[] },
    change: () => Promise<void>,
  ): Promise<void> {
    await photos.lock(tx, userId, photoIds);
    await repository.lockTexts(tx, userId, textIds);
    await change();
    for (const id of photoIds) {
      if (!(await repository.isShown(tx, userId, id))) await photos.discard(tx, userId, id);
    }
    await repository.deleteUnusedTexts(tx, userId, textIds);
  }

  async function deleteEntry(tx: Tx, { id, user_id, photo_id, text_id }: repository.DiaryEntryRow): Promise<void> {
    const shared = { photoIds: present(photo_id), textIds: present(text_id) };
    await releaseShared(tx, user_id, shared, () => repository.deleteEntry(tx, user_id, id));
  }

  /** @returns the id under which the words are stored for any number of entries; null for none. */
  async function storeText(tx: Tx, user_id: string, { description, notes }: Words): Promise<string | null> {
    if (description === null && notes === null) return null;
    const id = uuidv7();
    await repository.insertText(tx, { id, user_id, description, notes });
    return id;
  }

  /** @throws Failure when the quota of the account does not allow so many more entries */
  async function requireRoomFor(tx: Tx, userId: string, added: number): Promise<void> {
    const { diaryEntries: quota } = await quotas.hold(userId, tx);
    requireRoom(
      inWords(quota, 'diary entry', 'diary entries'),
      quota,
      await repository.countEntries(tx, userId),
      added,
    );
  }

  return {
    /**
     * When something was done, from what a browser noted: a moment, a day, or now. A moment in the future comes from a clock
     * that is ahead, and means now.
     * @throws Failure when it is before 1900.
     */
    momentOf(typed: string | undefined, { timeZone }: CallerUser): Date {
      const now = clock();
      const isAhead = typed !== undefined && Date.parse(typed) > now.getTime();
      return new Date(entryDate(isAhead ? undefined : typed, now, timeZone));
    },

    /** Deletes the entries of a plant that is about to be deleted, with their photos. */
    async deleteEntriesOf(tx: Tx, plant: OwnedPlant): Promise<void> {
      const photoIds = [...new Set((await repository.photosOf(tx, plant)).map(({ id }) => id))];
      const textIds = await repository.textIdsOf(tx, plant);
      await releaseShared(tx, plant.user_id, { photoIds, textIds }, () => repository.deleteEntriesOf(tx, plant));
    },

    /** The newest entries of a plant. */
    async newest(userId: string, plantId: string, limit: number): Promise<DiaryEntry[]> {
      return (await repository.listEntries(db, userId, { plantId, limit })).map(toEntry);
    },

    /** @throws Failure when the entry before the page was deleted. */
    async *list(userId: string, { plantId, after, before, limit }: Page): Pages<DiaryEntry> {
      const start = before === undefined ? after : placeOf(await ownedEntry(userId, before));
      yield* inPages<repository.DiaryEntryRow, DiaryEntry>(
        (last, atMost) =>
          repository.listEntries(db, userId, { plantId, after: last ? placeOf(last) : start, limit: atMost }),
        toEntry,
        limit,
      );
    },

    async get(userId: string, id: string): Promise<DiaryEntry> {
      return toEntry(await ownedEntry(userId, id));
    },

    /**
     * Writes one entry for each plant, all or none, sharing the photo and the text.
     * @param also other changes for the same transaction, made while the plants are locked
     * @returns the entry of the first plant
     */
    async add(
      { user }: Caller,
      entry: NewDiaryEntry,
      upload: PhotoUpload,
      also?: (tx: Tx, entryId: string, held: OwnedPlant[]) => Promise<void>,
    ): Promise<DiaryEntry> {
      const date = entryDate(entry.date, clock(), user.timeZone);
      for (const id of entry.plant) await plants.ownedPlant(user.id, id); // Before a photo is stored.
      return photos.withUploadedPhoto(user.id, upload, async (tx, photo) => {
        const held = await lockPlants(tx, user.id, entry.plant);
        await requireRoomFor(tx, user.id, held.length);
        const words = { description: entry.description ?? null, notes: entry.content ?? null };
        const text_id = await storeText(tx, user.id, words);
        const rows = entry.plant.map((plantId) => ({
          id: uuidv7(),
          user_id: user.id,
          plant_id: plantId,
          activity: entry.activity ?? null,
          title: entry.title,
          text_id,
          photo_id: photo?.id ?? null,
          date,
          created_at: clock().toISOString(),
        }));
        await repository.insertEntries(tx, rows);
        if (changesPlant(entry.activity)) await updatePlants(tx, held, user.timeZone);
        const id = rows[0]?.id ?? '';
        await also?.(tx, id, held);
        return toEntry(await ownedEntry(user.id, id, tx));
      });
    },

    /** Writes entries for locked plants. @returns their ids, in the order of the entries. */
    async addWithin(tx: Tx, user: CallerUser, entries: readonly CareEntry[]): Promise<string[]> {
      if (entries.length === 0) return [];
      await requireRoomFor(tx, user.id, entries.length);
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
      return Promise.all(ids.map(async (id) => toEntry(await ownedEntry(userId, id, tx))));
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

    /** @throws Failure `changed` when the entry no longer has the version given by the caller. */
    async update(
      { user }: Caller,
      id: string,
      change: DiaryEntryChange,
      upload: PhotoUpload,
      ifVersion?: number,
    ): Promise<DiaryEntry> {
      const before = await ownedEntry(user.id, id); // Before a photo is stored for an entry of somebody else.
      const plant = await plants.ownedPlant(user.id, change.plant ?? before.plant_id);
      const date = change.date === undefined ? undefined : entryDate(change.date, clock(), user.timeZone);
      const { title, description, content: notes, activity } = change;
      return photos.withUploadedPhoto(user.id, upload, async (tx, photo) => {
        const held = await lockPlants(tx, user.id, [before.plant_id, plant.id]);
        const entry = await ownedEntry(user.id, id, tx);
        requireVersion(ifVersion, toEntry(entry));
        const photo_id = upload === undefined ? undefined : (photo?.id ?? null);
        const words = { description: entry.description, notes: entry.notes, ...omitUndefined({ description, notes }) };
        const rewords = words.description !== entry.description || words.notes !== entry.notes;
        const text_id = rewords ? await storeText(tx, user.id, words) : undefined;
        const columns = omitUndefined({ plant_id: plant.id, title, text_id, activity, date, photo_id });
        const shared = {
          photoIds: upload === undefined ? [] : present(entry.photo_id),
          textIds: rewords ? present(entry.text_id) : [],
        };
        await releaseShared(tx, user.id, shared, () => repository.changeEntry(tx, user.id, id, columns));
        await updatePlants(tx, held, user.timeZone);
        return toEntry(await ownedEntry(user.id, id, tx));
      });
    },

    async delete({ user }: Caller, id: string): Promise<void> {
      const { plant_id } = await ownedEntry(user.id, id);
      await inTransaction(db, async (tx) => {
        const held = await lockPlants(tx, user.id, [plant_id]);
        await deleteEntry(tx, await ownedEntry(user.id, id, tx));
        await updatePlants(tx, held, user.timeZone);
      });
      await photos.removeDiscarded();
    },

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

/** Identifies an activity for a plant. */
export function careKey(plantId: string, activity: Activity): string {
  return `${plantId} ${activity}`;
}

/** Whether the plant shows when this was last done. */
function changesPlant(activity: Activity | null | undefined): boolean {
  return activity === 'repotting' || activity === 'pruning';
}

/** An entry's place in the list. */
function placeOf({ date, id }: repository.DiaryEntryRow): Cursor {
  return { moment: date, id };
}

function present(id: string | null): string[] {
  return id === null ? [] : [id];
}

function toEntry(row: repository.DiaryEntryRow): DiaryEntry {
  return {
    _id: row.id,
    plant: { _id: row.plant_id, name: row.plant_name },
    title: row.title,
    description: row.description,
    notes: row.notes,
    date: row.date,
    activity: row.activity,
    activityType: row.activity,
    ...photoAddresses(row.photo_name),
    version: row.version,
    createdAt: row.created_at,
  };
}

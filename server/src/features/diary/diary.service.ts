import { DiaryEntry, type DiaryEntryChange, type NewDiaryEntry } from '@plantcare/contract/diary.ts';
import type { Cursor } from '@plantcare/contract/text.ts';
import { v7 as uuidv7 } from 'uuid';
import type { AccountQuotas } from '../../administration/account-quotas.ts';
import type { Caller, CallerUser } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { PageText } from '../../db/page-text.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireVersion } from '../../failure.ts';
import { LIST_START, type Page } from '../../http/lists/list-text.ts';
import { omitUndefined } from '../../omit-undefined.ts';
import type { Db, Tx } from '../../tables.ts';
import type { PhotoService, PhotoUpload } from '../photos/photos.service.ts';
import type { OwnedPlant, PlantService } from '../plants/plants.service.ts';
import { careKey, createCareEntries } from './care-entries.ts';
import * as repository from './diary.repository.ts';
import { ownedEntry, toEntry } from './diary-entry.ts';
import { changesPlant, createDiaryPlants } from './diary-plants.ts';
import { requireRoomFor } from './diary-quota.ts';
import { entryDate } from './entry-date.ts';
import { createPlantHistory } from './plant-history.ts';
import { createSharedContent, present } from './shared-content.ts';

export { careKey };

interface DiaryPage extends Page {
  plantId?: string | undefined;
  /** The list begins after this entry. */
  before?: string | undefined;
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
  const diaryPlants = createDiaryPlants({ plants });
  const content = createSharedContent({ photos });
  const { lockPlants, updatePlants } = diaryPlants;
  const { releaseShared, deleteEntry, storeText } = content;

  return {
    ...createCareEntries({ db, clock, quotas, diaryPlants, content }),
    ...createPlantHistory({ db, clock, plants }),

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

    /** The moment of the first entry of a plant; null without entries. */
    firstDate(tx: Tx, plant: OwnedPlant): Promise<string | null> {
      return repository.firstDate(tx, plant);
    },

    /** The newest entries of a plant. */
    async newest(userId: string, plantId: string, limit: number): Promise<DiaryEntry[]> {
      const { items } = await repository.listEntries(db, userId, { plantId, after: LIST_START, limit });
      return DiaryEntry.array().parse(JSON.parse(`[${items}]`));
    },

    /** The next entries in the list, in JSON. @throws Failure when the entry before the page was deleted. */
    async list(userId: string, { plantId, after, before, limit }: DiaryPage): Promise<PageText> {
      const isFirst = before !== undefined && after === LIST_START;
      const start = isFirst ? placeOf(await ownedEntry(db, userId, before)) : after;
      return repository.listEntries(db, userId, { plantId, after: start, limit });
    },

    async get(userId: string, id: string): Promise<DiaryEntry> {
      return toEntry(await ownedEntry(db, userId, id));
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
        await requireRoomFor(quotas, tx, user.id, held.length);
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
        return toEntry(await ownedEntry(tx, user.id, id));
      });
    },

    /** @throws Failure `changed` when the entry no longer has the version given by the caller. */
    async update(
      { user }: Caller,
      id: string,
      change: DiaryEntryChange,
      upload: PhotoUpload,
      ifVersion?: number,
    ): Promise<DiaryEntry> {
      const before = await ownedEntry(db, user.id, id); // Before a photo is stored for an entry of somebody else.
      const plant = await plants.ownedPlant(user.id, change.plant ?? before.plant_id);
      const date = change.date === undefined ? undefined : entryDate(change.date, clock(), user.timeZone);
      const { title, description, content: notes, activity } = change;
      return photos.withUploadedPhoto(user.id, upload, async (tx, photo) => {
        const held = await lockPlants(tx, user.id, [before.plant_id, plant.id]);
        const entry = await ownedEntry(tx, user.id, id);
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
        return toEntry(await ownedEntry(tx, user.id, id));
      });
    },

    async delete({ user }: Caller, id: string): Promise<void> {
      const { plant_id } = await ownedEntry(db, user.id, id);
      await inTransaction(db, async (tx) => {
        const held = await lockPlants(tx, user.id, [plant_id]);
        await deleteEntry(tx, await ownedEntry(tx, user.id, id));
        await updatePlants(tx, held, user.timeZone);
      });
      await photos.removeDiscarded();
    },
  };
}

/** An entry's place in the list. */
function placeOf({ date, id }: repository.DiaryEntryRow): Cursor {
  return { moment: date, id };
}

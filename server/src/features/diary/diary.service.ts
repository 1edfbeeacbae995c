import type { DiaryEntry, DiaryEntryChange, NewDiaryEntry, PlantHistory } from '@plantcare/contract/diary.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { Failure } from '../../failure.ts';
import { given } from '../../given.ts';
import type { Db, Tx } from '../../tables.ts';
import { type PhotoService, photoAddresses } from '../photos/photos.service.ts';
import type { OwnedPlant, PlantService } from '../plants/plants.service.ts';
import * as repository from './diary.repository.ts';
import { entryDate, localDay } from './entry-date.ts';

const HISTORY_MS = 12 * 7 * 24 * 3_600_000;

declare const owned: unique symbol;

/** An entry proved to belong to its `user_id`; only `ownedEntry` makes one. */
type OwnedEntry = repository.DiaryEntryRow & { readonly [owned]: true };

interface Parts {
  db: Db;
  clock: Clock;
  photos: PhotoService;
  plants: PlantService;
}

export type DiaryService = ReturnType<typeof createDiaryService>;

export function createDiaryService({ db, clock, photos, plants }: Parts) {
  async function ownedEntry(userId: string, id: string, within: Db | Tx = db): Promise<OwnedEntry> {
    const entry = await repository.findEntry(within, userId, id);
    if (!entry) throw new Failure('not_found', 'Diary entry not found.');
    return entry as OwnedEntry; // Just proved: the query asked for this owner's rows only.
  }

  /** Tells the plant when the diary last saw it repotted and pruned, whatever was written, changed or deleted. */
  async function updatePlant(tx: Tx, plant: OwnedPlant, timeZone: string): Promise<void> {
    const last = await repository.lastDates(tx, plant);
    const day = (moment: string | undefined) => (moment ? localDay(moment, timeZone) : null);
    await plants.noteFromDiary(tx, plant, { repotted: day(last.get('repotting')), pruned: day(last.get('pruning')) });
  }

  plants.whenDeleting(async (tx, plant) => {
    for (const photo of await repository.photosOf(tx, plant)) await photos.discard(tx, plant.user_id, photo.id);
  });

  return {
    async list(userId: string, page: repository.DiaryPage): Promise<DiaryEntry[]> {
      return (await repository.listEntries(db, userId, page)).map(toEntry);
    },

    async get(userId: string, id: string): Promise<DiaryEntry> {
      return toEntry(await ownedEntry(userId, id));
    },

    /** Writes one entry for each plant, all or none, each with a photo of its own. Answers that of the first plant. */
    async add({ user }: Caller, entry: NewDiaryEntry, upload: Buffer | '' | undefined): Promise<DiaryEntry> {
      const date = entryDate(entry.date, clock());
      const chosen = await Promise.all(entry.plant.map((id) => plants.ownedPlant(user.id, id)));
      const entries = chosen.map((plant) => ({ id: uuidv7(), plant }));
      return photos.takeIn(user.id, upload, entries.length, async (tx, pending) => {
        const rows = entries.map(({ id, plant }, index) => ({
          id,
          user_id: user.id,
          plant_id: plant.id,
          activity: entry.activity ?? null,
          title: entry.title,
          description: entry.description ?? null,
          notes: entry.content ?? null,
          photo_id: pending[index]?.id ?? null,
          date,
          created_at: clock().toISOString(),
        }));
        await repository.insertEntries(tx, rows);
        for (const { plant } of entries) await updatePlant(tx, plant, user.time_zone);
        return toEntry(await ownedEntry(user.id, entries[0]?.id ?? '', tx));
      });
    },

    async update(
      { user }: Caller,
      id: string,
      change: DiaryEntryChange,
      upload: Buffer | '' | undefined,
    ): Promise<DiaryEntry> {
      const before = await ownedEntry(user.id, id); // Before a photo is taken in for an entry that is not theirs.
      const plant = await plants.ownedPlant(user.id, change.plant ?? before.plant_id);
      const date = change.date === undefined ? undefined : entryDate(change.date, clock());
      const { title, description, content: notes, activity } = change;
      return photos.takeIn(user.id, upload, 1, async (tx, [photo]) => {
        const entry = await ownedEntry(user.id, id, tx);
        const photo_id = upload === undefined ? undefined : (photo?.id ?? null);
        const columns = given({ plant_id: plant.id, title, description, notes, activity, date, photo_id });
        await repository.changeEntry(tx, user.id, id, columns);
        if (upload !== undefined && entry.photo_id) await photos.discard(tx, user.id, entry.photo_id);
        await updatePlant(tx, plant, user.time_zone);
        if (entry.plant_id !== plant.id) {
          await updatePlant(tx, await plants.ownedPlant(user.id, entry.plant_id, tx), user.time_zone);
        }
        return toEntry(await ownedEntry(user.id, id, tx));
      });
    },

    async delete({ user }: Caller, id: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const entry = await ownedEntry(user.id, id, tx);
        if (entry.photo_id) await photos.discard(tx, user.id, entry.photo_id);
        await repository.deleteEntry(tx, user.id, id);
        await updatePlant(tx, await plants.ownedPlant(user.id, entry.plant_id, tx), user.time_zone);
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
  };
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
    createdAt: row.created_at,
  };
}

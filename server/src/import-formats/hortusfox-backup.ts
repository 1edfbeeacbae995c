import type { z } from 'zod';
import { Failure } from '../failure.ts';
import type { OpenZip } from '../zip/read-zip.ts';
import { plantOf } from './hortusfox-plant.ts';
import { HORTUSFOX_LISTS, type HortusFoxPicture } from './hortusfox-records.ts';
import { tasksByPlant } from './hortusfox-tasks.ts';
import { type ImportedEntry, type ImportedPlant, shortText } from './imported-plant.ts';

const MOST_JSON_BYTES = 32 * 1024 * 1024;
/** What can be decoded, by the end of the name. */
const PICTURE = /\.(jpe?g|png|webp|gif|heic|heif|avif)$/i;
/** The photo of plants that have none. */
const PLACEHOLDER = 'placeholder.jpg';

type ListName = keyof typeof HORTUSFOX_LISTS;

export interface HortusFoxBackup {
  plants: ImportedPlant[];
  /** Where the photos of plants and entries are in the ZIP file; plants that were copied share a file. */
  photoFiles: ReadonlyMap<string, string>;
  /** What has no place here, such as "5 inventory items". */
  leftOut: string[];
}

/** Whether a ZIP file is a backup of HortusFox that has plants. */
export function isHortusFoxBackup({ sizes }: OpenZip): boolean {
  return sizes.has(fileOf('plants'));
}

/**
 * Reads the plants of a backup of HortusFox, with their photos and what is known of their care.
 * @param today the gardener's day, from which due days are counted
 * @throws Failure when a list cannot be read
 */
export async function readHortusFoxBackup(zip: OpenZip, today: string): Promise<HortusFoxBackup> {
  const all = await readList(zip, 'plants');
  const locations = new Map((await readList(zip, 'locations')).map(({ id, name }) => [id, name]));
  const gallery = await readList(zip, 'gallery');
  const tasks = await readList(zip, 'tasks');
  const kept = all.filter(({ history, deleted_at }) => !history && deleted_at === null);
  const photos = photoFilesOf(zip);
  const { remindersOf, tasksLeft } = tasksByPlant(kept, tasks, today);

  const pictures = new Map<string | null, HortusFoxPicture[]>();
  for (const picture of gallery) pictures.set(picture.plant, [...(pictures.get(picture.plant) ?? []), picture]);
  let picturesKept = 0;
  const plants = kept.map((plant): ImportedPlant => {
    const { entries, reminders, ...rest } = plantOf(plant, locations.get(plant.location) ?? null, today);
    const shown = (pictures.get(plant.id) ?? []).flatMap((picture): ImportedEntry[] => {
      const photo = photos.add('gallery', picture.original) ?? photos.add('gallery', picture.thumb);
      if (photo === null) return [];
      return [
        { day: notAfter(picture.created_at, today), title: shortText(picture.label ?? 'Photo'), activity: null, photo },
      ];
    });
    picturesKept += shown.length;
    const photo = plant.photo === PLACEHOLDER ? null : photos.add('plants', plant.photo);
    return {
      ...rest,
      photo,
      entries: [...entries, ...shown],
      reminders: [...reminders, ...(remindersOf.get(plant) ?? [])],
    };
  });

  const counts: [number, string, string][] = [
    [all.length - kept.length, 'plant of the history', 'plants of the history'],
    [gallery.length - picturesKept, 'gallery photo', 'gallery photos'],
    [tasksLeft, 'task that is done or names no plant', 'tasks that are done or name no plant'],
    [(await readList(zip, 'inventory')).length, 'inventory item', 'inventory items'],
    [(await readList(zip, 'calendar')).length, 'calendar entry', 'calendar entries'],
  ];
  const leftOut = counts
    .filter(([count]) => count > 0)
    .map(([count, one, more]) => `${count.toLocaleString('en')} ${count === 1 ? one : more}`);
  return { plants, photoFiles: photos.files, leftOut };
}

function fileOf(name: ListName): string {
  return `${name}/data.json`;
}

async function readList<Name extends ListName>(
  zip: OpenZip,
  name: Name,
): Promise<z.output<(typeof HORTUSFOX_LISTS)[Name]>> {
  const file = fileOf(name);
  const schema: z.ZodType = HORTUSFOX_LISTS[name];
  try {
    const json: unknown = zip.sizes.has(file) ? JSON.parse(`${await zip.read(file, MOST_JSON_BYTES)}`) : [];
    return schema.parse(json) as z.output<(typeof HORTUSFOX_LISTS)[Name]>; // Its own schema made it.
  } catch {
    throw new Failure('invalid_input', `This looks like a backup of HortusFox, but its file ${file} cannot be read.`);
  }
}

/** Gives each use of a picture a name of its own, because each photo here belongs to one plant or entry. */
function photoFilesOf(zip: OpenZip) {
  const files = new Map<string, string>();
  return {
    files,
    /** @returns null when the file is not in the backup, or is no picture. */
    add(list: 'plants' | 'gallery', name: string | null): string | null {
      const file = `${list}/img/${name}`;
      if (name === null || !PICTURE.test(name) || !zip.sizes.has(file)) return null;
      const key = `${files.size + 1} ${file}`;
      files.set(key, file);
      return key;
    },
  };
}

function notAfter(day: string | null, today: string): string {
  return day === null || day > today ? today : day;
}

import { z } from 'zod';

/*
 * The records in a backup of HortusFox, as rows of its tables in JSON: https://github.com/danielbrendel/hortusfox-web. Numbers
 * may be written as texts, versions differ in their columns, and what is not known here is ignored.
 */

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => `${value ?? ''}`.replaceAll('\0', '').replaceAll('\r\n', '\n').trim() || null);
const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => value === true || value === 1 || value === '1');
const number = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === '' ? null : Number(value)))
  .transform((value) => (Number.isFinite(value) ? value : null));
/** The day of a date with or without a time; null for what is none, such as `0000-00-00`. */
const day = text.transform((value) => {
  const [date] = /^(?:19|2\d)\d{2}-\d{2}-\d{2}/.exec(value ?? '') ?? [];
  return date !== undefined && z.iso.date().safeParse(date).success ? date : null;
});

const PlantRecord = z.object({
  id: text,
  name: text,
  scientific_name: text,
  knowledge_link: text,
  location: text,
  tags: text,
  photo: text,
  last_watered: day,
  last_repotted: day,
  last_fertilised: day,
  perennial: flag,
  annual: flag,
  lifespan: text,
  hardy: flag,
  cutting_month: number,
  date_of_purchase: day,
  humidity: number,
  light_level: text,
  health_state: text,
  notes: text,
  history: flag,
  deleted_at: text,
  water_interval_days: number,
  fertilise_interval_days: number,
  repot_interval_days: number,
});
export type HortusFoxPlant = z.output<typeof PlantRecord>;

const LocationRecord = z.object({ id: text, name: text });
const GalleryRecord = z.object({ plant: text, thumb: text, original: text, label: text, created_at: day });
export type HortusFoxPicture = z.output<typeof GalleryRecord>;
const TaskRecord = z.object({
  title: text,
  description: text,
  due_date: day,
  /** In hours. */
  recurring_time: number,
  done: flag,
});
export type HortusFoxTask = z.output<typeof TaskRecord>;

/** Far more than anybody has; checking a row takes some microseconds. */
const MOST_ROWS = 20_000;

const listOf = <Row extends z.ZodType>(row: Row) =>
  z
    .preprocess(
      (value) => (isRecord(value) ? Object.values(value) : (value ?? [])),
      z.array(z.unknown()).max(MOST_ROWS),
    )
    .pipe(z.array(row));

/** The lists of a backup; each is a file `<name>/data.json`, and all but the plants may be missing. */
export const HORTUSFOX_LISTS = {
  plants: listOf(PlantRecord),
  locations: listOf(LocationRecord),
  gallery: listOf(GalleryRecord),
  tasks: listOf(TaskRecord),
  inventory: listOf(z.unknown()),
  calendar: listOf(z.unknown()),
} as const;

/** PHP writes a list with a gap in its numbers as an object. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, Message, optionalText, requiredText, Version } from './text.ts';

export const ACTIVITIES = [
  'watering',
  'fertilizing',
  'repotting',
  'pruning',
  'pest_control',
  'observation',
  'other',
] as const;

export const Activity = z.enum(ACTIVITIES);
export type Activity = z.output<typeof Activity>;

/** The activity has both names, because some readers use one and some the other. */
export const DiaryEntry = z.object({
  _id: Id,
  plant: z.object({ _id: Id, name: z.string() }),
  title: z.string(),
  description: z.string().nullable(),
  notes: z.string().nullable(),
  date: Instant,
  activity: Activity.nullable(),
  activityType: Activity.nullable(),
  photoUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  version: Version,
  createdAt: Instant,
});

export type DiaryEntry = z.output<typeof DiaryEntry>;

const UNKNOWN_ACTIVITY = `Please choose one of: ${ACTIVITIES.join(', ')}`;
const PLANT_REQUIRED = 'Plant is required';

/** When it happened: a moment or a day (`2026-05-01`). */
export const EntryDate = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .pipe(z.union([z.iso.date(), z.iso.datetime({ offset: true })], 'Date must be a date').optional())
  .optional();

const Words = {
  content: optionalText('Notes', 10_000),
  description: optionalText('Description', 10_000),
  date: EntryDate,
};

export const NewDiaryEntry = z.object({
  plant: z
    .string(PLANT_REQUIRED)
    .trim()
    .min(1, PLANT_REQUIRED)
    .transform((ids) => [...new Set(ids.split(','))])
    .pipe(z.array(z.uuidv7(PLANT_REQUIRED)).max(500, 'Please choose at most 500 plants at once')),
  title: requiredText('Title'),
  activity: z
    .string()
    .transform((word) => (word === '' ? null : word))
    .pipe(z.enum(ACTIVITIES, UNKNOWN_ACTIVITY).nullable())
    .optional(),
  ...Words,
});

export const DiaryEntryChange = z.object({
  plant: z.uuidv7(PLANT_REQUIRED).optional(),
  title: requiredText('Title').optional(),
  activity: z.string().min(1, 'Activity is required').pipe(z.enum(ACTIVITIES, UNKNOWN_ACTIVITY)).optional(),
  ...Words,
});

export type NewDiaryEntry = z.output<typeof NewDiaryEntry>;
export type DiaryEntryChange = z.output<typeof DiaryEntryChange>;

const ById = z.object({ id: Id });

export const listDiary = endpoint({
  method: 'GET',
  path: '/diary',
  area: 'Diary',
  summary: 'Own diary entries, newest first: all, those of one plant, or page by page before a known entry',
  access: 'signed-in',
  query: z.object({
    plant: Id.optional(),
    before: Id.optional(),
    limit: z.coerce.number().pipe(z.int().min(1).max(1000)).optional(),
  }),
  paged: true,
  response: z.array(DiaryEntry),
});

export const getDiaryEntry = endpoint({
  method: 'GET',
  path: '/diary/:id',
  area: 'Diary',
  summary: 'One own diary entry',
  access: 'signed-in',
  params: ById,
  item: 'Diary entry',
  versioned: true,
  response: DiaryEntry,
});

export const addDiaryEntry = endpoint({
  method: 'POST',
  path: '/diary',
  area: 'Diary',
  summary: 'Write an entry. Several plants, their ids separated by commas, get one each; the first plant’s is answered',
  access: 'signed-in',
  form: NewDiaryEntry,
  photo: 'photo',
  status: 201,
  response: DiaryEntry,
});

export const updateDiaryEntry = endpoint({
  method: 'PUT',
  path: '/diary/:id',
  area: 'Diary',
  summary: 'Change an entry: a field left out stays, an empty one is cleared, a photo replaces the stored one',
  access: 'signed-in',
  params: ById,
  item: 'Diary entry',
  versioned: true,
  form: DiaryEntryChange,
  photo: 'photo',
  response: DiaryEntry,
});

export const deleteDiaryEntry = endpoint({
  method: 'DELETE',
  path: '/diary/:id',
  area: 'Diary',
  summary: 'Delete an entry with its photo',
  access: 'signed-in',
  params: ById,
  item: 'Diary entry',
  response: Message,
});

/** A plant's history from the diary: when each care was last done, its waterings of 12 weeks, and all its photos. */
export const PlantHistory = z.object({
  lastWatered: Instant.nullable(),
  lastFertilized: Instant.nullable(),
  lastRepotted: Instant.nullable(),
  lastPruned: Instant.nullable(),
  waterings: z.array(Instant),
  photos: z.array(z.object({ photoUrl: z.string(), thumbnailUrl: z.string(), date: Instant })),
});

export type PlantHistory = z.output<typeof PlantHistory>;

export const getPlantHistory = endpoint({
  method: 'GET',
  path: '/plants/:id/history',
  area: 'Diary',
  summary: 'Last care, waterings of the last 12 weeks and all diary photos (oldest first) of one plant',
  access: 'signed-in',
  params: ById,
  item: 'Plant',
  response: PlantHistory,
});

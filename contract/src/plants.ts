import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, Message, optionalText, requiredText, Version } from './text.ts';

export const HEALTHS = ['healthy', 'needs_attention', 'sick'] as const;
export const SIZES = ['small', 'medium', 'large'] as const;

export const Health = z.enum(HEALTHS);
export const Size = z.enum(SIZES);

export type Health = z.output<typeof Health>;
export type Size = z.output<typeof Size>;

/** The oldest pot plant, a cycad at Kew, has been there since 1775: 13,000 weeks. */
const MAX_AGE_WEEKS = 15_000;

export const FAREWELL_REASONS = ['died', 'given_away', 'sold', 'harvested', 'season_over', 'other'] as const;

const FarewellReason = z.enum(FAREWELL_REASONS);

export type FarewellReason = z.output<typeof FarewellReason>;

/** Why and when a plant left: it had been the gardener's from `since` to `day`. */
export const Farewell = z.object({
  since: z.iso.date(),
  day: z.iso.date(),
  reason: FarewellReason,
  note: z.string().nullable(),
});

export type Farewell = z.output<typeof Farewell>;

export const Plant = z.object({
  _id: Id,
  name: z.string(),
  species: z.string().nullable(),
  /** The name of its place. */
  location: z.string().nullable(),
  placeId: Id.nullable(),
  potSize: z.string().nullable(),
  sunlight: z.string().nullable(),
  photoUrl: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  health: Health,
  size: Size,
  ageWeeks: z.int().nullable(),
  lastRepot: z.iso.date().nullable(),
  lastPrune: z.iso.date().nullable(),
  notes: z.string().nullable(),
  /** Added by the sample garden and not kept: nothing is notified about it, and it goes with the samples. */
  sample: z.boolean(),
  /** Whether its watering dates follow its diary, the season and the weather; null: as the account says. */
  adaptiveWatering: z.boolean().nullable(),
  /** A plant with a farewell is in no list but that of former plants, and its reminders rest; null: it is there. */
  farewell: Farewell.nullable(),
  version: Version,
  createdAt: Instant,
});

export type Plant = z.output<typeof Plant>;

/** A day such as `2026-05-01`; the time of a moment is dropped. Empty clears the field. */
function optionalDay(name: string) {
  return z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(z.union([z.iso.date(), z.iso.datetime({ offset: true })], `${name} must be a date`).nullable())
    .transform((day) => day?.slice(0, 10) ?? null)
    .optional();
}

/** One of a few words; empty resets to the default. */
function wordOrDefault<const T extends readonly [string, ...string[]]>(words: T, standard: T[number]) {
  return z
    .string()
    .transform((text) => (text === '' ? standard : text))
    .pipe(z.enum(words, `Please choose one of: ${words.join(', ')}`))
    .optional();
}

const AgeWeeks = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : Number(text)))
  .pipe(
    z
      .int('Age must be a whole number of weeks')
      .min(0, 'Age cannot be negative')
      .max(MAX_AGE_WEEKS, `Age can be at most ${MAX_AGE_WEEKS} weeks`)
      .nullable(),
  )
  .optional();

const PlantDetails = {
  species: optionalText('Species'),
  location: optionalText('Location'),
  potSize: optionalText('Pot size'),
  sunlight: optionalText('Sunlight'),
  health: wordOrDefault(HEALTHS, 'healthy'),
  size: wordOrDefault(SIZES, 'medium'),
  ageWeeks: AgeWeeks,
  lastRepot: optionalDay('Last repotted'),
  lastPrune: optionalDay('Last pruned'),
  notes: optionalText('Notes', 10_000),
};

export const NewPlant = z.object({ name: requiredText('Name'), ...PlantDetails });
export const PlantChange = z.object({ name: requiredText('Name').optional(), ...PlantDetails });

export type NewPlant = z.output<typeof NewPlant>;
export type PlantChange = z.output<typeof PlantChange>;

const ById = z.object({ id: Id });

export const listPlants = endpoint({
  method: 'GET',
  path: '/plants',
  area: 'Plants',
  summary: 'All own plants, newest first, without those that the gardener said farewell to',
  access: 'signed-in',
  paged: true,
  response: z.array(Plant),
});

export const getPlant = endpoint({
  method: 'GET',
  path: '/plants/:id',
  area: 'Plants',
  summary: 'One own plant',
  access: 'signed-in',
  params: ById,
  item: 'Plant',
  versioned: true,
  response: Plant,
});

export const addPlant = endpoint({
  method: 'POST',
  path: '/plants',
  area: 'Plants',
  summary: 'Add a plant, with a photo if there is one',
  access: 'signed-in',
  form: NewPlant,
  photo: 'photo',
  status: 201,
  response: Plant,
});

export const updatePlant = endpoint({
  method: 'PUT',
  path: '/plants/:id',
  area: 'Plants',
  summary: 'Change a plant: a field left out stays, an empty one is cleared, a photo replaces the stored one',
  access: 'signed-in',
  params: ById,
  item: 'Plant',
  versioned: true,
  form: PlantChange,
  photo: 'photo',
  response: Plant,
});

export const deletePlant = endpoint({
  method: 'DELETE',
  path: '/plants/:id',
  area: 'Plants',
  summary: 'Delete a plant with its photos',
  access: 'signed-in',
  params: ById,
  item: 'Plant',
  response: Message,
});

const MOST_AT_ONCE = 500;

/** The plants that one call changes. */
export const PlantIds = z
  .array(Id, 'Please choose plants')
  .min(1, 'Please choose plants')
  .max(MOST_AT_ONCE, `Please choose at most ${MOST_AT_ONCE} plants at once`);

export const movePlants = endpoint({
  method: 'POST',
  path: '/plants/move',
  area: 'Plants',
  summary: 'Move several plants to the place of a name at once, all or none; an empty name is no place',
  access: 'signed-in',
  json: z.object({ ids: PlantIds, location: optionalText('Location').transform((place) => place ?? null) }),
  response: z.array(Plant),
});

export const deletePlants = endpoint({
  method: 'POST',
  path: '/plants/delete',
  area: 'Plants',
  summary: 'Delete several plants with all that belongs to them, all or none',
  access: 'signed-in',
  json: z.object({ ids: PlantIds }),
  response: Message,
});

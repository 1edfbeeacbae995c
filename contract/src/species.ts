import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const PLANT_CATEGORIES = [
  'house_plant',
  'succulent',
  'herb',
  'vegetable',
  'garden_flower',
  'bulb',
  'shrub',
  'climber',
  'fruit',
] as const;

/** From a corner far from a window to full sun all day. */
export const LIGHT_CLASSES = ['low', 'medium', 'bright_indirect', 'full_sun'] as const;

/**
 * When to water: `dry` when the whole pot is dry, `moderate` when the top of the soil is dry, `moist` before that.
 */
export const WATERING_CLASSES = ['dry', 'moderate', 'moist'] as const;

/** Suitable relative humidity: below 40%, 40 to 60%, above 60%. */
export const HUMIDITY_CLASSES = ['low', 'average', 'high'] as const;

export const GROWTH_RATES = ['slow', 'medium', 'fast'] as const;

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

/** Hardiness ratings of the Royal Horticultural Society, from plants for heated rooms to fully hardy ones. */
export const HARDINESS_RATINGS = ['H1a', 'H1b', 'H1c', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'] as const;

export type PlantCategory = (typeof PLANT_CATEGORIES)[number];
export type LightClass = (typeof LIGHT_CLASSES)[number];
export type WateringClass = (typeof WATERING_CLASSES)[number];
export type HumidityClass = (typeof HUMIDITY_CLASSES)[number];
export type GrowthRate = (typeof GROWTH_RATES)[number];
export type Season = (typeof SEASONS)[number];
export type HardinessRating = (typeof HARDINESS_RATINGS)[number];

/** Derived from the scientific name, such as `monstera-deliciosa`. */
export const SpeciesId = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A span of whole days, weeks or years. */
export const Span = z.strictObject({ min: z.int().positive(), max: z.int().positive() });

export type Span = z.output<typeof Span>;

/** Height and spread in cm. */
export const Extent = z.strictObject({ height: z.number().positive(), spread: z.number().positive() });

export type Extent = z.output<typeof Extent>;

/** `unknown` where no source was found: never read it as "no". */
export const Toxic = z.enum(['yes', 'no', 'unknown']);

export type Toxic = z.output<typeof Toxic>;

/** A species, or a genus whose plants need the same care. */
export const Species = z.strictObject({
  _id: SpeciesId,
  scientificName: z.string(),
  synonyms: z.array(z.string()),
  commonNames: z.array(z.string()),
  family: z.string(),
  category: z.enum(PLANT_CATEGORIES),
  light: z.strictObject({ accepted: z.array(z.enum(LIGHT_CLASSES)), preferred: z.enum(LIGHT_CLASSES) }),
  watering: z.strictObject({
    class: z.enum(WATERING_CLASSES),
    /** How to check whether it needs water; the days are only what usually results. */
    check: z.string(),
    daysGrowing: Span,
    daysWinter: Span,
  }),
  /** In °C: `min` is the lower limit, then the ideal range, and above `max` it suffers. */
  temperature: z.strictObject({ min: z.number(), idealMin: z.number(), idealMax: z.number(), max: z.number() }),
  humidity: z.enum(HUMIDITY_CLASSES),
  soil: z.string(),
  feeding: z.string(),
  /** Weeks between feeds while it grows; null for a plant without regular feeding. */
  feedingWeeks: Span.nullable(),
  repotting: z.string(),
  /** Years between repottings; null for a plant that is not kept in a pot for years. */
  repottingYears: Span.nullable(),
  pruning: z.string(),
  propagation: z.array(z.string()),
  growthRate: z.enum(GROWTH_RATES),
  /** The seasons in which it grows. */
  growsIn: z.array(z.enum(SEASONS)),
  lifespan: z.enum(['annual', 'biennial', 'perennial']),
  size: z.string(),
  /** In a pot, and in open ground if the climate allows; null if it is not grown that way. */
  matureSize: z.strictObject({ potted: Extent.nullable(), ground: Extent.nullable() }),
  hardiness: z.string(),
  hardinessRating: z.enum(HARDINESS_RATINGS),
  toxicity: z.strictObject({ cats: Toxic, dogs: Toxic, people: Toxic, effect: z.string() }),
  /** Its common problems. */
  problems: z.array(z.strictObject({ _id: z.string(), name: z.string() })),
  sources: z.array(z.string()),
});

export type Species = z.output<typeof Species>;

export const SpeciesSummary = Species.pick({ _id: true, scientificName: true, commonNames: true, category: true });

export type SpeciesSummary = z.output<typeof SpeciesSummary>;

/** A plant that an ambiguous name may mean. */
export const SpeciesChoice = SpeciesSummary.extend({ hint: z.string() });

export type SpeciesChoice = z.output<typeof SpeciesChoice>;

const MAX_SUGGESTIONS = 50;

export const searchSpecies = endpoint({
  method: 'GET',
  path: '/species',
  area: 'Species',
  summary: 'Species and genera by scientific name, synonym or common name, also misspelled, best match first',
  access: 'signed-in',
  query: z.object({
    q: z.string().trim().max(200, 'The search can have at most 200 characters').default(''),
    limit: z.coerce
      .number()
      .int('Limit must be a whole number')
      .min(1, 'Limit must be at least 1')
      .max(MAX_SUGGESTIONS, `Limit can be at most ${MAX_SUGGESTIONS}`)
      .default(10),
  }),
  response: z.array(SpeciesSummary),
});

/** Whether a name means the species itself, or only its genus or family. */
export const SPECIES_MATCHES = ['species', 'genus', 'family'] as const;

export const matchSpecies = endpoint({
  method: 'GET',
  path: '/species/match',
  area: 'Species',
  summary: 'The record of the plant with this name, or of its genus or family; null if the name is unknown',
  access: 'signed-in',
  query: z.object({ name: z.string().trim().max(200, 'The name can have at most 200 characters') }),
  writesUnits: true,
  response: z.object({
    match: z
      .object({
        species: Species,
        as: z.enum(SPECIES_MATCHES),
        /** Whether the name only resembles one of its names. Then "harmless" counts as unknown. */
        misspelled: z.boolean(),
      })
      .nullable(),
    /**
     * The plants that an ambiguous name such as "lily" or "bonsai" may mean, that of `match` first, each with words that
     * distinguish it; empty for an unambiguous name. `match` is null if none of them is the usual one.
     */
    choices: z.array(SpeciesChoice),
  }),
});

export const getSpecies = endpoint({
  method: 'GET',
  path: '/species/:id',
  area: 'Species',
  summary: 'The record of a species',
  access: 'signed-in',
  params: z.object({ id: SpeciesId }),
  item: 'Species',
  writesUnits: true,
  response: Species,
});

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

/** From a corner far from a window to a whole day in the sun. */
export const LIGHT_CLASSES = ['low', 'medium', 'bright_indirect', 'full_sun'] as const;

/**
 * When to water: `dry` when the pot has dried through, `moderate` when the top of the soil has, `moist` before that.
 */
export const WATERING_CLASSES = ['dry', 'moderate', 'moist'] as const;

/** Relative humidity of the air that suits: below 40%, 40 to 60%, above 60%. */
export const HUMIDITY_CLASSES = ['low', 'average', 'high'] as const;

export const GROWTH_RATES = ['slow', 'medium', 'fast'] as const;

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;

/** How the Royal Horticultural Society rates hardiness, from plants of a heated room to those of any winter. */
export const HARDINESS_RATINGS = ['H1a', 'H1b', 'H1c', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'] as const;

export type PlantCategory = (typeof PLANT_CATEGORIES)[number];
export type LightClass = (typeof LIGHT_CLASSES)[number];
export type WateringClass = (typeof WATERING_CLASSES)[number];
export type HumidityClass = (typeof HUMIDITY_CLASSES)[number];
export type GrowthRate = (typeof GROWTH_RATES)[number];
export type Season = (typeof SEASONS)[number];
export type HardinessRating = (typeof HARDINESS_RATINGS)[number];

/** Made of the scientific name, such as `monstera-deliciosa`. */
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

/** A species, or a genus whose plants are kept alike. */
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
    /** How to find out whether it needs water; the days are only what usually comes of it. */
    check: z.string(),
    daysGrowing: Span,
    daysWinter: Span,
  }),
  /** In °C: `min` to keep it above, the span it likes, and `max` beyond which it suffers. */
  temperature: z.strictObject({ min: z.number(), idealMin: z.number(), idealMax: z.number(), max: z.number() }),
  humidity: z.enum(HUMIDITY_CLASSES),
  soil: z.string(),
  feeding: z.string(),
  /** Weeks between feeds while it grows; null for a plant that is not fed by the week. */
  feedingWeeks: Span.nullable(),
  repotting: z.string(),
  /** Years between repottings; null for a plant that is not kept in one pot for years. */
  repottingYears: Span.nullable(),
  pruning: z.string(),
  propagation: z.array(z.string()),
  growthRate: z.enum(GROWTH_RATES),
  /** The seasons it grows in. */
  growsIn: z.array(z.enum(SEASONS)),
  lifespan: z.enum(['annual', 'biennial', 'perennial']),
  size: z.string(),
  /** In a pot, and in open ground where the climate lets it; null where it is not grown so. */
  matureSize: z.strictObject({ potted: Extent.nullable(), ground: Extent.nullable() }),
  hardiness: z.string(),
  hardinessRating: z.enum(HARDINESS_RATINGS),
  toxicity: z.strictObject({ cats: Toxic, dogs: Toxic, people: Toxic, effect: z.string() }),
  /** What it is prone to. */
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

/** What a name was found to be: the species itself, or only its genus or family. */
export const SPECIES_MATCHES = ['species', 'genus', 'family'] as const;

export const matchSpecies = endpoint({
  method: 'GET',
  path: '/species/match',
  area: 'Species',
  summary:
    'The record of the plant that a gardener’s words name, or of its genus or family; null when nothing known is',
  access: 'signed-in',
  query: z.object({ name: z.string().trim().max(200, 'The name can have at most 200 characters') }),
  response: z.object({
    match: z
      .object({
        species: Species,
        as: z.enum(SPECIES_MATCHES),
        /** Whether the name is only spelled like one of its own. What is harmless then counts as unknown. */
        misspelled: z.boolean(),
      })
      .nullable(),
    /**
     * What an ambiguous name such as "lily" or "bonsai" may mean, the plant of `match` first, each with the words that tell
     * it apart; empty for a name of one plant. `match` is null when none of them is usual.
     */
    choices: z.array(SpeciesChoice),
  }),
});

export const getSpecies = endpoint({
  method: 'GET',
  path: '/species/:id',
  area: 'Species',
  summary: 'All that is known of a species',
  access: 'signed-in',
  params: z.object({ id: SpeciesId }),
  item: 'Species',
  response: Species,
});

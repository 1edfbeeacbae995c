import { HARDINESS_RATINGS, SEASONS, Span, Species } from '@plantcare/contract/species.ts';
import { z } from 'zod';

/** The facts that a source can be named for. */
const SUBJECTS = ['toxicity', 'temperature', 'hardiness', 'watering', 'light', 'size', 'problems', 'care'] as const;

/**
 * The build of a plant outdoors, which decides how much wind it withstands; the weakest first. Large soft leaves and
 * loaded stems break soonest, what lies close to the ground last.
 */
export const WIND_CLASSES = ['soft', 'leafy', 'woody', 'low'] as const;

export type WindClass = (typeof WIND_CLASSES)[number];

/** Months of the year, 1 for January. */
const Months = z.array(z.int().min(1).max(12)).min(1);

/**
 * A plant as it is written in `plants/*.json`. What is the same in every answer is not written there: the id is made of
 * the name, and sizes and hardiness are put into words from their figures.
 */
export const PlantRecord = z.strictObject({
  ...Species.pick({
    scientificName: true,
    synonyms: true,
    commonNames: true,
    family: true,
    category: true,
    light: true,
    watering: true,
    temperature: true,
    humidity: true,
    soil: true,
    pruning: true,
    propagation: true,
    growthRate: true,
    lifespan: true,
    toxicity: true,
  }).shape,
  feeding: z.strictObject({ everyWeeks: Span.nullable(), how: z.string() }),
  repotting: z.strictObject({ everyYears: Span.nullable(), how: z.string() }),
  growsIn: z.array(z.enum(SEASONS)).min(1),
  matureSize: Species.shape.matureSize,
  hardiness: z.enum(HARDINESS_RATINGS),
  wind: z.enum(WIND_CLASSES),
  /**
   * The share of the reference evapotranspiration that it uses. For crops the middle of the season in FAO-56, table 12
   * (citrus under 70 % canopy; succulents as pineapple, which like them opens its leaves at night only; carnivorous plants
   * as short wetland vegetation, bog plants as cattails). For ornamentals the categories of the University of California's
   * WUCOLS IV: high 0.7 to 0.9, moderate 0.4 to 0.6, low 0.1 to 0.3.
   */
  cropCoefficient: z.number().positive().max(1.3),
  /** For a plant that climbs although its category is another than `climber`. */
  climbs: z.literal(true).optional(),
  /** For a plant whose leaves split by nature. */
  splitLeaves: z.literal(true).optional(),
  /** When a crop is ready and how it is picked: common practice of kitchen gardeners. */
  harvest: z.string().optional(),
  /** The months in which it flowers in a temperate climate of the northern hemisphere. */
  flowers: Months.optional(),
  /**
   * The months of sowing and of harvest in a temperate climate of the northern hemisphere. `outdoors` is sowing in place,
   * or the planting of its bulbs, cloves or tubers. Common practice of kitchen and flower gardeners.
   */
  sowing: z
    .strictObject({
      indoors: Months.optional(),
      outdoors: Months.optional(),
      harvest: Months.optional(),
      /** What is planted in place of seed, in the plural: "cloves". */
      planted: z.string().optional(),
    })
    .optional(),
  /** Ids of `problems/*.json`, the most frequent first. */
  problems: z.array(z.string()).min(2),
  sources: z.array(z.strictObject({ source: z.string(), for: z.array(z.enum(SUBJECTS)).min(1) })).min(1),
});

export type PlantRecord = z.output<typeof PlantRecord>;

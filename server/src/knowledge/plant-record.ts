import { HARDINESS_RATINGS, SEASONS, Span, Species } from '@plantcare/contract/species.ts';
import { z } from 'zod';

/** What a source is named for. */
const SUBJECTS = ['toxicity', 'temperature', 'hardiness', 'watering', 'light', 'size', 'problems', 'care'] as const;

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
  wind: z.enum(['soft', 'leafy', 'woody', 'low']).optional(),
  cropCoefficient: z.number().positive().max(1.3).optional(),
  /** Ids of `problems/*.json`, the most frequent first. */
  problems: z.array(z.string()).min(2),
  sources: z.array(z.strictObject({ source: z.string(), for: z.array(z.enum(SUBJECTS)).min(1) })).min(1),
});

export type PlantRecord = z.output<typeof PlantRecord>;

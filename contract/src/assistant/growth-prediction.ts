import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { HEALTHS } from '../plants.ts';
import { ASSISTANT, answerLine, answerOf, SpeciesFound } from './answer.ts';
import { LocationText, OwnPlant, PLANT_DEFAULTS, PlantSpecies, words } from './question.ts';

/** The expected height in cm after a number of weeks, and its probable range. */
export const GrowthPoint = z.object({
  weeks: z.int().min(0),
  low: z.number(),
  expected: z.number(),
  high: z.number(),
});

export type GrowthPoint = z.output<typeof GrowthPoint>;

/** `timeline` begins today and ends in a year, or earlier for an annual; empty if the species is unknown. */
export const GrowthPrediction = z.object({
  prediction: z.string(),
  timeline: z.array(GrowthPoint),
  known: SpeciesFound.nullable(),
});

export type GrowthPrediction = z.output<typeof GrowthPrediction>;

/** A day, or "unknown". */
function dayOrUnknown(name: string) {
  return z
    .string()
    .trim()
    .nullish()
    .transform((text) => (!text || text.toLowerCase() === PLANT_DEFAULTS.lastRepot ? null : text))
    .pipe(z.union([z.iso.date(), z.iso.datetime({ offset: true })], `${name} must be a date or "unknown"`).nullable())
    .transform((day) => day?.slice(0, 10) ?? null);
}

export const GrowthQuestion = z.object({
  species: PlantSpecies,
  ageWeeks: z
    .union([z.number(), z.string().trim().min(1).transform(Number)], 'Age must be a whole number of weeks')
    .pipe(z.int('Age must be a whole number of weeks').min(0, 'Age cannot be negative').max(15_000))
    .nullish()
    .transform((weeks) => weeks ?? PLANT_DEFAULTS.ageWeeks),
  health: z
    .enum(HEALTHS, `Please choose one of: ${HEALTHS.join(', ')}`)
    .nullish()
    .transform((health) => health ?? PLANT_DEFAULTS.health),
  lastRepot: dayOrUnknown('Last repotted'),
  lastPrune: dayOrUnknown('Last pruned'),
  location: LocationText,
  notes: words('Notes', 10_000),
  plant: OwnPlant,
});

export type GrowthQuestion = z.output<typeof GrowthQuestion>;

export const growthPrediction = endpoint({
  method: 'POST',
  path: '/ai/growth-prediction',
  ...ASSISTANT,
  summary: 'How a plant will grow within a year',
  json: GrowthQuestion,
  writesUnits: true,
  response: answerOf(GrowthPrediction),
  lines: answerLine(GrowthPrediction),
});

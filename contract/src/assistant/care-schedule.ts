import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MAX_INTERVAL, ReminderType } from '../reminders.ts';
import { SEASONS } from '../species.ts';
import { ASSISTANT, answerLine, answerOf, SpeciesFound } from './answer.ts';
import { Conditions, LocationText, OwnPlant, PlantSpecies } from './question.ts';

/** A task of a schedule, done every `interval` days, weeks or months in the given seasons, or `once`. */
export const CareTask = z.object({
  type: ReminderType,
  title: z.string(),
  frequency: z.enum(['once', 'daily', 'weekly', 'monthly']),
  interval: z.int().min(1).max(MAX_INTERVAL),
  seasons: z.array(z.enum(SEASONS)),
  reason: z.string(),
  /** Days from today until it is first due. */
  firstInDays: z.int().min(0).max(3660),
});

export type CareTask = z.output<typeof CareTask>;

/** `summary` is the part of `schedule` that is not about the tasks; language models give none. */
export const CareSchedule = z.object({
  schedule: z.string(),
  summary: z.string().optional(),
  tasks: z.array(CareTask),
  known: SpeciesFound.nullable(),
});

export type CareSchedule = z.output<typeof CareSchedule>;

/** `conditions` is free text, such as "Health: healthy, Size: medium, Sunlight: moderate". */
export const ScheduleQuestion = z.object({
  plantSpecies: PlantSpecies,
  location: LocationText,
  conditions: Conditions,
  plant: OwnPlant,
});

export type ScheduleQuestion = z.output<typeof ScheduleQuestion>;

export const careSchedule = endpoint({
  method: 'POST',
  path: '/ai/care-schedule',
  ...ASSISTANT,
  summary: 'What a plant needs and how often',
  json: ScheduleQuestion,
  writesUnits: true,
  response: answerOf(CareSchedule),
  lines: answerLine(CareSchedule),
});

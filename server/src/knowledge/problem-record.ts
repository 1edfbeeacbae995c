import { Severity } from '@plantcare/contract/assistant/diagnose.ts';
import { ReminderType } from '@plantcare/contract/reminders.ts';
import { z } from 'zod';

const PROBLEM_KINDS = [
  'water',
  'light',
  'temperature',
  'nutrition',
  'salts',
  'pest',
  'fungus',
  'bacterium',
  'virus',
  'growth',
] as const;

const ProblemId = z.string().regex(/^[a-z]+(?:-[a-z]+)*$/);

/** A step of a treatment: what to do `inDays` after the diagnosis, and how often to repeat it. */
const TreatmentStep = z.strictObject({
  step: z.string(),
  inDays: z.int().min(0),
  /** How often it is repeated, and how many times in all; null when once is enough. */
  again: z.strictObject({ everyDays: z.int().positive(), times: z.int().min(2) }).nullable(),
  /** The kind of reminder that it makes. */
  type: ReminderType,
});

/** A problem of plants, as it is written in `problems/*.json`. */
export const ProblemRecord = z.strictObject({
  _id: ProblemId,
  name: z.string(),
  kind: z.enum(PROBLEM_KINDS),
  /** Other names, and the words under which gardeners look for it. */
  alsoCalled: z.array(z.string()),
  /** Family, genus or species names, or categories of plants, that it is for; empty for any plant. */
  plants: z.array(z.string()),
  /** What is seen, the most characteristic first, a sentence each. */
  symptoms: z.array(z.string()).min(2),
  rootCause: z.string(),
  /** Possible causes, the likeliest first, with the check that decides. */
  causes: z.array(z.strictObject({ cause: z.string(), check: z.string() })).min(1),
  /** Similar problems, and how to distinguish them. */
  lookalikes: z.array(z.strictObject({ problem: ProblemId, difference: z.string() })),
  severity: Severity.exclude(['Unknown']),
  treatment: z.array(TreatmentStep).min(2),
  timeline: z.string(),
  prevention: z.array(z.string()).min(1),
  notes: z.string(),
  sources: z.array(z.string()).min(1),
});

export type ProblemRecord = z.output<typeof ProblemRecord>;

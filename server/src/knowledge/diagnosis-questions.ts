import { readFileSync } from 'node:fs';
import { CIRCUMSTANCES, type KnownCircumstances, SIGNS, type Sign } from '@plantcare/contract/problem-signs.ts';
import { z } from 'zod';

const Signs = z.array(z.enum(SIGNS as [Sign, ...Sign[]])).default([]); // Zod wants to see that it is not empty.

const Circumstances = z.strictObject(
  Object.fromEntries(Object.entries(CIRCUMSTANCES).map(([name, values]) => [name, z.enum(values).optional()])),
) as unknown as z.ZodType<KnownCircumstances>; // Built from the same constant as the type.

const DiagnosisAnswer = z.strictObject({
  value: z.string(),
  label: z.string(),
  /** The signs that this answer states. */
  signs: Signs,
  /** The signs that this answer rules out. */
  absent: Signs,
  circumstances: Circumstances.default({}),
});

export type DiagnosisAnswer = z.output<typeof DiagnosisAnswer>;

const DiagnosisQuestion = z.strictObject({
  question: z.string(),
  text: z.string(),
  /** It is asked only after one of these values was answered to another question. */
  after: z
    .strictObject({ question: z.string(), values: z.array(z.string()).min(1) })
    .nullable()
    .default(null),
  answers: z.array(DiagnosisAnswer).min(2),
});

export type DiagnosisQuestion = z.output<typeof DiagnosisQuestion>;

/** The question about where it is seen, which leads to one of those about what is seen there. */
export const WHERE = 'where';

/** What a gardener can be asked about an ailing plant, and what each answer says. */
export const diagnosisQuestions: readonly DiagnosisQuestion[] = z
  .array(DiagnosisQuestion)
  .parse(JSON.parse(readFileSync(new URL('diagnosis-questions.json', import.meta.url), 'utf8')));

import { z } from 'zod';
import { jsonField } from './measured-diagnosis.ts';
import { SIGNS, type Sign } from './problem-signs.ts';

/** The guide asks no more than this; "not sure" counts as an answer. */
export const MAX_GUIDE_QUESTIONS = 6;

/** An answer to a question of the guide; `value` null for "not sure". */
export const GuideAnswer = z.object({ question: z.string().max(60), value: z.string().max(60).nullable() });

export type GuideAnswer = z.output<typeof GuideAnswer>;

/** A question and what can be answered to it besides "not sure"; `sign` is what an answer looks like, where it can be drawn. */
export const GuideQuestion = z.object({
  question: z.string(),
  text: z.string(),
  answers: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      sign: z.enum(SIGNS as [Sign, ...Sign[]]).nullable(), // Zod wants to see that it is not empty.
    }),
  ),
});

export type GuideQuestion = z.output<typeof GuideQuestion>;

/** A problem that fits; `probability` in percent, for the one that is named the same as its confidence. */
export const GuideCandidate = z.object({
  /** Of the knowledge base. */
  problem: z.string(),
  name: z.string(),
  probability: z.number().min(0).max(100),
  /** What tells it from what it is mistaken for, or what to look at to make sure; a sentence. */
  check: z.string(),
});

export type GuideCandidate = z.output<typeof GuideCandidate>;

/** How far the questions about an ailing plant have come. */
export const DiagnosisGuide = z.object({
  /** The question that decides most; null when enough is known, or nothing that is left to ask would tell more. */
  question: GuideQuestion.nullable(),
  /** What was answered so far, in order; `label` is the answer in words, "Not sure" without one. */
  answered: z.array(GuideAnswer.extend({ text: z.string(), label: z.string() })).max(MAX_GUIDE_QUESTIONS),
  /** What fits, the likeliest first, at most four; none where nothing is known to tell by. */
  candidates: z.array(GuideCandidate),
});

export type DiagnosisGuide = z.output<typeof DiagnosisGuide>;

/** The answers of a form; null when the field is left out: then a photo is looked at by itself. */
export const GuideAnswersField = jsonField(
  z
    .array(GuideAnswer, 'Answers must be a list')
    .max(MAX_GUIDE_QUESTIONS, `There are at most ${MAX_GUIDE_QUESTIONS} questions to answer`)
    .refine(
      (answers) => new Set(answers.map(({ question }) => question)).size === answers.length,
      'A question can be answered only once',
    ),
  'The answers must be JSON: [{"question": …, "value": …}, …]',
);

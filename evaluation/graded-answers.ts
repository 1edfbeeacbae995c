import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { paragraph } from '../server/src/engines/embedded/care-answers/answer.ts';
import type { ScoredAnswer } from '../server/src/engines/embedded/care-answers/routes/scored-answers.ts';

const gradedSchema = z.array(
  z.strictObject({
    id: z.string().min(1),
    /** What was typed as the plant; empty where only the question names one. */
    plant: z.string(),
    question: z.string().min(1),
    /**
     * Answers that the engine found, as people graded their beginnings: 3 right, 2 acceptable, 1 on the topic only, 0 beside the
     * point or wrong. By the id of the written answer, or by the route and the first words of what is put together.
     */
    grades: z.record(z.string().min(1), z.int().min(0).max(3)),
  }),
);

export type GradedQuestion = z.output<typeof gradedSchema>[number];

/** What both the encoder and the ranker are trained on, only the ranker, or nothing at all. */
export type GradedSet = 'graded' | 'graded-later' | 'graded-unseen';

export function gradedQuestions(set: GradedSet): readonly GradedQuestion[] {
  return gradedSchema.parse(JSON.parse(readFileSync(new URL(`questions/${set}.json`, import.meta.url), 'utf8')));
}

const WORDS_OF_KEY = 8;

/** By which an answer is found again: one that is put together may begin differently once the engine has changed. */
function keyOf({ best, answer }: Pick<ScoredAnswer, 'best' | 'answer'>): string {
  if (best.worked) return best.worked.question.id;
  const text = answer.whole ?? answer.paragraphs.slice(0, 1).map(paragraph).join('');
  return `${best.route}: ${text.split(/\s+/).slice(0, WORDS_OF_KEY).join(' ')}`;
}

/** Null where nobody graded it. */
export function gradeOf(answer: ScoredAnswer, grades: GradedQuestion['grades']): number | null {
  return grades[keyOf(answer)] ?? null;
}

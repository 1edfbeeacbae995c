import { adviseCare } from '../server/src/engines/embedded/care-answers/care-advice.ts';
import { type GradedAnswer, gradeAnswer } from './grade.ts';
import type { Question } from './questions.ts';

export interface AnsweredQuestion extends GradedAnswer {
  question: Question;
  advice: string;
}

/** A day in spring of the northern hemisphere; of the gardener's plants nothing is known. */
const circumstances = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] } as const;

/** Asks the embedded engine as the Care Advice tab does, and grades what it answers. */
export function ask(question: Question): AnsweredQuestion {
  const asked = { plantSpecies: question.species, question: question.question, plant: null };
  const { advice } = adviseCare(asked, circumstances);
  return { question, advice, ...gradeAnswer(question, advice) };
}

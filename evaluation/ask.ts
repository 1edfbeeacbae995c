import { adviseCare } from '../server/src/engines/embedded/care-answers/care-advice.ts';
import { type GradedAnswer, gradeAnswer } from './grade.ts';
import { circumstances } from './query-of.ts';
import type { Question } from './questions.ts';

export interface AnsweredQuestion extends GradedAnswer {
  question: Question;
  advice: string;
}

/** Asks the embedded engine as the Care Advice tab does, and grades what it answers. */
export function ask(question: Question): AnsweredQuestion {
  const asked = { plantSpecies: question.species, question: question.question, plant: null };
  const { advice } = adviseCare(asked, circumstances);
  return { question, advice, ...gradeAnswer(question, advice) };
}

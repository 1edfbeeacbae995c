import type { GuideAnswer } from '@plantcare/contract/diagnosis-guide.ts';
import type { KnownCircumstances, Sign } from '@plantcare/contract/problem-signs.ts';
import {
  type DiagnosisAnswer,
  type DiagnosisQuestion,
  diagnosisQuestions,
} from '../../knowledge/diagnosis-questions.ts';
import { placeFactors } from './place.ts';

/** What answers say, as the scorer takes it. */
export interface AnswerEvidence {
  signs: Sign[];
  absent: Sign[];
  circumstances: KnownCircumstances;
  hints: Readonly<Record<string, number>>;
}

const byName = new Map(diagnosisQuestions.map((question) => [question.question, question]));

export function questionNamed(name: string): DiagnosisQuestion | undefined {
  return byName.get(name);
}

export function answerTo({ question, value }: GuideAnswer): DiagnosisAnswer | undefined {
  return questionNamed(question)?.answers.find((answer) => answer.value === value);
}

/** What was answered; "not sure" and questions that are not known say nothing. */
export function evidenceOf(answers: readonly GuideAnswer[]): AnswerEvidence {
  const said = answers.flatMap((answer) => answerTo(answer) ?? []);
  const signs = [...new Set(said.flatMap((each) => each.signs))];
  // The place is known by what was seen there, and counts by itself only until that is said.
  const place = signs.length === 0 ? answers.find(({ question }) => question === 'where') : undefined;
  return {
    signs,
    // What was seen once is not absent because another answer left it out.
    absent: [...new Set(said.flatMap(({ absent }) => absent))].filter((sign) => !signs.includes(sign)),
    circumstances: Object.assign({}, ...said.map(({ circumstances }) => circumstances)),
    hints: place?.value ? placeFactors(place.value) : {},
  };
}

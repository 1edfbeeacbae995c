import type { QuestionAnswer } from '@plantcare/contract/measured-diagnosis.ts';
import type { KnownCircumstances, Sign } from '@plantcare/contract/problem-signs.ts';
import { type DiagnosisAnswer, diagnosisQuestions } from '../../knowledge/diagnosis-questions.ts';

/** What answers say in signs and circumstances. */
export interface AnswerEvidence {
  signs: Sign[];
  absent: Sign[];
  circumstances: KnownCircumstances;
}

/** What was answered; "not sure" and questions that are not known say nothing. */
export function evidenceOf(answers: readonly QuestionAnswer[]): AnswerEvidence {
  const said = answers.flatMap((answer) => answerTo(answer) ?? []);
  const signs = [...new Set(said.flatMap((each) => each.signs))];
  return {
    signs,
    // What was seen once is not absent because another answer left it out.
    absent: [...new Set(said.flatMap(({ absent }) => absent))].filter((sign) => !signs.includes(sign)),
    circumstances: Object.assign({}, ...said.map(({ circumstances }) => circumstances)),
  };
}

function answerTo({ question, value }: QuestionAnswer): DiagnosisAnswer | undefined {
  return diagnosisQuestions
    .find((asked) => asked.question === question)
    ?.answers.find((answer) => answer.value === value);
}

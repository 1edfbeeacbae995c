import type { DecidingQuestion, Outline } from '@plantcare/contract/measured-diagnosis.ts';

/** An answer to a deciding question; `value` null for "not sure". */
export interface GivenAnswer {
  asked: DecidingQuestion;
  value: string | null;
}

/** What the gardener said besides showing the photo: where the leaf is, where it was drawn, and what was answered. */
export interface DiagnosisInput {
  outline: Outline | null;
  answers: readonly GivenAnswer[];
}

export const NO_INPUT: DiagnosisInput = { outline: null, answers: [] };

/** With one answer more, or another one to the same question. */
export function withAnswer(input: DiagnosisInput, given: GivenAnswer): DiagnosisInput {
  return { ...input, answers: [...withoutAnswer(input, given.asked).answers, given] };
}

export function withoutAnswer(input: DiagnosisInput, { question }: Pick<DecidingQuestion, 'question'>): DiagnosisInput {
  return { ...input, answers: input.answers.filter(({ asked }) => asked.question !== question) };
}

export function givenInWords({ asked, value }: GivenAnswer): string {
  return asked.answers.find((answer) => answer.value === value)?.label ?? NOT_SURE;
}

export const NOT_SURE = 'Not sure';

/** As the fields of a form. */
export function diagnosisForm({ outline, answers }: DiagnosisInput): {
  outline: string | null;
  answers: string | null;
} {
  const given = answers.map(({ asked: { question }, value }) => ({ question, value }));
  return {
    outline: outline && JSON.stringify(outline),
    answers: given.length > 0 ? JSON.stringify(given) : null,
  };
}

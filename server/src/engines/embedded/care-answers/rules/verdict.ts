import type { GeneralQuery, Paragraph } from '../answer.ts';
import { asksForBad } from '../answer.ts';
import type { Question } from '../intent/question.ts';
import type { CoveredTopic } from '../routes/candidate.ts';

/** What a rule says of the case: the first paragraph of the answer. */
export interface Verdict {
  paragraph: Paragraph;
  /** What of the record this says already. */
  covered: readonly CoveredTopic[];
  /** How sure it is that this was asked, where it is less so than its rule mostly is. */
  certainty?: number;
}

/** Holds the facts of a question against what is known of the plant; null where it does not apply. */
export type Rule = (query: GeneralQuery) => Verdict | null;

/** "Yes:" or "No:" to a yes-or-no question about what is good for the plant, turned round where harm is asked about. */
export function leadFor(isGood: boolean, question: Question): string {
  if (question.form !== 'yes-no') return '';
  return isGood === asksForBad(question) ? 'No:' : 'Yes:';
}

const JUDGES = new Set(
  'ok okay fine good bad problem harm harmful hurt safe right wrong idea survive stay live keep stand cope possible tolerate mind enough suit like happy store overwinter spend too'.split(
    ' ',
  ),
);

/** Whether the sentence that asks wants a judgement of how the plant is kept: "ok?", "can it stay there?". */
export function asksForJudgement({ tokens, askingSentence }: Question): boolean {
  return tokens.some(
    ({ lemma, word, sentence }) => sentence === askingSentence && (JUDGES.has(lemma) || JUDGES.has(word)),
  );
}

/** "Yes:" or "No:" to a yes-or-no question whether something is to be done. */
export function leadForAction(isNeeded: boolean, question: Question): string {
  if (question.form !== 'yes-no') return '';
  return isNeeded ? 'Yes:' : 'No:';
}

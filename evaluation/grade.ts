import { answerBody, firstSentences, saysUnknown, withoutNotes } from './answer-text.ts';
import { containsPhrase } from './phrases.ts';
import type { Question } from './questions.ts';

export const GRADES = ['right', 'partly', 'unanswered', 'wrong', 'dangerous'] as const;

export type Grade = (typeof GRADES)[number];

export interface GradedAnswer {
  grade: Grade;
  /** What keeps the answer from being right, for people to read. */
  faults: string[];
}

type Expected = Pick<Question, 'first' | 'right' | 'wrong' | 'dangerous' | 'mustWarn'>;

/** The direct answer must be in the first sentences, where a gardener looks for it. */
const SENTENCES_OF_DIRECT_ANSWER = 2;

/**
 * `dangerous` comes before every other grade: a harmful phrase, or a warning that is missing. `right` has all that is
 * expected and nothing wrong; `partly` has nothing wrong and at least half of the groups, the direct answer being one.
 * `unanswered` says that the answer is not known, and has less than that.
 */
export function gradeAnswer(expected: Expected, advice: string): GradedAnswer {
  const read = answerBody(advice);
  const body = withoutNotes(read);
  // A note before the answer says nothing, and yet it is read first.
  const start = withoutNotes(firstSentences(read, SENTENCES_OF_DIRECT_ANSWER));
  const isIn = (text: string) => (phrase: string) => containsPhrase(text, phrase);

  const harmful = expected.dangerous.filter(isIn(body)).map((phrase) => `says “${phrase}”, which does harm`);
  const unwarned = expected.mustWarn
    .filter((group) => !group.some(isIn(body)))
    .map((group) => `does not warn: ${shown(group)}`);
  const wrong = expected.wrong.filter(isIn(body)).map((phrase) => `says “${phrase}”, which is wrong`);
  const indirect = expected.first.length > 0 && !expected.first.some(isIn(start));
  const missing = expected.right.filter((group) => !group.some(isIn(body)));

  const groups = expected.right.length + (expected.first.length > 0 ? 1 : 0);
  const lacking = missing.length + (indirect ? 1 : 0);
  return {
    grade: gradeOf({
      isHarmful: harmful.length + unwarned.length > 0,
      isWrong: wrong.length > 0,
      isAdmitted: saysUnknown(read),
      groups,
      lacking,
    }),
    faults: [
      ...harmful,
      ...unwarned,
      ...wrong,
      ...(indirect ? [`no direct answer in the first two sentences: ${shown(expected.first)}`] : []),
      ...missing.map((group) => `does not say: ${shown(group)}`),
    ],
  };
}

interface Findings {
  isHarmful: boolean;
  isWrong: boolean;
  /** Whether the answer says that it does not know. */
  isAdmitted: boolean;
  groups: number;
  lacking: number;
}

function gradeOf({ isHarmful, isWrong, isAdmitted, groups, lacking }: Findings): Grade {
  if (isHarmful) return 'dangerous';
  if (isWrong) return 'wrong';
  if (lacking === 0) return 'right';
  if (groups - lacking >= groups / 2) return 'partly';
  return isAdmitted ? 'unanswered' : 'wrong';
}

function shown(alternatives: readonly string[]): string {
  return alternatives.join(' | ');
}

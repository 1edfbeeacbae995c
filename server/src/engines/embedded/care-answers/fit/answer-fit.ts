import { conceptsIn } from '../intent/concepts.ts';
import type { Question } from '../intent/question.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { canAnswerForm } from './form-fit.ts';
import { tellingLemmas, tellingLemmasOf, worthOf } from './telling-words.ts';

/** What an answer is about, as far as it is written down besides its text. */
export interface AnswerSubject {
  title: string;
  /** Questions that it answers. */
  wordings: readonly string[];
}

/** How well a text fits a question, whatever ranked it first. */
export interface AnswerFit {
  /** The share of what the question tells, by worth, that the answer speaks of. */
  covered: number;
  /** Whether the question tells several things, and the answer speaks of none of them. */
  sharesNothing: boolean;
  /** Whether a text of this kind can answer a question of this form. */
  formFits: boolean;
}

export interface SubjectLemmas {
  title: ReadonlySet<string>;
  wordings: readonly ReadonlySet<string>[];
}

const subjects = new WeakMap<AnswerSubject, SubjectLemmas>();

/**
 * How well an answer's text, with its title and the question it was written for that is most alike, fits a question. All
 * its questions together have many words by chance.
 */
export function answerFit(question: Question, text: string, subject: AnswerSubject | null): AnswerFit {
  const asked = tellingLemmas(question.tokens);
  const { title, wordings } = subject ? lemmasOfSubject(subject) : NO_SUBJECT;
  const spoken = tellingLemmasOf(text).union(title);
  return {
    covered: Math.max(...[EMPTY, ...wordings].map((wording) => shareOf(asked, spoken, wording))),
    sharesNothing:
      asked.size >= SEVERAL &&
      [spoken, ...wordings].every((lemmas) => asked.isDisjointFrom(lemmas)) &&
      !sharesConcept(question, text),
    formFits: canAnswerForm(question, text),
  };
}

const EMPTY: ReadonlySet<string> = new Set();
export const NO_SUBJECT: SubjectLemmas = { title: EMPTY, wordings: [] };

/** Found once for each subject, since they come again with other questions. */
export function lemmasOfSubject(subject: AnswerSubject): SubjectLemmas {
  const before = subjects.get(subject);
  if (before) return before;
  const lemmas = { title: tellingLemmasOf(subject.title), wordings: subject.wordings.map(tellingLemmasOf) };
  subjects.set(subject, lemmas);
  return lemmas;
}

/** One word alone is said in too many ways: "leggy", "stretched". */
const SEVERAL = 2;

/** Whether both speak of the same sign or circumstance, in whatever words: "droops" and "hangs limp". */
function sharesConcept({ concepts }: Question, text: string): boolean {
  const spoken = conceptsIn(tokensOf(plainText(text)));
  return !concepts.signs.isDisjointFrom(spoken.signs) || !concepts.circumstances.isDisjointFrom(spoken.circumstances);
}

/** A question that tells little says little of what is missing: as if so much were asked besides, and this share covered. */
const PRIOR = { worth: 3, share: 0.6 } as const;

function shareOf(asked: ReadonlySet<string>, spoken: ReadonlySet<string>, wording: ReadonlySet<string>): number {
  let all: number = PRIOR.worth;
  let both = PRIOR.worth * PRIOR.share;
  for (const lemma of asked) {
    const worth = worthOf(lemma);
    all += worth;
    if (spoken.has(lemma) || wording.has(lemma)) both += worth;
  }
  return both / all;
}

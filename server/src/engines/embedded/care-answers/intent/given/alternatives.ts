import type { Token } from '../tokens.ts';

/** What stands on either side of "or": "clay or plastic?". */
export interface Alternatives {
  one: readonly Token[];
  other: readonly Token[];
}

const BETWEEN = new Set(['or', 'vs', 'versus']);
/** "Right or wrong", "yes or no", "or not": no choice between two things. */
const NO_ALTERNATIVE = new Set([
  'not',
  'no',
  'so',
  'something',
  'anything',
  'what',
  'maybe',
  'two',
  'three',
  'more',
  'less',
]);

/** The two things that a question offers in its asking sentence, or else in any; null where it offers none. */
export function alternativesIn(tokens: readonly Token[], askingSentence: number): Alternatives | null {
  const inAsking = tokens.findIndex(
    ({ word, sentence }, at) => sentence === askingSentence && isBetween(word, tokens[at + 1]),
  );
  const at = inAsking >= 0 ? inAsking : tokens.findIndex(({ word }, place) => isBetween(word, tokens[place + 1]));
  const sentence = tokens[at]?.sentence;
  if (sentence === undefined) return null;
  return {
    one: tokens.slice(0, at).filter((token) => token.sentence === sentence),
    other: tokens.slice(at + 1).filter((token) => token.sentence === sentence),
  };
}

function isBetween(word: string, next: Token | undefined): boolean {
  return BETWEEN.has(word) && next !== undefined && !NO_ALTERNATIVE.has(next.word);
}

import { QUANTITIES, type Quantity } from '../../../../knowledge/figures.ts';
import { PhraseTable } from '../intent/given/phrase-table.ts';
import type { Question } from '../intent/question.ts';
import type { Token } from '../intent/tokens.ts';

const table = new PhraseTable(new URL('quantities.json', import.meta.url), QUANTITIES);

/** Words between "how often" and what is done that tell nothing: "how often do I have to water it". */
const FILLERS = new Set(
  'do does did i you we one should shall can could must may might would really actually usually normally the my our your a an of then this these is are be being it them they theplant'.split(
    ' ',
  ),
);
const BEFORE_TO = new Set(['need', 'have', 'has', 'had', 'want', 'ought', 'supposed']);

/** The quantities that a question asks for, the one said in most words first. */
export function quantitiesAsked({ tokens }: Pick<Question, 'tokens'>): readonly Quantity[] {
  const telling = tokens.filter((token, at) => !isFiller(token, tokens[at + 1], tokens[at - 1]));
  return [...new Set(table.in(telling).map(({ meaning }) => meaning))];
}

function isFiller({ word, lemma }: Token, next: Token | undefined, last: Token | undefined): boolean {
  if (FILLERS.has(word)) return true;
  const isObligation = (token: Token | undefined) =>
    token !== undefined && (BEFORE_TO.has(token.word) || BEFORE_TO.has(token.lemma));
  if (word === 'to') return isObligation(last);
  return next?.word === 'to' && (BEFORE_TO.has(word) || BEFORE_TO.has(lemma));
}

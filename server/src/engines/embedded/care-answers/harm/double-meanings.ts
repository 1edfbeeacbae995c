import type { Token } from '../intent/tokens.ts';

const WASHING = new Set('soap detergent liquid wash washer towel cloth rack sponge'.split(' '));

const NUMBERS = new Set(
  'one two three four five six seven eight ten half few couple several square per every'.split(' '),
);
const UP_TO = new Set('to about by of than over under nearly almost around at only just is was grew grown'.split(' '));
const OF_SIZE = new Set('tall high wide deep long apart away below above off from shorter taller'.split(' '));

/** What a plant sheds. */
const SHED = new Set('it its leaf needle bark leaflet petal flower bud frond twig hair pollen'.split(' '));
const OWNED = new Set('my our the two these those his her their in of'.split(' '));

const PALE = new Set('leaf plant needle be get turn look go'.split(' '));
const PALER = new Set('leaf plant needle spot patch white out by'.split(' '));

/**
 * Words that name a danger in another sense: "dish soap" is no meal, a fern that sheds is in no shed, leaves bleached by the
 * sun met no bleach, and who cuts "down to a foot" has hurt none.
 */
export function withoutDoubleMeanings(tokens: readonly Token[]): Token[] {
  return tokens
    .filter((token, at) => !meansOtherwise(token, tokens[at - 1], tokens[at + 1]))
    .map((token, at, all) => (token.lemma === 'foot' && isLength(at, all) ? { ...token, ...FEET } : token));
}

const FEET = { word: 'ft', lemma: 'ft' } as const;

/** "3 feet", "a foot tall", "back to a foot", but not "on a foot". */
function isLength(at: number, tokens: readonly Token[]): boolean {
  const [beforeLast, last] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? ''];
  if (/^\d/.test(last) || NUMBERS.has(last)) return true;
  return last === 'a' && (UP_TO.has(beforeLast) || OF_SIZE.has(tokens[at + 1]?.word ?? ''));
}

function meansOtherwise({ word, lemma }: Token, last: Token | undefined, next: Token | undefined): boolean {
  if (lemma === 'dish') return WASHING.has(next?.lemma ?? '');
  if (lemma === 'shed')
    return word === 'shedding' || SHED.has(next?.lemma ?? '') || (word === 'sheds' && !OWNED.has(last?.word ?? ''));
  return word === 'bleached' && (PALE.has(last?.lemma ?? '') || PALER.has(next?.lemma ?? ''));
}

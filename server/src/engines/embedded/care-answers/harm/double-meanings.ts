import type { Token } from '../intent/tokens.ts';

const WASHING = new Set('soap detergent liquid wash washer towel cloth rack sponge'.split(' '));

const NUMBERS = new Set(
  'one two three four five six seven eight ten half few couple several square per every'.split(' '),
);
const UP_TO = new Set('to about by of than over under nearly almost around at only just is was grew grown'.split(' '));
const OF_SIZE = new Set('tall high wide deep long apart away below above off from shorter taller'.split(' '));

/** Words that name a danger in another sense: "dish soap" is no meal, and who cuts "down to a foot" has hurt none. */
export function withoutDoubleMeanings(tokens: readonly Token[]): Token[] {
  return tokens
    .filter(({ lemma }, at) => lemma !== 'dish' || !WASHING.has(tokens[at + 1]?.lemma ?? ''))
    .map((token, at, all) => (token.lemma === 'foot' && isLength(at, all) ? { ...token, ...FEET } : token));
}

const FEET = { word: 'ft', lemma: 'ft' } as const;

/** "3 feet", "a foot tall", "back to a foot", but not "on a foot". */
function isLength(at: number, tokens: readonly Token[]): boolean {
  const [beforeLast, last] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? ''];
  if (/^\d/.test(last) || NUMBERS.has(last)) return true;
  return last === 'a' && (UP_TO.has(beforeLast) || OF_SIZE.has(tokens[at + 1]?.word ?? ''));
}

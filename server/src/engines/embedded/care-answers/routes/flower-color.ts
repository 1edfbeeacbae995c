import { wordSet } from '../../../../knowledge/names/normalize.ts';
import type { AnswerSubject } from '../fit/answer-fit.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';

const COLORS = wordSet('white cream yellow orange red pink purple violet blue lilac mauve magenta lavender');
/** Colors that one gardener calls so, and another otherwise. */
const ALIKE: readonly ReadonlySet<string>[] = [
  wordSet('white cream'),
  wordSet('yellow cream orange'),
  wordSet('orange red'),
  wordSet('red pink magenta'),
  wordSet('pink purple violet lilac mauve magenta lavender'),
  wordSet('purple violet blue lilac mauve lavender'),
];
const FLOWERS = wordSet('flower bloom blossom trumpet bell spike daisy petal');
/** So many words may stand between a color and its flower: "orange to red trumpets", "white trumpet flowers". */
const FARTHEST = 3;

/** Whether an answer that describes flowers tells another color than the gardener: orange trumpets are no bindweed. */
export function hasOtherFlowers(subject: AnswerSubject, text: string, asked: string): boolean {
  const told = flowerColorsIn(asked);
  if (told.size === 0) return false;
  const written = flowerColorsIn(subject.title).union(flowerColorsIn(text));
  return written.size > 0 && [...told].every((color) => [...written].every((other) => !isAlike(color, other)));
}

function isAlike(one: string, other: string): boolean {
  return one === other || ALIKE.some((colors) => colors.has(one) && colors.has(other));
}

function flowerColorsIn(text: string): Set<string> {
  const lemmas = tokensOf(plainText(text)).map(({ lemma }) => lemma);
  return new Set(
    lemmas.filter(
      (lemma, at) => COLORS.has(lemma) && lemmas.slice(at + 1, at + 1 + FARTHEST).some((next) => FLOWERS.has(next)),
    ),
  );
}

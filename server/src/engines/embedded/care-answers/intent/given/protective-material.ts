import type { Question } from '../question.ts';

const MATERIALS = new Set(
  'plastic bag blanket sheet bedsheet towel bucket newspaper fleece cardboard candle sprinkler foil tarp burlap straw bubblewrap cloche tunnel'.split(
    ' ',
  ),
);

/** Whether the sentence that asks is about what to cover a plant with ("plastic bags ok?"), and not whether it survives the cold. */
export function asksAboutMaterial({ tokens, askingSentence }: Pick<Question, 'tokens' | 'askingSentence'>): boolean {
  const asking = tokens.filter(({ sentence }) => sentence === askingSentence);
  return (
    asking.some(({ lemma }) => MATERIALS.has(lemma)) ||
    /\bwhat\b.*\bcover\b.*\bwith\b/.test(asking.map(({ word }) => word).join(' '))
  );
}

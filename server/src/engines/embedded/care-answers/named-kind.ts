import { spelledWordsOf } from '../../../knowledge/names/normalize.ts';
import type { GeneralQuery } from './answer.ts';
import { saysNothingOfKind } from './generic-words.ts';

/** Whether the gardener names a kind that the record does not speak of by itself: "siberian iris", "juniper bonsai". */
export function namesKindBeyondRecord({
  plant,
  match,
  typed,
}: Pick<GeneralQuery, 'plant' | 'match' | 'typed'>): boolean {
  if (!plant || match?.misspelled) return false;
  const known = new Set(
    [plant.scientificName, ...plant.commonNames, ...plant.synonyms].flatMap(spelledWordsOf).map(singular),
  );
  const others = spelledWordsOf(typed).filter((word) => !known.has(singular(word)));
  const isNamed = others.length < spelledWordsOf(typed).length;
  return isNamed && others.some((word) => word === 'bonsai' || !saysNothingOfKind(word));
}

function singular(word: string): string {
  return word.replace(/(?:es|s)$/, '');
}

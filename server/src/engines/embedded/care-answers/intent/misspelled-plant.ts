import { plantByMisspelledName } from '../../../../knowledge/names/misspelled-name.ts';
import { spelledWordsOf, wordsOf } from '../../../../knowledge/names/normalize.ts';
import type { KnownSpecies } from '../../../../knowledge/plants.ts';
import { isEnglish } from './spelling.ts';
import { plainText } from './tokens.ts';

/** Shorter words become another word by one wrong letter; beside the other words of a name, even shorter ones do not. */
const SHORTEST = 5;
const SHORTEST_BESIDE = 4;

const LONGEST_NAME = 3;

/**
 * The plant whose name of at least so many words a question misspells: "my monstra", "fidle leaf fig". A word that English has is
 * no misspelled one.
 */
export function plantMisspelledIn(question: string, fewestWords: number): KnownSpecies | null {
  // "Whats left" is no wheat.
  const plain = plainText(question);
  const words = wordsOf(plain);
  const unknown = spelledWordsOf(plain).map((word) => (/^[a-z]+$/.test(word) && !isEnglish(word) ? word.length : 0));
  for (let length = LONGEST_NAME; length >= fewestWords; length--) {
    const shortest = length === 1 ? SHORTEST : SHORTEST_BESIDE;
    for (let begin = 0; begin + length <= words.length; begin++) {
      if (!unknown.slice(begin, begin + length).some((letters) => letters >= shortest)) continue;
      const plant = plantByMisspelledName(words.slice(begin, begin + length));
      if (plant) return plant;
    }
  }
  return null;
}

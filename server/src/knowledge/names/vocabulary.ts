import { plants } from '../plants.ts';
import { addedNames, cultivarNames } from './added-names.ts';
import { ambiguousNames } from './ambiguous.ts';
import { isDescribing } from './descriptors.ts';
import { wordsOf } from './normalize.ts';
import { isWordOfOtherPlant } from './other-plants.ts';
import { relatives } from './relatives.ts';

const ofRecords = new Set(
  plants
    .flatMap(({ scientificName, synonyms, commonNames, family }) => [
      scientificName,
      family,
      ...synonyms,
      ...commonNames,
    ])
    .flatMap(wordsOf),
);

/** Every word that occurs in a name, which is therefore spelled right: a palm is not a misspelled balm. */
export const nameWords: ReadonlySet<string> = new Set([
  ...ofRecords,
  ...relatives.keys(),
  ...[...addedNames, ...cultivarNames].flatMap(([name]) => wordsOf(name)),
  ...[...ambiguousNames.keys()].flatMap(wordsOf),
]);

export function isKnownWord(word: string): boolean {
  return nameWords.has(word) || isDescribing(word) || isWordOfOtherPlant(word);
}

/** Words of the records' own names, which a misspelled word means sooner than one of a cultivar. */
export function isWordOfRecord(word: string): boolean {
  return ofRecords.has(word);
}

import { plants } from '../../../../knowledge/plants.ts';
import { lemmaOf } from './lemma.ts';

/** Names of several words hold words that would mislead: "bird of paradise" speaks of no bird. */
const NAMES = new Set(
  plants
    .flatMap(({ scientificName, commonNames, synonyms }) => [scientificName, ...commonNames, ...synonyms])
    .map(plain)
    .filter((name) => name.includes(' ')),
);

/** Words that mean a plant: "pear" and "tree", the last words of common names. */
const PLANT_WORDS = new Set([
  ...'plant tree bush shrub hedge vine cutting seedling theplant'.split(' '),
  ...plants.flatMap(({ commonNames }) => commonNames.map((name) => lemmaOf(plain(name).split(' ').at(-1) ?? ''))),
]);

/** Whether a base form means a plant. */
export function isPlantWord(lemma: string): boolean {
  return PLANT_WORDS.has(lemma);
}

const LONGEST = Math.max(...[...NAMES].map((name) => name.split(' ').length));

/** What takes a name's place: a word that no phrase has. */
const STAND_IN = 'theplant';

/** The text with the names of plants that have several words replaced; `own` are more names of the plant in question. */
export function withoutPlantNames(text: string, own: readonly string[]): string {
  const names = new Set(own.map(plain).filter((name) => name.includes(' ')));
  const words = [...text.matchAll(/[\p{L}\p{N}×]+/gu)].map((match) => ({ word: match[0], at: match.index }));
  let result = '';
  let copied = 0;
  for (let begin = 0; begin < words.length; begin++) {
    const found = nameAt(words, begin, names);
    const first = words[begin];
    const last = words[begin + found - 1];
    if (found === 0 || !first || !last) continue;
    result += `${text.slice(copied, first.at)}${STAND_IN}`;
    copied = last.at + last.word.length;
    begin += found - 1;
  }
  return result + text.slice(copied);
}

function nameAt(words: readonly { word: string }[], begin: number, own: ReadonlySet<string>): number {
  for (let length = Math.min(LONGEST, words.length - begin); length > 1; length--) {
    const name = words.slice(begin, begin + length).map(({ word }) => word);
    for (const form of [name.join(' '), [...name.slice(0, -1), (name.at(-1) ?? '').replace(/s$/, '')].join(' ')]) {
      if (own.has(form) || NAMES.has(form)) return length;
    }
  }
  return 0;
}

function plain(name: string): string {
  return (
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{Mark}|['’]/gu, '')
      .match(/[\p{L}\p{N}×]+/gu)
      ?.join(' ') ?? ''
  );
}

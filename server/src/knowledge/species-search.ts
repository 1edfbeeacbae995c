import type { Species } from '@plantcare/contract/species.ts';
import MiniSearch, { type SearchOptions } from 'minisearch';
import { wordsOf } from './plant-names.ts';
import { plants } from './plants.ts';

interface NamedPlant {
  id: number;
  plant: Species;
  /** Which of its names, as it is compared. */
  name: string;
  /** How many words that are. */
  length: number;
  /** The scientific name and the first common one are what people mean more often than the others. */
  usual: boolean;
}

const names: readonly NamedPlant[] = plants
  .flatMap((plant) => {
    const [usual, ...others] = plant.commonNames;
    return [
      ...[plant.scientificName, usual].map((name) => ({ plant, name, usual: true })),
      ...[...plant.synonyms, ...others].map((name) => ({ plant, name, usual: false })),
    ];
  })
  .flatMap(({ plant, name, usual }) => (name === undefined ? [] : [{ plant, words: wordsOf(name), usual }]))
  .map(({ plant, words, usual }, id) => ({ id, plant, name: words.join(' '), length: words.length, usual }));

const index = new MiniSearch<NamedPlant>({
  fields: ['name'],
  tokenize: wordsOf,
  processTerm: (term) => term,
});
index.addAll(names);

const EVERY_WORD: SearchOptions = { combineWith: 'AND' };

/** How many letters may be wrong: none in a short word, where another word would come of it; two changed places are two. */
function wrongLetters(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 5 ? 1 : 2;
}

/** Fewer where no gardener looks on and chooses. */
function surelyWrongLetters(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/**
 * Plants whose names hold every word of `text`, the last perhaps only begun: the one of just that name first, then names
 * that begin with it. Where there is none, plants with words that are spelled alike.
 */
export function searchPlants(text: string, limit: number): Species[] {
  const typed = wordsOf(text).join(' ');
  if (typed === '') return [];
  const begun = index.search(typed, { ...EVERY_WORD, prefix: (_word, at, words) => at === words.length - 1 });
  const found = begun.length > 0 ? begun : index.search(typed, { ...EVERY_WORD, fuzzy: wrongLetters });
  const ranked = found
    .map(({ id, score }) => ({ named: namedBy(id), score }))
    .sort((one, other) => rank(other.named, typed, other.score) - rank(one.named, typed, one.score));
  return [...new Set(ranked.map(({ named }) => named.plant))].slice(0, limit);
}

function rank({ name, usual }: NamedPlant, typed: string, score: number): number {
  const closeness = name === typed ? 4 : name.startsWith(typed) ? 2 : 0;
  return (closeness + (usual ? 1 : 0)) * 1000 + score;
}

/**
 * The plant whose whole name this is, misspelled: as many words, each of them alike. Null when there is none, or when two
 * plants are as likely.
 */
export function plantByMisspelledName(words: readonly string[]): Species | null {
  const found = index.search(words.join(' '), { ...EVERY_WORD, fuzzy: surelyWrongLetters });
  const whole = found.filter(({ id }) => namedBy(id).length === words.length);
  const [best] = whole;
  if (!best) return null;
  const rivals = whole.filter(({ score }) => score > best.score * 0.999).map(({ id }) => namedBy(id).plant);
  return new Set(rivals).size === 1 ? namedBy(best.id).plant : null;
}

/** Ids come from the index, which holds these names and no others. */
function namedBy(id: unknown): NamedPlant {
  const named = names[Number(id)];
  if (!named) throw new RangeError(`no name ${String(id)}`);
  return named;
}

import MiniSearch, { type SearchOptions } from 'minisearch';
import { type KnownSpecies, plantById, plants } from '../plants.ts';
import { rankFor } from '../uses.ts';
import { addedNames } from './added-names.ts';
import { editDistance } from './edit-distance.ts';
import { choicesFor, findSpecies } from './match.ts';
import { spelledWordsOf, wordsOf } from './normalize.ts';
import { membersOf } from './relatives.ts';

/** What most gardeners know comes before its relatives, and after a name that fits better. */
const POPULAR = 500;

interface NamedPlant {
  id: number;
  plant: KnownSpecies;
  /** The name in the form that is compared. */
  name: string;
  /** The name as it is spelled. */
  spelled: string;
  /** The number of its words. */
  length: number;
  /** The scientific name and the first common one are what people mean more often than the others. */
  usual: boolean;
}

const ofRecords = plants.flatMap((plant) => {
  const [usual, ...others] = plant.commonNames;
  return [
    ...[plant.scientificName, usual].map((name) => ({ plant, name, usual: true })),
    ...[...plant.synonyms, ...others].map((name) => ({ plant, name, usual: false })),
  ];
});

const ofCultivarsAndLanguages = addedNames.flatMap(([name, named]) =>
  recordsOf(named).map((plant) => ({ plant, name, usual: false })),
);

const names: readonly NamedPlant[] = [...ofRecords, ...ofCultivarsAndLanguages]
  .flatMap(({ plant, name, usual }) =>
    name === undefined ? [] : [{ plant, words: wordsOf(name), spelled: spelledWordsOf(name), usual }],
  )
  .map(({ plant, words, spelled, usual }, id) => ({
    ...{ id, plant, usual },
    ...{ name: words.join(' '), spelled: spelled.join(' '), length: words.length },
  }));

const index = new MiniSearch<NamedPlant>({
  fields: ['name', 'spelled'],
  tokenize: (words) => words.split(' '),
  processTerm: (term) => term,
});
index.addAll(names);

const EVERY_WORD: SearchOptions = { combineWith: 'AND', fields: ['name'] };

const AS_SPELLED: SearchOptions = { fields: ['spelled'] };

/** When fewer plants than this match exactly, those with a similar spelling follow. */
const ENOUGH = 5;

/**
 * How many letters may be wrong: none in a short word, which would become another word, and two, as in swapped letters,
 * only in a word of `twoFrom` letters or more.
 */
function wrongLetters(twoFrom: number): (word: string) => number {
  return (word) => (word.length < 4 ? 0 : word.length < twoFrom ? 1 : 2);
}

const NOTHING_FOUND = wrongLetters(5);
const LITTLE_FOUND = wrongLetters(6);

/**
 * Plants whose names hold every word of `text`, the last perhaps only begun: the one of just that name first, then
 * names that end and names that begin with it. Where those are few, plants with words that are spelled alike follow.
 */
export function searchPlants(text: string, limit: number): KnownSpecies[] {
  const name = wordsOf(text).join(' ');
  const spelled = spelledWordsOf(text).join(' ');
  if (name === '') return [];
  // An unfinished last word has no plural ending: "sansevi".
  const begun = [...found(name, { prefix: isLast }), ...found(spelled, { ...AS_SPELLED, prefix: isLast })].sort(
    (one, other) => rank(other, { name, spelled }) - rank(one, { name, spelled }),
  );
  const whole = begun.filter(({ named }) => named.name === name || named.spelled === spelled);
  const match = findSpecies(text);
  const isSure = match && !match.misspelled && match.as === 'species';
  const meant = [...(isSure ? [match.plant] : []), ...choicesFor(text).map(({ plant }) => plant)];
  const plants = new Set([...whole.map(({ named }) => named.plant), ...meant.flatMap(recordsOf)]);
  for (const { named } of begun) plants.add(named.plant);
  if (plants.size < Math.min(limit, ENOUGH)) {
    const group = match?.misspelled ? recordsOf(match.plant) : [];
    const fuzzy = plants.size === 0 && group.length === 0 ? NOTHING_FOUND : LITTLE_FOUND;
    const alike = found(spelled, { ...AS_SPELLED, prefix: isLast, fuzzy });
    const isOneSlipAway = ({ named }: Found) => editDistance(named.spelled, spelled) <= 1;
    // A whole name that is one slip away comes before a group that may be meant, which has many plants: "fesce" is fescue
    // sooner than a fern, and "ctirus" Citrus sooner than Cedrus.
    for (const { named } of alike.filter(isOneSlipAway)) plants.add(named.plant);
    for (const plant of group) plants.add(plant);
    for (const { named } of alike) plants.add(named.plant);
  }
  for (const plant of match ? recordsOf(match.plant) : []) plants.add(plant);
  return [...plants].slice(0, limit);
}

interface Found {
  named: NamedPlant;
  score: number;
}

function found(words: string, options: SearchOptions): Found[] {
  return index.search(words, { ...EVERY_WORD, ...options }).map(({ id, score }) => ({ named: namedBy(id), score }));
}

function isLast(_word: string, at: number, words: readonly string[]): boolean {
  return at === words.length - 1;
}

/** A moth orchid is an orchid, but an orchid cactus is a cactus: the end of a name counts more than its beginning. */
function rank({ named, score }: Found, typed: Pick<NamedPlant, 'name' | 'spelled'>): number {
  const isWhole = named.name === typed.name || named.spelled === typed.spelled;
  const isSort = named.name.endsWith(` ${typed.name}`);
  const isBegun = named.name.startsWith(typed.name) || named.spelled.startsWith(typed.spelled);
  const known = rankFor('popular', named.plant) === null ? 0 : POPULAR;
  return ((isWhole ? 4 : isSort ? 3 : isBegun ? 2 : 0) + (named.usual ? 1 : 0)) * 1000 + known + score;
}

/** The record itself, or those of the genus or family that it was put together from, the best known first. */
function recordsOf({ _id, scientificName }: KnownSpecies): readonly KnownSpecies[] {
  const own = plantById(_id);
  if (own) return [own];
  const rank = (plant: KnownSpecies) => rankFor('popular', plant) ?? plants.length;
  return membersOf(scientificName).toSorted((one, other) => rank(one) - rank(other));
}

/** Ids come from the index, which holds these names and no others. */
function namedBy(id: unknown): NamedPlant {
  const named = names[Number(id)];
  if (!named) throw new RangeError(`no name ${String(id)}`);
  return named;
}

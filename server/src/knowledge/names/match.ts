import type { SpeciesFound } from '@plantcare/contract/assistant/answer.ts';
import { type KnownSpecies, plants } from '../plants.ts';
import { addedNames } from './added-names.ts';
import { type AmbiguousName, ambiguousName, type Choice } from './ambiguous.ts';
import { plantOfCultivar } from './cultivar.ts';
import { identifyingWords, withoutSurroundings } from './descriptors.ts';
import { plantByMisspelledName } from './misspelled-name.ts';
import { nameFinder, withoutCultivar, wordsOf } from './normalize.ts';
import { levelOf, type Relatives, relatives } from './relatives.ts';
import { correctSpelling } from './spelling.ts';
import { unsure } from './uncertain-plant.ts';
import { plantOfUnknownCultivar } from './unknown-cultivar.ts';
import { usuallyMeant } from './usually-meant.ts';

/**
 * The plant that a gardener's words name. `as` says how much of it is known: the species itself, or only its genus or
 * family, whose record then holds what is safe for all of it. `misspelled` when it was not written like any known name.
 * Where it may be another plant, misspelled or one of the `others` that are called the same, its record calls nothing
 * harmless.
 */
export interface SpeciesMatch {
  plant: KnownSpecies;
  as: SpeciesFound['as'];
  misspelled: boolean;
  others?: readonly string[];
}

/** What is said of the place: "in a tub by the wall". Names such as "love in a mist" are found before. */
const PLACE = / (?:in|on|by|at|near|under|beside|against|next to) .*$/iu;

const named = plants.flatMap((plant) =>
  [plant.scientificName, ...plant.synonyms, ...plant.commonNames].map((name) => [name, plant] as const),
);

/** "ZZ" alone is the ZZ plant, but a peacock flower is not a peacock plant. */
const shortened = new Map(
  named
    .filter(([name]) => / plant$/i.test(name))
    .map(([name, plant]) => [wordsOf(name.replace(/ plant$/i, '')).join(' '), plant]),
);

/** The names of the records count before those added to them, and what is usually meant before both. */
const namesInUse = [...addedNames.toReversed(), ...named, ...usuallyMeant];

const findName = nameFinder(namesInUse);

/** "Spiderplant" and "sun flower": the same letters with other spaces. */
const byLetters: ReadonlyMap<string, KnownSpecies> = new Map(
  namesInUse.map(([name, plant]) => [wordsOf(name).join(''), plant]),
);

/** "Orchid phalaenopsis": the same words in another order. */
const byWords = new Map(namesInUse.map(([name, plant]) => [wordsOf(name).toSorted().join(' '), plant]));

/** Null when no known plant is named, or several are and none of them is usual: none is better than a wrong one. */
export function findSpecies(text: string): SpeciesMatch | null {
  const ambiguous = ambiguousNameIn(text);
  if (ambiguous && !ambiguous.usual) return null;
  for (const reading of readingsOf(text)) {
    const match = exactMatch(reading);
    if (match) return withOthers(match, reading);
  }
  const alike = misspelled(text);
  if (alike) return { ...alike, plant: unsure(alike.plant) };
  const group = related(identifyingWords(text));
  if (group) return withOthers(group, text);
  const cultivar = plantOfUnknownCultivar(identifyingWords(text));
  return cultivar && { ...matchOf(cultivar), plant: unsure(cultivar) };
}

/** The plants that an ambiguous name may mean, the usual one first; empty for a name of one plant. */
export function choicesFor(text: string): readonly Choice[] {
  return ambiguousNameIn(text)?.choices ?? [];
}

function ambiguousNameIn(text: string): AmbiguousName | undefined {
  return (
    ambiguousName(wordsOf(text)) ?? ambiguousName(withoutSurroundings(text)) ?? ambiguousName(identifyingWords(text))
  );
}

/**
 * What a text may mean, the most literal first: without the name of a cultivar ("Lavender 'Hidcote'"), without the place
 * ("rose by the wall"), with what stands after a comma first ("Tomato, cherry"), and each name of "Basil (Ocimum)".
 */
function readingsOf(text: string): string[] {
  const plain = withoutCultivar(text);
  const inverted = plain.replace(/^([^,()]+),([^,()]+)$/u, '$2 $1');
  const inBrackets = /\(/.test(plain) ? plain.split(/[()]/) : [];
  return [...new Set([plain, plain.replace(PLACE, ''), inverted, ...inBrackets])];
}

function withOthers(match: SpeciesMatch, text: string): SpeciesMatch {
  const ambiguous = ambiguousNameIn(text);
  if (!ambiguous || ambiguous.others.length === 0) return match;
  const plant = isHarmlessThroughout(ambiguous) ? match.plant : unsure(match.plant);
  return { ...match, plant, others: ambiguous.others };
}

/** Whether no plant that is called so does harm, so that it need not be known which one it is. */
function isHarmlessThroughout({ choices, others }: AmbiguousName): boolean {
  const hasRecords = others.length < choices.length;
  return (
    hasRecords &&
    choices.every(({ plant: { toxicity } }) =>
      [toxicity.cats, toxicity.dogs, toxicity.people].every((is) => is === 'no'),
    )
  );
}

function exactMatch(text: string): SpeciesMatch | null {
  const found = findName(text);
  // "Swiss cheese plant, the big one" names it; "poison ivy" is no ivy.
  if (found && (found.words.length > 1 || strange(text, found.words).length === 0)) return matchOf(found.meaning);
  const cultivar = plantOfCultivar(text);
  if (cultivar) return matchOf(cultivar);
  const bare = withoutSurroundings(text);
  const same = shortened.get(bare.join(' ')) ?? byLetters.get(bare.join('')) ?? byWords.get(bare.toSorted().join(' '));
  return same ? matchOf(same) : null;
}

function misspelled(text: string): SpeciesMatch | null {
  const rest = identifyingWords(text);
  const alike = plantByMisspelledName(wordsOf(text)) ?? (rest.length > 0 ? plantByMisspelledName(rest) : null);
  if (alike) return { ...matchOf(alike), misspelled: true };
  const corrected = correctSpelling(text);
  const match = corrected === null ? null : exactMatch(corrected);
  return match && { ...match, misspelled: true };
}

function matchOf(plant: KnownSpecies): SpeciesMatch {
  return { plant, as: levelOf(plant), misspelled: false };
}

/** As the contract shows it. */
export function speciesFound(match: SpeciesMatch | null): SpeciesFound | null {
  if (!match) return null;
  const { _id, scientificName, commonNames, category } = match.plant;
  return { _id, scientificName, commonNames, category, as: match.as };
}

function related(words: readonly string[]): SpeciesMatch | null {
  for (const word of words) {
    const group: Relatives | undefined = relatives.get(word);
    if (group) return { plant: group.record, as: group.as, misspelled: false };
  }
  return null;
}

function strange(text: string, name: readonly string[]): string[] {
  return identifyingWords(text).filter((word) => !name.includes(word));
}

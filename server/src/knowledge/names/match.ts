import type { SpeciesFound } from '@plantcare/contract/assistant/answer.ts';
import { type KnownSpecies, plants } from '../plants.ts';
import { addedNames } from './added-names.ts';
import { type AmbiguousName, ambiguousName, type Choice } from './ambiguous.ts';
import { plantOfCultivar } from './cultivar.ts';
import { identifyingWords, withoutSurroundings } from './descriptors.ts';
import { isEverydayWord } from './everyday-words.ts';
import { plantByMisspelledName } from './misspelled-name.ts';
import { type FoundName, nameFinder, withoutCultivar, wordsOf } from './normalize.ts';
import { isOtherPlant } from './other-plants.ts';
import { everydayGroups, levelOf, type Relatives, relatives } from './relatives.ts';
import { correctSpelling } from './spelling.ts';
import { unsure } from './uncertain-plant.ts';
import { plantOfUnknownCultivar } from './unknown-cultivar.ts';
import { meantBySpelling, usuallyMeant } from './usually-meant.ts';

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

/**
 * What is said of the place or the origin: "in a tub by the wall", "from a stone". Names such as "love in a mist" are
 * found before.
 */
const PLACE = / (?:in|on|by|at|near|under|beside|against|next to|(?:grown )?from) .*$/iu;

/** The everyday word for a group has so many letters where it may be misspelled. */
const SHORTEST_GROUP = 6;

/** What kind of plant it is, said after its name: "Japanese maple tree", "sweet pea plants". */
const KIND = /\s+(?:bush(?:es)?|(?:tree|plant|shrub|hedge|vine|flower)s?)$/iu;

function isKind(word: string): boolean {
  return KIND.test(` ${word}`);
}

const named = plants.flatMap((plant) =>
  [plant.scientificName, ...plant.synonyms, ...plant.commonNames].map((name) => [name, plant] as const),
);

/** "ZZ" alone is the ZZ plant, but a peacock flower is not a peacock plant. */
const shortened = new Map(
  named
    .filter(([name]) => / plant$/i.test(name))
    .map(([name, plant]) => [wordsOf(name.replace(/ plant$/i, '')).join(' '), plant] as const)
    // "Weeds" are not the weed plant.
    .filter(([name]) => !isEverydayWord(name.split(' '))),
);

/** The names of the records count before those added to them, and what is usually meant before both. */
const namesInUse = [...addedNames.toReversed(), ...named, ...usuallyMeant];

const findName = nameFinder(namesInUse);

type Found = FoundName<KnownSpecies>;

const byName: ReadonlyMap<string, KnownSpecies> = new Map(
  namesInUse.map(([name, plant]) => [wordsOf(name).join(' '), plant]),
);

/** "Spiderplant" and "sun flower": the same letters with other spaces. */
const byLetters: ReadonlyMap<string, KnownSpecies> = new Map(
  namesInUse.map(([name, plant]) => [wordsOf(name).join(''), plant]),
);

/** "Orchid phalaenopsis": the same words in another order. */
const byWords = new Map(namesInUse.map(([name, plant]) => [inAnyOrder(wordsOf(name)), plant]));

function inAnyOrder(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

/** Null when no known plant is named, or several are and none of them is usual: none is better than a wrong one. */
export function findSpecies(text: string): SpeciesMatch | null {
  if (isOtherPlant(text)) return null;
  const certain = meantBySpelling(text) ?? plantOfQuotedCultivar(text) ?? plantOfGenusBeside(text);
  if (certain) return matchOf(certain);
  const ambiguous = ambiguousNameIn(text);
  if (ambiguous && !ambiguous.usual) return null;
  for (const reading of readingsOf(text)) {
    const match = exactMatch(reading);
    if (match) return withOthers(match, reading);
  }
  const alike = misspelled(text);
  if (alike && !isOnlyFirstGenus(text, alike.plant)) return { ...alike, plant: unsure(alike.plant) };
  const group = related(identifyingWords(text));
  if (group) return withOthers(group, text);
  const cultivar = plantOfUnknownCultivar(identifyingWords(text));
  return cultivar && { ...matchOf(cultivar), plant: unsure(cultivar) };
}

/** The plants that an ambiguous name may mean, the usual one first; empty for a name of one plant. */
export function choicesFor(text: string): readonly Choice[] {
  return ambiguousNameIn(text)?.choices ?? [];
}

/** "Hydrangea 'Limelight'", where the cultivar is known; an unknown one is left out of the name. */
function plantOfQuotedCultivar(text: string): KnownSpecies | null {
  return withoutCultivar(text) === text ? null : plantOfCultivar(text);
}

/** "Pitcher plant Nepenthes": of the plants that an ambiguous name means, the one of the genus that stands beside it. */
function plantOfGenusBeside(text: string): KnownSpecies | null {
  const words = withoutSurroundings(text);
  if (byName.has(words.join(' '))) return null;
  for (const word of words) {
    const genus = relatives.get(word);
    const ambiguous = genus?.as === 'genus' && ambiguousAmong(wordsOf(text), word);
    if (!ambiguous) continue;
    const [chosen, another] = ambiguous.choices.map(({ plant }) => plant).filter((plant) => isOfGenus(plant, word));
    return chosen && !another ? chosen : (byName.get(word) ?? genus.record);
  }
  return null;
}

/** The ambiguous name that the words make without one of them. */
function ambiguousAmong(words: readonly string[], without: string): AmbiguousName | undefined {
  const rest = words.filter((word) => word !== without).join(' ');
  return rest === '' ? undefined : (ambiguousName(rest.split(' ')) ?? ambiguousName(withoutSurroundings(rest)));
}

function isOfGenus({ scientificName, synonyms }: KnownSpecies, genus: string): boolean {
  return [scientificName, ...synonyms].some((name) => wordsOf(name)[0] === genus);
}

function ambiguousNameIn(text: string): AmbiguousName | undefined {
  const bare = withoutSurroundings(text);
  const literal = ambiguousName(wordsOf(text)) ?? ambiguousName(bare);
  // "Red valerian" is a name itself, and no valerian that is red.
  return literal ?? (byName.has(bare.join(' ')) ? undefined : ambiguousName(identifyingWords(text)));
}

/**
 * What a text may mean, the most literal first: without the name of a cultivar ("Lavender 'Hidcote'"), without the place
 * ("rose by the wall"), with what stands after a comma first ("Tomato, cherry"), and each name of "Basil (Ocimum)".
 */
function readingsOf(text: string): string[] {
  const plain = withoutCultivar(text);
  const inverted = plain.replace(/^([^,()]+),([^,()]+)$/u, '$2 $1');
  const inBrackets = /\(/.test(plain) ? plain.split(/[()]/) : [];
  // "Yucca (indoor)" is an indoor yucca, where that is a name.
  const bracketFirst = plain.replace(/^([^()]+)\(([^()]+)\)\s*$/u, '$2 $1');
  const whole = byName.has(wordsOf(bracketFirst).join(' ')) ? [bracketFirst] : [];
  return [...new Set([...whole, plain, plain.replace(PLACE, ''), inverted, ...inBrackets])];
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
  const found = mostSpecific(findName(text), findName(text.replace(KIND, '')));
  const other =
    found && (plantOfFirstGenus(text, found) ?? plantOfOtherGenus(text, found) ?? plantNamedBeside(text, found));
  if (other) return matchOf(other);
  // "Swiss cheese plant, the big one" names it; "poison ivy" is no ivy.
  if (found && (found.words.length > 1 || strange(text, found.words).length === 0)) return matchOf(found.meaning);
  const cultivar = plantOfCultivar(text);
  if (cultivar) return matchOf(cultivar);
  const bare = withoutSurroundings(text);
  const same = shortened.get(bare.join(' ')) ?? byLetters.get(bare.join('')) ?? plantOfSameWords(bare);
  return same ? matchOf(same) : null;
}

/** "Palm tree windmill" is a windmill palm. */
function plantOfSameWords(words: readonly string[]): KnownSpecies | undefined {
  const naming = words.filter((word) => !isKind(word));
  return byWords.get(inAnyOrder(words)) ?? (naming.length > 1 ? byWords.get(inAnyOrder(naming)) : undefined);
}

/** "Juniperus squamata Blue Star" is no blue star fern: the genus that stands first counts. */
function plantOfFirstGenus(text: string, found: Found): KnownSpecies | null {
  const words = wordsOf(text);
  const [first = ''] = words;
  if (relatives.get(first)?.as !== 'genus' || found.words.includes(first) || isOfGenus(found.meaning, first))
    return null;
  const beginnings = words.map((_, at) => words.slice(0, words.length - at).join(' '));
  return beginnings.map((name) => byName.get(name)).find((plant) => plant && isOfGenus(plant, first)) ?? null;
}

/** "Jade bonsai portulacaria" is no jade: a genus that stands beside an everyday name of another plant says which one it is. */
function plantOfOtherGenus(text: string, found: Found): KnownSpecies | null {
  const beside = wordsOf(text).filter((word) => !found.words.includes(word) && relatives.get(word)?.as === 'genus');
  const [genus = '', ...others] = beside.filter((word) => isBotanical(word) && !isOfGenus(found.meaning, word));
  return others.length === 0 ? (byName.get(genus) ?? relatives.get(genus)?.record ?? null) : null;
}

/** Whether a genus has a name of its own in everyday English, so that its botanical name is no part of another name: "China aster". */
function isBotanical(genus: string): boolean {
  return !everydayNames.has(genus);
}

const everydayNames: ReadonlySet<string> = new Set(
  plants.flatMap(({ commonNames }) => commonNames.flatMap((name) => wordsOf(name))),
);

/** "Juniper blue star": what was found is a cultivar of the plant that is named beside it. */
function plantNamedBeside(text: string, found: Found): KnownSpecies | null {
  const rest = wordsOf(text).filter((word) => !found.words.includes(word));
  const beside = rest.map((word) => byName.get(word)).find((plant) => plant && plant !== found.meaning);
  return beside !== undefined && plantOfCultivar(text) === beside ? beside : null;
}

/** Of a Japanese maple tree "Japanese maple" tells more than "maple tree", in which only one word says which plant it is. */
function mostSpecific(found: Found | null, withoutKind: Found | null): Found | null {
  if (!found || !withoutKind) return found ?? withoutKind;
  const telling = ({ words }: Found) => words.filter((word) => !isKind(word)).length;
  return telling(withoutKind) > telling(found) ? withoutKind : found;
}

function misspelled(text: string): SpeciesMatch | null {
  const rest = identifyingWords(text);
  if (isEverydayWord(rest)) return null;
  const alike = plantByMisspelledName(wordsOf(text)) ?? (rest.length > 0 ? plantByMisspelledName(rest) : null);
  if (alike) return { ...matchOf(alike), misspelled: true };
  const corrected = correctSpelling(text);
  if (corrected === null) return null;
  const match = exactMatch(corrected) ?? wholeGroup(corrected);
  return match && { ...match, misspelled: true };
}

/** "Philodendron xanthinum": the genus is spelled right, and the other word is no misspelled name of one of its plants. */
function isOnlyFirstGenus(text: string, { scientificName }: KnownSpecies): boolean {
  const [first = ''] = wordsOf(text);
  const genus = relatives.get(first);
  return genus?.as === 'genus' && genus.record.scientificName === scientificName;
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

/** "Succulant", but not a shorter word: "avoid" is no aroid. */
function wholeGroup(corrected: string): SpeciesMatch | null {
  const [word = '', ...others] = identifyingWords(corrected);
  const group = others.length === 0 && word.length >= SHORTEST_GROUP ? everydayGroups.get(word) : undefined;
  return group ? { plant: group.record, as: group.as, misspelled: false } : null;
}

function related(words: readonly string[]): SpeciesMatch | null {
  for (const word of words) {
    const group: Relatives | undefined = relatives.get(word);
    if (group && !meansAnother(word, group)) return { plant: group.record, as: group.as, misspelled: false };
  }
  return null;
}

/** "Nasturtium" is the genus of watercress and the name of another plant, so that "nasturtium jewel" may be either. */
function meansAnother(word: string, { as, record }: Relatives): boolean {
  const meant = byName.get(word);
  return as === 'genus' && meant !== undefined && !isOfGenus(meant, word) && meant._id !== record._id;
}

function strange(text: string, name: readonly string[]): string[] {
  return identifyingWords(text).filter((word) => !name.includes(word));
}

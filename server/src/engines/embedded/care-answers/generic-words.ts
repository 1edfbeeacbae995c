import { isDescribing } from '../../../knowledge/names/descriptors.ts';
import { findSpecies } from '../../../knowledge/names/match.ts';
import { spelledWordsOf, wordsOf } from '../../../knowledge/names/normalize.ts';
import { isOtherPlant } from '../../../knowledge/names/other-plants.ts';
import words from './generic-words.json' with { type: 'json' };
import { isCommonThing, isKnownThing } from './known-things.ts';

const NO_PLANT_NAME = new Set(words.noPlantName);
const BESIDE_NAME = new Set(words.besideName);
const BESIDE_PLANT = new Set(words.besidePlant);

/**
 * Whether the words for the plant name none, but a place, plants in general or a thing: "houseplants", "my garden", "plant
 * from the supermarket", "tap water".
 */
export function isNoPlantName(typed: string): boolean {
  return isGeneral(typed) || isNoName(typed);
}

/** Whether they may mean a single plant, by a name that nobody knows or without one: "evergreen shrub". */
export function isPerhapsOnePlant(typed: string): boolean {
  return !isGeneral(typed) && (!isNoName(typed) || ONE_PLANT.test(typed));
}

const ONE_PLANT = /\b(?:plant|houseplant|flower|weed|bush|shrub|vine|tree)\b/i;

function isGeneral(typed: string): boolean {
  return spelledWordsOf(typed).every(isGeneralWord);
}

function isGeneralWord(word: string): boolean {
  return NO_PLANT_NAME.has(word);
}

const noNames = new Map<string, boolean>();

/** Whether they describe a plant without a name, or name a thing. */
function isNoName(typed: string): boolean {
  const before = noNames.get(typed);
  if (before !== undefined) return before;
  // Of the memory for words that were seen no more than a page is needed.
  if (noNames.size > 500) noNames.clear();
  const is = isOfAnimal(typed) || ((isOnlyDescribed(typed) || namesThing(typed)) && isFree(typed));
  noNames.set(typed, is);
  return is;
}

/** "Bearded dragon plants" are plants for an animal, and no dragon plant; "moles" are no mole plants. */
export function isOfAnimal(typed: string): boolean {
  if (PESTS.has(wordsOf(typed).join(' '))) return true;
  const rest = ANIMALS.reduce((text, animal) => text.replace(animal, ' '), ` ${wordsOf(typed).join(' ')} `);
  const others = spelledWordsOf(rest);
  const isNamed = others.length < spelledWordsOf(typed).length;
  return isNamed && others.length > 0 && others.every(isGeneralOrDescribing);
}

const PESTS = new Set(words.pestsLikePlants);
const ANIMALS = words.animals.map((animal) => ` ${wordsOf(animal).join(' ')} `);

/** Whether a text is no name that some plant has. */
function isFree(typed: string): boolean {
  if (isOtherPlant(typed)) return false;
  const match = findSpecies(typed);
  return match === null || match.misspelled;
}

/** Whether they name a thing, a material or a kind of work, rather than plants in general. */
export function isThing(typed: string): boolean {
  return !isGeneral(typed) && isNoName(typed) && !isOnlyDescribed(typed);
}

const MATERIALS = new Set(words.materials);

/** Whether they name what is put on beds or plants: "dyed mulch", "neem oil". */
export function isMaterial(typed: string): boolean {
  return MATERIALS.has(spelledWordsOf(typed).at(-1) ?? '') && isNoPlantName(typed);
}

/** "What shrub is this", "evergreen hedge", "plant from the supermarket". */
function isOnlyDescribed(typed: string): boolean {
  return [typed, typed.replace(ORIGIN, '')].some((part) => {
    const said = spelledWordsOf(part);
    return said.some(isGeneralWord) && said.every(isGeneralOrDescribing);
  });
}

/** Where it is from or what for, said after the words for a plant. */
const ORIGIN = /(?<=\w) (?:(?:bought|grown) )?(?:from|for|with|without|in|on|at|as|near|outside|under) .*$/i;

function isGeneralOrDescribing(word: string): boolean {
  return isGeneralWord(word) || BESIDE_PLANT.has(word) || wordsOf(word).every(isDescribing);
}

/** "Lawn sprinkler" is a thing of the lawn. */
function namesThing(typed: string): boolean {
  const said = spelledWordsOf(typed).filter((word, at, all) => at === all.length - 1 || !ARTICLES.has(word));
  const [last = ''] = said.toReversed();
  const isOfGeneral = said.length > 1 && !said.includes('of') && said.slice(0, -1).every(isGeneralOrDescribing);
  return isKnownThing(wordsOf(said.join(' '))) || (isOfGeneral && isCommonThing(wordsOf(last)));
}

const ARTICLES = new Set(['a', 'an', 'the', 'my', 'our']);

/** Whether a word beside a plant's name says nothing of its kind: "inside", "tub". */
export function saysNothingOfKind(word: string): boolean {
  return BESIDE_NAME.has(word) || isGeneral(word);
}

import { spelledWordsOf } from '../../../knowledge/names/normalize.ts';
import words from './generic-words.json' with { type: 'json' };

const NO_PLANT_NAME = new Set(words.noPlantName);
const BESIDE_NAME = new Set(words.besideName);
const THINGS = new Set(words.things);
const GROUPS = new Set(words.groups);
const UNNAMED = new Set(words.unnamed);

/** Whether the words for the plant name no plant, but a place or plants in general: "houseplants", "my garden". */
export function isNoPlantName(typed: string): boolean {
  return spelledWordsOf(typed).every((word) => NO_PLANT_NAME.has(word));
}

/** Whether a thing or a group of plants is named, of which nobody is to be warned: "wood chips", "fruit trees", "closed terrarium". */
export function isThing(typed: string): boolean {
  const all = spelledWordsOf(typed);
  if (all.some((word) => UNNAMED.has(word))) return false;
  return THINGS.has(all.at(-1) ?? '') || all.every((word) => GROUPS.has(word) || NO_PLANT_NAME.has(word));
}

/** Whether a word beside a plant's name says nothing of its kind: "inside", "tub". */
export function saysNothingOfKind(word: string): boolean {
  return BESIDE_NAME.has(word) || isNoPlantName(word);
}

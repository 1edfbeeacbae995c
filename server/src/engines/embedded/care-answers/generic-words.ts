import { spelledWordsOf } from '../../../knowledge/names/normalize.ts';
import words from './generic-words.json' with { type: 'json' };

const NO_PLANT_NAME = new Set(words.noPlantName);
const BESIDE_NAME = new Set(words.besideName);

/** Whether the words for the plant name no plant, but a place or plants in general: "houseplants", "my garden". */
export function isNoPlantName(typed: string): boolean {
  return spelledWordsOf(typed).every((word) => NO_PLANT_NAME.has(word));
}

/** Whether a word beside a plant's name says nothing of its kind: "inside", "tub". */
export function saysNothingOfKind(word: string): boolean {
  return BESIDE_NAME.has(word) || isNoPlantName(word);
}

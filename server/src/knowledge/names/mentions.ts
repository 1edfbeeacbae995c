import { type KnownSpecies, plants } from '../plants.ts';
import { addedNames } from './added-names.ts';
import { wordsOf } from './normalize.ts';

const named = plants.flatMap((plant) =>
  [plant.scientificName, ...plant.synonyms, ...plant.commonNames].map((name) => [name, plant] as const),
);

const byName = new Map([...addedNames, ...named].map(([name, plant]) => [wordsOf(name).join(' '), plant]));

const LONGEST_NAME = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** Every plant that a text names exactly as the knowledge base spells it, by the longest name at each word. */
export function plantsNamedIn(text: string): KnownSpecies[] {
  const words = wordsOf(text);
  const named = new Set<KnownSpecies>();
  for (let begin = 0; begin < words.length; begin++) {
    for (let length = Math.min(LONGEST_NAME, words.length - begin); length > 0; length--) {
      const plant = byName.get(words.slice(begin, begin + length).join(' '));
      if (!plant) continue;
      named.add(plant);
      begin += length - 1;
      break;
    }
  }
  return [...named];
}

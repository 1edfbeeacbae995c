import { type KnownSpecies, plants } from '../plants.ts';
import { addedNames } from './added-names.ts';
import { wordsOf } from './normalize.ts';

const named = plants.flatMap((plant) =>
  [plant.scientificName, ...plant.synonyms, ...plant.commonNames].map((name) => [name, plant] as const),
);

/** In a sentence these are dishes, as in "petals on a salad"; only the search takes them for plants. */
const DISHES = new Set(['salad']);

const byName = new Map(
  [...addedNames, ...named]
    .map(([name, plant]) => [wordsOf(name).join(' '), plant] as const)
    .filter(([words]) => !DISHES.has(words)),
);

const LONGEST_NAME = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** A name as a text has it, in the words that are compared, and the plant that is called so. */
export interface MentionedName {
  words: string;
  plant: KnownSpecies;
}

/** Every name of a plant that a text holds exactly as the knowledge base spells it, the longest at each word. */
export function namesMentionedIn(text: string): MentionedName[] {
  const words = wordsOf(text);
  const mentioned: MentionedName[] = [];
  for (let begin = 0; begin < words.length; begin++) {
    for (let length = Math.min(LONGEST_NAME, words.length - begin); length > 0; length--) {
      const name = words.slice(begin, begin + length).join(' ');
      const plant = byName.get(name);
      if (!plant) continue;
      mentioned.push({ words: name, plant });
      begin += length - 1;
      break;
    }
  }
  return mentioned;
}

/** Every plant that a text names exactly as the knowledge base spells it. */
export function plantsNamedIn(text: string): KnownSpecies[] {
  return [...new Set(namesMentionedIn(text).map(({ plant }) => plant))];
}

import { type KnownSpecies, plants } from '../plants.ts';
import { addedNames } from './added-names.ts';
import { wordsOf } from './normalize.ts';

const named = plants.flatMap((plant) =>
  [plant.scientificName, ...plant.synonyms, ...plant.commonNames].map((name) => [name, plant] as const),
);

/** In a sentence these are something else, as in "petals on a salad" and "it sprouts again"; only the search takes them for plants. */
const OTHER_THINGS = new Set(['salad', 'sprout']);

const byName = new Map(
  [...addedNames, ...named]
    .map(([name, plant]) => [wordsOf(name).join(' '), plant] as const)
    .filter(([words]) => !OTHER_THINGS.has(words)),
);

/**
 * Names that are other words as well: no plant where one of `after` follows, or one of `before` precedes. "Orange spots" tells a
 * color, "wood ash" what is left of a fire, and "lime sulfur" a mineral.
 */
const HOMOGRAPHS: Readonly<Record<string, { before: ReadonlySet<string>; after: ReadonlySet<string> }>> = {
  orange: {
    before: wordSet('bright pale dark light deep yellow red rusty turning turn turned go goes'),
    after:
      wordSet(`ball jelly spot powder dust dot dots pustule bump slime stuff leaf tip bug insect fungus mushroom rust coating
      patch edge growth horn blob stem flower flowering bloom blossom color colored colour coloured line ring fluid water spore
      gel lump mold mould or and`),
  },
  lime: {
    before: wordSet(
      'garden hydrated of add spread some more no without against burnt quick slaked agricultural much in to with',
    ),
    after: wordSet(
      'sulphur sulfur area soil water scale dust rich deposit chlorosis lawn for on spot stain loving hating content',
    ),
  },
  ash: {
    before: wordSet('wood fireplace fire stove coal barbecue cigarette grill bbq of the'),
    after: wordSet('from of on'),
  },
};

function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text));
}

function isOtherWord(name: string, words: readonly string[], begin: number): boolean {
  const homograph = HOMOGRAPHS[name];
  if (!homograph) return false;
  return homograph.before.has(words[begin - 1] ?? '') || homograph.after.has(words[begin + 1] ?? '');
}

const LONGEST_NAME = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** A name as a text has it, in the words that are compared, and the plant that is called so. */
export interface MentionedName {
  words: string;
  plant: KnownSpecies;
}

export interface Mention extends MentionedName {
  /** The words around it, in their order. */
  before: readonly string[];
  after: readonly string[];
}

/** Every name of a plant that a text holds exactly as the knowledge base spells it, the longest at each word. */
export function namesMentionedIn(text: string): Mention[] {
  const words = wordsOf(text);
  const mentioned: Mention[] = [];
  for (let begin = 0; begin < words.length; begin++) {
    for (let length = Math.min(LONGEST_NAME, words.length - begin); length > 0; length--) {
      const name = words.slice(begin, begin + length).join(' ');
      const plant = byName.get(name);
      if (!plant || isOtherWord(name, words, begin)) continue;
      mentioned.push({ words: name, plant, before: words.slice(0, begin), after: words.slice(begin + length) });
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

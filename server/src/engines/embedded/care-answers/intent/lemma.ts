/// <reference path="./wink.d.ts" />
import lemmatizer from 'wink-lemmatizer';

/** Words that keep their form, or have another base form than WordNet's rules give them among plants. */
const OWN_BASE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...keep(`cutting seedling planting rose ground felt saw bore lay clove dove stave bound less moss grass glass his this its as us was is does has
    bit lit led men sun put set let red any her axe bed was had got due gas yes shy
    species during something anything everything nothing morning evening spring building wedding shed left
    bud bulb compost lighting wound found bred hers yes lens always perhaps across besides unless
    mite data media fungus cactus virus hibiscus ficus crocus citrus chaos chips`),
    ...{ cuttings: 'cutting', seedlings: 'seedling', leaves: 'leaf', leafs: 'leaf', fungi: 'fungus', cacti: 'cactus' },
    ...{
      was: 'be',
      were: 'be',
      is: 'be',
      are: 'be',
      am: 'be',
      been: 'be',
      being: 'be',
      does: 'do',
      did: 'do',
      done: 'do',
    },
    ...{ doing: 'do', has: 'have', had: 'have', having: 'have', found: 'find', wounds: 'wound', sheds: 'shed' },
    ...{ shedding: 'shed', dying: 'die', dies: 'die', died: 'die', dead: 'dead', bigger: 'big', biggest: 'big' },
    ...{ larger: 'large', smaller: 'small', brighter: 'bright', darker: 'dark', colder: 'cold', warmer: 'warm' },
    ...{ hotter: 'hot', drier: 'dry', dryer: 'dry', wetter: 'wet', taller: 'tall', shorter: 'short', older: 'old' },
    ...{ newer: 'new', newest: 'new', oldest: 'old', lowest: 'low', faster: 'fast', slower: 'slow', bushier: 'bushy' },
    ...{ overwatering: 'overwater', overwatered: 'overwater', underwatering: 'underwater', underwatered: 'underwater' },
    ...{ repotting: 'repot', repotted: 'repot', repots: 'repot', fertilising: 'fertilize', fertilised: 'fertilize' },
    ...{ deadheading: 'deadhead', deadheaded: 'deadhead', rooting: 'root', rotten: 'rot', radii: 'radius' },
    ...{ aphids: 'aphid', mealybugs: 'mealybug', thrip: 'thrips', gnats: 'gnat', ladies: 'lady', webbing: 'web' },
    ...{ reblooming: 'rebloom', reblooms: 'rebloom', rebloomed: 'rebloom', misting: 'mist', misted: 'mist' },
  }),
);

const known = new Map<string, string>();

/** The base form of a word in small letters: "leaves" is "leaf", "ate" and "eaten" are "eat". */
export function lemmaOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const base = OWN_BASE.get(word) ?? baseForm(word);
  known.set(word, base);
  return base;
}

function baseForm(word: string): string {
  if (word.length < 3 || /[^a-z]/.test(word)) return word;
  const noun = lemmatizer.noun(word);
  // "Roses" are roses, although a rose by itself could have risen.
  return OWN_BASE.get(noun) ?? lemmatizer.verb(noun);
}

function keep(words: string): Record<string, string> {
  return Object.fromEntries(words.split(/\s+/).map((word) => [word, word]));
}

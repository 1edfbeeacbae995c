import { type KnownSpecies, plants } from '../plants.ts';
import { addedNames } from './added-names.ts';
import { wordSet, wordsOf } from './normalize.ts';
import { isNameOfOtherPlant } from './other-plants.ts';
import { everydayGroups, levelOf, type Relatives, relatives } from './relatives.ts';
import { usuallyMeant } from './usually-meant.ts';

const named = plants.flatMap((plant) =>
  [plant.scientificName, ...plant.synonyms, ...plant.commonNames].map((name) => [name, plant] as const),
);

/** Genera by their scientific names, which many gardeners use: "iris", "phlox". */
const genera = [...relatives.values()]
  .filter(({ as }) => as === 'genus')
  .map(({ record }) => [record.scientificName, record] as const);

/** In a sentence these are something else, as in "petals on a salad", "it sprouts again" and "coffee grounds"; only the search takes them for plants. */
const OTHER_THINGS = new Set([
  'salad',
  'sprout',
  'coffee',
  'chile',
  'grass',
  'savory',
  'daisy',
  'hemlock',
  'ornamental grass',
  'bermuda',
]);

/** A word for a whole family, such as "palm", names no plant: see `groupNamedIn`. */
const ofOnePlant = usuallyMeant.filter(([, plant]) => levelOf(plant) !== 'family');

const byName = new Map(
  [...genera, ...addedNames, ...named, ...ofOnePlant]
    .map(([name, plant]) => [wordsOf(name).join(' '), plant] as const)
    .filter(([words]) => !OTHER_THINGS.has(words)),
);

const NONE: ReadonlySet<string> = new Set();

/** What is made for a group of plants, or is like them: "orchid bark", "fern-like". */
const MADE_FOR = wordSet('bark mix soil compost substrate medium feed food fertilizer fertiliser like sized oil');

/** "Succulent leaves" may be those of any plant. */
const ADJECTIVES: Readonly<Record<string, ReadonlySet<string>>> = { succulent: wordSet('leaf leaves stem growth') };

/**
 * Names that are other words as well: no plant where one of `after` follows, or one of `before` precedes. "Orange spots" tells a
 * color, "wood ash" what is left of a fire, and "lime sulfur" a mineral.
 */
const HOMOGRAPHS: Readonly<Record<string, { before: ReadonlySet<string>; after: ReadonlySet<string> }>> = {
  orange: {
    before: wordSet(
      `bright pale dark light deep yellow red rusty turning turn turned turns go goes going gone half still fully completely
      partly mostly barely slightly not already quite nice colour color`,
    ),
    after:
      wordSet(`ball jelly spot powder dust dot dots pustule bump slime stuff leaf tip bug insect fungus mushroom rust coating
      patch edge growth horn blob stem flower flowering bloom blossom color colored colour coloured line ring fluid water spore
      pollen gel lump mold mould or and`),
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
  'basket plant': { before: wordSet('hanging wall shade summer winter'), after: NONE },
  neem: { before: NONE, after: wordSet('oil spray cake soap') },
  pepper: {
    before: wordSet('black white cayenne ground salt'),
    after: wordSet('spray flake powder dust'),
  },
  phoenix: { before: wordSet('in near around from'), after: wordSet('arizona az') },
  chili: { before: wordSet('and with'), after: wordSet('powder flake spray sauce') },
  chilli: { before: wordSet('and with'), after: wordSet('powder flake spray sauce') },
  bean: { before: wordSet('coffee cocoa'), after: wordSet('bag') },
  squash: { before: wordSet('i you we just simply'), after: wordSet('them those these aphid egg every each') },
  moss: {
    before: wordSet('sphagnum peat damp wet dry dried moist of in with'),
    after: wordSet('pole stick totem stake ball basket mix'),
  },
  maple: { before: NONE, after: wordSet('syrup') },
  bamboo: {
    before: NONE,
    after: wordSet('cane stick pole stake skewer fence fencing support trellis rod'),
  },
  banana: { before: NONE, after: wordSet('peel skin water') },
  bay: { before: NONE, after: wordSet('window') },
  cedar: { before: NONE, after: wordSet('wood plank board mulch chip bed oil shaving box planter') },
  cypress: { before: NONE, after: wordSet('mulch wood') },
  fir: { before: wordSet('douglas'), after: wordSet('bark') },
  pine: { before: NONE, after: wordSet('bark needle straw cone mulch wood shaving chip') },
  mustard: { before: NONE, after: wordSet('yellow') },
  olive: { before: NONE, after: wordSet('green drab') },
  mint: { before: NONE, after: wordSet('green') },
  cherry: { before: NONE, after: wordSet('red') },
  salmon: { before: NONE, after: wordSet('pink') },
  lavender: { before: NONE, after: wordSet('blue') },
  rose: { before: NONE, after: wordSet('pink') },
  plum: { before: NONE, after: wordSet('purple') },
};

/** "Peach colored leaves" are those of any plant. */
const COLORED = wordSet('color colored coloured tinted hued');

/** "How often to water lettuce" and "do I water lilies" speak of watering, and of no water lettuce. */
const BEFORE_WATERING = wordSet('to i we you they should can must not never');

function isOtherWord(name: string, words: readonly string[], begin: number): boolean {
  if (name.startsWith('water ') && BEFORE_WATERING.has(words[begin - 1] ?? '')) return true;
  if (COLORED.has(words[begin + 1] ?? '') && !name.includes(' ')) return true;
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
      const said = words.slice(begin, begin + length);
      const name = said.join(' ');
      const plant = byName.get(name);
      const isOther = isNameOfOtherPlant(said);
      if (!isOther && (!plant || isOtherWord(name, words, begin))) continue;
      if (plant && !isOther)
        mentioned.push({ words: name, plant, before: words.slice(0, begin), after: words.slice(begin + length) });
      begin += length - 1;
      break;
    }
  }
  return mentioned;
}

/** The family or group that a text speaks of by one everyday word: "my orchid", "the cacti". Null for none and for several. */
export function groupNamedIn(text: string): Relatives | null {
  const words = wordsOf(text);
  const named = new Set(
    words.flatMap((word, at) => {
      const next = words[at + 1] ?? '';
      const isOther =
        words.slice(Math.max(0, at - 2), at).includes('like') || MADE_FOR.has(next) || ADJECTIVES[word]?.has(next);
      const group = isOther ? undefined : everydayGroups.get(word);
      return group ? [group] : [];
    }),
  );
  const [group] = named;
  return group && named.size === 1 ? group : null;
}

/** Every plant that a text names exactly as the knowledge base spells it. */
export function plantsNamedIn(text: string): KnownSpecies[] {
  return [...new Set(namesMentionedIn(text).map(({ plant }) => plant))];
}

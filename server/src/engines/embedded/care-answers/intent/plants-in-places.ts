import { type Mention, namesMentionedIn } from '../../../../knowledge/names/mentions.ts';
import type { KnownSpecies } from '../../../../knowledge/plants.ts';
import { isPlantWord } from './plant-names.ts';

/**
 * The plants that a question is about. One that only says where something is ("garlic under my roses", "bamboo comes into
 * my lawn") is none of them, unless nothing else is spoken of ("what grows under a walnut?").
 */
export function plantsAskedIn(question: string): KnownSpecies[] {
  const mentioned = namesMentionedIn(question);
  const asked = mentioned.filter((each) => !isPlace(each));
  if (asked.length > 0) return plantsOf(asked);
  return plantsOf(mentioned.filter((each) => !isLawnBesideOther(each)));
}

function plantsOf(mentioned: readonly Mention[]): KnownSpecies[] {
  return [...new Set(mentioned.map(({ plant }) => plant))];
}

const BESIDE = wordSet('under beneath underneath below beside near behind between against along alongside');
const INTO = wordSet('in into onto on across through to');
const LAWNS = wordSet('lawn grass turf');
/** What may stand between "under" and a name. */
const BETWEEN = wordSet(
  'the a an my our your his her their this that old big large tall dead young neighbor neighbour s',
);

function isPlace(mention: Mention): boolean {
  const words = mention.before.filter((word) => !BETWEEN.has(word));
  const preposition = words.at(-1) ?? '';
  if (BESIDE.has(preposition)) return true;
  if (preposition === 'to' && words.at(-2) === 'next') return true;
  return isLawn(mention) && INTO.has(preposition);
}

function isLawn({ words }: Mention): boolean {
  return LAWNS.has(words);
}

/** "Bamboo comes into my lawn" speaks of a plant that no record is called by. */
function isLawnBesideOther(mention: Mention): boolean {
  const others = [...mention.before, ...mention.after].filter((word) => !LAWNS.has(word) && !GREENERY.has(word));
  return isLawn(mention) && isPlace(mention) && others.some(isPlantWord);
}

/** Words of plants that grow in every lawn, or that are parts of one. */
const GREENERY = wordSet('weed moss clover seed plant tree leaf ball cut root green ivy');

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

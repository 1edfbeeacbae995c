import { type Mention, namesMentionedIn } from '../../../../knowledge/names/mentions.ts';
import type { KnownSpecies } from '../../../../knowledge/plants.ts';

/**
 * The plants that a question is about. One that only says where something is ("garlic under my roses", "bamboo comes into
 * my lawn") is none of them, unless nothing else is spoken of ("what grows under a walnut?").
 */
export function plantsAskedIn(question: string): KnownSpecies[] {
  const mentioned = namesMentionedIn(question).filter((each) => !isLawnBesideOther(each) && !isCompared(each));
  const asked = mentioned.filter((each) => !isPlace(each));
  return plantsOf(asked.length > 0 ? asked : mentioned);
}

function plantsOf(mentioned: readonly Mention[]): KnownSpecies[] {
  return [...new Set(mentioned.map(({ plant }) => plant))];
}

const BESIDE = wordSet('under beneath underneath below beside near behind between against along alongside');
const LAWNS = wordSet('lawn grass turf');
/** What may stand between "under" and a name. */
const BETWEEN = wordSet(
  'the a an my our your his her their this that old big large tall dead young neighbor neighbour s',
);

function isPlace({ before }: Mention): boolean {
  const words = before.filter((word) => !BETWEEN.has(word));
  const preposition = words.at(-1) ?? '';
  return BESIDE.has(preposition) || (preposition === 'to' && words.at(-2) === 'next');
}

/** "Berries that look like grapes", "bamboo-like canes": what only looks so is another plant. */
function isCompared({ before, after }: Mention): boolean {
  if (after[0] === 'like') return true;
  const words = before.filter((word) => !BETWEEN.has(word));
  return words.at(-1) === 'like' && !LIKERS.has(words.at(-2) ?? '');
}

/** "I like bamboo" compares nothing. */
const LIKERS = wordSet('i we you they would also really do');

/** "Bamboo comes into my lawn" speaks of a plant that no record is called by. */
function isLawnBesideOther({ words, before, after }: Mention): boolean {
  return LAWNS.has(words.split(' ').at(-1) ?? '') && [...before, ...after].some((word) => INVADERS.has(word));
}

/** Plants that come into a lawn from beside it. */
const INVADERS = wordSet('bamboo knotweed horsetail bramble sucker');

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}

import { type Mention, namesMentionedIn } from '../../../../knowledge/names/mentions.ts';
import { wordSet } from '../../../../knowledge/names/normalize.ts';
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

/** The plants of which a question says only what is like them: "limp like boiled spinach". */
export function plantsLikenedIn(question: string): KnownSpecies[] {
  const [likened, others] = [true, false].map((is) =>
    plantsOf(namesMentionedIn(question).filter((each) => isCompared(each) === is)),
  );
  return (likened ?? []).filter((plant) => !others?.includes(plant));
}

/** Whether each plant that a question names only says where something goes: "around the vegetables and blueberries". */
export function namesOnlyPlaces(question: string): boolean {
  return namesMentionedIn(question).every(({ before }) => {
    const words = before.filter((word) => !BETWEEN.has(word) && !LISTED.has(word));
    const preposition = words.at(-1) ?? '';
    return BESIDE.has(preposition) || AROUND.has(preposition);
  });
}

const AROUND = wordSet('around on over for in');
/** What may stand before a name in a list of plants. */
const LISTED = wordSet('and or vegetable veg flower plant tree shrub herb fruit');

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

/** "Berries that look like grapes", "bamboo-like canes", "as big as an apple": what only looks so is another plant. */
function isCompared({ before, after }: Mention): boolean {
  const words = before.filter((word) => !BETWEEN.has(word));
  // "Does a Christmas cactus like a summer outdoors?"
  if (after[0] === 'like' && ASKED_LIKING.has(words.at(-1) ?? '')) return false;
  if (LIKENESSES.has(after[0] ?? '')) return true;
  // "It looks like my monstera has thrips."
  if (VERBS.has(after[0] ?? '')) return false;
  if (words.at(-1) === 'like' && !LIKERS.has(words.at(-2) ?? '')) return true;
  const [as, , asBefore] = before.filter((word) => !ARTICLES.has(word)).toReversed();
  if (as === 'as' && asBefore === 'as') return true;
  if (words.at(-1) === 'of' && MEASURES.has(words.at(-2) ?? '')) return true;
  // "It looks like boiled spinach."
  return words.at(-2) === 'like' && APPEARANCES.has(words.at(-3) ?? '');
}

const ASKED_LIKING = wordSet('do does did would will');
const VERBS = wordSet('has have had is was are were got gets need lost keeps');

/** After a name: "walnut sized lumps". */
const LIKENESSES = wordSet('like sized shaped');
/** "The size of a pea". */
const MEASURES = wordSet('size shape color colour texture');
const ARTICLES = wordSet('a an the');
const APPEARANCES = wordSet('look looks looked looking feel feels smell smells taste tastes shaped');

/** "I like bamboo" compares nothing. */
const LIKERS = wordSet('i we you they would also really do');

/** "Bamboo comes into my lawn" speaks of a plant that no record is called by. */
function isLawnBesideOther({ words, before, after }: Mention): boolean {
  return LAWNS.has(words.split(' ').at(-1) ?? '') && [...before, ...after].some((word) => INVADERS.has(word));
}

/** Plants that come into a lawn from beside it. */
const INVADERS = wordSet('bamboo knotweed horsetail bramble sucker');

import type { Species } from '@plantcare/contract/species.ts';
import { type Danger, dangerOf } from './danger.ts';
import { speaksOfTrouble, type Word, wordsSaid } from './signs.ts';
import { type Topic, topicsOf } from './topics.ts';
import { plainWords, respelled } from './words.ts';

/** What a gardener's question was understood to be. */
export interface Question {
  /** As it was written, for its figures and units. */
  written: string;
  /** In plain words, rightly spelled, without the name of the plant. */
  plain: string;
  /** The most pressing first: danger, then trouble, then what is spoken of first. None: nothing was understood. */
  topics: readonly Topic[];
  /** Groups of words that describe an ailing plant. */
  said: ReadonlySet<Word>;
  danger: Danger | null;
}

/** What is told together with the symptoms, when there are some, and needs no answer of its own. */
const PART_OF_TROUBLE: readonly Topic[] = [
  'pests',
  'winter',
  'support',
  'names',
  'whole care',
  'newcomer',
  'air',
  'size',
];

/**
 * `names` are what the plant is called: "bird of paradise" speaks of no bird. How dangerous the plant is, where it is known,
 * decides what counts as an emergency.
 */
export function readQuestion(written: string, names: readonly string[], plant: Species | null): Question {
  const plain = respelled(withoutNames(plainWords(written), names));
  const danger = dangerOf(plain, plant);
  const said = wordsSaid(plain);
  const spokenOf = topicsOf(plain);
  // A burn that a gel is for is nobody's leaf.
  const trouble = !spokenOf.includes('remedy') && isTrouble(plain, said, danger);
  const pressing: Topic[] = [...(danger ? (['safety'] as const) : []), ...(trouble ? (['symptoms'] as const) : [])];
  // In an emergency nothing else counts, and winter is more than being outdoors.
  const others = spokenOf
    .filter(() => danger?.happened !== 'eaten')
    .filter((topic) => !(trouble && PART_OF_TROUBLE.includes(topic)))
    .filter((topic) => !(topic === 'outdoors' && spokenOf.includes('winter')));
  return { written, plain, topics: [...pressing, ...others], said, danger };
}

/** A pet that has eaten of the plant is no trouble of the plant; "brown leaves off?" is, "cut off brown leaves?" too. */
function isTrouble(plain: string, said: ReadonlySet<Word>, danger: Danger | null): boolean {
  if (!speaksOfTrouble(said)) return false;
  if (!danger) return true;
  if (danger.happened === 'eaten' || danger.happened === 'perhaps') return false;
  return (
    /\b(leaf|leaves|stems?|soil|flowers?|buds?)\b/.test(plain) &&
    /\b(yellow\w*|brown\w*|black\w*|wilt\w*|droop\w*)\b/.test(plain)
  );
}

function withoutNames(plain: string, names: readonly string[]): string {
  const longestFirst = names.map((name) => plainWords(name)).sort((one, other) => other.length - one.length);
  return longestFirst.reduce((text, name) => {
    // A name of one word, such as "Fern" or "Rose", cannot be mistaken for anything that is asked.
    if (!name.includes(' ')) return text;
    return text.replaceAll(new RegExp(`(?<![\\p{Letter}])${name}s?(?![\\p{Letter}])`, 'gu'), 'this plant');
  }, plain);
}

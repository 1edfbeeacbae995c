import type { PhraseMatch } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { PhraseTable } from './phrase-table.ts';

const ACTIONS = [
  'plant out',
  'sow',
  'prune',
  'repot',
  'transplant',
  'divide',
  'take cuttings',
  'feed',
  'bring in',
  'put outside',
  'protect',
  'lift',
  'leave out',
] as const;

/** What a gardener does to a plant, or thinks of doing. */
export type Action = (typeof ACTIONS)[number];

const table = new PhraseTable(new URL('actions.json', import.meta.url), ACTIONS);

/** The actions that the words name, in the order in which they are named. */
export function actionsIn(tokens: readonly Token[]): readonly PhraseMatch<Action>[] {
  return table
    .in(tokens)
    .filter((match) => !goesIntoPlace(match, tokens))
    .toSorted((one, other) => one.start - other.start);
}

/** "Can it go in the same place?" and "does it go in the shade?" ask for a place, and not whether it comes inside. */
function goesIntoPlace({ meaning, start, end }: PhraseMatch<Action>, tokens: readonly Token[]): boolean {
  if (meaning !== 'bring in' || tokens[end - 1]?.word !== 'in') return false;
  const goes = tokens.slice(start, end).some(({ lemma }) => lemma === 'go');
  return goes && PLACE_FOLLOWS.has(tokens[end]?.word ?? '');
}

const PLACE_FOLLOWS = new Set('the a an my our this that same full direct'.split(' '));

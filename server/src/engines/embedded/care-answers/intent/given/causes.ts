import type { Token } from '../tokens.ts';
import { PhraseTable } from './phrase-table.ts';

const CAUSES = [
  'overwatered',
  'dried out',
  'sunburn',
  'frost damage',
  'heat damage',
  'main stem lost',
  'fall',
  'pot too large',
  'overfed',
  'root damage',
  'cut too hard',
  'planted too deep',
  'transplant shock',
  'storm damage',
  'urine',
  'bark damage',
] as const;

/** What the gardener says has happened to the plant. */
export type Cause = (typeof CAUSES)[number];

const table = new PhraseTable(new URL('causes.json', import.meta.url), CAUSES);

/** Before these words something has not happened, or is only thought of: "if I overwater", "should it dry out completely". */
const NOT_HAPPENED = new Set(
  'not no never without if avoid prevent tend afraid worry worried should shall can could may might would will do does am let risk scared'.split(
    ' ',
  ),
);
/** How many words before it are read. */
const REACH = 6;

/** The causes that the words name as having happened, the one named in most words first. */
export function causesIn(tokens: readonly Token[]): readonly Cause[] {
  const named = table.in(tokens).filter(({ start }) => !isSupposed(tokens, start));
  const causes = new Set(named.map(({ meaning }) => meaning));
  // What a fall has broken off matters more than the fall.
  if (causes.has('main stem lost') || causes.has('root damage')) causes.delete('fall');
  return [...causes];
}

function isSupposed(tokens: readonly Token[], start: number): boolean {
  const sentence = tokens[start]?.sentence;
  return tokens
    .slice(Math.max(0, start - REACH), start)
    .some((token) => token.sentence === sentence && NOT_HAPPENED.has(token.word));
}

import type { CriterionName } from '../../../../horticulture/plant-lists/plant-list.ts';
import type { Token } from './tokens.ts';

/** By the words for who or what may eat plants: what is asked for where there are some. */
const EATERS: Readonly<Record<string, readonly CriterionName[]>> = {
  ...named('cat kitten kitty', ['safe-for-cats']),
  ...named('dog puppy', ['safe-for-dogs']),
  ...named('pet animal', ['safe-for-cats', 'safe-for-dogs', 'harmless-to-tested']),
  ...named('child kid toddler baby grandchild', ['safe-for-children', 'children']),
  ...named('deer', ['deer']),
  ...named('rabbit', ['rabbit-proof', 'harmless-to-tested']),
  ...named('slug snail', ['slug-proof']),
};

function named(words: string, names: readonly CriterionName[]): Record<string, readonly CriterionName[]> {
  return Object.fromEntries(words.split(' ').map((word) => [word, names]));
}

const LINKS = new Set(['or', 'and', 'nor', 'any', 'a', 'an', 'small', 'other', 'young', 'little', 'more']);
const NONE = new Set(['no', 'without', 'zero', 'nor', 'neither']);
const CRIES = new Set(['oh', 'ah', 'omg', 'god']);
const OWN = new Set(['have', 'own', 'keep', 'get']);
const NOBODY = new Set(['not', 'never', 'nobody', 'none']);
/** "What no deer will eat" asks for what they leave alone. */
const EATS = new Set(
  'eat swallow lick bite bit drink gulp gobble find vomit get touch like nibble browse bother damage devour chew want harm will can would should could may must ever have be do'.split(
    ' ',
  ),
);

/** What the wish for safe plants would be chosen by, where the gardener says that there are none: "no cats or kids", "pet free". */
export function absentEaters(tokens: readonly Token[]): ReadonlySet<CriterionName> {
  const absent = new Set<CriterionName>();
  const present = new Set<CriterionName>();
  for (const [at, { lemma }] of tokens.entries()) {
    const names = Object.hasOwn(EATERS, lemma) ? (EATERS[lemma] ?? []) : [];
    for (const name of names) (isAbsent(at, tokens) ? absent : present).add(name);
  }
  return absent.difference(present);
}

function isAbsent(at: number, tokens: readonly Token[]): boolean {
  const sentence = tokens[at]?.sentence;
  const own = ({ sentence: of }: Token) => of === sentence;
  const next = tokens[at + 1];
  if (next?.word === 'free' && own(next)) return true;
  if (next && own(next) && EATS.has(next.lemma)) return false;
  const before = tokens.slice(0, at).filter(own);
  const said = before.findLast(({ lemma, word }) => !LINKS.has(word) && !Object.hasOwn(EATERS, lemma));
  if (said === undefined) return false;
  // "Oh no, puppy swallowed it" denies nothing.
  if (NONE.has(said.word)) return !CRIES.has(before[before.lastIndexOf(said) - 1]?.word ?? '');
  if (!OWN.has(said.lemma)) return false;
  const verb = before.lastIndexOf(said);
  return before.slice(Math.max(0, verb - 2), verb).some(({ word }) => NOBODY.has(word)) || isOfNobody(before, verb);
}

/** "Nobody here has a cat". */
function isOfNobody(before: readonly Token[], verb: number): boolean {
  return before.slice(Math.max(0, verb - 4), verb).some(({ word }) => word === 'nobody' || word === 'no');
}

/** By the words for who or what may come to harm: what stands for them among the concepts. */
const CONCEPTS: readonly (readonly [CriterionName, string])[] = [
  ['safe-for-cats', 'cats'],
  ['safe-for-dogs', 'dogs'],
  ['safe-for-children', 'children'],
];

/** Who is told not to be there comes to no harm: what a question speaks of, without them. */
export function withoutAbsent(harm: ReadonlySet<string>, tokens: readonly Token[]): ReadonlySet<string> {
  const absent = absentEaters(tokens);
  if (absent.size === 0) return harm;
  const gone = CONCEPTS.filter(([name]) => absent.has(name)).map(([, concept]) => concept);
  return new Set([...harm].filter((concept) => !gone.includes(concept)));
}

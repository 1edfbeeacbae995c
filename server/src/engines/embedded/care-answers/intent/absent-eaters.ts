import * as z from 'zod';
import { CRITERION_NAMES, type CriterionName } from '../../../../horticulture/plant-lists/plant-list.ts';
import words from './absent-eaters.json' with { type: 'json' };
import type { Token } from './tokens.ts';

/** By the words for who or what may eat plants: what is asked for where there are some. */
const EATERS = z.record(z.string(), z.array(z.enum(CRITERION_NAMES))).parse(words.eaters);
const LINKS = new Set(words.links);
const DENIALS = new Set(words.denials);
const CRIES = new Set(words.cries);
const VERBS_OF_HAVING = new Set(words.verbsOfHaving);
const NEGATIONS = new Set(words.negations);
/** "What no deer will eat" asks for what they leave alone. */
const WHAT_EATERS_DO = new Set(words.whatEatersDo);

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
  if (next && own(next) && WHAT_EATERS_DO.has(next.lemma)) return false;
  const before = tokens.slice(0, at).filter(own);
  const said = before.findLast(({ lemma, word }) => !LINKS.has(word) && !Object.hasOwn(EATERS, lemma));
  if (said === undefined) return false;
  // "Oh no, puppy swallowed it" denies nothing.
  if (DENIALS.has(said.word)) return !CRIES.has(before[before.lastIndexOf(said) - 1]?.word ?? '');
  if (!VERBS_OF_HAVING.has(said.lemma)) return false;
  const verb = before.lastIndexOf(said);
  return before.slice(Math.max(0, verb - 2), verb).some(({ word }) => NEGATIONS.has(word)) || isOfNobody(before, verb);
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

import MiniSearch from 'minisearch';
import type { Token } from './tokens.ts';
import { plainText, tokensOf } from './tokens.ts';
import { type ScoredQuestion, type WorkedQuestion, workedQuestions } from './worked-questions.ts';

/** Words that say nothing of what is asked. */
const EMPTY = new Set(
  `a an the my our your his her its this that these those it i we you he she they me be do have will would can could should
  of to in on at for with and or but so if then than as from by about into up down out off very really just also too some any
  plant please help know tell thing get there here what how when where why which not no am`.split(/\s+/),
);

export function tellingLemmas(tokens: readonly Token[]): string[] {
  return tokens.map(({ lemma }) => lemma).filter((lemma) => !EMPTY.has(lemma));
}

interface Example {
  id: number;
  question: WorkedQuestion;
  lemmas: readonly string[];
  text: string;
}

const examples: readonly Example[] = workedQuestions
  .flatMap((question) =>
    question.examples.map((example) => ({ question, lemmas: tellingLemmas(tokensOf(plainText(example))) })),
  )
  .map(({ question, lemmas }, id) => ({ id, question, lemmas, text: lemmas.join(' ') }));

const index = new MiniSearch<Example>({
  fields: ['text'],
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
});
index.addAll(examples);

const frequency = new Map<string, number>();
for (const { lemmas } of examples)
  for (const lemma of new Set(lemmas)) frequency.set(lemma, (frequency.get(lemma) ?? 0) + 1);

/** How much a word tells: rare ones more (inverse document frequency); one that no example has, as much as the rarest. */
function weight(lemma: string): number {
  return Math.log(1 + examples.length / (1 + (frequency.get(lemma) ?? 0)));
}

const MOST_CANDIDATES = 12;

/**
 * The worked questions whose examples are most like the question: BM25 finds the candidates, and the share of the telling
 * words that both have, weighed by how rare they are, says from 0 to 1 how alike they are.
 */
export function similarQuestions(tokens: readonly Token[]): ScoredQuestion[] {
  const lemmas = new Set(tellingLemmas(tokens));
  if (lemmas.size === 0) return [];
  const best = new Map<WorkedQuestion, number>();
  for (const { id } of index.search([...lemmas].join(' ')).slice(0, MOST_CANDIDATES)) {
    const example = examples[Number(id)];
    if (!example) continue;
    const score = likeness(lemmas, new Set(example.lemmas));
    if (score > (best.get(example.question) ?? 0)) best.set(example.question, score);
  }
  return [...best].map(([question, score]) => ({ question, score })).sort((one, other) => other.score - one.score);
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  let all = 0;
  for (const lemma of new Set([...one, ...other])) {
    const worth = weight(lemma);
    all += worth;
    if (one.has(lemma) && other.has(lemma)) shared += worth;
  }
  return all === 0 ? 0 : shared / all;
}

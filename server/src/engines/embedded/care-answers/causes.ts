import type { Species } from '@plantcare/contract/species.ts';
import { wordsOf } from '../../../knowledge/names/normalize.ts';
import type { ProblemRecord } from '../../../knowledge/problem-record.ts';
import { problems } from '../../../knowledge/problems.ts';
import type { Question } from './intent/question.ts';
import { RULES } from './rules.ts';

/** Causes less likely than this share of the likeliest are not worth naming. */
const WORTH_NAMING = 0.4;

const MOST = 3;

const PHRASES = problems.map((problem) => ({
  problem,
  phrases: [problem.name, ...problem.alsoCalled].map((phrase) => wordsOf(phrase)),
}));

/** What may ail a plant, the likeliest first. `extra` is what else speaks for a problem, such as the diary. */
export function likelyCauses(
  plant: Species | null,
  { plain, signs }: Pick<Question, 'plain' | 'signs'>,
  extra: Readonly<Record<string, number>> = {},
): ProblemRecord[] {
  const evidence = new Map<string, number>();
  const add = (speaksFor: Readonly<Record<string, number>>) => {
    for (const [id, weight] of Object.entries(speaksFor)) evidence.set(id, (evidence.get(id) ?? 0) + weight);
  };
  for (const { seen, unless = [], speaksFor } of RULES) {
    if (seen.every((sign) => signs.has(sign)) && !unless.some((sign) => signs.has(sign))) add(speaksFor);
  }
  add(phrasesSaid(plain));
  const suspected = problems
    .filter((problem) => concerns(problem, plant))
    .map((problem) => ({ problem, score: evidence.get(problem._id) ?? 0 }))
    .filter(({ score }) => score > 0)
    .map(({ problem, score }) => ({ problem, score: score * leaning(problem, plant) + (extra[problem._id] ?? 0) }))
    .sort((one, other) => other.score - one.score);
  const best = suspected[0]?.score ?? 0;
  return suspected
    .filter(({ score }) => score > 0 && score >= best * WORTH_NAMING)
    .slice(0, MOST)
    .map(({ problem }) => problem);
}

/** Problems that are called by words of the question: the more words, the more it says. */
function phrasesSaid(plain: string): Record<string, number> {
  const said = new Set(wordsOf(plain));
  return Object.fromEntries(
    PHRASES.flatMap(({ problem, phrases }) => {
      const lengths = phrases.filter((phrase) => phrase.every((word) => said.has(word))).map(({ length }) => length);
      if (lengths.length === 0) return [];
      const longest = Math.max(...lengths);
      return [[problem._id, longest === 1 ? 1.5 : longest + 2.5]];
    }),
  );
}

/** Whether a problem is one of this plant's; of an unknown plant only those that any plant may have. */
export function concerns(problem: ProblemRecord, plant: Species | null): boolean {
  if (problem._id === 'pet-chewing') return false;
  if (problem.plants.length === 0) return true;
  if (!plant) return problem.plants.includes('house_plant');
  const names = [plant.scientificName, plant.scientificName.split(' ')[0], plant.family, plant.category];
  return problem.plants.some((name) => names.includes(name)) || plant.problems.some(({ _id }) => _id === problem._id);
}

/** What the plant's own record and its way of living make likelier. */
function leaning({ _id }: ProblemRecord, plant: Species | null): number {
  if (!plant) return 1;
  const rank = plant.problems.findIndex((own) => own._id === _id);
  const own = rank < 0 ? 1 : 1.25 - rank * 0.02;
  const dry = plant.watering.class === 'dry';
  if (dry && (_id === 'overwatering' || _id === 'root-rot')) return own * 1.2;
  if (dry && _id === 'low-humidity-tips') return own * 0.2;
  if (plant.humidity === 'high' && _id === 'low-humidity-tips') return own * 1.2;
  return own;
}

import type { GeneralQuery } from '../answer.ts';
import { type ScoredAnswer, scoredAnswers } from './scored-answers.ts';

/** The best answer of those that answer what was asked; null where none does. */
export function choose(query: GeneralQuery): ScoredAnswer | null {
  const fitting = scoredAnswers(query).filter(({ isDoubted }) => !isDoubted);
  return fitting.reduce<ScoredAnswer | null>(
    (most, each) => (most === null || each.score > most.score ? each : most),
    null,
  );
}

import type { GeneralQuery } from '../answer.ts';
import { CONFIDENT } from '../fit/confidence.ts';
import type { Candidate } from './candidate.ts';
import { type Choice, type ScoredAnswer, scoredAnswers } from './scored-answers.ts';

/** The best answer of those that answer what was asked; null where none does. */
export function choose(query: GeneralQuery): Choice | null {
  const fitting = scoredAnswers(query).filter(
    ({ best, confidence }) => isNeverDoubted(best) || confidence >= CONFIDENT,
  );
  return fitting.reduce<ScoredAnswer | null>(
    (most, each) => (most === null || each.score > most.score ? each : most),
    null,
  );
}

/** Who may come to harm is told wherever it is spoken of. */
function isNeverDoubted({ route }: Pick<Candidate, 'route'>): boolean {
  return route === 'use' || route === 'safety';
}

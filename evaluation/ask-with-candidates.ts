import { paragraph } from '../server/src/engines/embedded/care-answers/answer.ts';
import { adviseCare } from '../server/src/engines/embedded/care-answers/care-advice.ts';
import { choose } from '../server/src/engines/embedded/care-answers/routes/choose.ts';
import { rankedAnswers } from '../server/src/engines/embedded/care-answers/routes/ranked-answers.ts';
import { circumstances, queryOf } from './query-of.ts';

/** The advice of the whole engine, and what else it could have told. */
export function askWithCandidates(typed: string, wording: string) {
  const { advice } = adviseCare({ plantSpecies: typed, question: wording, plant: null }, circumstances);
  const query = queryOf(typed, wording);
  const best = choose(query);
  return {
    advice,
    route: /^\*\*On /.test(advice)
      ? 'several'
      : query.question.harm?.accident
        ? 'accident'
        : best
          ? best.best.route
          : 'unknown',
    candidates: rankedAnswers(query).map(
      ({ best: { route, scope, subject }, answer, rank, score, confidence, evidence }) => ({
        route,
        rank,
        score,
        confidence,
        ...evidence,
        scope,
        title: subject?.title ?? '',
        text: answer.whole ?? answer.paragraphs.map(paragraph).join(' '),
      }),
    ),
  };
}

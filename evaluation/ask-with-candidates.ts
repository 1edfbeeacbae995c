import { generalQuery, paragraph } from '../server/src/engines/embedded/care-answers/answer.ts';
import { plantAsked } from '../server/src/engines/embedded/care-answers/asked-plant.ts';
import { adviseCare } from '../server/src/engines/embedded/care-answers/care-advice.ts';
import { readQuestion } from '../server/src/engines/embedded/care-answers/intent/question.ts';
import { choose } from '../server/src/engines/embedded/care-answers/routes/choose.ts';
import { scoredAnswers } from '../server/src/engines/embedded/care-answers/routes/scored-answers.ts';
import { recognizedPlant } from '../server/src/horticulture/recognized-plant.ts';

const circumstances = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] } as const;

/** The advice of the whole engine, and what else it could have told. */
export function askWithCandidates(typed: string, wording: string) {
  const { advice } = adviseCare({ plantSpecies: typed, question: wording, plant: null }, circumstances);
  const { match: found, words } = recognizedPlant(typed, circumstances);
  const match = plantAsked(typed, wording, found);
  const query = generalQuery(match, readQuestion(wording, words, match?.plant ?? null), circumstances, words);
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
    candidates: scoredAnswers(query, { all: true })
      .toSorted((one, other) => other.score - one.score)
      .map(({ best: { route, scope, subject }, answer, score, confidence, evidence }) => ({
        route,
        score,
        confidence,
        ...evidence,
        scope,
        title: subject?.title ?? '',
        text: answer.whole ?? answer.paragraphs.map(paragraph).join(' '),
      })),
  };
}

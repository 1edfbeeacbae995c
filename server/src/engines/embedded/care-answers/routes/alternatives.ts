import type { GeneralQuery } from '../answer.ts';
import { tellingLemmasOf } from '../fit/telling-words.ts';
import { isRecognized, type RankedAnswer, rankedAnswers } from './choose.ts';
import { beginningOf } from './ranking-features.ts';
import { isOfDanger } from './scored-answers.ts';

/** Less right than this an answer is not sure: another is told as well that may be right, and hardly less so. */
const SURE = 0.75;
const MAY_BE_RIGHT = 0.25;
const HARDLY_LESS = 0.35;
/** Less right than this two others are told. */
const UNSURE = 0.55;

/**
 * The answers that may be meant instead of the one that is told, at most two; none where what is told is sure. Of 299 questions whose
 * first answer is not sure, and that nothing is trained on, it is right or acceptable for 181, and it or an alternative for 223.
 */
export function alternativesTo(told: RankedAnswer, query: GeneralQuery): readonly RankedAnswer[] {
  const { harm, hazards } = query.question;
  const mayHarm = harm !== null || hazards.length > 0;
  if (told.rank >= SURE || mayHarm || isRecognized(told, query)) return [];
  const least = Math.max(MAY_BE_RIGHT, told.rank - HARDLY_LESS);
  const others = rankedAnswers(query).filter(
    (other) => other.best !== told.best && mayBeMeant(other) && other.rank >= least,
  );
  const said = [told];
  for (const other of others) if (!said.some((each) => isSameIn(other, each))) said.push(other);
  return said.slice(1, told.rank < UNSURE ? 3 : 2);
}

/** Not what is hardly meant by what is told beside the question, nor a danger: nobody spoke of one, nor causes that are not sure themselves. */
function mayBeMeant({ best }: RankedAnswer): boolean {
  return best.isLikely && best.route !== 'trouble' && !isOfDanger(best);
}

/** Of an answer that says the same in other words, so large a share of its telling words is said already. */
const SAME = 0.6;

function isSameIn(answer: RankedAnswer, said: RankedAnswer): boolean {
  const lemmas = tellingLemmasOf(beginningOf(answer));
  return lemmas.size === 0 || lemmas.intersection(tellingLemmasOf(beginningOf(said))).size / lemmas.size >= SAME;
}

import { type GeneralQuery, yesOrNoIn } from '../answer.ts';
import { tellingLemmasOf } from '../fit/telling-words.ts';
import { type RankedAnswer, rankedAnswers } from './ranked-answers.ts';
import { beginningOf } from './ranking-features.ts';
import { isRecognized } from './recognized.ts';
import { isOfDanger } from './scored-answers.ts';
import { isForAnother } from './written-for.ts';

/** Less right than this an answer is not sure: another is told as well that may be right, and hardly less so. */
const SURE = 0.75;
const MAY_BE_RIGHT = 0.4;
const HARDLY_LESS = 0.2;
/** … less exactly where only the other is written about this very plant, and more so where only what is told is. */
const HARDLY_LESS_OF_PLANT = 0.25;
const HARDLY_LESS_OF_ANY = 0.1;
/** Less right than this two others are told. */
const UNSURE = 0.55;

/**
 * The answers that may be meant instead of the one that is told, at most two; none where what is told is sure. Of 89 that graders
 * saw with wider bounds 23 were right, 29 acceptable, 16 beside the point and 20 wrong; of about 60 within these 21, 21, 9 and 9.
 */
export function alternativesTo(told: RankedAnswer, query: GeneralQuery): readonly RankedAnswer[] {
  const { harm, hazards } = query.question;
  const mayHarm = harm !== null || hazards.length > 0;
  if (told.rank >= SURE || mayHarm || isRecognized(told, query)) return [];
  const others = rankedAnswers(query).filter(
    (other) =>
      other.best !== told.best &&
      mayBeMeant(other) &&
      isClose(other, told) &&
      !contradicts(other, told) &&
      !isForAnother(other, query),
  );
  const said = [told];
  for (const other of others) if (!said.some((each) => isSameIn(other, each))) said.push(other);
  return said.slice(1, told.rank < UNSURE ? 3 : 2);
}

function isClose(other: RankedAnswer, told: RankedAnswer): boolean {
  const [isToldOfPlant, isOtherOfPlant] = [told, other].map(({ best }) => best.scope === 'thisPlant');
  const ofEither = isOtherOfPlant ? HARDLY_LESS_OF_PLANT : HARDLY_LESS_OF_ANY;
  return other.rank >= Math.max(MAY_BE_RIGHT, told.rank - (isToldOfPlant === isOtherOfPlant ? HARDLY_LESS : ofEither));
}

/** A Yes or No below an answer that says the opposite, or neither, leaves the reader without an answer. */
function contradicts(other: RankedAnswer, told: RankedAnswer): boolean {
  const said = yesOrNoIn(beginningOf(other));
  return said !== null && said !== yesOrNoIn(beginningOf(told));
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

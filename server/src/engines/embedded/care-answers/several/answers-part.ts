import { type GeneralQuery, yesOrNoIn } from '../answer.ts';
import { answerFit } from '../fit/answer-fit.ts';
import { canAnswerForm } from '../fit/form-fit.ts';
import type { Form } from '../intent/form.ts';
import { type Question, readQuestion } from '../intent/question.ts';
import type { Route } from '../routes/candidate.ts';
import { tellsWhomItHarms } from '../routes/lead-of-harm.ts';
import type { RankedAnswer } from '../routes/ranked-answers.ts';
import type { SingleQuestion } from './questions-in-text.ts';
import { firstOf, keyOf, textOf } from './told-answers.ts';

/** One of several questions with what could be told of it. */
export interface Part {
  single: SingleQuestion;
  /** The likeliest answer, and the question that it answers. */
  query: GeneralQuery;
  best: RankedAnswer;
  /** The rank of each answer for this question, by its key. */
  ranks: ReadonlyMap<string, number>;
}

/**
 * From here on an answer to one of several questions is sure enough to be told; a doubtful one may contradict the others. Facts and
 * the record rank low for short questions, so their confidence counts instead.
 */
const SURE_OF_PART = { confidence: 0.5, rank: 0.55, confidenceOfFacts: 0.65, confidenceOfRecord: 0.9 } as const;

/** An answer covers another question too if it ranks this high for it, and no answer ranks higher by more than the lead. */
export const COVERS = { lead: 0.1, rank: 0.6 } as const;

/**
 * Asked alone, a short question such as "how do I keep them off?" may find an answer about something else. So an answer must also
 * rank this high for the whole text, or rank very high for the question, or be written for nearly the same words, or be what the
 * record plainly says.
 */
const BELONGS = {
  rankOfWhole: 0.2,
  /** What is written for any plant belongs to more questions. */
  rankOfWholeForAnyPlant: 0.3,
  /** "How much per quart?" asked alone is anything's. */
  rankOfWholeForDependent: 0.35,
  rank: 0.85,
  /** … or of what is written for this very plant. */
  rankOfPlant: 0.75,
  wordingSimilarity: 0.78,
  rankOfRecord: 0.5,
  confidenceOfRecord: 0.95,
} as const;

/** What answers the half that depends on the other ranks at least so high for that one too. */
export const RANK_FOR_BOTH = 0.7;

/** Recognized by what the gardener tells or asks for, rather than by alike words. */
const FROM_FACTS: ReadonlySet<Route> = new Set(['rule', 'figure', 'decided', 'safety', 'list'] as const);

/** Whether a line of the record says yes or no where that is asked: what it says of pruning does not answer "will it branch?". */
export function isAnswer(
  { best: { route }, answer }: RankedAnswer,
  { withQuestionBefore }: SingleQuestion,
  { form }: Question,
): boolean {
  if (route !== 'record' || form !== 'yes-no' || withQuestionBefore === null) return true;
  return yesOrNoIn(answer.paragraphs[0]?.lead ?? '') !== null;
}

/** Whether an answer to one of several questions is sure enough to be told. */
export function isSureOf({ best: { route, scope }, confidence, rank, wordingSimilarity }: RankedAnswer): boolean {
  if (confidence < SURE_OF_PART.confidence) return false;
  if (scope === 'thisPlant' && rank >= OF_PLANT.rank && wordingSimilarity >= OF_PLANT.wordingSimilarity) return true;
  if (rank >= SURE_OF_PART.rank || (FROM_FACTS.has(route) && confidence >= SURE_OF_PART.confidenceOfFacts)) return true;
  return route === 'record' && confidence >= SURE_OF_PART.confidenceOfRecord;
}

/** What is written about this very plant for nearly the same words is sure enough, though it ranks lower. */
const OF_PLANT = { rank: 0.45, wordingSimilarity: 0.6, rankOfWhole: 0.1 } as const;

/** Whether an answer to one of several questions is about what the whole text is about. */
export function belongs(
  { best: { route, worked, scope }, ...answer }: RankedAnswer,
  rankOfWhole: number,
  { isDependent, withQuestionBefore }: SingleQuestion,
): boolean {
  const { rank, confidence, wordingSimilarity } = answer;
  if (isDependent) return rankOfWhole >= BELONGS.rankOfWholeForDependent;
  if (rankOfWhole >= (worked?.isComplete === false ? BELONGS.rankOfWholeForAnyPlant : BELONGS.rankOfWhole)) return true;
  const isOfPlant = scope === 'thisPlant' && withQuestionBefore === null;
  if (isOfPlant && rank >= OF_PLANT.rank && rankOfWhole >= OF_PLANT.rankOfWhole) return true;
  if (route === 'record') {
    const isDecided = yesOrNoIn(answer.answer.paragraphs[0]?.lead ?? '') !== null;
    const isPlain = confidence >= BELONGS.confidenceOfRecord || rank >= BELONGS.rank;
    return rank >= BELONGS.rankOfRecord && (isDecided || isPlain);
  }
  const highRank = worked?.isComplete ? BELONGS.rankOfPlant : BELONGS.rank;
  return route !== 'worked' || wordingSimilarity >= BELONGS.wordingSimilarity || rank >= highRank;
}

/** Whether an answer is about as right for this part as the likeliest one, which could then only repeat or contradict it. */
export function covers(answer: RankedAnswer, { best, ranks, query }: Part): boolean {
  if (keyOf(answer) === keyOf(best)) return true;
  if (asksDanger(query.question) && !tellsHarm(answer)) return false;
  const rank = ranks.get(keyOf(answer)) ?? 0;
  // A rule that is told may rank lower than what is written.
  const highest = Math.max(best.rank, ...ranks.values());
  return rank >= COVERS.rank && highest - rank <= COVERS.lead && !isNoToAnother(answer, query.question);
}

/** "Is it poisonous?", and not "can I eat the fruit?", which a text on the fruit answers. */
export function asksDanger({ harm }: Question): boolean {
  return harm?.asked === true && harm.uses.length === 0;
}

/** Only what tells who comes to harm answers whether a plant is dangerous, whatever else speaks of its poison. */
export function tellsHarm({ best: { route, instead } }: RankedAnswer): boolean {
  return route === 'safety' || route === 'use' || instead === 'safety';
}

/** "No, May is too late" is no answer to "when do I plant it?" */
export function isNoToAnother(answer: RankedAnswer, { form }: Question): boolean {
  return !MAY_BE_NO.has(form) && SAYS_NO.test(textOf(answer));
}

const SAYS_NO = /^(?:\*\*)?No\b/;
const MAY_BE_NO: ReadonlySet<Form> = new Set(['yes-no', 'choice', 'is-it-dead', 'other'] as const);

/** The same of the answer to the whole text, which may also speak of what is asked in the part. */
export function wholeCovers(whole: RankedAnswer, part: Part, query: GeneralQuery): boolean {
  if (covers(whole, part) || saysWhetherDangerous(whole, part)) return true;
  if (asksDanger(part.query.question) && !tellsHarm(whole)) return false;
  // "… and when bring inside" is of the matter of the whole.
  const isOfGeneral = query.plant === null && (part.ranks.get(keyOf(whole)) ?? 0) >= RANK_FOR_BOTH;
  const isOfPlant = whole.best.worked !== null && (whole.best.worked.isComplete || isOfGeneral);
  if (part.single.isDependent && isOfPlant && canAnswerForm(part.query.question, textOf(whole))) return true;
  const isWritten = whole.best.route === 'worked' || whole.best.route === 'list';
  if (!isWritten || whole.confidence < SURE_OF_ALL) return false;
  // The No to one question is none to the other.
  if (SAYS_NO.test(textOf(whole))) return false;
  if (part.best.rank - (part.ranks.get(keyOf(whole)) ?? 0) > MUCH_RIGHTER) return false;
  const asked = readQuestion(part.single.asked, query.typed, query.plant);
  return answerFit(asked, textOf(whole), whole.best.subject).covered >= SPEAKS_OF_EACH;
}

/** "Maggots in the fruit, is it dangerous?" is answered by what is written of the maggots, and says so. */
function saysWhetherDangerous(whole: RankedAnswer, { single, query: { question } }: Part): boolean {
  if (!asksDanger(question) || single.withQuestionBefore === null) return false;
  const first = firstOf(whole.answer);
  return whole.best.scope === 'thisPlant' && whole.rank >= SURE_OF_ALL && first !== null && tellsWhomItHarms(first);
}

/** An answer that is this sure and speaks so much of what a part asks answers it, unless another is much righter. */
const SURE_OF_ALL = 0.85;
const SPEAKS_OF_EACH = 0.8;
const MUCH_RIGHTER = 0.5;

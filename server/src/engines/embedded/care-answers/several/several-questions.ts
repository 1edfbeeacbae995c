import { type GeneralQuery, type Paragraph, paragraph, yesOrNoIn } from '../answer.ts';
import { completedChoice } from '../completed-answer.ts';
import { answerFit } from '../fit/answer-fit.ts';
import { canAnswerForm } from '../fit/form-fit.ts';
import type { Form } from '../intent/form.ts';
import { type Question, readQuestion } from '../intent/question.ts';
import type { RecordTopic } from '../intent/topics.ts';
import { inRoom, shortened } from '../layout.ts';
import type { Answer, Route } from '../routes/candidate.ts';
import { choose } from '../routes/choose.ts';
import { type RankedAnswer, rankedAnswers } from '../routes/ranked-answers.ts';
import { withoutUnaskedYesOrNo } from '../yes-or-no.ts';
import { questionsIn, type SingleQuestion } from './questions-in-text.ts';
import { firstOf, keyOf, rankTo, textOf } from './told-answers.ts';
import { writtenForJoined } from './written-for-both.ts';

/** As much as one of several questions is answered with, in words. */
const WORDS_EACH = 60;

/**
 * From here on an answer to one of several questions is sure enough to be told; a doubtful one may contradict the others. Facts and
 * the record rank low for short questions, so their confidence counts instead.
 */
const SURE_OF_PART = { confidence: 0.5, rank: 0.55, confidenceOfFacts: 0.65, confidenceOfRecord: 0.9 } as const;

/** An answer covers another question too if it ranks this high for it, and no answer ranks higher by more than the lead. */
const COVERS = { lead: 0.1, rank: 0.6 } as const;

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
  wordingSimilarity: 0.78,
  rankOfRecord: 0.5,
  confidenceOfRecord: 0.95,
} as const;

/** The weight of an answer's rank for the whole text, beside its rank for the single question. */
const WEIGHT_OF_WHOLE = 0.5;

/** One of several questions with what could be told of it. */
interface Part {
  single: SingleQuestion;
  /** The likeliest answer, and the question that it answers. */
  query: GeneralQuery;
  best: RankedAnswer;
  /** The rank of each answer for this question, by its key. */
  ranks: ReadonlyMap<string, number>;
}

/**
 * The answers to a text with several questions, each short and under the words that it answers: who may come to harm first,
 * then in the order in which they were asked. Null where there is one question, or the answer to the whole text answers each
 * of them.
 */
export function answerToSeveral(query: GeneralQuery): string | null {
  const whole = choose(query);
  const asked = questionsIn(query.question.written).map(
    (single) => partOf(single, query) ?? partOfWhole(single, whole, query),
  );
  const parts = asked.filter((part) => part !== null);
  const both = writtenForJoined(query) ?? answerOfDependent(parts, query);
  if (both) return toldAlone(both, query);
  if (parts.length < 2 || (whole && parts.every((part) => wholeCovers(whole, part, query)))) return null;
  const answersAll = parts.map(({ best }) => best).find((best) => parts.every((part) => covers(best, part)));
  if (answersAll) {
    // Where one of three has no answer, the answer to the whole text tells more.
    if (whole && parts.length < asked.length) return null;
    const { query: own } = parts.find(({ best }) => best === answersAll) ?? { query };
    return toldAlone(answersAll, own);
  }
  const told = parts.map((part) => answered(part, parts, whole, query));
  const different = told.filter((part, at) => told.findIndex((other) => keyOf(other.best) === keyOf(part.best)) === at);
  const completed = different.flatMap((part) => {
    const answer = completedChoice(part.best, part.query);
    const first = firstOf(answer);
    return first ? [{ ...part, answer, first: withoutUnaskedYesOrNo(first, part.query.question) }] : [];
  });
  if (completed.length < 2) return null;
  const covered = completed.flatMap(({ answer }) => answer.covered);
  const ordered = completed.toSorted((one, other) => Number(speaksOfHarm(other)) - Number(speaksOfHarm(one)));
  return inRoom(query, ordered.map(withHeading), covered);
}

function toldAlone(answer: RankedAnswer, query: GeneralQuery): string {
  const { paragraphs, whole, covered } = completedChoice(answer, query);
  return whole ?? inRoom(query, paragraphs, covered);
}

/**
 * "Can I leave bags of wet leaves and how long does it take?" is one matter: what answers the half that depends on the other, and
 * fits the whole better than what answers the other alone, answers both. Null where no half depends on another.
 */
function answerOfDependent(parts: readonly Part[], query: GeneralQuery): RankedAnswer | null {
  const [first, second] = parts;
  if (!first || !second?.single.isDependent || parts.length > 2) return null;
  if (first.best.best.worked === null || second.best.best.worked === null) return null;
  return rankTo(query, second.best) > rankTo(query, first.best) ? second.best : null;
}

/** The likeliest answer to a question asked alone or with what is told besides; null where none is likely enough. */
function partOf(single: SingleQuestion, query: GeneralQuery): Part | null {
  const { asked, withStory, withQuestionBefore } = single;
  const read = (text: string) => ({ ...query, question: readQuestion(text, query.typed, query.plant) });
  const part = likeliestOf(single, [asked, ...(withStory === null ? [] : [withStory])].map(read), query);
  return part || withQuestionBefore === null ? part : likeliestOf(single, [read(withQuestionBefore)], query);
}

/** The answer to the whole text for a question that nothing is sure to answer alone, where it ranks first for it as well. */
function partOfWhole(single: SingleQuestion, whole: RankedAnswer | null, query: GeneralQuery): Part | null {
  const own = { ...query, question: readQuestion(single.asked, query.typed, query.plant) };
  const ranked = rankedAnswers(own);
  const best = ranked.find((answer) => whole && keyOf(answer) === keyOf(whole));
  if (!best || best !== ranked[0] || best.rank < RANK_AS_PART) return null;
  if (asksDanger(own.question) && !tellsHarm(best)) return null;
  return { single, query: own, best, ranks: new Map(ranked.map((answer) => [keyOf(answer), answer.rank])) };
}

const RANK_AS_PART = 0.35;

function likeliestOf(single: SingleQuestion, queries: readonly GeneralQuery[], whole: GeneralQuery): Part | null {
  const ranks = new Map<string, number>();
  for (const answer of queries.flatMap(rankedAnswers)) {
    const key = keyOf(answer);
    ranks.set(key, Math.max(answer.rank, ranks.get(key) ?? 0));
  }
  const [likeliest] = queries
    .flatMap((query) => {
      const best = mayBeTold(query, single, whole).find(
        (answer) => isSureOf(answer) && belongs(answer, rankTo(whole, answer), single),
      );
      return best ? [{ query, best, weight: best.rank + WEIGHT_OF_WHOLE * rankTo(whole, best) }] : [];
    })
    .toSorted((one, other) => other.weight - one.weight);
  return likeliest ? { single, query: likeliest.query, best: likeliest.best, ranks } : null;
}

/**
 * The answer that is chosen, then what ranks next, unless the question says too little by itself or the answer to the whole text is
 * written for this plant and may well speak of it.
 */
function mayBeTold(query: GeneralQuery, single: SingleQuestion, whole: GeneralQuery): readonly RankedAnswer[] {
  const best = safetyFirst(choose(query), query);
  if (!best) return [];
  const next = rankedAnswers(query).filter(({ isDoubted, best: { isLikely } }) => isLikely && !isDoubted);
  const told = single.isDependent || mayTellBoth(choose(whole), query) ? [best] : [best, ...next];
  return single.isJoined ? told.filter((answer) => canAnswerForm(query.question, textOf(answer))) : told;
}

/** "Is it poisonous and when do I trim it?": whom the plant harms is told from its record, as where nothing else is asked. */
function safetyFirst(best: RankedAnswer | null, query: GeneralQuery): RankedAnswer | null {
  if (best?.best.route !== 'worked' || !asksDanger(query.question)) return best;
  return rankedAnswers(query).find(({ best: { route } }) => route === 'safety') ?? best;
}

function mayTellBoth(whole: RankedAnswer | null, { question }: GeneralQuery): boolean {
  return whole !== null && whole.best.worked?.isComplete === true && givesForm(textOf(whole), question);
}

/** Whether a text can answer a question of this form, with or without a Yes to another one before it. */
function givesForm(text: string, question: Question): boolean {
  return canAnswerForm(question, text.replace(/^\**Yes\b[^.]{0,30}[:,]\** /, ''));
}

/** Recognized by what the gardener tells or asks for, rather than by alike words. */
const FROM_FACTS: ReadonlySet<Route> = new Set(['rule', 'figure', 'decided', 'safety', 'list'] as const);

function isSureOf({ best: { route }, confidence, rank }: RankedAnswer): boolean {
  if (confidence < SURE_OF_PART.confidence) return false;
  if (rank >= SURE_OF_PART.rank || (FROM_FACTS.has(route) && confidence >= SURE_OF_PART.confidenceOfFacts)) return true;
  return route === 'record' && confidence >= SURE_OF_PART.confidenceOfRecord;
}

function belongs(
  { best: { route, worked }, ...answer }: RankedAnswer,
  rankOfWhole: number,
  { isDependent }: SingleQuestion,
): boolean {
  const { rank, confidence, wordingSimilarity } = answer;
  if (isDependent) return rankOfWhole >= BELONGS.rankOfWholeForDependent;
  if (rankOfWhole >= (worked?.isComplete === false ? BELONGS.rankOfWholeForAnyPlant : BELONGS.rankOfWhole)) return true;
  if (route === 'record') {
    const isDecided = yesOrNoIn(answer.answer.paragraphs[0]?.lead ?? '') !== null;
    return rank >= BELONGS.rankOfRecord && (isDecided || confidence >= BELONGS.confidenceOfRecord);
  }
  return route !== 'worked' || wordingSimilarity >= BELONGS.wordingSimilarity || rank >= BELONGS.rank;
}

/** Whether an answer is about as right for this part as the likeliest one, which could then only repeat or contradict it. */
function covers(answer: RankedAnswer, { best, ranks, query }: Part): boolean {
  if (keyOf(answer) === keyOf(best)) return true;
  if (asksDanger(query.question) && !tellsHarm(answer)) return false;
  const rank = ranks.get(keyOf(answer)) ?? 0;
  return rank >= COVERS.rank && best.rank - rank <= COVERS.lead && !isNoToAnother(answer, query.question);
}

/** "Is it poisonous?", and not "can I eat the fruit?", which a text on the fruit answers. */
function asksDanger({ harm }: Question): boolean {
  return harm?.asked === true && harm.uses.length === 0;
}

/** Only what tells who comes to harm answers whether a plant is dangerous, whatever else speaks of its poison. */
function tellsHarm({ best: { route, instead } }: RankedAnswer): boolean {
  return route === 'safety' || route === 'use' || instead === 'safety';
}

/** "No, May is too late" is no answer to "when do I plant it?" */
function isNoToAnother(answer: RankedAnswer, { form }: Question): boolean {
  return !MAY_BE_NO.has(form) && SAYS_NO.test(textOf(answer));
}

const SAYS_NO = /^(?:\*\*)?No\b/;
const MAY_BE_NO: ReadonlySet<Form> = new Set(['yes-no', 'choice', 'is-it-dead', 'other'] as const);

/** The same of the answer to the whole text, which may also speak of what is asked in the part. */
function wholeCovers(whole: RankedAnswer, part: Part, query: GeneralQuery): boolean {
  if (covers(whole, part)) return true;
  if (asksDanger(part.query.question) && !tellsHarm(whole)) return false;
  // "… and when bring inside" is of the matter of the whole.
  if (part.single.isDependent && whole.best.worked?.isComplete && canAnswerForm(part.query.question, textOf(whole)))
    return true;
  const isWritten = whole.best.route === 'worked' || whole.best.route === 'list';
  if (!isWritten || whole.confidence < SURE_OF_ALL) return false;
  // The No to one question is none to the other.
  if (SAYS_NO.test(textOf(whole))) return false;
  if (part.best.rank - (part.ranks.get(keyOf(whole)) ?? 0) > MUCH_RIGHTER) return false;
  const asked = readQuestion(part.single.asked, query.typed, query.plant);
  return answerFit(asked, textOf(whole), whole.best.subject).covered >= SPEAKS_OF_EACH;
}

/** An answer that is this sure and speaks so much of what a part asks answers it, unless another is much righter. */
const SURE_OF_ALL = 0.85;
const SPEAKS_OF_EACH = 0.8;
const MUCH_RIGHTER = 0.5;

/** The part with the answer that covers another part as well, where one does. */
function answered(part: Part, parts: readonly Part[], whole: RankedAnswer | null, query: GeneralQuery): Part {
  if (whole && wholeCovers(whole, part, query)) return { ...part, best: whole };
  const shared = parts.find(
    (other) => other !== part && covers(other.best, part) && other.best.rank >= part.best.rank - COVERS.lead,
  );
  return shared ? { ...part, best: shared.best, query: shared.query } : part;
}

/** A part with the answer as it is told. */
interface AnsweredPart extends Part {
  answer: Answer;
  first: Paragraph;
}

function speaksOfHarm({ answer }: AnsweredPart): boolean {
  return answer.covered.includes('safety');
}

function withHeading({ single, best, answer, first }: AnsweredPart): Paragraph {
  // What was covered besides is no heading for what is written about something else.
  const [topic] = best.best.route === 'worked' ? [] : answer.covered;
  const named = topic === undefined || topic === 'symptoms' ? undefined : SUBJECTS[topic];
  const subject = named ?? `“${single.asked}”`;
  const { lead, text } = shortened(first, WORDS_EACH);
  const isTitle = lead.toLowerCase() === `${topic}:` || (topic === 'safety' && lead === 'Toxicity:');
  return { lead: `On ${subject}:`, text: isTitle ? text : paragraph({ lead, text }) };
}

/** Topics of the record, as what an answer is on. */
const SUBJECTS: Readonly<Partial<Record<RecordTopic | 'safety', string>>> = {
  watering: 'watering',
  'water quality': 'the kind of water',
  light: 'light',
  soil: 'soil',
  repotting: 'repotting',
  feeding: 'feeding',
  humidity: 'humidity',
  temperature: 'temperature',
  pruning: 'pruning',
  propagation: 'propagation',
  flowering: 'flowers',
  winter: 'winter',
  outdoors: 'standing outdoors',
  sowing: 'sowing and planting',
  harvest: 'the harvest',
  size: 'size',
  safety: 'safety',
};

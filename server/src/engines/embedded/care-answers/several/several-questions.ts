import { type GeneralQuery, yesOrNoIn } from '../answer.ts';
import { completedChoice } from '../completed-answer.ts';
import { canAnswerForm } from '../fit/form-fit.ts';
import { tellingLemmas } from '../fit/telling-words.ts';
import { isNoPlantName } from '../generic-words.ts';
import { type Question, readQuestion } from '../intent/question.ts';
import { inRoom } from '../layout.ts';
import { asksOfAnother } from '../routes/asks-for-harm.ts';
import { choose } from '../routes/choose.ts';
import { type RankedAnswer, rankedAnswers } from '../routes/ranked-answers.ts';
import { withoutUnaskedYesOrNo } from '../yes-or-no.ts';
import {
  asksDanger,
  belongs,
  COVERS,
  covers,
  isAnswer,
  isNoToAnother,
  isSureOf,
  type Part,
  RANK_FOR_BOTH,
  tellsHarm,
  wholeCovers,
} from './answers-part.ts';
import { ofOtherMatters } from './other-matter.ts';
import { type AnsweredPart, WORDS_EACH, withHeadings } from './part-headings.ts';
import { questionsIn, type SingleQuestion } from './questions-in-text.ts';
import { firstOf, keyOf, rankTo, textOf } from './told-answers.ts';
import { speaksOf, writtenForJoined } from './written-for-both.ts';

/** The weight of an answer's rank for the whole text, beside its rank for the single question. */
const WEIGHT_OF_WHOLE = 0.5;

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
  const found = asked.filter((part) => part !== null);
  const parts = found.filter((part, at) => !isToldBefore(part, found[at - 1]));
  const both = writtenForJoined(query) ?? answerOfDependent(parts, query);
  if (both) return toldAlone(both, query);
  const [only] = parts;
  const isDropped = parts.length < found.length;
  if (only && parts.length === 1 && (isDropped || isRighter(only.best, whole, query)))
    return toldAlone(only.best, query);
  if (parts.length < 2 || (whole && parts.every((part) => wholeCovers(whole, part, query)))) return null;
  const answersAll = answerOfAll(parts, query);
  if (!answersAll) return eachTold(parts, whole, query);
  // Where one of three has no answer, or another fits the whole text better, the answer to the whole text tells more.
  const isOfWhole = whole !== null && whole.rank - rankTo(query, answersAll.best) > RIGHTER_THAN_WHOLE;
  return whole && (parts.length < asked.length || isOfWhole)
    ? null
    : toldAlone(answersAll.best, answersAll.query, query);
}

/** The part whose answer is also that of all others. */
function answerOfAll(parts: readonly Part[], query: GeneralQuery): Part | undefined {
  const covering = parts.find(({ best }) => parts.every((part) => covers(best, part)));
  return covering ?? parts.find(({ best }) => isWrittenForAll(best, parts, query));
}

/** Each part under its own words; null where they come to one answer. */
function eachTold(parts: readonly Part[], whole: RankedAnswer | null, query: GeneralQuery): string | null {
  const told = parts.map((part) => answered(part, parts, whole, query));
  const different = told.filter((part, at) => told.findIndex((other) => keyOf(other.best) === keyOf(part.best)) === at);
  const completed = different.flatMap((part) => {
    const answer = completedChoice(part.best, part.query);
    const first = firstOf(answer);
    return first ? [{ ...part, answer, first: withoutUnaskedYesOrNo(first, part.query.question) }] : [];
  });
  if (completed.length < 2) return null;
  const covered = completed.flatMap(({ answer }) => answer.covered);
  const ordered = completed.toSorted((one, other) => harmIn(other) - harmIn(one));
  return inRoom(query, withHeadings(ordered), covered, WORDS_EACH);
}

/** Whether what answers one of the questions also fits the whole text better than what was chosen for it. */
function isRighter(answer: RankedAnswer, whole: RankedAnswer | null, query: GeneralQuery): boolean {
  if (whole === null || answer.best.scope !== 'thisPlant' || query.question.harm !== null) return false;
  return rankTo(query, answer) - whole.rank > RIGHTER_THAN_WHOLE;
}

const RIGHTER_THAN_WHOLE = 0.1;

/** "Can it live in water, and do I feed it then?": an answer about water that speaks of feed answers that half as well. */
function isToldBefore({ single, query: { question } }: Part, before: Part | undefined): boolean {
  if (!single.refersBack || !before || question.topics.length === 0 || question.harm !== null) return false;
  return speaksOf(question, [before.query.question, question], textOf(before.best));
}

/** What is written about this very plant, and ranks high for each question and for the whole text, tells all of it. */
function isWrittenForAll(answer: RankedAnswer, parts: readonly Part[], query: GeneralQuery): boolean {
  if (answer.best.scope !== 'thisPlant' || rankTo(query, answer) < WRITTEN_FOR_ALL.whole) return false;
  return parts.every((part) => {
    const isOfDanger = asksDanger(part.query.question) && !tellsHarm(answer);
    if (isNoToAnother(answer, part.query.question)) return false;
    return !isOfDanger && (part.ranks.get(keyOf(answer)) ?? 0) >= WRITTEN_FOR_ALL.part;
  });
}

const WRITTEN_FOR_ALL = { whole: 0.75, part: 0.7 } as const;

/** With what it leaves out of the whole text, where something is surely written of that. */
function toldAlone(answer: RankedAnswer, query: GeneralQuery, whole: GeneralQuery = query): string {
  const told = completedChoice(answer, query);
  if (told.whole !== undefined) return told.whole;
  const [first, ...rest] = told.paragraphs;
  return inRoom(query, first ? [first, ...ofOtherMatters(answer, whole), ...rest] : [], told.covered);
}

/**
 * "Can I leave bags of wet leaves and how long does it take?" is one matter: what answers the half that depends on the other, and
 * fits the whole better than what answers the other alone, answers both. Null where no half depends on another.
 */
function answerOfDependent(parts: readonly Part[], query: GeneralQuery): RankedAnswer | null {
  const [first, second] = parts;
  if (!first || !second?.single.isDependent || parts.length > 2) return null;
  if (second.best.best.worked === null) return null;
  const isSure = second.best.best.scope === 'thisPlant' && rankTo(query, second.best) >= WRITTEN_FOR_ALL.whole;
  if (first.best.best.worked === null && !isSure) return null;
  const isOfFirst = (first.ranks.get(keyOf(second.best)) ?? 0) >= RANK_FOR_BOTH;
  if (second.single.isFragment && !isOfFirst) return null;
  return rankTo(query, second.best) > rankTo(query, first.best) ? second.best : null;
}

/** The likeliest answer to a question asked alone or with what is told besides; null where none is likely enough. */
function partOf(single: SingleQuestion, query: GeneralQuery): Part | null {
  const { asked, withStory, withQuestionBefore, inContext, isFragment } = single;
  const read = (text: string) => ({ ...query, question: readQuestion(text, query.typed, query.plant) });
  const alone = read(asked);
  const together = inContext === null ? null : read(inContext);
  if (together && isOfWhatIsBefore(single, alone.question, together.question)) {
    const part = likeliestOf(single, [together], query);
    if (part) return part;
  }
  if (isFragment && withQuestionBefore !== null) return likeliestOf(single, [read(withQuestionBefore)], query);
  const texts = [alone, ...(withStory === null ? [] : [read(withStory)])];
  const inPlace = texts.filter(({ question }) => tellsPlaceOrTime(question, asked));
  const meant = isOfStory(asked, query) ? texts.slice(-1) : inPlace;
  const part = likeliestOf(single, meant.length > 0 ? meant : texts, query);
  return part || withQuestionBefore === null ? part : likeliestOf(single, [read(withQuestionBefore)], query);
}

const PRONOUN = /\b(?:it|them|they|those|these)\b/i;
/** "Do I have to throw it away", "will it spread to other plants": what says more by itself may speak of something else. */
const MOST_WORDS_OF_PRONOUN = 3;
/** "What pot, and how big should it be?" */
const SIZE_OF_IT =
  /^how (?:big|large|deep|wide|high|tall|long) (?:(?:should|must) (?:it|they) be|(?:does|do) (?:it|they) (?:have|need) to be)\b/i;
const CONTAINER = /\b(?:pots?|containers?|planters?|hole|bed|box(?:es)?|trough|tank|trellis|cage|saucer)\b/i;

/** Whether a question is on what the one before it speaks of, such as a sign or a pot, rather than on the plant. */
function isOfWhatIsBefore({ asked, isDependent }: SingleQuestion, own: Question, inContext: Question): boolean {
  if (SIZE_OF_IT.test(asked)) return CONTAINER.test(inContext.plain) && !CONTAINER.test(own.plain);
  // Whether it may be burned is asked of the plant.
  if (own.harm?.uses.some((use) => use !== 'eat')) return false;
  if (isDependent && own.topics.length > 0)
    return own.topics.every(({ topic }) => inContext.topics.some((other) => other.topic === topic));
  const tellsSigns = inContext.concepts.signs.size > own.concepts.signs.size;
  if (!tellsSigns || !PRONOUN.test(asked)) return false;
  // "Should I cut them off?" is asked of brown tips too.
  const isOfItself = own.topics.some(({ topic }) => topic !== 'pruning') || own.otherPlants.length > 0;
  return !isOfItself && tellingLemmas(own.tokens).size <= MOST_WORDS_OF_PRONOUN;
}

/** "Red beetles are eating it. What kills them?" */
const OF_THEM = /\b(?:kills?|killing|(?:gets?|getting) rid of|against|treat|stops?|keeps?) (?:them|those|these)\b/i;

/** Whether a question is on the pests that are told of besides. */
function isOfStory(asked: string, { question }: GeneralQuery): boolean {
  return OF_THEM.test(asked) && question.concepts.harm.has('pestNamed');
}

/** "I am in zone 6" is meant with each question, and "it is September" with what is to be done now. */
function tellsPlaceOrTime({ facts, form }: Question, asked: string): boolean {
  if (facts.zone !== null || (facts.month !== null && NOW.test(asked))) return true;
  // When it goes out is asked of any place, and how cold that gets told besides.
  return facts.temperature !== null && form !== 'when';
}

const NOW = /\b(?:now|today|still|already|too (?:late|early|soon)|this (?:month|week|weekend))\b/i;

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
  const [alone] = queries;
  const [likeliest] = queries
    .flatMap((query) => {
      const best = mayBeTold(query, single, whole).find(
        (answer) =>
          !isToxicityUnasked(answer, query, whole) &&
          isSureOf(answer) &&
          isAnswer(answer, single, query.question) &&
          belongs(answer, rankTo(whole, answer), single),
      );
      if (!best) return [];
      const isFoundByStory = rankTo(alone ?? query, best) < RANK_ALONE;
      return [
        {
          query,
          best,
          weight: best.rank + WEIGHT_OF_WHOLE * rankTo(whole, best) - (isFoundByStory ? LESS_IF_OF_STORY : 0),
        },
      ];
    })
    .toSorted((one, other) => other.weight - one.weight);
  return likeliest ? { single, query: likeliest.query, best: likeliest.best, ranks } : null;
}

/** "How do I attract bees, and is it bad with kids?" speaks of no plant that could be toxic, and weed and feed is none. */
function isToxicityUnasked(
  { best }: RankedAnswer,
  { plant, typed, question }: GeneralQuery,
  whole: GeneralQuery,
): boolean {
  if (best.route !== 'safety') return false;
  if (asksOfAnother(whole)) return true;
  const isOfSomePlant = plant !== null || !isNoPlantName(typed) || SOME_PLANT.test(whole.question.plain);
  return !isOfSomePlant && question.harm?.accident == null;
}

const SOME_PLANT =
  /\b(?:this|that|the|an?|my|our|these|those|which|what)(?: \w+){0,2} (?:plants?|houseplants?|flowers?|bush(?:es)?|shrubs?|vines?|trees?|weeds?|berry|berries|leaf|leaves|mushrooms?|seeds?)\b/;

/** What ranks lower for the question alone is found by what is told besides, and is that much less likely meant. */
const RANK_ALONE = 0.2;
const LESS_IF_OF_STORY = 0.2;

/**
 * The answer that is chosen, then what ranks next, unless the question says too little by itself or the answer to the whole text is
 * written for this plant and may well speak of it.
 */
function mayBeTold(query: GeneralQuery, single: SingleQuestion, whole: GeneralQuery): readonly RankedAnswer[] {
  const best = writtenFirst(safetyFirst(choose(query), query), query);
  if (!best) return [];
  const next = rankedAnswers(query).filter(({ isDoubted, best: { isLikely } }) => isLikely && !isDoubted);
  const told = single.isDependent || mayTellBoth(choose(whole), query) ? [best] : [best, ...next];
  return single.isJoined ? told.filter((answer) => canAnswerForm(query.question, textOf(answer))) : told;
}

/** "Is it poisonous and when do I trim it?": whom the plant harms is told from its record, as where nothing else is asked. */
function safetyFirst(best: RankedAnswer | null, query: GeneralQuery): RankedAnswer | null {
  if (best?.best.route !== 'worked' || !asksDanger(query.question) || asksOfAnother(query)) return best;
  return rankedAnswers(query).find(({ best: { route } }) => route === 'safety') ?? best;
}

/** What is written about this very plant tells more than a line of its record, where it is much likelier right. */
function writtenFirst(best: RankedAnswer | null, query: GeneralQuery): RankedAnswer | null {
  if (best?.best.route !== 'record' || yesOrNoIn(best.answer.paragraphs[0]?.lead ?? '') !== null) return best;
  const written = rankedAnswers(query).find(
    ({ isDoubted, rank, best: { scope, isLikely } }) =>
      scope === 'thisPlant' && isLikely && !isDoubted && rank - best.rank > MUCH_LIKELIER,
  );
  return written ?? best;
}

const MUCH_LIKELIER = 0.15;

function mayTellBoth(whole: RankedAnswer | null, query: GeneralQuery): boolean {
  if (whole?.best.worked?.isComplete !== true || !givesForm(textOf(whole), query.question)) return false;
  return rankTo(query, whole) >= RANK_TO_TELL_BOTH;
}

/** What ranks lower for one of the questions hardly speaks of it. */
const RANK_TO_TELL_BOTH = 0.3;

/** Whether a text can answer a question of this form, with or without a Yes to another one before it. */
function givesForm(text: string, question: Question): boolean {
  return canAnswerForm(question, text.replace(/^\**Yes\b[^.]{0,30}[:,]\** /, ''));
}

/** The part with the answer that covers another part as well, where one does. */
function answered(part: Part, parts: readonly Part[], whole: RankedAnswer | null, query: GeneralQuery): Part {
  if (whole && wholeCovers(whole, part, query)) return { ...part, best: whole };
  const shared = parts.find(
    (other) => other !== part && covers(other.best, part) && other.best.rank >= part.best.rank - COVERS.lead,
  );
  return shared ? { ...part, best: shared.best, query: shared.query } : part;
}

/** What tells who comes to harm is told first, then what else is asked of somebody who may. */
function harmIn({ best, query }: AnsweredPart): number {
  if (tellsHarm(best)) return 2;
  return query.question.harm === null ? 0 : 1;
}

import { monthName as nameOfMonth } from '@plantcare/contract/month-names.ts';
import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { degrees, SEASON_NAMES } from '../../../../horticulture/care-sheet/needs.ts';
import { localMonth, monthOf, monthSpans } from '../../../../horticulture/months.ts';
import { readSeason } from '../../../../horticulture/text-input/season.ts';
import { capital, inSentences } from '../../../../horticulture/wording.ts';
import { type CareQuery, type GeneralQuery, isAboutKnownPlant } from '../answer.ts';
import { monthIn } from '../intent/facts.ts';
import type { Action } from '../intent/given/actions.ts';
import type { Token } from '../intent/tokens.ts';
import type { RecordTopic } from '../intent/topics.ts';
import { growsInGround } from '../lists/plant-traits.ts';
import { tellingSigns } from '../topics/problems/symptoms.ts';
import { NIGHTS_FOR_OUTSIDE } from './cold-effect.ts';
import { monthsFor, SEASON_MONTHS } from './season-calendar.ts';
import { leadFor, type Verdict } from './verdict.ts';

const WORDS: Readonly<Partial<Record<Action, { done: string; doIt: string; topic: RecordTopic }>>> = {
  'plant out': { done: 'planted out', doIt: 'plant it out', topic: 'sowing' },
  sow: { done: 'sown', doIt: 'sow it', topic: 'sowing' },
  prune: { done: 'pruned', doIt: 'prune it', topic: 'pruning' },
  repot: { done: 'repotted', doIt: 'repot it', topic: 'repotting' },
  transplant: { done: 'moved', doIt: 'move it', topic: 'repotting' },
  divide: { done: 'divided', doIt: 'divide it', topic: 'propagation' },
  feed: { done: 'fed', doIt: 'feed it', topic: 'feeding' },
  'put outside': { done: 'put outside', doIt: 'put it outside', topic: 'outdoors' },
  'bring in': { done: 'brought in', doIt: 'bring it in', topic: 'winter' },
  lift: { done: 'lifted', doIt: 'lift it', topic: 'winter' },
};

/** Whether the time that the question names is right for what is to be done, or which of two times is. */
export function timeVerdict(query: GeneralQuery): Verdict | null {
  if (!isAboutKnownPlant(query) || tellingSigns(query.question).length > 0) return null;
  const { question, plant, circumstances } = query;
  const action = actionAsked(query);
  const words = action && WORDS[action];
  const months = action && monthsFor(action, plant);
  if (!action || !words || !months) return null;
  const asked = question.form === 'choice' ? timesOffered(query) : timesAsked(query);
  const [first] = asked;
  if (first === undefined) return null;
  // "The first frost was last week, bring it in now?" tells the time of year by itself.
  if (action === 'bring in' && question.concepts.circumstances.has('frost')) return null;
  const isUsual = ({ months: named }: Time) => named.some((month) => months.includes(month));
  const good = asked.find(isUsual);
  const rejected = asked.find((time) => !isUsual(time));
  const usual = monthSpans(months, circumstances.hemisphere);
  const how = HOW[action]?.(plant) ?? '';
  const bothGood = question.form === 'choice' && asked.length > 1 && asked.every(isUsual);
  const isInTooLate = action === 'bring in' && first.months.some(isCold);
  const text = bothGood
    ? `Both work: the usual time to ${words.doIt} is ${usual}.${asked.some(isInFall) && growsInGround(plant) ? ` ${FALL_OR_SPRING}` : ''}`
    : good !== undefined
      ? `${capital(good.name)} ${rejected ? `rather than ${rejected.name}` : 'is a good time'}: it is ${words.done} in ${usual}.`
      : isInTooLate
        ? `At once, if it is still outside: it is brought in before the first frosts, in ${usual}.`
        : `Wait until ${nameOfMonth(localMonth(nextOf(first.months[0] ?? 1, months), circumstances.hemisphere))}: ${whyNot(action, query)}. The usual time to ${words.doIt} is ${usual}.`;
  const lead = question.form === 'choice' ? '' : leadFor(good !== undefined || isInTooLate, question);
  return { paragraph: { lead, text: inSentences([text, how]) }, covered: [words.topic] };
}

/** Months in which what frost kills has no place outside. */
function isCold(month: number): boolean {
  return month >= 11 || month <= 4;
}

const FALL_OR_SPRING =
  'Fall gives it a head start where winters are mild; choose spring where the soil freezes hard or stays wet.';

function isInFall({ months }: Time): boolean {
  return SEASON_MONTHS.autumn.some((month) => months.includes(month));
}

/** What is asked about now: named in the sentence that asks, or told in the present. */
function actionAsked({ plant, question }: CareQuery): Action | undefined {
  const { form, facts, tokens, askingSentence, plain } = question;
  const isAsking = (at: number) => tokens[at]?.sentence === askingSentence;
  const asksWhether = form === 'yes-no' || form === 'choice';
  if (!asksWhether && (form !== 'what-to-do' || facts.month === null)) return undefined;
  // "When do I prune? Is November too early?" names the work in the sentence before.
  const isNamedBefore = TOO_EARLY.test(plain) && !facts.actions.some(({ start }) => isAsking(start));
  return facts.actions
    .filter(({ start, end }) => {
      const isPast = tokens.slice(start, end).some(({ word }) => PAST.test(word));
      if (form === 'yes-no' && isOfAnotherQuestion(tokens, start)) return false;
      return !isPast && (form !== 'yes-no' || isNamedBefore || isAsking(start));
    })
    .map(({ meaning }) => meaning)
    .find((each) => monthsFor(each, plant) !== null);
}

const TOO_EARLY = /\b(?:is|are|would|will) \S+ too (?:early|late|soon)\b/;

/** "Can it stand outside in summer, and when must it come in?": only the first half asks for yes or no. */
function isOfAnotherQuestion(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).filter(({ sentence }) => sentence === tokens[at]?.sentence);
  const asks = before.findLastIndex(({ word }) => ASKS_ELSE.has(word));
  return asks > 0 && /^(?:and|then|or|also)$/.test(before[asks - 1]?.word ?? '');
}

const ASKS_ELSE = new Set(['when', 'how', 'where', 'why']);

const PAST = /ed$|^(?:sown|was|were)$/;

/** What belongs to doing it. */
const HOW: Readonly<Partial<Record<Action, (plant: Species) => string>>> = {
  'put outside': ({ temperature, light }) =>
    `Nights must stay above ${degrees(Math.max(temperature.min + 2, NIGHTS_FOR_OUTSIDE))}; ${light.accepted.includes('full_sun') ? 'start in shade and give more sun over 10–14 days' : 'keep it in shade'}, and bring it in before the first frost.`,
  'bring in': ({ temperature }) =>
    `It must be inside before nights fall below ${degrees(Math.max(temperature.min, 5))}; look for pests first.`,
  'plant out': (plant) => (isFrostTender(plant) ? 'Harden it off for 7–10 days before.' : ''),
};

/** The first of some months from `after` on. */
function nextOf(after: number, months: readonly number[]): number {
  return months.toSorted((one, other) => ((one - after + 12) % 12) - ((other - after + 12) % 12))[0] ?? after;
}

/** From September on what frost kills is planted out too late. */
const LATE = 9;

function whyNot(action: Action, { plant, question }: CareQuery): string {
  const isTender = isFrostTender(plant);
  if ((action === 'plant out' || action === 'put outside') && isTender)
    return question.facts.month !== null && question.facts.month >= LATE
      ? 'frost would kill it within weeks, so keep it indoors, bright, or sow again in spring'
      : 'a late frost would kill it';
  if (action === 'bring in') return 'until then it does better outside';
  if (action === 'prune') return 'cuts at other times cost flowers, bleed, or drive shoots that freeze';
  if (action === 'feed') return 'it hardly grows before then, and what it does not use harms the roots';
  if (action === 'sow') return 'seed sown at another time rots, or gives weak seedlings';
  return 'its roots grow in again fastest then';
}

/** A time that is named, with its months as in the north. */
interface Time {
  name: string;
  months: readonly number[];
}

/** The time in the sentence that asks, or else a month that is named as the present one: "It is November. Can I …?" */
function timesAsked(query: CareQuery): readonly Time[] {
  const { tokens, askingSentence } = query.question;
  const of = (sentence: number) => tokens.filter((token) => token.sentence === sentence);
  const sentences = [...new Set(tokens.map(({ sentence }) => sentence))];
  const present = sentences.map(of).filter((words) => !words.some(({ word }) => TELLS_OF_PAST.test(word)));
  const inMonth = present.find((words) => monthIn(words.map(({ word }) => word)) !== null);
  const time = timeIn(of(askingSentence), query) ?? (inMonth ? timeIn(inMonth, query) : null);
  return time ? [time] : [];
}

/** "I gave manure in March" tells when something was done. */
const TELLS_OF_PAST =
  /^(?:was|were|did|had|gave|put|cut|bought|got|came|took|went|sown|grew|since|last|ago|\p{L}{2,}ed)$/u;

/** "Now or in spring?": the times before and after "or". */
function timesOffered(query: CareQuery): readonly Time[] {
  const { alternatives } = query.question.facts;
  if (!alternatives) return [];
  const sides = [alternatives.one, alternatives.other].map((tokens) => ({
    time: timeIn(tokens, query),
    waits: tokens.some(({ lemma }) => WAITS.has(lemma)),
  }));
  // "Now or only the old ones" offers two things to do, and "now or wait" two times.
  return sides.every(({ time, waits }) => time !== null || waits) ? sides.flatMap(({ time }) => time ?? []) : [];
}

const WAITS = new Set(['wait', 'later', 'late', 'early', 'until', 'already']);
/** "What is it called now?" */
const CALLED = new Set(['called', 'named']);
const NOW = new Set(['now', 'today', 'still', 'already', 'currently', 'weekend']);

/** The time that the words name, where the gardener lives: a month before a season, and that before "now". */
function timeIn(tokens: readonly Token[], { circumstances, question }: CareQuery): Time | null {
  const said = tokens.map(({ word }) => word);
  const ofMonth = (month: number): Time => ({
    name: nameOfMonth(month),
    months: [localMonth(month, circumstances.hemisphere)],
  });
  const month = monthIn(said);
  if (month !== null) return ofMonth(month);
  const season = readSeason(said.join(' '));
  // "Repot it now? It is November."
  if (said.some((word, at) => NOW.has(word) && !CALLED.has(said[at - 1] ?? '')))
    return ofMonth(question.facts.month ?? monthOf(circumstances.today));
  return season === null ? null : { name: SEASON_NAMES[season], months: SEASON_MONTHS[season] };
}

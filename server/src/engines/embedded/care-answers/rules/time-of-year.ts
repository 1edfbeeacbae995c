import type { Species } from '@plantcare/contract/species.ts';
import { isFrostTender } from '../../../../horticulture/care-sheet/light-needs.ts';
import { degrees } from '../../../../horticulture/care-sheet/needs.ts';
import { localMonth, monthName, monthOf, monthSpans } from '../../../../horticulture/months.ts';
import { readSeason } from '../../../../horticulture/text-input/season.ts';
import { inSentences } from '../../../../horticulture/wording.ts';
import { type CareQuery, type GeneralQuery, isAboutKnownPlant } from '../answer.ts';
import type { Action } from '../intent/given/actions.ts';
import type { Token } from '../intent/tokens.ts';
import type { RecordTopic } from '../intent/topics.ts';
import { tellingSigns } from '../topics/problems/symptoms.ts';
import { NIGHTS_FOR_OUTSIDE } from './cold.ts';
import { monthsFor } from './season-calendar.ts';
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
  const isUsual = (month: number) => months.includes(localMonth(month, circumstances.hemisphere));
  const good = asked.find(isUsual);
  const usual = monthSpans(months, circumstances.hemisphere);
  const how = HOW[action]?.(plant) ?? '';
  const text =
    good === undefined
      ? `Wait until ${monthName(nextOf(first, isUsual))}: ${whyNot(action, query)}. The usual time to ${words.doIt} is ${usual}.`
      : `${monthName(good)} is a good time: it is ${words.done} in ${usual}.`;
  const lead = question.form === 'choice' ? '' : leadFor(good !== undefined, question);
  return { paragraph: { lead, text: inSentences([text, how]) }, told: [words.topic] };
}

/** What is asked about now: named in the sentence that asks, or told in the present. */
function actionAsked({ plant, question }: CareQuery): Action | undefined {
  const { form, facts, tokens, askingSentence } = question;
  const asksWhether = form === 'yes-no' || form === 'choice';
  if (!asksWhether && form !== 'what-to-do') return undefined;
  return facts.actions
    .filter(({ start, end }) => {
      const isPast = tokens.slice(start, end).some(({ word }) => PAST.test(word));
      return !isPast && (form !== 'yes-no' || tokens[start]?.sentence === askingSentence);
    })
    .map(({ meaning }) => meaning)
    .find((each) => monthsFor(each, plant) !== null);
}

const PAST = /ed$|^(?:sown|put|was|were)$/;

/** What belongs to doing it. */
const HOW: Readonly<Partial<Record<Action, (plant: Species) => string>>> = {
  'put outside': ({ temperature, light }) =>
    `Nights must stay above ${degrees(Math.max(temperature.min + 2, NIGHTS_FOR_OUTSIDE))}; ${light.accepted.includes('full_sun') ? 'start in shade and give more sun over 10–14 days' : 'keep it in shade'}, and bring it in before the first frost.`,
  'bring in': ({ temperature }) =>
    `It must be inside before nights fall below ${degrees(Math.max(temperature.min, 5))}; look for pests first.`,
  'plant out': (plant) => (isFrostTender(plant) ? 'Harden it off for 7–10 days before.' : ''),
};

/** The next month from `after` on that is a usual one. */
function nextOf(after: number, isUsual: (month: number) => boolean): number {
  for (let month = after; month < after + 12; month++)
    if (isUsual(((month - 1) % 12) + 1)) return ((month - 1) % 12) + 1;
  return after;
}

/** From September on what frost kills is planted out too late. */
const LATE = 9;

function whyNot(action: Action, { plant, question }: CareQuery): string {
  const isTender = isFrostTender(plant);
  if ((action === 'plant out' || action === 'put outside') && isTender)
    return question.facts.month !== null && question.facts.month >= LATE
      ? 'frost would kill it within weeks, so keep it indoors, bright, or sow anew in spring'
      : 'a late frost would kill it';
  if (action === 'prune') return 'cuts at other times cost flowers, bleed, or drive shoots that freeze';
  if (action === 'feed') return 'it hardly grows before then, and what it does not use harms the roots';
  if (action === 'sow') return 'seed sown at another time rots, or gives weak seedlings';
  return 'its roots grow in again fastest then';
}

/** The times in the sentence that asks, or else a month that is named anywhere: "It is November. Can I …?" */
function timesAsked(query: CareQuery): readonly number[] {
  const { tokens, askingSentence, facts } = query.question;
  const asking = tokens.filter(({ sentence }) => sentence === askingSentence);
  const times = timesIn(asking, query);
  return times.length > 0 || facts.month === null ? times : [facts.month];
}

/** "Now or in spring?": the times before and after "or". */
function timesOffered(query: CareQuery): readonly number[] {
  const { alternatives } = query.question.facts;
  if (!alternatives) return [];
  const times = [alternatives.one, alternatives.other].map((tokens) => timesIn(tokens, query));
  const [one = [], other = []] = times;
  const isTimed = (tokens: readonly Token[], months: readonly number[]) =>
    months.length > 0 || tokens.some(({ lemma }) => WAITS.has(lemma));
  // "Now or only the old ones" offers two things to do, and "now or wait" two times.
  return isTimed(alternatives.one, one) && isTimed(alternatives.other, other) ? [...one, ...other] : [];
}

const WAITS = new Set(['wait', 'later', 'late', 'early', 'until', 'already']);
const NOW = new Set(['now', 'today', 'still', 'already', 'currently', 'weekend']);
const MIDDLE_OF = { spring: 4, summer: 7, autumn: 10, winter: 1 } as const;

/** The months that the words name, where the gardener lives. */
function timesIn(tokens: readonly Token[], { question, circumstances }: CareQuery): readonly number[] {
  const said = tokens.map(({ word }) => word);
  const season = readSeason(said.join(' '));
  const { month } = question.facts;
  const isMonth =
    month !== null && said.some((word) => word.length > 2 && monthName(month).toLowerCase().startsWith(word));
  if (isMonth) return [month];
  if (said.some((word) => NOW.has(word))) return [monthOf(circumstances.today)];
  return season === null ? [] : [MIDDLE_OF[season]];
}

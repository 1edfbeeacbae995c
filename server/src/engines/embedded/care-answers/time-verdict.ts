import { monthName } from '@plantcare/contract/month-names.ts';
import { localMonth, monthOf } from '../../../horticulture/months.ts';
import { readSeason } from '../../../horticulture/text-input/season.ts';
import { capital } from '../../../horticulture/wording.ts';
import { type DaySpan, daysUntil, isWithin, type RightTime } from '../../../knowledge/right-time.ts';
import type { GeneralQuery, Paragraph } from './answer.ts';
import { monthIn } from './intent/facts.ts';
import { lemmaOf } from './intent/lemma.ts';
import type { Question } from './intent/question.ts';
import { ASKS_NO_TIME } from './topics/pruning-time.ts';

/**
 * A written answer that begins with whether today, or the month that the question names, is the right time: "can I still sow
 * them?" is not answered by months alone. Unchanged where the question does not ask that, where the text gives a Yes or No of
 * its own, or where the gardener lives outside the temperate zone. Months are those of the north, as in written answers.
 */
export function withTimeVerdict(told: Paragraph, time: RightTime | undefined, query: GeneralQuery): Paragraph {
  if (!time || SAYS_ITSELF.test(`${told.lead}${told.text}`)) return told;
  const asked = asksForTime(query.question);
  const day = asked && isMeant(time, query.question) && isTemperate(query.question) ? dayAsked(query) : null;
  if (asked === null || day === null) return told;
  const { lead, text } = verdictOn(day, time, asked);
  return { lead, text: `${text}. ${capital(told.text)}` };
}

/** A text that begins so has answered already, unless with a plain Yes or No. */
const SAYS_ITSELF =
  /^(?!Yes:|No:)(?:Yes|No|Not|Never|Too|Wait|Better|Only|Perhaps|Probably|It depends|Both|Neither|It is (?:not )?too)\b/;

/** What is asked of a time: whether it is good, too late or too early. */
type TimeAsked = 'good' | 'late' | 'early';

function asksForTime({ form, plain }: Question): TimeAsked | null {
  if ((form !== 'yes-no' && form !== 'other') || ASKS_NO_TIME.test(plain)) return null;
  if (/\btoo late\b|\bmissed (?:the|my) (?:time|window|chance)\b/.test(plain)) return 'late';
  if (/\btoo (?:early|soon)\b/.test(plain)) return 'early';
  if (form !== 'yes-no') return null;
  return ASKS_NOW.test(plain) || ASKS_IN_MONTH.test(plain) ? 'good' : null;
}

const ASKS_NOW =
  /\b(?:can|could|should|may|do|is|are|will|would) (?:i|we|it|they|this|that|now|the|my|these|those)\b.*\b(?:now|yet|still|already|today|this (?:month|week|weekend)|at this time of (?:the )?year|(?:good|right|best) time)\b/;
const MONTH = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => monthName(month).toLowerCase()).join('|');
const ASKS_IN_MONTH = new RegExp(
  String.raw`\b(?:can|could|should|may|is) (?:i|we|it|they|${MONTH})\b.*\b(?:in |mid-?|early |late )?(?:${MONTH})\b|\bis (?:early |mid-?|late )?(?:${MONTH})\b`,
);

/** Verbs for the same work. */
const SAME_WORK: readonly (readonly string[])[] = [
  ['sow', 'seed', 'start', 'plant', 'overseed', 'reseed', 'put'],
  ['plant', 'put', 'set', 'transplant', 'start', 'go', 'sow', 'grow'],
  ['prune', 'trim', 'cut', 'clip', 'shear', 'chop', 'shorten', 'hack', 'pollard', 'coppice', 'thin', 'deadhead'],
  ['move', 'transplant', 'relocate', 'dig'],
  ['divide', 'split', 'separate', 'dig', 'lift'],
  ['repot', 'pot', 'move'],
  ['feed', 'fertilize', 'fertilise', 'fertilizer', 'fertiliser', 'give'],
  ['root', 'propagate', 'take', 'cutting', 'layer'],
  ['bring', 'take', 'move', 'come', 'go'],
  ['put', 'move', 'take', 'bring', 'go', 'live', 'stay', 'stand', 'outside', 'outdoors'],
  ['lift', 'dig', 'harvest', 'pick', 'pull'],
];

/** Whether the question speaks of the work whose time is known. */
function isMeant({ to }: RightTime, { tokens }: Question): boolean {
  const verb = lemmaOf(to.split(' ')[0] ?? '');
  const alike = new Set([verb, ...SAME_WORK.filter(([first]) => first === verb).flat()]);
  return tokens.some(({ lemma, word }) => alike.has(lemma) || alike.has(word));
}

/** Places with winters or summers of their own; hardiness zones from 6 to 9 have the months that are told. */
const OTHER_CLIMATE =
  /\b(?:florida|texas|arizona|nevada|new mexico|california|louisiana|mississippi|alabama|georgia|hawaii|houston|dallas|austin|phoenix|tucson|las vegas|los angeles|san diego|miami|orlando|tampa|atlanta|new orleans|gulf|deep south|the south|desert|tropic\w*|subtropic\w*|india|pakistan|philippines|singapore|malaysia|indonesia|thailand|africa|nigeria|kenya|egypt|israel|dubai|mexico|spain|greece|portugal|italy|mediterranean|alaska|alberta|manitoba|saskatchewan|calgary|edmonton|winnipeg|norway|sweden|finland|iceland|siberia|minnesota|montana|wyoming|north dakota|mountains?|greenhouse|polytunnel|tunnel)\b/;
/** "Nights are still about 6 °C": the weather tells more of the time than the month. */
const TELLS_OF_COLD = /\b(?:nights?|frosts?|frosty|snow\w*|freez\w+|cold|chilly)\b/;
const TEMPERATE = { coldest: -24, mildest: -2 };

/** Whether the months of the temperate zone hold, as far as the question tells. */
function isTemperate({ plain, facts }: Question): boolean {
  if (OTHER_CLIMATE.test(plain) || TELLS_OF_COLD.test(plain) || facts.temperature !== null) return false;
  const coldest = facts.zone?.coldest ?? facts.zoneOfCity?.coldest;
  return coldest === undefined || (coldest >= TEMPERATE.coldest && coldest <= TEMPERATE.mildest);
}

/** A day of the year as in the north, and what it is called there. */
interface Day {
  day: string;
  name: string;
}

/** Today, or the middle of the month that the question asks about; null where it tells when something was done. */
function dayAsked({ question, circumstances }: GeneralQuery): Day | null {
  const { today, hemisphere } = circumstances;
  const northern = (month: number) => localMonth(month, hemisphere);
  const asking = question.tokens.filter(({ sentence }) => sentence === question.askingSentence);
  const words = asking.map(({ word }) => word);
  const named = monthIn(words);
  // "Can I sow lettuce in summer?" asks of another time than today.
  if (named === null && readSeason(words.join(' ')) !== null && !words.includes('now')) return null;
  const isTold = asking.some(({ word }) => TELLS_OF_PAST.test(word));
  const itIsMonth = IT_IS_MONTH.test(question.plain);
  // "I forgot it in March, is it too late now?"
  const isToday = isTold && words.includes('now') && !itIsMonth;
  if (named !== null && isTold && !isToday) return null;
  const asked = isToday ? null : (named ?? (itIsMonth ? question.facts.month : null));
  if (asked !== null) return { day: `${twoDigits(northern(asked))}-15`, name: monthName(northern(asked)) };
  const month = northern(monthOf(today));
  const date = Number(today.slice(8, 10));
  return { day: `${twoDigits(month)}-${twoDigits(date)}`, name: partOfMonth(month, date) };
}

const TELLS_OF_PAST =
  /^(?:was|were|did|had|bought|got|grew|since|last|ago|sown|planted|pruned|moved|forgot|forgotten|missed|skipped)$/;
/** "It's early June now. Can I still …?" */
const IT_IS_MONTH = new RegExp(
  String.raw`\b(?:it is|now|already) (?:already |now )?(?:early |mid-? ?|late |end of )?(?:${MONTH})\b`,
);

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0');
}

const EARLY_UNTIL = 10;
const MIDDLE_UNTIL = 20;

function partOfMonth(month: number, date: number): string {
  const part = date <= EARLY_UNTIL ? 'early ' : date <= MIDDLE_UNTIL ? 'mid-' : 'late ';
  return `${part}${monthName(month)}`;
}

function verdictOn({ day, name }: Day, time: RightTime, asked: TimeAsked): Paragraph {
  const where = time.indoors ? '' : 'in most temperate gardens ';
  const itsTime = `${where}the best time to ${time.to} is ${time.best.map(spanInWords).join(' or ')}`;
  // "Mid-May to June" has begun in mid-May.
  const isAtBound = (bound: string) => partOfMonth(...partsOf(bound)) === name;
  if (time.best.some((span) => isWithin(day, span) || isAtBound(span.from) || isAtBound(span.to)))
    return { lead: asked === 'good' ? 'Yes:' : 'No:', text: `${where}${name} is a good time to ${time.to}` };
  if (time.possible.some((span) => isWithin(day, span)))
    return { lead: asked === 'good' ? 'Yes, possible:' : 'No:', text: `${itsTime}, and ${name} works too` };
  return { lead: leadOutside(isBefore(day, time), name, asked), text: itsTime };
}

function leadOutside(isEarly: boolean, name: string, asked: TimeAsked): string {
  if (isEarly) return { good: `Not yet, in ${name}:`, late: 'No, it is still to come:', early: 'Yes:' }[asked];
  return { good: `Not now, in ${name}:`, late: 'Yes:', early: 'No, rather late:' }[asked];
}

/** Whether the next time is nearer than the last one. */
function isBefore(day: string, { best, possible }: RightTime): boolean {
  const spans = [...best, ...possible];
  const untilNext = Math.min(...spans.map(({ from }) => daysUntil(day, from)));
  const sinceLast = Math.min(...spans.map(({ to }) => daysUntil(to, day)));
  return untilNext <= sinceLast;
}

/** From this day on, and up to this one, a month is whole. */
const WHOLE = { from: 3, to: 28 };

/** "Mid-February to April", "late May", "the first half of June". */
function spanInWords({ from, to }: DaySpan): string {
  const [[month, first], [lastMonth, last]] = [partsOf(from), partsOf(to)];
  const beginsWhole = first <= WHOLE.from;
  const endsWhole = last >= WHOLE.to;
  if (month === lastMonth && from <= to) {
    if (beginsWhole && endsWhole) return monthName(month);
    if (beginsWhole && last > EARLY_UNTIL) return `the first half of ${monthName(month)}`;
    if (endsWhole && first <= MIDDLE_UNTIL) return `the second half of ${monthName(month)}`;
    return partOfMonth(month, (first + last) / 2);
  }
  const begin = beginsWhole ? monthName(month) : partOfMonth(month, first);
  return `${begin} to ${endsWhole ? monthName(lastMonth) : partOfMonth(lastMonth, last)}`;
}

function partsOf(day: string): [month: number, date: number] {
  const [month = 1, date = 1] = day.split('-').map(Number);
  return [month, date];
}

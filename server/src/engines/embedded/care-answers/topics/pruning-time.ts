import { MONTH_NAMES } from '@plantcare/contract/month-names.ts';
import type { KnownSpecies } from '../../../../knowledge/plants.ts';
import { isFor } from '../../../../knowledge/uses.ts';
import type { CareQuery, DirectAnswer } from '../answer.ts';

const MONTHS: readonly string[] = MONTH_NAMES;

/** The months of each season in the north. */
const SEASONS: Readonly<Record<string, readonly number[]>> = {
  'late winter': [2, 3],
  'early spring': [3, 4],
  'mid spring': [4],
  'late spring': [5],
  'early summer': [6],
  midsummer: [6, 7],
  midwinter: [12, 1],
  'late summer': [8, 9],
  'early fall': [9],
  'late fall': [11],
  'late fall to midwinter': [11, 12, 1],
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
  winter: [12, 1, 2],
};

/** Apples, pears and their kin are cut in winter, and lightly until April, when they bloom: common orchard practice. */
const LIGHTLY_UNTIL_BLOOM = /^(?:Malus|Pyrus|Cydonia|Mespilus|Sorbus)\b/;
const UNTIL_BLOOM = 4;

/** "Not to prune it", "chop it to the stumps", "is it legal while birds nest": another thing than the time is asked. */
export const ASKS_NO_TIME =
  /\bnot to\b|\bif (?:i|we) do not\b|\b(?:stumps?|stubs?|topp(?:ed|ing)|top it|all off|all of it|in half|mildew|rust|blight|black ?spots?|diseased?|infected|sick|nest(?:s|ing)?|birds?|legal|law)\b/;

/** Whether it may be cut in the month that is named, as its record says; null where no month is asked for. */
export function directPruning({ plant, question, circumstances }: CareQuery): DirectAnswer | null {
  const now = /\b(?:now|today|still|already|this (?:month|week|weekend))\b/.test(question.plain);
  const month = question.facts.month ?? (now ? Number(circumstances.today.slice(5, 7)) : null);
  // "Is it bad not to prune it in July?" asks for no time.
  if (month === null || question.form !== 'yes-no' || ASKS_NO_TIME.test(question.plain)) return null;
  if (TOPS.test(question.plain)) return null;
  const northern = circumstances.hemisphere === 'north' ? month : ((month + 5) % 12) + 1;
  const advised = withGapsFilled(monthsToPrune(plant));
  if (advised.size === 0) return null;
  const isLight =
    northern === UNTIL_BLOOM && advised.has(northern - 1) && LIGHTLY_UNTIL_BLOOM.test(plant.scientificName);
  const good = advised.has(northern) || isLight;
  // "I cut it in July, is that bad?"
  const asksIfWrong =
    /\btoo (?:late|early|soon)\b|\b(?:is|was) (?:that|this|it) (?:\w+ )?(?:bad|wrong|harmful|a mistake)\b/.test(
      question.plain,
    );
  const name = MONTHS[month - 1] ?? '';
  return {
    yes: good !== asksIfWrong,
    text: isLight ? LIGHT_PRUNING : good ? goodIn(name, northern) : notIn(name, northern),
  };
}

/** "Chop it to the knuckles every February?" asks how hard, which no month allows. */
const TOPS = /\b(?:knuckles?|stumps?|stubs?|topp(?:ed|ing)|behead\w*)\b/;

const LIGHT_PRUNING =
  'Light pruning is fine until it blooms: crossing, dead and steep shoots. Leave heavy cuts for next winter.';

function goodIn(name: string, northern: number): string {
  return northern >= 9 && northern <= 11
    ? `Early in ${name}, and only lightly: shoots that grow after a late cut do not ripen before frost.`
    : `${name} is a good time to cut it.`;
}

/** A cut "in June and again in September" may also be made in between. */
const GAP = 3;

function withGapsFilled(months: ReadonlySet<number>): ReadonlySet<number> {
  const filled = new Set(months);
  for (const month of months)
    for (let next = month + 2; next <= month + GAP; next++)
      if (month >= FIRST_OF_GROWTH && months.has(next)) for (let at = month + 1; at < next; at++) filled.add(at);
  return filled;
}

const FIRST_OF_GROWTH = 5;

/** Why a month that the record does not name is no time to cut. */
function notIn(name: string, northern: number): string {
  if (northern >= 9 && northern <= 11)
    return `${name} is too late for more than a light trim: new shoots would not ripen before frost, so leave the real cut for its time.`;
  return `${name} is not its time, except for dead, broken or sick shoots.`;
}

/** Why it is cut then: "since it bleeds in spring" names no time to cut. */
const REASON = /(?:,? (?:since|because|as it|as they|as every|for cuts|when cuts|so that)\b|: cut wood)[^.;]*/i;

const LAST_CLIP = 8;
const LAST_LIGHT_CLIP = 9;

/** The months in which it is cut, as in the north: hedges that are clipped in August may have their last clip in September. */
export function monthsToPrune(plant: KnownSpecies): ReadonlySet<number> {
  const months = monthsNamedIn(plant.pruning);
  const isClipped = (isFor('hedge', plant) || isFor('low-hedge', plant)) && months.has(LAST_CLIP);
  return isClipped ? new Set([...months, LAST_LIGHT_CLIP]) : months;
}

/** The months and seasons that a text on pruning or dividing names, without those it warns of. */
export function monthsNamedIn(text: string): ReadonlySet<number> {
  const found = new Set<number>();
  for (const written of text.split(/(?<=[.;!]) /)) {
    const sentence = written.replace(REASON, '');
    if (/\b(?:never|not|avoid|no|bleeds?|wounds|cuts let in|cuts cost|removes the flowers)\b/i.test(sentence)) continue;
    const lower = sentence.toLowerCase();
    const span = new RegExp(`(${MONTHS.join('|')}) (?:to|until|and|–|-) (${MONTHS.join('|')})`, 'i').exec(sentence);
    if (span) for (const each of monthsBetween(span[1] ?? '', span[2] ?? '')) found.add(each);
    for (const [at, name] of MONTHS.entries()) if (new RegExp(`\\b${name}\\b`).test(sentence)) found.add(at + 1);
    for (const [name, months] of Object.entries(SEASONS)) {
      const plain = !name.includes(' ') && name !== 'midsummer' && name !== 'midwinter';
      if (!(plain ? new RegExp(`(?<!late |early |mid |mid-)\\b${name}\\b`) : new RegExp(`\\b${name}\\b`)).test(lower))
        continue;
      for (const month of months) found.add(month);
    }
  }
  return found;
}

function monthsBetween(from: string, to: string): number[] {
  const [start, stop] = [MONTHS.indexOf(from), MONTHS.indexOf(to)];
  if (start < 0 || stop < 0) return [];
  const length = (stop - start + 12) % 12;
  return Array.from({ length: length + 1 }, (_, at) => ((start + at) % 12) + 1);
}

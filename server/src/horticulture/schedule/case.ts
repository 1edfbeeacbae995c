import type { CareTask, ScheduleQuestion } from '@plantcare/contract/assistant/care-schedule.ts';
import { type Hemisphere, seasonOf } from '@plantcare/contract/seasons.ts';
import { SEASONS, type Season } from '@plantcare/contract/species.ts';
import { findSpecies, type SpeciesMatch } from '../../knowledge/names/match.ts';
import type { KnownSpecies } from '../../knowledge/plants.ts';
import { MOST_PLANTS, type Needs } from '../care-sheet/light-needs.ts';
import type { Circumstances } from '../circumstances.ts';
import { daysBetween } from '../days.ts';
import { localMonth, monthOf } from '../months.ts';
import { type Keeping, keepingOf } from '../text-input/conditions.ts';
import { inUsualPlace, isSeasonal, type UsualPlace, usualPlace } from '../usual-place.ts';

/** All that a schedule is made from. Times in days; null for what is not known. */
export interface ScheduleCase {
  match: SpeciesMatch | null;
  needs: Needs;
  usual: UsualPlace;
  /** Nothing was said of its place, so it is taken to grow where its kind usually does. */
  placeAssumed: boolean;
  /** It is grown for one season. */
  seasonal: boolean;
  /** In months of the northern hemisphere. */
  sowing: KnownSpecies['sowing'];
  harvest: KnownSpecies['harvest'];
  keeping: Keeping;
  today: string;
  hemisphere: Hemisphere;
  season: Season;
  sinceRepot: number | null;
  sincePrune: number | null;
  /** Since the diary last tells of it. */
  since: (type: CareTask['type']) => number | null;
}

/** A task before its first day is chosen: not before `from`, and within `within` days from there. */
export interface TaskDraft extends Omit<CareTask, 'firstInDays'> {
  from: number;
  within: number;
}

const MONTHS_OF_A_YEAR = 12;

/** A repotting or pruning told with a date: "last repotted 2026-03-01". */
const REPOTTED = /repot\w*\D{0,20}(\d{4}-\d{2}-\d{2})/i;
const PRUNED = /prun\w*\D{0,20}(\d{4}-\d{2}-\d{2})/i;

export function scheduleCase(question: ScheduleQuestion, circumstances: Circumstances): ScheduleCase {
  const { today, hemisphere, plant, diary } = circumstances;
  const match = findSpecies(question.plantSpecies);
  const conditions = question.conditions ?? '';
  const read = keepingOf(question.location, question.conditions, plant, hemisphere);
  const keeping = inUsualPlace(read, question.location, plant, match?.plant ?? null);
  const since = (type: CareTask['type']) => {
    const days = diary.filter(({ activity }) => activity === type).map(({ date }) => daysSince(date, today));
    return least(days);
  };
  return {
    match,
    needs: match?.plant ?? MOST_PLANTS,
    usual: match ? usualPlace(match.plant) : 'room',
    seasonal: match !== null && isSeasonal(match.plant),
    sowing: match?.plant.sowing,
    harvest: match?.plant.harvest,
    keeping,
    placeAssumed: keeping.place.openGround && !read.place.openGround,
    today,
    hemisphere,
    season: seasonOf(today, hemisphere),
    sinceRepot: least([
      ...daysSinceWritten(REPOTTED, conditions, today),
      daysSince(plant?.lastRepot ?? null, today),
      since('repotting'),
    ]),
    sincePrune: least([
      ...daysSinceWritten(PRUNED, conditions, today),
      daysSince(plant?.lastPrune ?? null, today),
      since('pruning'),
    ]),
    since,
  };
}

/** Days until one of the seasons begins; 0 within one, or where none is named. */
export function daysUntil(
  seasons: readonly Season[],
  { today, hemisphere }: Pick<ScheduleCase, 'today' | 'hemisphere'>,
): number {
  if (seasons.length === 0 || seasons.includes(seasonOf(today, hemisphere))) return 0;
  // Seasons begin with a month.
  for (let months = 1; months <= MONTHS_OF_A_YEAR; months++) {
    const first = firstOfMonth(today, months);
    if (seasons.includes(seasonOf(first, hemisphere))) return daysBetween(today, first);
  }
  return 0;
}

/**
 * Days until a date of the year that comes `into` days after a season begins. When that is past, but the season is not,
 * it is due today.
 */
export function daysUntilWithin(
  season: Season,
  into: number,
  circumstances: Pick<ScheduleCase, 'today' | 'hemisphere'>,
): number {
  const begins = daysUntil([season], circumstances);
  if (begins > 0) return begins + into;
  let months = 0;
  while (seasonOf(firstOfMonth(circumstances.today, months - 1), circumstances.hemisphere) === season) months--;
  return Math.max(0, into - daysBetween(firstOfMonth(circumstances.today, months), circumstances.today));
}

/** The seasons it grows in; in the ground there is nothing to do in winter. */
export function activeSeasons({ needs, keeping }: Pick<ScheduleCase, 'needs' | 'keeping'>): Season[] {
  const mild = needs.growsIn.filter((season) => season !== 'winter');
  return keeping.place.openGround && mild.length > 0 ? mild : [...needs.growsIn];
}

/** Days until the first of such months begins, 0 within one. The months are those of the north. */
export function daysUntilMonth(
  months: readonly number[],
  { today, hemisphere }: Pick<ScheduleCase, 'today' | 'hemisphere'>,
): number {
  const local = new Set(months.map((month) => localMonth(month, hemisphere)));
  if (local.has(monthOf(today))) return 0;
  for (let later = 1; later <= MONTHS_OF_A_YEAR; later++) {
    const first = firstOfMonth(today, later);
    if (local.has(monthOf(first))) return daysBetween(today, first);
  }
  return 0;
}

/** The seasons that months of the north lie in: the same ones south of the equator, half a year later. */
export function seasonsOfMonths(months: readonly number[]): Season[] {
  const named = new Set(months.map((month) => seasonOf(`2026-${String(month).padStart(2, '0')}-01`, 'north')));
  return SEASONS.filter((season) => named.has(season));
}

export function otherSeasons(seasons: readonly Season[]): Season[] {
  return SEASONS.filter((season) => !seasons.includes(season));
}

export function allSeasons(): Season[] {
  return [...SEASONS];
}

/** The whole days, weeks or years in the middle of a span, shifted by a factor, at least 1. */
export function middle({ min, max }: { min: number; max: number }, factor = 1): number {
  return Math.max(1, Math.round(((min + max) / 2) * factor));
}

function firstOfMonth(today: string, months: number): string {
  const [year, month] = today.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + months, 1)).toISOString().slice(0, 10);
}

function daysSinceWritten(pattern: RegExp, text: string, today: string): (number | null)[] {
  return [daysSince(pattern.exec(text)?.[1] ?? null, today)];
}

/** Null for a day that has not come or is none. */
function daysSince(day: string | null, today: string): number | null {
  const days = day === null ? Number.NaN : daysBetween(day.slice(0, 10), today);
  return days >= 0 ? days : null;
}

function least(days: readonly (number | null)[]): number | null {
  const known = days.filter((each) => each !== null);
  return known.length > 0 ? Math.min(...known) : null;
}

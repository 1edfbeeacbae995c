import type { FarewellReason } from '@plantcare/contract/plants.ts';
import type { GardenYear, SeasonOfYear, Wellbeing } from '@plantcare/contract/statistics.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { onFirstUse } from '@/lib/on-first-use.ts';
import { seasonName } from '@/lib/time/season-names.ts';
import { weeksOfYear } from './year-weeks.ts';

const NUMBER = onFirstUse(() => new Intl.NumberFormat('en'));
const DAY = onFirstUse(() => new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' }));
const MONTH = onFirstUse(() => new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }));
const SHORT_MONTH = onFirstUse(() => new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }));
const ALL_OF = onFirstUse(() => new Intl.ListFormat('en', { type: 'conjunction' }));

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const monthDate = (month: number) => new Date(Date.UTC(2026, month - 1, 1));

/** "1,204" */
export function numberText(count: number): string {
  return NUMBER().format(count);
}

/** "1 plant", "1,204 plants" */
function countOf(count: number, one: string, more = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : more}`;
}

/** "July 13 – 19" */
export function daysText(firstDay: string, lastDay: string): string {
  return DAY().formatRange(dateOf(firstDay), dateOf(lastDay));
}

/** "July" @param month counted from 1 */
export function monthText(month: number): string {
  return MONTH().format(monthDate(month));
}

/** "Jul" @param month counted from 1 */
export function shortMonth(month: number): string {
  return SHORT_MONTH().format(monthDate(month));
}

/** Whether the year is the current one, so that its figures still grow. */
export function isRunning({ year, today }: Pick<GardenYear, 'year' | 'today'>): boolean {
  return today.startsWith(`${year}-`);
}

/** "2026 is not over: this is what happened until November 22." */
export function periodText(year: Pick<GardenYear, 'year' | 'today'>): string {
  if (!isRunning(year)) return `Everything from January to December ${year.year}.`;
  return `${year.year} is not over yet: this is what happened until ${DAY().format(dateOf(year.today))}.`;
}

/** "38 more than a year before"; empty where the year before has nothing to compare with. */
export function differenceText(count: number, before: number): string {
  if (before === 0) return '';
  if (count === before) return 'as many as a year before';
  return `${numberText(Math.abs(count - before))} ${count > before ? 'more' : 'fewer'} than a year before`;
}

export function wateringSentence({ year, waterings, today, totals }: GardenYear): string {
  if (totals.waterings === 0) return `No waterings were logged in ${year}.`;
  const times = totals.waterings === 1 ? 'once' : `${numberText(totals.waterings)} times`;
  const watered = `You watered ${times} on ${countOf(waterings.length, 'day')}.`;
  const [busiest] = weeksOfYear(year, waterings, today).sort((a, b) => b.count - a.count);
  if (!busiest || totals.waterings < 3) return watered;
  const days = daysText(busiest.firstDay, busiest.lastDay);
  return `${watered} The busiest week was ${days}, with ${countOf(busiest.count, 'watering')}.`;
}

const REASONS: Readonly<Record<FarewellReason, string>> = {
  died: 'died',
  given_away: 'given away',
  sold: 'sold',
  harvested: 'harvested',
  season_over: 'season over',
  other: 'left',
};

export function reasonText(reason: FarewellReason): string {
  return REASONS[reason];
}

export function changesSentence({ year, totals: { gained, farewells, died } }: GardenYear): string {
  if (gained === 0 && farewells === 0) return `No plant came and none left in ${year}.`;
  const came = gained === 0 ? 'No plant came' : `${countOf(gained, 'plant')} came`;
  if (farewells === 0) return `${came} and none left.`;
  const left = `${came}, and ${countOf(farewells, 'plant')} left`;
  if (died === 0) return `${left}; none of them died.`;
  if (died === farewells) return `${left} because ${died === 1 ? 'it' : 'they'} died.`;
  return `${left}, of which ${numberText(died)} died.`;
}

/** "3 of 4 did well, 1 recovered" */
export function wellbeingText({ plants, well, recovered, unwell, lost }: Wellbeing): string {
  const others = [
    recovered > 0 && `${numberText(recovered)} recovered`,
    unwell > 0 && `${numberText(unwell)} not well`,
    lost > 0 && `${numberText(lost)} lost`,
  ].filter((text) => text !== false);
  const all =
    well === plants
      ? plants === 2
        ? 'both'
        : `all ${numberText(plants)}`
      : `${numberText(well)} of ${numberText(plants)}`;
  return [`${all} did well`, ...others].join(', ');
}

/** With a smaller share of plants that did well, a species or place is said to have trouble. */
const MOST_FOR_TROUBLE = 0.75;

interface Compared {
  species: readonly Wellbeing[];
  places: readonly Wellbeing[];
}

/** What did best, and what had most trouble. */
export function wellbeingSentence({ species, places }: Compared): string {
  const perfect = [allWell(species, 'of', 'species'), allWell(places, 'in', 'places')].filter((text) => text !== '');
  const best = [species[0], places[0]].filter((group) => group !== undefined && group.well > 0);
  const [hardest] = [species.at(-1), places.at(-1)]
    .filter((group) => group !== undefined && shareWell(group) < MOST_FOR_TROUBLE && !best.includes(group))
    .sort((a, b) => shareWell(a) - shareWell(b));
  const sentences = [
    perfect.length > 0 && `All plants ${ALL_OF().format(perfect)} did well.`,
    perfect.length === 0 && best.length > 0 && `Best: ${ALL_OF().format(best.map(inShort))}.`,
    hardest && `Most trouble: ${inShort(hardest)}.`,
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.length > 0 ? sentences.join(' ') : 'No species and no place stands out.';
}

/** "in Hall", "of 3 of 7 species": those whose plants all did well. */
function allWell(groups: readonly Wellbeing[], preposition: string, kind: string): string {
  const [first, ...others] = groups.filter(({ well, plants }) => well === plants);
  if (!first) return '';
  const which = others.length === 0 ? first.name : `${others.length + 1} of ${groups.length} ${kind}`;
  return `${preposition} ${which}`;
}

/** The share of plants that did well, from 0 to 1. */
function shareWell(group: Wellbeing | undefined): number {
  return group ? group.well / group.plants : 0;
}

function inShort(group: Wellbeing | undefined): string {
  return group ? `${group.name} (${numberText(group.well)} of ${numberText(group.plants)} did well)` : '';
}

export const MEASURES = ['waterings', 'entries', 'photos', 'gained', 'farewells'] as const;

export type Measure = (typeof MEASURES)[number];

const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  waterings: 'Waterings',
  entries: 'Diary entries',
  photos: 'Photos',
  gained: 'New plants',
  farewells: 'Farewells',
};

export function measureName(measure: Measure): string {
  return MEASURE_NAMES[measure];
}

/** "Winter" */
export function seasonTitle({ season }: Pick<SeasonOfYear, 'season'>): string {
  return capitalized(seasonName(season));
}

/** "Dec 2025 – Feb 2026" */
export function seasonMonths({ firstDay, lastDay }: Pick<SeasonOfYear, 'firstDay' | 'lastDay'>): string {
  const month = (day: string) => SHORT_MONTH().format(dateOf(day));
  const [from, to] = [firstDay.slice(0, 4), lastDay.slice(0, 4)];
  return from === to
    ? `${month(firstDay)}–${month(lastDay)} ${to}`
    : `${month(firstDay)} ${from} – ${month(lastDay)} ${to}`;
}

/** What a season is by today: still to come, not over yet, or over. */
export function seasonState({ firstDay, lastDay }: SeasonOfYear, today: string): 'ahead' | 'running' | 'over' {
  if (today < firstDay) return 'ahead';
  return today <= lastDay ? 'running' : 'over';
}

export function seasonsSentence({ seasons, today }: Pick<GardenYear, 'seasons' | 'today'>): string {
  const [busiest] = seasons.toSorted((a, b) => b.totals.entries - a.totals.entries);
  if (!busiest || busiest.totals.entries === 0) return 'Nothing was written in the diary in these seasons.';
  const name = seasonName(busiest.season);
  const most = `You wrote most in ${name}: ${countOf(busiest.totals.entries, 'diary entry', 'diary entries')}`;
  const before = busiest.yearBefore.entries;
  if (before === 0) return `${most}.`;
  const difference = Math.abs(busiest.totals.entries - before);
  const soFar = seasonState(busiest, today) === 'running' ? ' so far' : '';
  if (difference === 0) return `${most}${soFar}, as many as the ${name} before.`;
  const more = busiest.totals.entries > before ? 'more' : 'fewer';
  return `${most}${soFar}, ${numberText(difference)} ${more} than the ${name} before.`;
}

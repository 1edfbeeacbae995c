import { seasonOf } from '@plantcare/contract/seasons.ts';
import type { KnownSpecies } from '../../knowledge/plants.ts';
import { isSeasonal } from '../usual-place.ts';
import type { GrowthFacts } from './facts.ts';
import { shortLife, weeksSinceSowing, weeksUntilSowing } from './short-life.ts';

const WEEKS_OF_A_YEAR = 52;
const DAY = 86_400_000;

/** An annual that is younger than this when its season has not begun was sown early; an older one has had its season. */
const SEEDLING_WEEKS = 12;

export function dayAfter(today: string, weeks: number): string {
  return new Date(Date.parse(today) + weeks * 7 * DAY).toISOString().slice(0, 10);
}

/** Whether it grows in the week that is `weeks` from today. What is sown each year grows from its sowing to its end. */
export function growsAfter(facts: GrowthFacts, weeks: number): boolean {
  const { plant, today, hemisphere } = facts;
  const life = shortLife(plant);
  if (!life) return plant.growsIn.includes(seasonOf(dayAfter(today, weeks), hemisphere));
  return wasSownEarly(facts) || weeksSinceSowing(life, dayAfter(today, weeks), hemisphere) !== null;
}

/** What stands above the ground lives for a season only. */
export function diesBack(plant: KnownSpecies): boolean {
  return isSeasonal(plant) || plant.category === 'bulb';
}

/** Weeks until it is sown, for what is sown each year and is not there now; 0 for all that is there. */
export function weeksUntilSown(facts: GrowthFacts): number {
  const { plant, today, hemisphere, age, height } = facts;
  const life = shortLife(plant);
  if (!life || age !== null || height !== null || weeksSinceSowing(life, today, hemisphere) !== null) return 0;
  return weeksUntilSowing(life, today, hemisphere);
}

/** Weeks until an annual dies with its season, 0 when that is over; endless for all other plants. */
export function weeksToLive(facts: GrowthFacts): number {
  const { plant, today, hemisphere, age } = facts;
  const life = shortLife(plant);
  if (life) {
    const since = weeksSinceSowing(life, today, hemisphere);
    if (since !== null) return Math.floor(life.untilGone - since);
    const until = weeksUntilSown(facts);
    if (until > 0) return Math.floor(until + life.untilGone);
    return wasSownEarly(facts) ? Math.floor(life.untilGone - (age ?? 0)) : 0;
  }
  if (!isSeasonal(plant)) return Number.POSITIVE_INFINITY;
  const growing = growsAfter(facts, 0);
  if (!growing && (age === null || age >= SEEDLING_WEEKS)) return 0;
  let weeks = 0;
  while (weeks < WEEKS_OF_A_YEAR && growsAfter(facts, weeks) === growing) weeks++;
  while (!growing && weeks < WEEKS_OF_A_YEAR && growsAfter(facts, weeks)) weeks++;
  return weeks;
}

function wasSownEarly({ plant, today, hemisphere, age }: GrowthFacts): boolean {
  const life = shortLife(plant);
  return life !== null && age !== null && age < SEEDLING_WEEKS && weeksSinceSowing(life, today, hemisphere) === null;
}

import { seasonOf } from '@plantcare/contract/seasons.ts';
import type { Species } from '@plantcare/contract/species.ts';
import type { GrowthFacts } from './facts.ts';

const WEEKS_OF_A_YEAR = 52;
const DAY = 86_400_000;

/** An annual that is younger than this when its season has not begun was sown early; an older one has had its season. */
const SEEDLING_WEEKS = 12;

export function dayAfter(today: string, weeks: number): string {
  return new Date(Date.parse(today) + weeks * 7 * DAY).toISOString().slice(0, 10);
}

/** Whether the species grows in the season of the week that is `weeks` from today. */
export function growsAfter({ plant, today, hemisphere }: GrowthFacts, weeks: number): boolean {
  return plant.growsIn.includes(seasonOf(dayAfter(today, weeks), hemisphere));
}

/** What stands above the ground lives for a season only. */
export function diesBack({ lifespan, category }: Species): boolean {
  return lifespan === 'annual' || category === 'bulb';
}

/** Weeks until an annual dies with its season, 0 when that is over; endless for all other plants. */
export function weeksToLive(facts: GrowthFacts): number {
  if (facts.plant.lifespan !== 'annual') return Number.POSITIVE_INFINITY;
  const growing = growsAfter(facts, 0);
  if (!growing && (facts.age === null || facts.age >= SEEDLING_WEEKS)) return 0;
  let weeks = 0;
  while (weeks < WEEKS_OF_A_YEAR && growsAfter(facts, weeks) === growing) weeks++;
  while (!growing && weeks < WEEKS_OF_A_YEAR && growsAfter(facts, weeks)) weeks++;
  return weeks;
}

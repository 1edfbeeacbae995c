import type { Season, Span, Species } from '@plantcare/contract/species.ts';

/** How often a plant of a species usually needs water, in days, and the rhythm to begin with. */
export interface WateringRhythm {
  days: Span;
  interval: number;
}

/** The rhythm for this season: while the species grows, or while it rests. */
export function wateringRhythm(
  { growsIn, watering }: Pick<Species, 'growsIn' | 'watering'>,
  season: Season,
): WateringRhythm {
  const days = growsIn.includes(season) ? watering.daysGrowing : watering.daysWinter;
  return { days, interval: Math.round((days.min + days.max) / 2) };
}

/** "every day", "every 7 days", "every 6–9 days". */
export function everyDays({ min, max }: Span): string {
  if (max === 1) return 'every day';
  return `every ${min === max ? min : `${min}–${max}`} days`;
}

import type { ReminderSeason } from '@plantcare/contract/reminder-season.ts';
import type { Hemisphere } from '@plantcare/contract/seasons.ts';
import type { Season, Span, Species } from '@plantcare/contract/species.ts';
import { monthsOf, otherMonths } from '@/lib/time/months.ts';

type WateredSpecies = Pick<Species, 'growsIn' | 'watering'>;

/** How often a plant of a species usually needs water, in days, and the rhythm to begin with. */
export interface WateringRhythm {
  days: Span;
  interval: number;
}

/** A rhythm for some months of the year; null: for all of them. */
export interface SeasonalRhythm extends WateringRhythm {
  season: ReminderSeason | null;
}

function rhythmOf(days: Span): WateringRhythm {
  return { days, interval: Math.round((days.min + days.max) / 2) };
}

/** The rhythm for this season: while the species grows, or while it rests. */
export function wateringRhythm({ growsIn, watering }: WateredSpecies, season: Season): WateringRhythm {
  return rhythmOf(growsIn.includes(season) ? watering.daysGrowing : watering.daysWinter);
}

/** The rhythms of a year, that of this season first; only one where it is the same all year. */
export function wateringRhythms(
  species: WateredSpecies,
  season: Season,
  hemisphere: Hemisphere,
): [SeasonalRhythm, ...SeasonalRhythm[]] {
  const { growsIn, watering } = species;
  const now = wateringRhythm(species, season);
  const growing = monthsOf(growsIn, hemisphere);
  if (growing === null || growing === 'apart') return [{ ...now, season: null }];
  const rhythms = [
    { ...rhythmOf(watering.daysGrowing), season: growing },
    { ...rhythmOf(watering.daysWinter), season: otherMonths(growing) },
  ] as const;
  const [grows, rests] = rhythms;
  if (grows.interval === rests.interval) return [{ ...now, season: null }];
  return growsIn.includes(season) ? [grows, rests] : [rests, grows];
}

/** "every day", "every 7 days", "every 6–9 days". */
export function everyDays({ min, max }: Span): string {
  if (max === 1) return 'every day';
  return `every ${min === max ? min : `${min}–${max}`} days`;
}

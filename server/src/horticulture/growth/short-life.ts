import type { KnownSpecies } from '../../knowledge/plants.ts';
import { localMonth } from '../months.ts';
import { isSeasonal } from '../usual-place.ts';
import type { GrowthFacts } from './facts.ts';

/** The life of what is sown, ripens and is gone within a year, in weeks from the middle of its first month of sowing. */
export interface ShortLife {
  /** Of the northern hemisphere. */
  sown: number;
  /** Until its first harvest or flowers, when it is nearly full-grown. */
  untilRipe: number;
  untilGone: number;
}

const WEEKS_OF_A_MONTH = 4.345;
/** From the middle of a month to its end. */
const HALF_A_MONTH = 2;
const QUICKEST = 5;
const SLOWEST = 40;
const WEEK = 7 * 86_400_000;

/** Null for what lives longer, and where the record has no months. */
export function shortLife(plant: KnownSpecies): ShortLife | null {
  const sown = plant.sowing?.indoors?.[0] ?? plant.sowing?.outdoors?.[0];
  const ripe = plant.sowing?.harvest ?? plant.flowers;
  if (!isSeasonal(plant) || sown === undefined || ripe === undefined) return null;
  const months = ripe.map((month) => (month - sown + 12) % 12);
  const untilRipe = Math.min(...months) * WEEKS_OF_A_MONTH - HALF_A_MONTH;
  return {
    sown,
    untilRipe: Math.min(SLOWEST, Math.max(QUICKEST, untilRipe)),
    untilGone: Math.max(...months) * WEEKS_OF_A_MONTH + HALF_A_MONTH,
  };
}

/** Weeks since it was sown in its usual month, null where it is gone or not sown yet on that day. */
export function weeksSinceSowing({ sown, untilGone }: ShortLife, day: string, hemisphere: GrowthFacts['hemisphere']) {
  const month = localMonth(sown, hemisphere);
  const year = Number(day.slice(0, 4));
  const weeks = [year, year - 1]
    .map((each) => (Date.parse(day) - Date.UTC(each, month - 1, 15)) / WEEK)
    .find((since) => since >= 0);
  return weeks !== undefined && weeks <= untilGone ? weeks : null;
}

/** Weeks until the middle of its next month of sowing. */
export function weeksUntilSowing({ sown }: ShortLife, day: string, hemisphere: GrowthFacts['hemisphere']): number {
  const month = localMonth(sown, hemisphere);
  const year = Number(day.slice(0, 4));
  const weeks = [year, year + 1]
    .map((each) => (Date.UTC(each, month - 1, 15) - Date.parse(day)) / WEEK)
    .find((until) => until > 0);
  return Math.ceil(weeks ?? 0);
}

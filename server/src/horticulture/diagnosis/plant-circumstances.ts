import type { KnownCircumstances } from '@plantcare/contract/problem-signs.ts';
import { seasonOf } from '@plantcare/contract/seasons.ts';
import type { Species } from '@plantcare/contract/species.ts';
import type { Circumstances } from '../circumstances.ts';
import { daysBetween } from '../days.ts';
import { isOutdoors, readPlace } from '../text-input/location.ts';
import { averageGap } from '../watering-history.ts';

const RECENT_REPOT_DAYS = 28;
const RECENT_FEED_DAYS = 14;
/** Watered so many times as often as the plant needs at most, and so many times as seldom as it needs at least. */
const OFTEN = 0.6;
const SELDOM = 1.3;

/** What is known of an own plant's circumstances without asking: the season, its place, and what the diary says. */
export function plantCircumstances(
  { today, hemisphere, plant, diary }: Circumstances,
  host: Species | null,
): KnownCircumstances {
  const known: KnownCircumstances = { season: seasonOf(today, hemisphere) };
  if (!plant) return known;
  const place = readPlace(plant.location ?? null, plant.place?.site ?? null);
  if (place.dryAir) known.air = 'dry';
  else if (place.humid) known.air = 'humid';
  if (place.drafty && !isOutdoors(place)) known.temperature = 'cold';
  const since = (day: string) => daysBetween(day.slice(0, 10), today);
  if (plant.lastRepot && since(plant.lastRepot) >= 0 && since(plant.lastRepot) <= RECENT_REPOT_DAYS)
    known.repotted = 'yes';
  const fed = diary.some(({ activity, date }) => activity === 'fertilizing' && since(date) <= RECENT_FEED_DAYS);
  if (fed) known.fed = 'weeks';
  const gap = host && averageGap(diary);
  if (host && gap !== null) {
    if (gap < host.watering.daysGrowing.min * OFTEN) known.watering = 'often';
    else if (gap > host.watering.daysWinter.max * SELDOM) known.watering = 'seldom';
  }
  return known;
}

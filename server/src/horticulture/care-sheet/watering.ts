import type { Season, Span, Species } from '@plantcare/contract/species.ts';
import type { Circumstances } from '../circumstances.ts';
import { daysBetween } from '../days.ts';
import { withoutPots } from '../open-ground.ts';
import { usualPlace } from '../usual-place.ts';
import { wateringDays } from '../watering-history.ts';
import { inSentences } from '../wording.ts';
import { days, everyDays, SEASON_NAMES } from './needs.ts';

/** When and how much to water it in this season, and what its diary says of the last time. */
export function wateringText(plant: Species, season: Season, circumstances: Circumstances): string {
  return inSentences([
    wateringCheck(plant),
    usualDays(plant, season),
    amount(plant),
    sinceLastWatering(plant, season, circumstances),
  ]);
}

function usualDays(plant: Species, season: Season): string {
  if (isInGround(plant))
    return 'In open ground rain does most of it: water in dry weather while it grows, and not in winter.';
  const [growing, winter] = [everyDays(plant.watering.daysGrowing), everyDays(plant.watering.daysWinter)];
  if (growing === null || winter === null)
    return 'How long that takes differs too much from plant to plant for a figure in days: let the check decide.';
  return `That is usually ${growing} while it grows and ${winter} in winter; in ${SEASON_NAMES[season]} expect ${days(daysNow(plant, season))}.`;
}

/** Its usual days in this season: in fall the shorter days already count as half a winter. */
export function daysNow({ watering: { daysGrowing, daysWinter }, growsIn }: Species, season: Season): Span {
  if (season === 'winter') return daysWinter;
  if (growsIn.includes(season)) return daysGrowing;
  const between = (one: number, other: number) => Math.round((one + other) / 2);
  return { min: between(daysGrowing.min, daysWinter.min), max: between(daysGrowing.max, daysWinter.max) };
}

function wateringCheck(plant: Species): string {
  const { check } = plant.watering;
  return isInGround(plant) ? (withoutPots(check) ?? 'Dig a finger down 5 cm and water when it is dry there.') : check;
}

function isInGround(plant: Species): boolean {
  const usual = usualPlace(plant);
  return usual === 'ground' || usual === 'lawn';
}

function amount(plant: Species): string | null {
  const { watering } = plant;
  if (isInGround(plant)) return 'Water the ground deeply but not often, rather than a little every day.';
  // An air plant has neither soil nor saucer.
  if (/\bshake (?:it dry|out the water)\b/.test(watering.check)) return null;
  // The saucer of what may stand in water is not emptied.
  if (/\balways hold\b|\bmay (?:even )?stand in\b|\bstands in no more\b/.test(watering.check)) return null;
  if (watering.class === 'dry')
    return 'Water until it runs out below, empty the saucer, and let the pot dry through again.';
  return 'Water until it runs out below, and empty the saucer after 30 minutes.';
}

function sinceLastWatering(plant: Species, season: Season, { diary, today }: Circumstances): string | null {
  const [last] = wateringDays(diary);
  if (last === undefined) return null;
  const since = daysBetween(last, today);
  if (since < 0) return null;
  const { min, max } = daysNow(plant, season);
  const ago = since === 0 ? 'today' : since === 1 ? 'yesterday' : `${since} days ago`;
  if (since > max) return `Your diary says it was last watered ${ago}, so check it today: it is probably thirsty.`;
  if (since >= min) return `Your diary says it was last watered ${ago}, so check the soil now.`;
  return `Your diary says it was last watered ${ago}, so it is probably still moist; check again in ${min - since} ${min - since === 1 ? 'day' : 'days'}.`;
}

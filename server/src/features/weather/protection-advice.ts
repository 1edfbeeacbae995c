import type { Conditions } from '../../horticulture/weather-conditions.ts';
import type { CareGroup } from '../../horticulture/weather-needs/care-group.ts';
import type { PlantProfile } from '../../horticulture/weather-needs/plant-profile.ts';
import type { WeatherLimits } from '../../horticulture/weather-needs/weather-limits.ts';
import { GROUND_FROST, lastingHarmBelow, warnsBelow } from './cold-harm.ts';
import { celsius, metersPerSecond, rainIs, rounded } from './figures.ts';

/** The weather that can harm plants outdoors. */
export type Dangers = Pick<Conditions, 'nights' | 'sunDay' | 'highest' | 'gusts' | 'rainNext24h'>;

const MOST_SENTENCES = 3;

const NIGHTS = ['tonight', 'tomorrow night', 'the night after tomorrow'] as const;

/** K. What fleece keeps off in one layer, on the ground or over a pot (RHS, "Fleece and crop covers": 2 to 3 °C). */
export const FLEECE = 3;
/** °C. Plants that tolerate this are hardy enough to stay outdoors, wrapped. */
const HARDY = -5;
/** K. So far below the limit of a hardy plant no wrapping keeps its roots from freezing through. */
const BEYOND_WRAPPING = 5;

/** The rain of 24 hours, in mm, that floods pots and beds, and what rots roots that want to be dry. */
const HEAVY_RAIN = 30;
const TOO_WET = 10;

const KEPT_DRY: readonly CareGroup[] = [
  'succulent',
  'shade_succulent',
  'forest_cactus',
  'air_plant',
  'orchid',
  'dry_herb',
];

type Protected = Pick<PlantProfile, 'group' | 'limits'>;

/** What threatens the plants outdoors, by what they tolerate; the worst first. */
export function protectionAdvice(dangers: Dangers, plant: Protected): string {
  const threats = [
    coldThreat(dangers.nights, plant),
    heatThreat(dangers, plant),
    windThreat(dangers, plant.limits),
    rainThreat(dangers, plant.group),
  ].filter((threat) => threat !== null);
  if (threats.length === 0) return allIsWell(dangers, plant);
  return threats.slice(0, MOST_SENTENCES).join(' ');
}

function coldThreat(nights: readonly number[], { group, limits }: Protected): string | null {
  const rounds = nights.map(rounded);
  const coldest = Math.min(...rounds);
  if (coldest < limits.min) return tooCold(rounds, group, limits);
  if (limits.min <= HARDY || coldest >= GROUND_FROST) return null;
  const when = nightsWhen(rounds, (night) => night < GROUND_FROST);
  const what = coldest <= 0 ? 'Light frost' : 'Ground frost is possible';
  return `${what} ${when}: it gets as cold as ${celsius(coldest)}, so cover ${plantsOf(group)} with fleece.`;
}

function tooCold(nights: readonly number[], group: CareGroup, limits: WeatherLimits): string {
  const coldest = Math.min(...nights);
  const figure = celsius(coldest);
  const { min } = limits;
  const limit = `${group === 'unknown' ? 'tender ones' : 'they'} ${min > 0 ? 'need at least' : 'tolerate no less than'} ${celsius(min)}`;
  const remedy = remedyFor(group, min, lastingHarmBelow(limits) - coldest);
  if (coldest <= 0) {
    return `Frost ${nightsWhen(nights, (night) => night <= 0)}, down to ${figure}: ${remedy}, because ${limit}.`;
  }
  const when = nightsWhen(nights, (night) => night < warnsBelow(limits));
  if (coldest < GROUND_FROST) return `Ground frost is possible ${when}, at ${figure}: ${remedy}, because ${limit}.`;
  return `Cold ${when}, down to ${figure}: ${remedy}, because ${limit}.`;
}

/** @param missing how many K the night is colder than what harms the plants lastingly */
function remedyFor(group: CareGroup, min: number, missing: number): string {
  const plants = group === 'unknown' ? 'plants that are not hardy' : plantsOf(group);
  if (min <= HARDY) {
    if (missing > BEYOND_WRAPPING) return `put pots of ${plants} into an unheated room, as no cover is enough`;
    return `wrap the pots and mulch the roots of ${plants}`;
  }
  return missing > FLEECE
    ? `bring ${plants} in, as no fleece is enough`
    : `bring ${plants} in or cover them with fleece`;
}

function nightsWhen(nights: readonly number[], isMeant: (night: number) => boolean): string {
  const meant = nights.flatMap((night, index) => (isMeant(night) ? [index] : []));
  const first = NIGHTS[meant[0] ?? 0] ?? 'soon';
  return meant.length > 1 ? `from ${first} on` : first;
}

function heatThreat({ highest, sunDay }: Dangers, { group, limits: { max } }: Protected): string | null {
  if (rounded(highest) <= max) return null;
  const why = `it gets as hot as ${celsius(highest)} ${sunDay}, and above ${celsius(max)} they suffer`;
  return `Shade ${plantsOf(group)} and move pots off hot stone: ${why}.`;
}

function windThreat({ gusts }: Dangers, { wind }: WeatherLimits): string | null {
  if (rounded(gusts) <= rounded(wind)) return null;
  const why = `gusts reach ${metersPerSecond(gusts)}, and from ${metersPerSecond(wind)} on stems break and pots fall`;
  return `Put pots out of the wind and tie up tall stems: ${why}.`;
}

function rainThreat({ rainNext24h }: Dangers, group: CareGroup): string | null {
  const due = `${rainIs(rainNext24h)} due in the next 24 hours`;
  if (KEPT_DRY.includes(group) && rounded(rainNext24h) >= TOO_WET) {
    return `Put ${plantsOf(group)} under a roof: ${due}, and wet roots rot.`;
  }
  // These grow in bogs.
  if (group === 'carnivorous' || group === 'water_plant' || rounded(rainNext24h) < HEAVY_RAIN) return null;
  return `Empty saucers and see that water runs off: ${due}.`;
}

function allIsWell(
  { nights, sunDay, highest, gusts, rainNext24h }: Dangers,
  { group, limits: { min } }: Protected,
): string {
  const coldest = rounded(Math.min(...nights));
  const frost = coldest <= 0 ? ` (${plantsOf(group)} tolerate ${celsius(min)})` : '';
  const cold = nights.length === 0 ? '' : `the nights get no colder than ${celsius(coldest)}${frost}, `;
  const warmth = `${sunDay === 'today' ? 'the day' : 'tomorrow'} gets no hotter than ${celsius(highest)}`;
  return `Nothing to protect from: ${cold}${warmth}, gusts reach ${metersPerSecond(gusts)} and ${rainIs(rainNext24h)} due.`;
}

/** Of one group some tolerate more than others, so this speaks of the plants that were asked about. */
function plantsOf(group: CareGroup): string {
  return group === 'unknown' ? 'plants' : 'these plants';
}

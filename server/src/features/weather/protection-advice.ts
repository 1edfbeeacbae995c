import type { PlantKind } from '../../horticulture/water-need/plant-kind.ts';
import type { PlantLimits } from '../../horticulture/water-need/plant-limits.ts';
import type { Conditions } from '../../horticulture/weather-conditions.ts';
import { coldThatHarms, GROUND_FROST } from './cold-harm.ts';
import { celsius, metresPerSecond, rainIs, rounded } from './figures.ts';

/** What can harm plants outdoors. */
export type Dangers = Pick<Conditions, 'nights' | 'sunDay' | 'highest' | 'gusts' | 'rainNext24h'>;

const MOST_SENTENCES = 3;

const NIGHTS = ['tonight', 'tomorrow night', 'the night after tomorrow'] as const;

/** K. What fleece keeps off in one layer, on the ground or over a pot (RHS, "Fleece and crop covers": 2 to 3 °C). */
export const FLEECE = 3;
/** What bears less than this is hardy enough to stay outdoors, wrapped. */
const HARDY = -5;
/** K. So far below what a hardy plant bears no wrapping keeps its roots from freezing through. */
const BEYOND_WRAPPING = 5;

/** The rain of 24 hours, in mm, that floods pots and beds, and what rots roots that want to be dry. */
const HEAVY_RAIN = 30;
const TOO_WET = 10;

const KEPT_DRY: readonly PlantKind[] = [
  'succulent',
  'shade_succulent',
  'forest_cactus',
  'air_plant',
  'orchid',
  'dry_herb',
];

/** What threatens the plants outdoors, against what they bear; the worst first. */
export function protectionAdvice(dangers: Dangers, kind: PlantKind, limits: PlantLimits): string {
  const threats = [
    coldThreat(dangers.nights, kind, limits),
    heatThreat(dangers, kind, limits),
    windThreat(dangers, limits),
    rainThreat(dangers, kind),
  ].filter((threat) => threat !== null);
  if (threats.length === 0) return allIsWell(dangers, kind, limits);
  return threats.slice(0, MOST_SENTENCES).join(' ');
}

function coldThreat(nights: readonly number[], kind: PlantKind, limits: PlantLimits): string | null {
  const rounds = nights.map(rounded);
  const coldest = Math.min(...rounds);
  const harmful = coldThatHarms(limits);
  if (coldest < Math.min(harmful, limits.min)) return tooCold(rounds, kind, limits.min, harmful);
  if (limits.min <= HARDY || coldest >= GROUND_FROST) return null;
  const when = nightsWhen(rounds, (night) => night < GROUND_FROST);
  const what = coldest <= 0 ? 'Light frost' : 'Ground frost is possible';
  return `${what} ${when}: it gets as cold as ${celsius(coldest)}, so cover ${plantsOf(kind)} with fleece.`;
}

function tooCold(nights: readonly number[], kind: PlantKind, min: number, harmful: number): string {
  const coldest = Math.min(...nights);
  const figure = celsius(coldest);
  const limit = `${kind === 'any' ? 'tender ones' : 'they'} ${min > 0 ? 'need at least' : 'bear no less than'} ${celsius(min)}`;
  const remedy = remedyFor(kind, min, Math.min(min, harmful) - coldest);
  if (coldest <= 0) {
    return `Frost ${nightsWhen(nights, (night) => night <= 0)}, down to ${figure}: ${remedy}, for ${limit}.`;
  }
  const when = nightsWhen(nights, (night) => night < harmful);
  if (coldest < GROUND_FROST) return `Ground frost is possible ${when}, at ${figure}: ${remedy}, for ${limit}.`;
  return `Cold ${when}, down to ${figure}: ${remedy}, for ${limit}.`;
}

/** @param missing how many K the night falls short of what the plants bear */
function remedyFor(kind: PlantKind, min: number, missing: number): string {
  const plants = kind === 'any' ? 'plants that are not hardy' : plantsOf(kind);
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

function heatThreat({ highest, sunDay }: Dangers, kind: PlantKind, { max }: PlantLimits): string | null {
  if (rounded(highest) <= max) return null;
  const why = `it gets as hot as ${celsius(highest)} ${sunDay}, and above ${celsius(max)} they suffer`;
  return `Shade ${plantsOf(kind)} and move pots off hot stone: ${why}.`;
}

function windThreat({ gusts }: Dangers, { wind }: PlantLimits): string | null {
  if (rounded(gusts) <= rounded(wind)) return null;
  const why = `gusts reach ${metresPerSecond(gusts)}, and from ${metresPerSecond(wind)} on stems break and pots fall`;
  return `Put pots out of the wind and tie up tall stems: ${why}.`;
}

function rainThreat({ rainNext24h }: Dangers, kind: PlantKind): string | null {
  const due = `${rainIs(rainNext24h)} due in the next 24 hours`;
  if (KEPT_DRY.includes(kind) && rounded(rainNext24h) >= TOO_WET) {
    return `Put ${plantsOf(kind)} under a roof: ${due}, and wet roots rot.`;
  }
  // These grow in bogs.
  if (kind === 'carnivorous' || kind === 'bog_plant' || rounded(rainNext24h) < HEAVY_RAIN) return null;
  return `Empty saucers and see that water runs off: ${due}.`;
}

function allIsWell(
  { nights, sunDay, highest, gusts, rainNext24h }: Dangers,
  kind: PlantKind,
  { min }: PlantLimits,
): string {
  const coldest = rounded(Math.min(...nights));
  const frost = coldest <= 0 ? ` (${plantsOf(kind)} bear ${celsius(min)})` : '';
  const cold = nights.length === 0 ? '' : `the nights get no colder than ${celsius(coldest)}${frost}, `;
  const warmth = `${sunDay === 'today' ? 'the day' : 'tomorrow'} gets no hotter than ${celsius(highest)}`;
  return `Nothing to protect from: ${cold}${warmth}, gusts reach ${metresPerSecond(gusts)} and ${rainIs(rainNext24h)} due.`;
}

/** Of one kind some bear more than others, so it is of those that were asked about. */
function plantsOf(kind: PlantKind): string {
  return kind === 'any' ? 'plants' : 'these plants';
}

import type { Health } from '@plantcare/contract/plants.ts';
import { LIGHT_CLASSES, type LightClass, type Species } from '@plantcare/contract/species.ts';
import { type Estimate, exactly } from './estimate.ts';
import type { GrowthFacts } from './facts.ts';
import { diesBack } from './life.ts';

/**
 * Shares of full growth, all own assumptions: horticulture agrees on their order, not on figures. Unknown facts span what
 * is likely, so that a band without them holds the bands of every likely answer.
 */
const HEALTH: Record<Health, number> = { healthy: 1, needs_attention: 0.6, sick: 0.2 };
/** By how many classes the light is too dim or too strong for the species, beginning with one. */
const TOO_DIM = [0.5, 0.25, 0.1] as const;
const TOO_STRONG = [0.75, 0.5, 0.35] as const;
const ACCEPTED_LIGHT = 0.85;
const UNKNOWN_LIGHT: Estimate = { low: 0.45, expected: 0.75, high: 1 };

/** Out of season: a warm room keeps most plants going a little, the cold does not. */
const RESTING_INDOORS = 0.25;
const RESTING_OUTDOORS = 0.05;
const RESTING_SOMEWHERE: Estimate = { low: 0.05, expected: 0.2, high: 0.25 };

const FRESH_WEEKS = 4;
const FRESHLY_REPOTTED = 0.4;
const ROOTBOUND = 0.75;
const VERY_ROOTBOUND = 0.55;
const UNKNOWN_ROOTS: Estimate = { low: 0.55, expected: 0.85, high: 1 };

const REGROWING_WEEKS = 4;
const FRESHLY_PRUNED = 0.6;

/** Plants of one species differ; those of a genus or family differ more. */
const KINSHIP: Record<GrowthFacts['as'], Estimate> = {
  species: { low: 0.75, expected: 1, high: 1.25 },
  genus: { low: 0.55, expected: 1, high: 1.6 },
  family: { low: 0.4, expected: 1, high: 2 },
};

const WEEKS_OF_A_YEAR = 52;

export function healthFactor(health: Health): Estimate {
  return exactly(HEALTH[health]);
}

export function kinshipFactor(as: GrowthFacts['as']): Estimate {
  return KINSHIP[as];
}

export function lightFactor({ light }: Species, given: LightClass | null): Estimate {
  if (given === null) return UNKNOWN_LIGHT;
  const share = lightShare(light, given);
  return { low: share * 0.9, expected: share, high: Math.min(1, share * 1.1) };
}

/** How many classes too dim (below 0) or too strong (above 0) the light is; 0 where the species accepts it. */
export function lightMisfit({ accepted }: Species['light'], given: LightClass): number {
  const classes = accepted.map((each) => LIGHT_CLASSES.indexOf(each));
  const at = LIGHT_CLASSES.indexOf(given);
  const [dimmest, strongest] = [Math.min(...classes), Math.max(...classes)];
  return at < dimmest ? at - dimmest : Math.max(0, at - strongest);
}

function lightShare(light: Species['light'], given: LightClass): number {
  if (given === light.preferred) return 1;
  const misfit = lightMisfit(light, given);
  if (misfit === 0) return ACCEPTED_LIGHT;
  const shares = misfit < 0 ? TOO_DIM : TOO_STRONG;
  return shares[Math.abs(misfit) - 1] ?? shares[2];
}

/** @param grows whether the species grows in that week */
export function seasonFactor(facts: GrowthFacts, grows: boolean): Estimate {
  if (grows) return exactly(1);
  if (diesBack(facts.plant)) return exactly(0);
  if (facts.place.site === null) return RESTING_SOMEWHERE;
  return exactly(facts.place.site === 'indoors' ? RESTING_INDOORS : RESTING_OUTDOORS);
}

/** The roots pause after repotting and find no more room when it is overdue; in open ground neither matters. */
export function rootFactor({ plant, place, pot, sinceRepot }: GrowthFacts, weeks: number): Estimate {
  if (isPlantedOut({ place, pot }) || diesBack(plant) || plant.repottingYears === null) return exactly(1);
  if (sinceRepot === null) return UNKNOWN_ROOTS;
  const passed = sinceRepot + weeks;
  if (passed < FRESH_WEEKS) return exactly(FRESHLY_REPOTTED);
  const due = plant.repottingYears.max * WEEKS_OF_A_YEAR;
  if (passed <= due) return exactly(1);
  return exactly(passed <= 2 * due ? ROOTBOUND : VERY_ROOTBOUND);
}

/** After a cut, side shoots come before height. */
export function pruningFactor({ sincePrune }: GrowthFacts, weeks: number): Estimate {
  return exactly(sincePrune !== null && sincePrune + weeks < REGROWING_WEEKS ? FRESHLY_PRUNED : 1);
}

export function isPlantedOut({ place, pot }: Pick<GrowthFacts, 'place' | 'pot'>): boolean {
  return place.openGround && pot === null;
}

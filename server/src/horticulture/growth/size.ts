import type { Size } from '@plantcare/contract/plants.ts';
import { seasonOf } from '@plantcare/contract/seasons.ts';
import { isSeasonal } from '../usual-place.ts';
import { heightAfter, SEEDLING, SPROUT, seasonalRate, yearlyRate } from './course.ts';
import { type Estimate, each, exactly } from './estimate.ts';
import { isPlantedOut } from './factors.ts';
import type { GrowthFacts } from './facts.ts';
import { dayAfter, diesBack, growsAfter } from './life.ts';
import { type ShortLife, shortLife, weeksSinceSowing } from './short-life.ts';

/**
 * Doubling the volume of the pot gave 43% more biomass in a meta-analysis of 65 studies: Poorter et al., "Pot size
 * matters", Functional Plant Biology 39 (2012). Biomass then goes with volume^0.516; with volume as the cube of the
 * diameter and mass as the cube of the height, height goes with diameter^0.516.
 */
const POT_EXPONENT = Math.log2(1.43);

/** A full-grown plant stands well in a pot a third as wide as it is tall or broad, within these cm: an own rule of thumb. */
const POT_SHARE = 1 / 3;
const SMALLEST_POT = 9;
const LARGEST_POT = 50;
const UNKNOWN_POT: Estimate = { low: 0.6, expected: 0.85, high: 1 };

/** The part of its final height that a gardener's word for its size means: an own assumption. */
const SIZE: Record<Size, Estimate> = {
  small: { low: 0.1, expected: 0.2, high: 0.35 },
  medium: { low: 0.3, expected: 0.45, high: 0.65 },
  large: { low: 0.55, expected: 0.75, high: 0.95 },
};

/** Weeks of full growth in a week of life so far, winters and dim corners included: an own assumption. */
const PAST: Estimate = { low: 0.35, expected: 0.6, high: 0.85 };
/** The age of a plant of which none is told, in weeks: from a bought young plant to one of three years. */
const UNKNOWN_AGE: Estimate = { low: 8, expected: 26, high: 150 };
/** Of one in the ground: from a young plant to one of ten years. */
const UNKNOWN_AGE_PLANTED: Estimate = { low: 8, expected: 150, high: 520 };
/** And of an annual, which lives for a season. */
const UNKNOWN_AGE_OF_ANNUAL: Estimate = { low: 4, expected: 10, high: 20 };
/** Of the weeks since the first month of its sowing, the age of a crop whose age is not known: it may be sown later. */
const SOWN_LATER: Estimate = { low: 0.4, expected: 0.8, high: 1 };
/** Weeks of full growth in a week of a short life, which has no winter. */
const PAST_OF_A_SEASON: Estimate = { low: 0.6, expected: 0.85, high: 1 };
const WEEKS_OF_A_YEAR = 52;

/** The height in cm that the species reaches where this plant stands, whatever its pot. */
export function matureHeight(facts: GrowthFacts): number {
  const { potted, ground } = facts.plant.matureSize;
  const [here, elsewhere] = isPlantedOut(facts) ? [ground, potted] : [potted, ground];
  return (here ?? elsewhere)?.height ?? 0;
}

/** The diameter in cm of the pot that a full-grown plant of the species wants. */
export function amplePot({ plant: { matureSize } }: GrowthFacts): number {
  const extent = matureSize.potted ?? matureSize.ground;
  const widest = Math.max(extent?.height ?? 0, extent?.spread ?? 0);
  return Math.min(LARGEST_POT, Math.max(SMALLEST_POT, widest * POT_SHARE));
}

/** K: the height in cm that the pot lets it reach; at least what it has already. */
export function finalHeight(facts: GrowthFacts): Estimate {
  const mature = matureHeight(facts);
  const share = potShare(facts);
  const reach = each(share, exactly(mature), (part, whole) => part * whole);
  return facts.height === null ? reach : each(reach, exactly(facts.height), Math.max);
}

function potShare(facts: GrowthFacts): Estimate {
  if (isPlantedOut(facts)) return exactly(1);
  if (facts.pot === null) return UNKNOWN_POT;
  return exactly(Math.min(1, (facts.pot / amplePot(facts)) ** POT_EXPONENT));
}

/** H₀: the height in cm that it has today, never more than what it can reach. */
export function presentHeight(facts: GrowthFacts): Estimate {
  if (facts.height !== null) return exactly(facts.height);
  const full = finalHeight(facts);
  const part = presentPart(facts);
  return each(part, full, (share, height) => share * height);
}

function presentPart(facts: GrowthFacts): Estimate {
  if (facts.plant.category === 'bulb') return bulbPart(facts);
  const aged = agedPart(facts);
  if (facts.size === null) return aged;
  // The word was chosen by looking at the plant, an age only counts weeks.
  return facts.age === null ? SIZE[facts.size] : each(aged, SIZE[facts.size], (one, other) => Math.sqrt(one * other));
}

function agedPart(facts: GrowthFacts): Estimate {
  const { plant, age } = facts;
  const life = shortLife(plant);
  if (life) return shortLivedPart(facts, life);
  const lasting = isPlantedOut(facts) ? UNKNOWN_AGE_PLANTED : UNKNOWN_AGE;
  const unknown = isSeasonal(plant) ? UNKNOWN_AGE_OF_ANNUAL : lasting;
  const weeks = age === null ? unknown : exactly(age);
  const [seed, rate] = diesBack(plant)
    ? [SPROUT, seasonalRate(plant.growthRate)]
    : [SEEDLING, yearlyRate(plant.growthRate, matureHeight(facts))];
  return each(weeks, PAST, (passed, pace) => heightAfter(seed, 1, passed * pace * rate));
}

/** What is not sown yet begins as a sprout. */
function shortLivedPart({ plant, age, today, hemisphere }: GrowthFacts, life: ShortLife): Estimate {
  const since = weeksSinceSowing(life, today, hemisphere) ?? 0;
  const weeks = age === null ? each(SOWN_LATER, exactly(since), (part, whole) => part * whole) : exactly(age);
  const rate = seasonalRate(plant.growthRate, life.untilRipe);
  return each(weeks, PAST_OF_A_SEASON, (passed, pace) => heightAfter(SPROUT, 1, passed * pace * rate));
}

/** A bulb sprouts from the ground again each season. */
function bulbPart(facts: GrowthFacts): Estimate {
  const weeks = exactly(weeksOfGrowth(facts));
  return each(weeks, PAST, (passed, pace) =>
    heightAfter(SPROUT, 1, passed * pace * seasonalRate(facts.plant.growthRate)),
  );
}

/** Weeks since the seasons began in which it grows now; 0 while it rests. */
function weeksOfGrowth(facts: GrowthFacts): number {
  let weeks = 0;
  while (
    weeks < WEEKS_OF_A_YEAR &&
    facts.plant.growsIn.includes(seasonOf(dayAfter(facts.today, -weeks), facts.hemisphere))
  ) {
    weeks++;
  }
  return growsAfter(facts, 0) ? weeks : 0;
}

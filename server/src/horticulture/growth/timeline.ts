import type { GrowthPoint } from '@plantcare/contract/assistant/growth-prediction.ts';
import { heightAfter, seasonalRate, yearlyRate } from './course.ts';
import { type Estimate, exactly, product } from './estimate.ts';
import { healthFactor, kinshipFactor, lightFactor, pruningFactor, rootFactor, seasonFactor } from './factors.ts';
import type { GrowthFacts } from './facts.ts';
import { diesBack, growsAfter, weeksToLive, weeksUntilSown } from './life.ts';
import { shortLife } from './short-life.ts';
import { finalHeight, matureHeight, presentHeight } from './size.ts';

/** Weeks from today; 4, 12, 26 and 52 are among the points of what lives that long. */
const LAST_WEEK = 52;
const STEP = 2;

/**
 * The heights of the coming year, a point every two weeks; those of an annual end with its life, and are 0 before it is
 * sown. The progress of each week is the coefficient of the course times what light, health, roots, pruning and season leave of it. They never fall and never exceed what can be reached.
 */
export function growthTimeline(facts: GrowthFacts): GrowthPoint[] {
  const start = presentHeight(facts);
  const full = finalHeight(facts);
  const points: GrowthPoint[] = [];
  const last = Math.min(LAST_WEEK, weeksToLive(facts));
  const sown = weeksUntilSown(facts);
  let progress = exactly(0);
  for (let weeks = 0; weeks <= last; weeks++) {
    const isThere = weeks >= sown;
    if (weeks % STEP === 0 || weeks === last)
      points.push({ weeks, ...(isThere ? heights(start, full, progress) : exactly(0)) });
    const more = progressOf(facts, weeks);
    progress = {
      low: progress.low + more.low,
      expected: progress.expected + more.expected,
      high: progress.high + more.high,
    };
  }
  return points;
}

function progressOf(facts: GrowthFacts, weeks: number): Estimate {
  const { plant } = facts;
  const rate = diesBack(plant)
    ? seasonalRate(plant.growthRate, shortLife(plant)?.untilRipe)
    : yearlyRate(plant.growthRate, matureHeight(facts));
  return product(
    exactly(rate),
    kinshipFactor(facts.as),
    lightFactor(plant, facts.light),
    healthFactor(facts.health),
    seasonFactor(facts, growsAfter(facts, weeks)),
    rootFactor(facts, weeks),
    pruningFactor(facts, weeks),
  );
}

function heights(start: Estimate, full: Estimate, progress: Estimate): Estimate {
  return {
    low: millimeters(heightAfter(start.low, full.low, progress.low)),
    expected: millimeters(heightAfter(start.expected, full.expected, progress.expected)),
    high: millimeters(heightAfter(start.high, full.high, progress.high)),
  };
}

function millimeters(cm: number): number {
  return Math.round(cm * 10) / 10;
}

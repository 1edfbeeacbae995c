import type { GrowthPoint } from '@plantcare/contract/assistant/growth-prediction.ts';
import { toInches, type Units } from '@plantcare/contract/units.ts';

/** Below this the height of a plant is given in halves of a centimeter, or of an inch. */
const SMALL: Readonly<Record<Units, number>> = { metric: 20, us: 10 };

const UNITS: Readonly<Record<Units, string>> = { metric: 'cm', us: 'in' };

/** A height in cm as a number of centimeters or inches. */
function heightIn(units: Units, cm: number): number {
  const height = units === 'us' ? toInches(cm * 10) : cm;
  return height < SMALL[units] ? Math.round(height * 2) / 2 : Math.round(height);
}

/** "32 cm" or "13 in" */
export function height(cm: number, units: Units): string {
  return `${heightIn(units, cm)} ${UNITS[units]}`;
}

/** "28–36 cm", or one figure if both ends are the same. */
export function heightSpan({ low, high }: Pick<GrowthPoint, 'low' | 'high'>, units: Units): string {
  const [from, to] = [heightIn(units, low), heightIn(units, high)];
  return from === to ? height(low, units) : `${from}–${height(high, units)}`;
}

/** "Today", "In 4 weeks", "In a year" */
export function whenText(weeks: number): string {
  if (weeks === 0) return 'Today';
  if (weeks === 52) return 'In a year';
  return `In ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}

/** Weeks from now that the table has; the chart shows what lies between. */
const MILESTONES = [0, 4, 12, 26, 52];

export function milestonesOf(points: readonly GrowthPoint[]): readonly GrowthPoint[] {
  const input = points.filter(({ weeks }) => MILESTONES.includes(weeks));
  return input.length > 1 ? input : points;
}

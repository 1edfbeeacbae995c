import type { GrowthPoint } from '@plantcare/contract/assistant/growth-prediction.ts';

/** Below this a plant's height is told to the half centimeter. */
const SMALL_CM = 20;

function figure(cm: number): string {
  return String(cm < SMALL_CM ? Math.round(cm * 2) / 2 : Math.round(cm));
}

/** "32 cm" */
export function height(cm: number): string {
  return `${figure(cm)} cm`;
}

/** "28–36 cm", or one figure when the span is not to be told apart. */
export function heightSpan({ low, high }: Pick<GrowthPoint, 'low' | 'high'>): string {
  return figure(low) === figure(high) ? height(low) : `${figure(low)}–${height(high)}`;
}

/** "Today", "In 4 weeks", "In a year" */
export function whenText(weeks: number): string {
  if (weeks === 0) return 'Today';
  if (weeks === 52) return 'In a year';
  return `In ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
}

/** Weeks from now that are told in figures; the chart shows what lies between. */
const MILESTONES = [0, 4, 12, 26, 52];

export function milestonesOf(points: readonly GrowthPoint[]): readonly GrowthPoint[] {
  const input = points.filter(({ weeks }) => MILESTONES.includes(weeks));
  return input.length > 1 ? input : points;
}

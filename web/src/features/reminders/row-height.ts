import type { PlanRow } from './plan-rows.ts';

const ROW = 73;
const HEADING = 52;

/** The height of a row in pixels before it is drawn; only a guess, corrected by what is drawn. */
export function guessHeight({ reminder: { description, adjustment }, heading }: PlanRow): number {
  return ROW + (description === null ? 0 : 20) + (adjustment ? 20 : 0) + (heading === null ? 0 : HEADING);
}

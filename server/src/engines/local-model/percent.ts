/** A probability from 0 to 1 in percent, to a tenth. */
export function toPercent(probability: number): number {
  return Math.round(Math.min(1, Math.max(0, probability)) * 1000) / 10;
}

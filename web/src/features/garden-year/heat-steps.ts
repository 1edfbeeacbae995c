/** The most steps of the heat map that a day with waterings can have. */
const STEPS = 4;

/**
 * From how many waterings on a day has each step, such as 1, 2, 4 and 7: about as many days in each, so that one day on which
 * the whole garden was logged does not make all others look alike.
 */
export function heatSteps(counts: readonly number[]): number[] {
  const sorted = counts.filter((count) => count > 0).sort((a, b) => a - b);
  if (sorted.length === 0) return [];
  const starts = Array.from({ length: STEPS }, (_, step) => sorted[Math.floor((step * sorted.length) / STEPS)] ?? 1);
  return [...new Set([1, ...starts.slice(1)])].sort((a, b) => a - b);
}

/** 0 for none, else from 1 on the step of a count. */
export function heatStep(count: number, steps: readonly number[]): number {
  return count === 0 ? 0 : steps.filter((from) => from <= count).length;
}

/** "1", "2–3" and "4 or more". */
export function stepNames(steps: readonly number[]): string[] {
  return steps.map((from, step) => {
    const next = steps[step + 1];
    if (next === undefined) return `${from} or more`;
    return next - 1 === from ? String(from) : `${from}–${next - 1}`;
  });
}

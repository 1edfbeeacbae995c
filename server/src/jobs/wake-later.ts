import { randomInt } from 'node:crypto';

const SHORTEST_MS = 500;
const LONGEST_MS = 2500;

/**
 * Runs background work that a call has asked for at a random moment after its answer. If it ran at once, the time until the
 * answer would tell what the work found, such as whether there is an account.
 */
export function wakeLater(wake: () => void): void {
  setTimeout(wake, randomInt(SHORTEST_MS, LONGEST_MS)).unref();
}

import type { Clock } from '../../src/clock.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** A clock that stands still until it is moved. */
export function movableClock(start = '2026-05-01T08:00:00.000Z'): Clock & { forward(milliseconds: number): void } {
  let now = Date.parse(start);
  return Object.assign(() => new Date(now), {
    forward(milliseconds: number) {
      now += milliseconds;
    },
  });
}

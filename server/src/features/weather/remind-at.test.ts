import { expect, test } from 'vitest';
import type { Forecast } from './forecast.ts';
import { remindAt } from './remind-at.ts';

const HOUR = 3_600_000;
/** Where clocks are two hours ahead of UTC. */
const BERLIN = { utcOffsetMs: 2 * HOUR } as Forecast; // All that the moment depends on.

const at = (local: string) => Date.parse(`${local}:00.000+02:00`);

test.each([
  ['frost', 'on the evening before', '2026-05-02T05:00', '2026-05-01T10:00', '2026-05-01T18:00'],
  ['cold', 'on the evening of the same day', '2026-05-01T23:00', '2026-05-01T10:00', '2026-05-01T18:00'],
  ['frost', 'at the next full hour in the night itself', '2026-05-02T05:00', '2026-05-01T20:20', '2026-05-01T21:00'],
  ['frost', 'never once it is over', '2026-05-02T05:00', '2026-05-02T04:40', null],
  ['heat', 'in the morning of that day', '2026-05-02T15:00', '2026-05-01T10:00', '2026-05-02T07:00'],
  ['storm', 'three hours before', '2026-05-01T20:00', '2026-05-01T10:00', '2026-05-01T17:00'],
  ['dry', 'this evening', '2026-05-02T10:00', '2026-05-01T10:00', '2026-05-01T18:00'],
] as const)('reminds of %s %s', (kind, _, worst, now, expected) => {
  const moment = remindAt(kind, at(worst), BERLIN, new Date(at(now)));
  expect(moment?.getTime() ?? null).toBe(expected === null ? null : at(expected));
});

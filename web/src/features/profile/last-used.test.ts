import { expect, it } from 'vitest';
import { lastUsedText } from './last-used.ts';

const NOW = new Date('2026-05-20T12:00:00.000Z');

it.each([
  ['2026-05-20T11:59:59.000Z', 'Used within the last two hours'],
  ['2026-05-20T12:00:30.000Z', 'Used within the last two hours'],
  ['2026-05-20T10:00:00.000Z', 'Used 2 hours ago'],
  ['2026-05-19T12:30:00.000Z', 'Used 23 hours ago'],
  ['2026-05-19T12:00:00.000Z', 'Used yesterday'],
  ['2026-05-18T12:00:00.000Z', 'Used 2 days ago'],
  ['2026-05-13T12:00:00.000Z', 'Last used on May 13, 2026'],
])('A session last used at %s: %s', (instant, text) => {
  expect(lastUsedText(instant, NOW)).toBe(text);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adviceText, careTask, doneText, remindText } from './garden-words.ts';

beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB'));
afterEach(() => void vi.restoreAllMocks());

it('says what to do, and what was done', () => {
  expect(adviceText({ kind: 'frost', cares: ['covered', 'moved_in'] }, 2)).toBe(
    'Cover them with fleece or bring them in.',
  );
  expect(adviceText({ kind: 'heat', cares: ['shaded', 'watering'] }, 1)).toBe(
    'Shade it and water it early or in the evening.',
  );
  expect(doneText('moved_in')).toBe('Moved inside');
  expect(careTask('covered', 'Lemmy')).toBe('Cover Lemmy');
  expect(careTask('watering', 'Lemmy')).toBe('Water Lemmy');
});

it.each([
  [18, 0, 'tonight at 18:00'],
  [14, 0, 'today at 14:00'],
  [7, 1, 'tomorrow at 7:00'],
])('says when a reminder at %i:00 in %i days comes', (hour, days, text) => {
  expect(remindText(new Date(2026, 4, 1 + days, hour), new Date(2026, 4, 1, 10))).toBe(text);
});

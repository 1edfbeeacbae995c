import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { at, exampleReminder } from './example-reminder.ts';
import {
  dayHeading,
  dueLabel,
  dueText,
  longerRhythmQuestion,
  movedText,
  rhythmText,
  timeOfDay,
} from './reminder-words.ts';

// Where clocks have 24 hours.
beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB'));
afterEach(() => void vi.restoreAllMocks());

// A Wednesday.
const NOW = new Date(2026, 4, 20, 10);
const due = (scheduledDate: string, rest = {}) => exampleReminder('Water', { scheduledDate, ...rest });

describe('the rhythm', () => {
  it.each([
    ['once', 1, 'Once'],
    ['daily', 1, 'Every day'],
    ['daily', 7, 'Every 7 days'],
    ['weekly', 2, 'Every 2 weeks'],
    ['monthly', 1, 'Every month'],
  ] as const)('%s, %i: %s', (frequency, interval, text) => {
    expect(rhythmText({ frequency, interval })).toBe(text);
  });
});

describe('when it is due', () => {
  it.each([
    [at(5, 20, 0, 46), 'since 0:46'],
    [at(5, 20, 10), 'since 10:00'],
    [at(5, 20, 10, 1), 'today at 10:01'],
    [at(5, 20, 18, 5), 'today at 18:05'],
    [at(5, 21, 0), 'tomorrow at 0:00'],
    [at(5, 22), 'Friday at 9:00'],
    [at(5, 26), 'Tuesday at 9:00'],
    [at(5, 27), 'May 27 at 9:00'],
    [at(1, 3, 9, 0, 2027), 'Jan 3, 2027 at 9:00'],
    [at(5, 19, 23), 'since yesterday'],
    [at(5, 18), 'for 2 days'],
  ])('%s: %s', (moment, text) => {
    expect(dueText(due(moment), NOW)).toBe(text);
  });

  it('is said of the moment that it was put off to', () => {
    expect(dueText(due(at(5, 18), { snoozedUntil: at(5, 21) }), NOW)).toBe('tomorrow at 9:00');
    expect(movedText(due(at(5, 18), { snoozedUntil: at(5, 21) }), NOW)).toBe('Moved to tomorrow at 9:00');
  });

  it('becomes when it was done', () => {
    expect(dueText(due(at(5, 18), { completed: true, completedAt: at(5, 19) }), NOW)).toBe('yesterday');
    expect(dueText(due(at(5, 18), { completed: true }), NOW)).toBe('');
  });
});

describe('the heading in the plan', () => {
  it.each([
    [at(5, 20, 9), 'Overdue'],
    [at(5, 20, 23), 'Today'],
    [at(5, 21, 0), 'Tomorrow'],
    [at(5, 22), 'Friday, May 22'],
    [at(5, 28), 'May 28'],
    [at(1, 3, 9, 0, 2027), 'Jan 3, 2027'],
  ])('%s: %s', (moment, heading) => {
    expect(dayHeading(due(moment), NOW)).toBe(heading);
  });

  it('leaves the time to be said', () => {
    expect(timeOfDay(due(at(5, 22, 18, 5)), NOW)).toBe('18:05');
    expect(timeOfDay(due(at(5, 18)), NOW)).toBe('for 2 days');
  });
});

describe('the label on the dashboard', () => {
  it.each([
    [at(5, 19, 23), 'Overdue'],
    [at(5, 20, 9), 'Overdue'],
    [at(5, 20, 10), 'Overdue'],
    [at(5, 20, 23), 'Today'],
    [at(5, 21, 0), 'Tomorrow'],
    [at(5, 22), 'In 2 days'],
    [at(5, 27), 'In 7 days'],
  ])('%s: %s', (moment, label) => {
    expect(dueLabel(due(moment), NOW)).toBe(label);
  });
});

describe('the question for a longer rhythm', () => {
  it('names both', () => {
    const days = (interval: number) => ({ frequency: 'daily', interval }) as const;
    expect(longerRhythmQuestion(days(7), days(9))).toBe('Water every 9 days instead of 7?');
    expect(longerRhythmQuestion(days(1), days(2))).toBe('Water every 2 days instead of every day?');
    expect(longerRhythmQuestion({ frequency: 'weekly', interval: 1 }, days(9))).toBe(
      'Water every 9 days instead of every week?',
    );
  });
});

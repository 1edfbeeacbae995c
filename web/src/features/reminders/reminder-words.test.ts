import { describe, expect, it } from 'vitest';
import { at, exampleReminder } from './example-reminder.ts';
import { dueLabel, dueText, longerRhythmQuestion, movedText, rhythmText } from './reminder-words.ts';

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
    [at(5, 20, 0, 46), 'Overdue since 0:46'],
    [at(5, 20, 10), 'Overdue since 10:00'],
    [at(5, 20, 10, 1), 'Due today at 10:01'],
    [at(5, 20, 18, 5), 'Due today at 18:05'],
    [at(5, 21, 0), 'Due tomorrow at 0:00'],
    [at(5, 22), 'Due Friday at 9:00'],
    [at(5, 26), 'Due Tuesday at 9:00'],
    [at(5, 27), 'Due May 27 at 9:00'],
    [at(1, 3, 9, 0, 2027), 'Due Jan 3, 2027 at 9:00'],
    [at(5, 19, 23), 'Overdue since yesterday'],
    [at(5, 18), '2 days overdue'],
  ])('%s: %s', (moment, text) => {
    expect(dueText(due(moment), NOW)).toBe(text);
  });

  it('is said of the moment that it was put off to', () => {
    expect(dueText(due(at(5, 18), { snoozedUntil: at(5, 21) }), NOW)).toBe('Due tomorrow at 9:00');
    expect(movedText(due(at(5, 18), { snoozedUntil: at(5, 21) }), NOW)).toBe('Moved to tomorrow at 9:00');
  });

  it('becomes when it was done', () => {
    expect(dueText(due(at(5, 18), { completed: true, completedAt: at(5, 19) }), NOW)).toBe('Done yesterday');
    expect(dueText(due(at(5, 18), { completed: true }), NOW)).toBe('Done');
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

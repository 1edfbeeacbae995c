import { describe, expect, it } from 'vitest';
import { height, heightSpan, milestonesOf, whenText } from './growth-words.ts';

describe('growth in words', () => {
  it('tells a height to the centimeter, and that of a small plant to the half', () => {
    expect(height(32.4, 'metric')).toBe('32 cm');
    expect(height(7.6, 'metric')).toBe('7.5 cm');
  });

  it('tells a span by its ends, unless they are the same', () => {
    expect(heightSpan({ low: 27.8, high: 36.2 }, 'metric')).toBe('28–36 cm');
    expect(heightSpan({ low: 30.1, high: 30.3 }, 'metric')).toBe('30 cm');
  });

  it('gives heights in inches to who reads those', () => {
    expect([height(32.4, 'us'), height(7.6, 'us'), heightSpan({ low: 27.8, high: 36.2 }, 'us')]).toEqual([
      ...['13 in', '3 in', '11–14 in'],
    ]);
  });

  it('tells weeks from now', () => {
    expect([0, 1, 26, 52].map(whenText)).toEqual(['Today', 'In 1 week', 'In 26 weeks', 'In a year']);
  });

  it('tells the milestones of a course, or all of one that has none', () => {
    const course = (...weeks: number[]) => weeks.map((week) => ({ weeks: week, low: 1, expected: 2, high: 3 }));
    expect(milestonesOf(course(0, 2, 4, 6, 12, 26, 40, 52)).map(({ weeks }) => weeks)).toEqual([0, 4, 12, 26, 52]);
    expect(milestonesOf(course(3, 9))).toHaveLength(2);
  });
});

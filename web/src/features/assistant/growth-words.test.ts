import { describe, expect, it } from 'vitest';
import { height, heightSpan, whenText } from './growth-words.ts';

describe('growth in words', () => {
  it('tells a height to the centimeter, and that of a small plant to the half', () => {
    expect(height(32.4)).toBe('32 cm');
    expect(height(7.6)).toBe('7.5 cm');
  });

  it('tells a span by its ends, unless they are the same', () => {
    expect(heightSpan({ low: 27.8, high: 36.2 })).toBe('28–36 cm');
    expect(heightSpan({ low: 30.1, high: 30.3 })).toBe('30 cm');
  });

  it('tells weeks from now', () => {
    expect([0, 1, 26, 52].map(whenText)).toEqual(['Today', 'In 1 week', 'In 26 weeks', 'In a year']);
  });
});

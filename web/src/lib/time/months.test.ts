import { expect, it } from 'vitest';
import { inMonths, monthsOf, otherMonths, shortMonths } from './months.ts';

it('says a season by its months', () => {
  expect(inMonths({ from: 3, to: 9 })).toBe('from March to September');
  expect(inMonths({ from: 3, to: 3 })).toBe('in March');
  expect(shortMonths({ from: 11, to: 2 })).toBe('Nov–Feb');
  expect(shortMonths({ from: 5, to: 5 })).toBe('May');
});

it('knows the months outside of a season', () => {
  expect(otherMonths({ from: 3, to: 9 })).toEqual({ from: 10, to: 2 });
  expect(otherMonths({ from: 11, to: 2 })).toEqual({ from: 3, to: 10 });
  expect(otherMonths({ from: 1, to: 11 })).toEqual({ from: 12, to: 12 });
  expect(otherMonths({ from: 4, to: 3 })).toBeNull();
});

it('turns seasons that follow each other into months, by the half of the earth', () => {
  expect(monthsOf(['spring', 'summer'], 'north')).toEqual({ from: 3, to: 8 });
  expect(monthsOf(['summer', 'spring'], 'south')).toEqual({ from: 9, to: 2 });
  expect(monthsOf(['winter'], 'north')).toEqual({ from: 12, to: 2 });
  expect(monthsOf(['winter', 'spring'], 'north')).toEqual({ from: 12, to: 5 });
  expect(monthsOf(['autumn', 'winter', 'spring'], 'south')).toEqual({ from: 3, to: 11 });
  expect(monthsOf([], 'north')).toBeNull();
  expect(monthsOf(['spring', 'summer', 'autumn', 'winter'], 'north')).toBeNull();
  expect(monthsOf(['spring', 'autumn'], 'north')).toBe('apart');
});

import { describe, expect, test } from 'vitest';
import { measuresIn } from '@/lib/units/measures.ts';
import { growthText, humidityText, lightText, listed, namesText, temperatureText, usualDays } from './care-figures.ts';

describe('light', () => {
  test('is the preferred one, then what it tolerates besides', () => {
    expect(lightText({ preferred: 'medium', accepted: ['low', 'medium', 'bright_indirect'] })).toEqual({
      best: 'Medium light',
      also: 'Also grows in low light or bright indirect light',
    });
  });

  test('is alone where nothing else does', () => {
    expect(lightText({ preferred: 'full_sun', accepted: ['full_sun'] })).toEqual({ best: 'Full sun', also: null });
  });
});

test.each([
  [7, 10, 14, 21, 'Usually every 7–10 days while it grows, every 14–21 days in winter'],
  [1, 1, 7, 7, 'Usually every day while it grows, every 7 days in winter'],
  [1, 2, 3, 3, 'Usually every 1–2 days while it grows, every 3 days in winter'],
])('days between waterings: %i to %i, in winter %i to %i', (min, max, winterMin, winterMax, text) => {
  const days = { daysGrowing: { min, max }, daysWinter: { min: winterMin, max: winterMax } };
  expect(usualDays(days)).toBe(text);
});

test.each([
  [12, 'Keep it above 12 °C'],
  [0, 'Keep it above 0 °C'],
  [-15, 'Survives about −15 °C once established'],
])('the cold of %i °C is told as a floor, or as the frost that it survives', (min, floor) => {
  expect(temperatureText({ min, idealMin: 16, idealMax: 24, max: 30 }, measuresIn('metric'))).toEqual({
    likes: '16–24 °C',
    floor,
  });
});

test('the temperature is told in the units of the gardener', () => {
  expect(temperatureText({ min: 10, idealMin: 16, idealMax: 24, max: 30 }, measuresIn('us'))).toEqual({
    likes: '61–75 °F',
    floor: 'Keep it above 50 °F',
  });
});

test('humidity is told in percent', () => {
  expect((['low', 'average', 'high'] as const).map(humidityText)).toEqual([
    ...['Dry air suits, below 40%', 'Average, 40–60%', 'High, above 60%'],
  ]);
});

test('growth is told with its seasons', () => {
  expect(growthText({ growthRate: 'fast', growsIn: ['spring', 'summer'], lifespan: 'annual' })).toBe(
    'Fast, in spring and summer. Lives for one season.',
  );
  expect(growthText({ growthRate: 'slow', growsIn: ['autumn'], lifespan: 'perennial' })).toBe(
    'Slow, in fall. Lives for years.',
  );
});

test('names are all but the first common one, which stands above', () => {
  const plant = {
    commonNames: ['Snake plant', 'Sansevieria'],
    synonyms: ['Sansevieria trifasciata'],
    family: 'Asparagaceae',
  };
  expect(namesText(plant)).toBe(
    'Also called Sansevieria. Also sold or listed as Sansevieria trifasciata. Family: Asparagaceae.',
  );
  expect(namesText({ commonNames: [], synonyms: [], family: 'Araceae' })).toBe('Family: Araceae.');
});

test('phrases become a sentence', () => {
  expect(listed(['stem cuttings in water', 'division'])).toBe('Stem cuttings in water, division.');
});

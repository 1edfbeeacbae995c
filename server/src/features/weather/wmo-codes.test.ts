import { describe, expect, test } from 'vitest';
import { iconOf, weatherWords } from './wmo-codes.ts';

/** As https://open-meteo.com/en/docs lists them. */
const OPEN_METEO_CODES = [
  0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
];
/** Those that https://openweathermap.org/weather-conditions shows. */
const PICTURES = ['01', '02', '03', '04', '09', '10', '11', '13', '50'];

test('every code that Open-Meteo uses has words of its own', () => {
  const words = OPEN_METEO_CODES.map(weatherWords);
  expect(new Set(words).size).toBe(OPEN_METEO_CODES.length);
  expect(words).not.toContain('Unknown weather');
});

test.each(OPEN_METEO_CODES)('code %i has a picture by day and one by night', (code) => {
  expect(PICTURES.map((picture) => `${picture}d`)).toContain(iconOf(code, true));
  expect(iconOf(code, false)).toBe(iconOf(code, true).replace('d', 'n'));
});

describe('a sky is told apart', () => {
  test.each([
    [0, 'Clear sky', '01d'],
    [3, 'Overcast', '04d'],
    [45, 'Fog', '50d'],
    [63, 'Rain', '10d'],
    [75, 'Heavy snow', '13d'],
    [81, 'Showers', '09d'],
    [95, 'Thunderstorm', '11d'],
  ])('code %i is %s, %s', (code, words, icon) => {
    expect(weatherWords(code)).toBe(words);
    expect(iconOf(code, true)).toBe(icon);
  });
});

test.each([-1, 4, 98, 1000, 1.5, Number.NaN])('code %d is unknown, and still has a picture', (code) => {
  expect(weatherWords(code)).toBe('Unknown weather');
  expect(iconOf(code, true)).toBe('03d');
});

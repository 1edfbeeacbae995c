import { describe, expect, test } from 'vitest';
import { findPlantProfile } from '../../horticulture/weather-needs/find-plant-profile.ts';
import { type Sunlight, sunlightAdvice } from './sunlight-advice.ts';

const DULL: Sunlight = { sunDay: 'today', uvIndex: 1.4, cloudCover: 96, highest: 12 };
const WINTER_SUN: Sunlight = { sunDay: 'today', uvIndex: 1.4, cloudCover: 10, highest: 4 };
const SPRING: Sunlight = { sunDay: 'today', uvIndex: 4.6, cloudCover: 30, highest: 18 };
const SUMMER: Sunlight = { sunDay: 'today', uvIndex: 7, cloudCover: 10, highest: 27 };
const HEATWAVE: Sunlight = { sunDay: 'today', uvIndex: 9.2, cloudCover: 0, highest: 37 };
const DESERT: Sunlight = { sunDay: 'today', uvIndex: 12, cloudCover: 0, highest: 30 };

describe('what the light asks', () => {
  test.each<[string, Sunlight, string, RegExp]>([
    [
      'shade lovers on a dull day',
      DULL,
      'Boston fern',
      /^Move ferns up to the window: 96% of the sky is cloudy and the UV index reaches only 1,/,
    ],
    [
      'shade lovers in winter sun',
      WINTER_SUN,
      'Moth orchid',
      /^Orchids may stand at a bright window, even in the sun: .*UV index of 1 at most/,
    ],
    [
      'shade lovers in spring',
      SPRING,
      'Monstera',
      /^Keep house plants out of the midday sun: the UV index reaches 5, moderate/,
    ],
    ['shade lovers in summer', SUMMER, 'Boston fern', /^Shade ferns from 11:00 to 16:00.*UV index reaches 7, high/],
    [
      'sun lovers on a dull day',
      DULL,
      'Echeveria',
      /^Give succulents the brightest place.*96% of the sky is cloudy.*plant lamp/,
    ],
    ['sun lovers in winter sun', WINTER_SUN, 'Lemon', /^Give citrus trees the brightest place.*the sun is weak/],
    ['sun lovers in spring', SPRING, 'Tomato', /^Leave vegetables in full sun: the UV index reaches 5/],
    ['sun lovers in summer', SUMMER, 'Rosemary', /^Full sun suits Mediterranean herbs.*week in half shade/],
    [
      'sun lovers in a heatwave',
      HEATWAVE,
      'Tomato',
      /^Shade vegetables lightly from 12:00 to 15:00: the UV index reaches 9, very high, at up to 37 °C/,
    ],
    [
      'sun lovers in strong but cooler sun',
      DESERT,
      'Echeveria',
      /^Full sun suits succulents: the UV index reaches 12, extreme/,
    ],
    ['others on a dull day', DULL, '', /^No shade is needed: 96% of the sky is cloudy/],
    [
      'others in spring',
      SPRING,
      'Fred',
      /^Plants can stay where they are: the UV index reaches 5, moderate, with 30% cloud/,
    ],
    ['others in summer', SUMMER, '', /^Shade seedlings and new plantings at midday: .*7, high.*Established plants/],
    ['others in a heatwave', HEATWAVE, '', /^Shade plants from 12:00 to 15:00/],
  ])('of %s', (_, light, plant, text) => {
    expect(sunlightAdvice(light, findPlantProfile(plant))).toMatch(text);
  });
});

test('what is called weak, moderate and high goes by the figure that is shown', () => {
  expect(sunlightAdvice({ ...SPRING, uvIndex: 2.5 }, findPlantProfile('Boston fern'))).toContain('reaches 3, moderate');
  expect(sunlightAdvice({ ...SPRING, uvIndex: 2.4 }, findPlantProfile('Boston fern'))).toContain(
    'UV index of 2 at most',
  );
  expect(sunlightAdvice({ ...SPRING, uvIndex: 5.5 }, findPlantProfile('Boston fern'))).toContain('reaches 6, high');
});

test.each<[Sunlight, string]>([
  [DULL, 'Boston fern'],
  [WINTER_SUN, 'Lemon'],
  [DULL, ''],
  [SPRING, 'Monstera'],
  [SPRING, 'Tomato'],
  [SPRING, ''],
  [SUMMER, 'Boston fern'],
  [HEATWAVE, 'Tomato'],
])('late in the day the sun is that of tomorrow, and the clouds of now are not told (%#)', (light, plant) => {
  const text = sunlightAdvice({ ...light, sunDay: 'tomorrow' }, findPlantProfile(plant));
  expect(text).toContain('tomorrow');
  expect(text).not.toMatch(/cloud/);
  expect(sunlightAdvice(light, findPlantProfile(plant))).not.toContain('tomorrow');
});

test.each<string>(['Haworthia', 'Nepenthes', 'African violet', 'Guzmania'])(
  'no full sun is wished on %s, though on others of their family',
  (plant) => {
    expect(sunlightAdvice(SUMMER, findPlantProfile(plant))).toMatch(/^Shade .* from 11:00 to 16:00/);
    expect(sunlightAdvice(SPRING, findPlantProfile(plant))).toMatch(/^Keep .* out of the midday sun/);
  },
);

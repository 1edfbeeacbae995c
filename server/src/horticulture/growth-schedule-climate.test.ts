import { CareSchedule } from '@plantcare/contract/assistant/care-schedule.ts';
import { ClimateCare, type ClimateQuestion, PLACEHOLDER_WEATHER } from '@plantcare/contract/assistant/climate-care.ts';
import { GrowthPrediction } from '@plantcare/contract/assistant/growth-prediction.ts';
import { expect, test } from 'vitest';
import { plants } from '../knowledge/plants.ts';
import type { Circumstances } from './circumstances.ts';
import { adviseClimate } from './climate/advice.ts';
import { predictGrowth } from './growth/prediction.ts';
import { planCare } from './schedule/plan.ts';
import { isSeasonal, usualPlace } from './usual-place.ts';

type Weather = ClimateQuestion['weatherData'];

const PLACES = ['indoor', 'balcony', 'garden bed', 'greenhouse', 'bathroom, north window', null] as const;
const CONDITIONS = [
  'Health: healthy, Size: medium, Sunlight: moderate',
  'sick, pot 9 cm, full sun',
  'large, low light',
  null,
] as const;
const DAYS = ['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15'] as const;
const WEATHER: readonly [Weather, ...Weather[]] = [
  PLACEHOLDER_WEATHER,
  { temperature: '-2 °C', humidity: '95', season: 'Winter', forecast: 'Frost, snow and storm' },
  { temperature: '99 f', humidity: '0.1', season: 'summer', forecast: 'Heat wave, dry, sunny' },
];

test('of every plant there are whole answers: no gaps in their texts, and figures within bounds', () => {
  const flaws = plants.flatMap((plant, at) => {
    const species = plant.scientificName;
    const { growth, care, climate } = answers(species, at);
    const texts = [
      growth.prediction,
      care.schedule,
      climate.recommendations,
      ...care.tasks.flatMap(({ title, reason }) => [title, reason]),
      ...climate.findings.map(({ text }) => text),
    ];
    return [
      ...texts.filter((text) => !isWhole(text)),
      ...((isSeasonal(plant) || usualPlace(plant) === 'lawn' || growth.timeline.length === 27) &&
      GrowthPrediction.safeParse(growth).success
        ? []
        : [`${species}: timeline`]),
      ...(care.tasks.length > 1 && CareSchedule.safeParse(care).success ? [] : [`${species}: tasks`]),
      ...(care.tasks.every(({ seasons }) => seasons.length > 0) ? [] : [`${species}: seasons`]),
      ...(ClimateCare.safeParse(climate).success ? [] : [`${species}: findings`]),
    ];
  });
  expect(flaws).toEqual([]);
}, 20_000);

function answers(species: string, at: number) {
  const hemisphere = at % 2 === 0 ? 'north' : 'south';
  const circumstances: Circumstances = { today: pick(DAYS, at), hemisphere, plant: null, diary: [] };
  const location = pick(PLACES, at);
  const conditions = pick(CONDITIONS, at);
  const unknown = { notes: null, lastRepot: null, lastPrune: null, plant: null };
  const weatherData = pick(WEATHER, at);
  return {
    growth: predictGrowth({ species, ageWeeks: at, health: 'healthy', location, ...unknown }, circumstances),
    care: planCare({ plantSpecies: species, location, conditions, plant: null }, circumstances),
    climate: adviseClimate({ plantData: { species, location, conditions }, weatherData, plant: null }, circumstances),
  };
}

function pick<Item>(items: readonly [Item, ...Item[]], at: number): Item {
  return items[at % items.length] ?? items[0];
}

function isWhole(text: string): boolean {
  const gap = /NaN|undefined|\bnull\b|Infinity|\[object|\n\s*\n\s*\n|<|\b0 (?:days|weeks)\b|\.\.|\*{4}/;
  return (
    !gap.test(text) && text === text.trim() && text.split('\n\n').every((paragraph) => /\p{Letter}/u.test(paragraph))
  );
}

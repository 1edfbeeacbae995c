import { CareSchedule, ClimateCare, GrowthPrediction, PLACEHOLDER_WEATHER } from '@plantcare/contract/assistant.ts';
import { SEASONS } from '@plantcare/contract/species.ts';
import { expect, test } from 'vitest';
import { plants } from '../../knowledge/plants.ts';
import type { Circumstances } from '../engine.ts';
import { adviseClimate } from './climate-advice.ts';
import { predictGrowth } from './growth-prediction.ts';
import { planCare } from './schedule-plan.ts';

const PLACES = ['indoor', 'balcony', 'garden bed', 'greenhouse', 'bathroom, north window', null] as const;
const CONDITIONS = [
  'Health: healthy, Size: medium, Sunlight: moderate',
  'sick, pot 9 cm, full sun',
  'large, low light',
  null,
] as const;
const DAYS = ['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15'] as const;
const WEATHER = [
  PLACEHOLDER_WEATHER,
  { temperature: '-2 °C', humidity: '95', season: 'Winter', forecast: 'Frost, snow and storm' },
  { temperature: '99 f', humidity: '0.1', season: 'summer', forecast: 'Heat wave, dry, sunny' },
] as const;

test('of every plant there are whole answers: no gaps in their texts, and figures within bounds', () => {
  plants.forEach((plant, at) => {
    const around: Circumstances = {
      today: pick(DAYS, at),
      hemisphere: at % 2 === 0 ? 'north' : 'south',
      plant: null,
      diary: [],
    };
    const species = plant.scientificName;
    const location = pick(PLACES, at);
    const conditions = pick(CONDITIONS, at);
    const asked = {
      location,
      notes: null,
      lastRepot: null,
      lastPrune: null,
      ageWeeks: at,
      health: 'healthy',
      plant: null,
    } as const;

    const growth = GrowthPrediction.parse(predictGrowth({ species, ...asked }, around));
    whole(growth.prediction, species);
    expect(growth.timeline.length, species).toBe(27);

    const care = CareSchedule.parse(planCare({ plantSpecies: species, location, conditions, plant: null }, around));
    whole(care.schedule, species);
    expect(care.tasks.length, species).toBeGreaterThan(1);
    for (const { seasons, reason, title } of care.tasks) {
      expect(seasons.length, `${species}: ${title}`).toBeGreaterThan(0);
      expect(seasons.every((season) => SEASONS.includes(season))).toBe(true);
      whole(reason, species);
    }

    const weatherData = { ...pick(WEATHER, at) };
    const climate = ClimateCare.parse(
      adviseClimate({ plantData: { species, location, conditions }, weatherData, plant: null }, around),
    );
    whole(climate.recommendations, species);
    for (const { text } of climate.findings) whole(text, species);
  });
});

function pick<Item>(items: readonly [Item, ...Item[]], at: number): Item {
  return items[at % items.length] ?? items[0];
}

function whole(text: string, species: string): void {
  expect(text, species).not.toMatch(
    /NaN|undefined|null|Infinity|\[object|\n\s*\n\s*\n|<|\b0 (?:days|weeks)\b|\.\.|\*\*\*\*/,
  );
  expect(text.trim(), species).toBe(text);
  expect(
    text.split('\n\n').every((paragraph) => /[\p{Letter}]/u.test(paragraph)),
    species,
  ).toBe(true);
}

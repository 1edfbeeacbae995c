import { describe, expect, it } from 'vitest';
import type { Circumstances, KnownPlant } from '../circumstances.ts';
import type { RecentWeather } from '../recent-weather.ts';
import { diagnose } from './diagnosis.ts';
import { weatherFactors, weatherInWords } from './weather-factors.ts';

const MILD: RecentWeather = { coldest: 8, warmest: 20, rain: 5 };
const WET: RecentWeather = { ...MILD, rain: 40 };
const HOT_AND_DRY: RecentWeather = { coldest: 17, warmest: 30, rain: 0 };
const FROSTY: RecentWeather = { ...MILD, coldest: -2 };

describe('the weather of the last days', () => {
  it.each([
    ['rain', WET, 'slugs-and-snails'],
    ['rain', WET, 'leaf-spot-fungal'],
    ['hot, dry days', HOT_AND_DRY, 'spider-mites'],
    ['heat', { ...HOT_AND_DRY, warmest: 36 }, 'sunburn'],
    ['frost', FROSTY, 'frost-damage'],
  ])('%s makes what it brings likelier, and says so', (_, weather, problem) => {
    expect(weatherFactors(weather)[problem]).toBeGreaterThan(1);
    expect(weatherInWords(weather, problem)).toMatch(/last days/);
  });

  it('shifts nothing when it was mild or is not known', () => {
    expect(weatherFactors(MILD)).toEqual({});
    expect(weatherFactors(null)).toEqual({});
    expect(weatherInWords(MILD, 'spider-mites')).toBeNull();
  });
});

describe('a guided diagnosis', () => {
  const plant: KnownPlant = {
    ...{ name: 'Bean', species: 'bush bean', location: 'vegetable garden', potSize: null, sunlight: null },
    ...{ health: 'sick', size: 'medium', ageWeeks: null, lastRepot: null, lastPrune: null, notes: null },
  };

  function chanceOf(problem: string, weather: RecentWeather | null, location: string): number {
    const circumstances: Circumstances = {
      ...{ today: '2026-07-15', hemisphere: 'north', diary: [], weather },
      plant: { ...plant, location },
    };
    const answers = [
      { question: 'where', value: 'old_leaves' },
      { question: 'leaf_sign', value: 'holes' },
    ];
    const { guide } = diagnose({ measured: null, answers, species: null, circumstances });
    return guide?.candidates.find((candidate) => candidate.problem === problem)?.probability ?? 0;
  }

  it('takes recent weather into account for a plant outdoors', () => {
    const usual = chanceOf('slugs-and-snails', null, 'vegetable garden');
    expect(usual).toBeGreaterThan(0);
    expect(chanceOf('slugs-and-snails', WET, 'vegetable garden')).toBeGreaterThan(usual);
    expect(chanceOf('slugs-and-snails', HOT_AND_DRY, 'vegetable garden')).toBeLessThan(usual);
  });

  it('and not for one indoors', () => {
    expect(chanceOf('slugs-and-snails', WET, 'living room')).toBe(chanceOf('slugs-and-snails', null, 'living room'));
  });
});

import type { HardinessRating, PlantCategory } from '@plantcare/contract/species.ts';
import { Species } from '@plantcare/contract/species.ts';
import { describe, expect, test } from 'vitest';
import { plants, publicSpecies } from './plants.ts';
import { problems } from './problems.ts';

/** The coldest and the warmest that can be the limit of plants of a rating, in °C, as its definition has it. */
const COLD: Record<HardinessRating, readonly [number, number]> = {
  H1a: [15, Number.POSITIVE_INFINITY],
  H1b: [10, 15],
  H1c: [5, 10],
  H2: [1, 5],
  H3: [-5, 1],
  H4: [-10, -5],
  H5: [-15, -10],
  H6: [-20, -15],
  H7: [Number.NEGATIVE_INFINITY, -20],
};

const GROUPS: readonly [string, number, readonly PlantCategory[]][] = [
  ['house plants and succulents', 170, ['house_plant', 'succulent']],
  ['herbs and vegetables', 50, ['herb', 'vegetable']],
  ['garden flowers and bulbs', 50, ['garden_flower', 'bulb']],
  ['shrubs, climbers and fruit', 30, ['shrub', 'climber', 'fruit']],
];

/** The names of the plants that something is wrong with: an empty list reads better than a count when it is not. */
function wrong(isWrong: (plant: Species) => boolean): string[] {
  return plants.filter(isWrong).map(({ scientificName }) => scientificName);
}

describe('the plants', () => {
  test('are at least 300', () => expect(plants.length).toBeGreaterThanOrEqual(300));

  test.each(GROUPS)('are enough %s', (_, least, categories) => {
    expect(plants.filter(({ category }) => categories.includes(category)).length).toBeGreaterThanOrEqual(least);
  });

  test('are as the contract has them, each under an id of its own', () => {
    for (const plant of plants) expect(Species.parse(publicSpecies(plant))).toEqual(publicSpecies(plant));
    expect(new Set(plants.map(({ _id }) => _id)).size).toBe(plants.length);
  });

  test('have one scientific name each, which none has for a synonym', () => {
    const accepted = new Set(plants.map(({ scientificName }) => scientificName));
    expect(accepted.size).toBe(plants.length);
    expect(wrong(({ synonyms }) => synonyms.some((name) => accepted.has(name)))).toEqual([]);
  });

  test('have a common name, a soil, and texts that are whole sentences', () => {
    const texts = ({ watering, soil, feeding, repotting, pruning, toxicity }: Species) => [
      ...[watering.check, soil, feeding, repotting, pruning, toxicity.effect],
    ];
    expect(wrong(({ commonNames }) => commonNames.length === 0)).toEqual([]);
    expect(wrong((plant) => texts(plant).some((text) => !/^[\p{Lu}\d].*[.)]$/u.test(text)))).toEqual([]);
  });

  test('prefer a light that they accept', () => {
    expect(wrong(({ light }) => !light.accepted.includes(light.preferred))).toEqual([]);
  });

  test('have spans from less to more', () => {
    const spans = ({ watering, feedingWeeks, repottingYears }: Species) =>
      [watering.daysGrowing, watering.daysWinter, feedingWeeks, repottingYears].filter((span) => span !== null);
    expect(wrong((plant) => spans(plant).some(({ min, max }) => min > max))).toEqual([]);
  });

  test('have temperatures in order', () => {
    const inOrder = ({ min, idealMin, idealMax, max }: Species['temperature']) =>
      min <= idealMin && idealMin < idealMax && idealMax <= max;
    expect(wrong(({ temperature }) => !inOrder(temperature))).toEqual([]);
  });

  test('tolerate the cold of their hardiness rating, no more and no less', () => {
    const fitsRating = ({ temperature: { min }, hardinessRating }: Species) => {
      const [coldest, warmest] = COLD[hardinessRating];
      return coldest <= min && min <= warmest;
    };
    expect(wrong((plant) => !fitsRating(plant))).toEqual([]);
  });

  test('are grown in a pot, in the ground, or both', () => {
    expect(wrong(({ matureSize: { potted, ground } }) => potted === null && ground === null)).toEqual([]);
  });

  test('are prone to problems that are known, none of them twice', () => {
    const known = new Set(problems.map(({ _id }) => _id));
    expect(wrong(({ problems: own }) => own.some(({ _id }) => !known.has(_id)))).toEqual([]);
    expect(wrong(({ problems: own }) => new Set(own.map(({ _id }) => _id)).size < own.length)).toEqual([]);
  });
});

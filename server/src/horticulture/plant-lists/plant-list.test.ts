import { describe, expect, test } from 'vitest';
import { plantById, plants } from '../../knowledge/plants.ts';
import { plantListMarkdown } from './markdown.ts';
import { CRITERION_NAMES, type CriterionName, plantList } from './plant-list.ts';

const march = { month: 3, hemisphere: 'north' } as const;

function namesOf(...wanted: CriterionName[]): string[] {
  return plantList({ wanted, ...march }).items.map(({ scientificName }) => scientificName);
}

function records(...names: string[]) {
  return names.map((name) => {
    const plant = plants.find(({ scientificName }) => scientificName === name);
    if (!plant) throw new RangeError(`There is no ${name}`);
    return plant;
  });
}

describe('a list of plants', () => {
  test.each(CRITERION_NAMES)('has plants for "%s", each one once', (name) => {
    const { items, title } = plantList({ wanted: [name], ...march });
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map(({ species }) => species)).size).toBe(items.length);
    expect(title).toMatch(/^[A-Z]/);
  });

  test('calls safe only what a source calls safe', () => {
    for (const [name, eater] of [
      ['safe-for-cats', 'cats'],
      ['safe-for-dogs', 'dogs'],
      ['safe-for-children', 'people'],
    ] as const) {
      for (const { species } of plantList({ wanted: [name], ...march }).items)
        expect(plantById(species)?.toxicity[eater]).toBe('no');
    }
  });

  test('names no weeds and, except for ponds and wet ground, no plants of the water', () => {
    for (const name of ['shade', 'perennial', 'flower', 'ground-cover', 'long-flowering'] as const)
      expect(namesOf(name)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/Ficaria|Hydrocotyle|Aponogeton|Myriophyllum/)]),
      );
    expect(namesOf('pond')).toContain('Nymphaea');
  });

  test('what flowers for months does so in the season that is named', () => {
    const inSummer = plantList({ wanted: ['long-flowering', 'shade'], ...march, season: 'summer' });
    expect(inSummer.items.map(({ scientificName }) => scientificName)).not.toContain('Helleborus');
  });

  test('fulfils all criteria at once', () => {
    for (const { species } of plantList({ wanted: ['low-light', 'safe-for-cats', 'indoor'], ...march }).items) {
      const plant = plantById(species);
      expect(plant?.toxicity.cats).toBe('no');
      expect(plant?.light.accepted).toContain('low');
    }
  });

  test('names tomatoes for March, indoors, and garlic for October', () => {
    expect(plantList({ wanted: ['sow-now', 'vegetable'], ...march }).items).toContainEqual(
      expect.objectContaining({ scientificName: 'Solanum lycopersicum', reason: 'sow indoors' }),
    );
    expect(namesOf('sow-now')).not.toContain('Allium sativum');
    const october = plantList({ wanted: ['sow-now', 'vegetable'], month: 10, hemisphere: 'north' });
    expect(october.items).toContainEqual(
      expect.objectContaining({ scientificName: 'Allium sativum', reason: 'plant the cloves outside' }),
    );
  });

  test('names in May what was sown indoors and goes out', () => {
    const may = plantList({ wanted: ['sow-now', 'vegetable'], month: 5, hemisphere: 'north' });
    expect(may.items).toContainEqual(
      expect.objectContaining({
        scientificName: 'Solanum lycopersicum',
        reason: 'plant young ones out after the last frost',
      }),
    );
  });

  test('leaves out what is planted where only sowing is asked', () => {
    const sown = plantList({ wanted: ['sow-now', 'vegetable'], month: 5, hemisphere: 'north', isOnlySown: true });
    const autumn = plantList({ wanted: ['sow-now'], month: 10, hemisphere: 'north', isOnlySown: true });
    expect(autumn.items.map(({ scientificName }) => scientificName)).not.toContain('Tulipa');
    expect(sown.title).toBe('Vegetables to sow in May');
    expect(sown.items.map(({ scientificName }) => scientificName)).not.toContain('Solanum lycopersicum');
  });

  test('shifts the months south of the equator', () => {
    const there = plantList({ wanted: ['sow-now', 'vegetable'], month: 9, hemisphere: 'south' });
    const here = plantList({ wanted: ['sow-now', 'vegetable'], ...march });
    expect(there.items).toEqual(here.items);
    expect(there.title).toContain('September');
  });

  test('of what comes in before frost names the plants of patios first', () => {
    expect(namesOf('bring-in-before-frost').slice(0, 3)).toEqual([
      'Pelargonium × hortorum',
      'Pelargonium peltatum',
      'Citrus × limon',
    ]);
  });

  test('never advises weeds or deadly plants', () => {
    for (const name of ['shade', 'full-sun', 'flower', 'outdoor', 'drought-tolerant'] as const)
      expect(namesOf(name)).not.toEqual(expect.arrayContaining(['Conium maculatum']));
  });

  test('says of plants that somebody names which are safe, which are toxic, and which nobody knows of', () => {
    const among = records('Chlorophytum comosum', 'Lilium', 'Spathiphyllum wallisii');
    const list = plantList({ wanted: ['safe-for-cats'], among, ...march });
    expect(list.items.map(({ scientificName }) => scientificName)).toEqual(['Chlorophytum comosum']);
    expect(list.unfit.map(({ scientificName }) => scientificName)).toEqual(['Lilium', 'Spathiphyllum wallisii']);
    expect(list.unfit[0]?.reason).toMatch(/^toxic to cats: /);
  });

  test('is honest about air purifiers', () => {
    expect(plantList({ wanted: ['air-purifying'], ...march }).note).toMatch(/no measurable amount/);
  });

  test('links each plant to its care advice', () => {
    const text = plantListMarkdown(plantList({ wanted: ['fast-hedge'], ...march }));
    expect(text).toContain('[Privet](/ai?tab=care-advice&species=Ligustrum) (*Ligustrum*)');
  });

  test('says how many there are when it shows only the best known', () => {
    const { total } = plantList({ wanted: ['safe-for-cats'], ...march });
    expect(plantListMarkdown(plantList({ wanted: ['safe-for-cats'], ...march }))).toContain(`(12 of ${total})`);
  });

  test('says so when no plant fits', () => {
    expect(plantListMarkdown(plantList({ wanted: ['vegetable', 'succulent'], ...march }))).toContain('has none');
  });
});

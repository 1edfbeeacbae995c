import { readFileSync } from 'node:fs';
import { type Species, Toxic } from '@plantcare/contract/species.ts';
import { describe, expect, test } from 'vitest';
import { findSpecies } from './names/match.ts';
import { wordsOf } from './names/normalize.ts';
import { relatives } from './names/relatives.ts';
import { plants } from './plants.ts';

const PETS = ['cats', 'dogs'] as const;

interface Listed {
  name: string;
  commonNames: string[];
  cats: Toxic;
  dogs: Toxic;
}

/**
 * ASPCA, Toxic and Non-Toxic Plants: public copies of the lists of 2025 (plants toxic to cats, dogs or horses) and of
 * 2019 (cats only, with those not toxic). A plant that either calls toxic is; a genus stands for its "spp.".
 */
const listed: Listed[] = readFileSync(new URL('pet-toxicity.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name = '', commonNames = '', cats, dogs] = line.split(',');
    const names = commonNames.split('; ').filter((other) => other !== '');
    return { name, commonNames: names, cats: Toxic.parse(cats), dogs: Toxic.parse(dogs) };
  });

/** Words that decide which plant is meant: "Asparagus densiflorus 'Sprengeri'" is an Asparagus densiflorus. */
function isSameOrWithin(name: string, group: string): boolean {
  const [words, of] = [name, group].map((text) =>
    wordsOf(text)
      .filter((word) => word !== 'x')
      .join(' '),
  );
  return words !== undefined && of !== undefined && (words === of || words.startsWith(`${of} `));
}

function names({ scientificName, synonyms }: Species): string[] {
  return [scientificName, ...synonyms];
}

function says(animal: 'cats' | 'dogs' | 'people', answer: Toxic) {
  return plants.filter(({ toxicity }) => toxicity[animal] === answer);
}

test('the lists were read', () => {
  expect(listed.length).toBeGreaterThan(500);
  expect(listed.filter(({ cats }) => cats === 'yes').length).toBeGreaterThan(200);
});

describe.each(PETS)('what is toxic to %s on the lists', (animal) => {
  const toxic = listed.filter((entry) => entry[animal] === 'yes');

  test('is called so here, or at least not harmless', () => {
    const isOnList = (plant: Species) =>
      toxic.some((entry) => names(plant).some((name) => isSameOrWithin(name, entry.name)));
    expect(
      says(animal, 'no')
        .filter(isOnList)
        .map(({ scientificName }) => scientificName),
    ).toEqual([]);
  });

  test('makes no genus harmless', () => {
    const hasToxicSpecies = (plant: Species) =>
      toxic.some((entry) => names(plant).some((name) => isSameOrWithin(entry.name, name)));
    expect(
      says(animal, 'no')
        .filter(hasToxicSpecies)
        .map(({ scientificName }) => scientificName),
    ).toEqual([]);
  });

  test('is never taken for a harmless plant, by whichever name', () => {
    // Gardeners call Tropaeolum so; the list means watercress.
    const meantOtherwise = ['Nasturtium'];
    const taken = toxic
      .flatMap((entry) => [entry.name, ...entry.commonNames])
      .filter((name) => !meantOtherwise.includes(name))
      .map((name) => ({ name, found: findSpecies(name)?.plant }))
      .filter(({ found }) => found?.toxicity[animal] === 'no');
    expect(taken.map(({ name, found }) => `${name}: ${found?.scientificName}`)).toEqual([]);
  });
});

describe('a plant that is called harmless', () => {
  test.each([...PETS, 'people'] as const)('to %s has a source for it', (animal) => {
    const unproved = says(animal, 'no').filter(
      ({ sources }) => !sources.some((source) => /\(.*\btoxicity\b.*\)$/.test(source)),
    );
    expect(unproved.map(({ scientificName }) => scientificName)).toEqual([]);
  });

  test('shares no common name with one that is toxic', () => {
    const byName = Map.groupBy(
      plants.flatMap((plant) => plant.commonNames.map((name) => ({ name: wordsOf(name).join(' '), plant }))),
      ({ name }) => name,
    );
    const shared = [...byName].filter(([, bearers]) =>
      PETS.some((animal) => {
        const answers = new Set(bearers.map(({ plant }) => plant.toxicity[animal]));
        return answers.has('yes') && answers.has('no');
      }),
    );
    expect(shared.map(([name]) => name)).toEqual([]);
  });

  test('is no genus or family of which one plant is toxic', () => {
    const wrong = [...relatives.values()].flatMap(({ record, as }) => {
      const members = plants.filter(({ scientificName, family }) =>
        as === 'genus' ? scientificName.startsWith(`${record.scientificName} `) : family === record.scientificName,
      );
      return PETS.filter(
        (animal) => record.toxicity[animal] === 'no' && members.some(({ toxicity }) => toxicity[animal] === 'yes'),
      ).map((animal) => `${record.scientificName}: ${animal}`);
    });
    expect(wrong).toEqual([]);
  });
});

test('what is toxic says what it does', () => {
  const silent = plants.filter(
    ({ toxicity }) => [toxicity.cats, toxicity.dogs, toxicity.people].includes('yes') && toxicity.effect.length < 30,
  );
  expect(silent.map(({ scientificName }) => scientificName)).toEqual([]);
});

test.each([
  'giant hogweed',
  'castor bean',
  'laburnum',
  'deadly nightshade',
  'hemlock',
  'water hemlock',
  'rosary pea',
  'mistletoe',
  'jimsonweed',
  'ragwort',
  'poison ivy',
  'poison oak',
  'poison sumac',
  'wild parsnip',
  'mountain laurel',
  'caper spurge',
  'rue',
  'eucalyptus',
])('%s is known by its common name, and its record says what harms, what to do and whom to call', (name) => {
  const found = findSpecies(name);
  expect(found).toMatchObject({ misspelled: false, plant: { toxicity: { people: 'yes' } } });
  const effect = found?.plant.toxicity.effect ?? '';
  expect(effect).toMatch(/\b(sap|oil|seeds?|berries|parts|leaves|bark)\b/i);
  expect(effect).toMatch(/\b(wash|rinse|wipe|do not induce vomiting)\b/i);
  expect(effect).toMatch(/\b(poison control center|emergency number|doctor|vet)\b/);
});

test('of plants that kill, the effect says so and what to do', () => {
  const deadly = [
    'Lilium',
    'Hemerocallis',
    'Nerium oleander',
    'Cycas revoluta',
    'Convallaria majalis',
    'Colchicum autumnale',
  ];
  for (const name of deadly) {
    const plant = plants.find(({ scientificName }) => scientificName === name || scientificName.startsWith(`${name} `));
    expect(plant?.toxicity, name).toMatchObject({ cats: 'yes' });
    expect(plant?.toxicity.effect, name).toMatch(/\b(vet|emergency|doctor|poison)/i);
  }
});

test('of plants that are deadly to people, the effect says not to induce vomiting and whom to call', () => {
  const deadly = plants.filter(({ toxicity }) => toxicity.people === 'yes' && /^Deadly\b/.test(toxicity.effect));
  expect(deadly.length).toBeGreaterThan(15);
  const silent = deadly.filter(
    ({ toxicity: { effect } }) =>
      !/do not induce vomiting/i.test(effect) || !/emergency number|poison control/.test(effect),
  );
  expect(silent.map(({ scientificName }) => scientificName)).toEqual([]);
});

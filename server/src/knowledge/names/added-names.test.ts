import { describe, expect, test } from 'vitest';
import { plants } from '../plants.ts';
import { addedNames } from './added-names.ts';
import { ambiguousName } from './ambiguous.ts';
import { findSpecies } from './match.ts';
import { wordsOf } from './normalize.ts';

function genusOf(scientificName: string): string {
  return scientificName.replace(/^× /, '').split(' ')[0] ?? '';
}

describe('the names of cultivars, trade and other languages', () => {
  test('each name their plant', () => {
    const lost = addedNames.filter(([name, plant]) => {
      const found = findSpecies(name)?.plant.scientificName;
      return found !== plant.scientificName && !ambiguousName(wordsOf(name));
    });
    expect(lost.map(([name, plant]) => `${name}: ${plant.scientificName}`)).toEqual([]);
  });

  test('name no plant that a record calls so itself', () => {
    const ofRecords = new Map(
      plants.flatMap(({ scientificName, synonyms, commonNames }) =>
        [scientificName, ...synonyms, ...commonNames].map((name) => [wordsOf(name).join(' '), scientificName]),
      ),
    );
    const taken = addedNames.filter(([name, { scientificName }]) => {
      const other = ofRecords.get(wordsOf(name).join(' '));
      return other !== undefined && genusOf(other) !== genusOf(scientificName) && !ambiguousName(wordsOf(name));
    });
    expect(taken.map(([name, plant]) => `${name}: ${plant.scientificName}`)).toEqual([]);
  });
});

test('no name of a record means a plant of another genus', () => {
  const wrong = plants.flatMap(({ scientificName, synonyms, commonNames }) =>
    [...synonyms, ...commonNames]
      .filter((name) => !ambiguousName(wordsOf(name)))
      .map((name) => ({ name, scientificName, found: findSpecies(name)?.plant }))
      .filter(({ found }) => !found || !sharesGenus(found.scientificName, scientificName)),
  );
  expect(
    wrong.map(({ name, scientificName, found }) => `${name}: ${scientificName}, not ${found?.scientificName}`),
  ).toEqual([]);
});

function sharesGenus(one: string, other: string): boolean {
  return genusOf(one) === genusOf(other);
}

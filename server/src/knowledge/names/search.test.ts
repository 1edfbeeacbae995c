import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plants } from '../plants.ts';
import { wordsOf } from './normalize.ts';
import { searchPlants } from './search.ts';

/** Every name that a gardener may type, with its plant. */
const named = plants.flatMap((plant) =>
  [plant.scientificName, ...plant.synonyms, ...plant.commonNames].map((name) => ({ name, plant })),
);

/** Those in which a letter may be wrong: words of six letters are seldom another word by it. */
const misspellable = named.filter(({ name }) => /\p{Letter}{6}/u.test(name));

function found(text: string, limit = 5): string[] {
  return searchPlants(text, limit).map(({ scientificName }) => scientificName);
}

const TYPOS = {
  'a letter left out': (name: string, at: number) => name.slice(0, at) + name.slice(at + 1),
  'a letter too many': (name: string, at: number) => `${name.slice(0, at)}e${name.slice(at)}`,
  'a wrong letter': (name: string, at: number) => `${name.slice(0, at)}k${name.slice(at + 1)}`,
  'two letters changed': (name: string, at: number) =>
    name.slice(0, at) +
    name
      .slice(at, at + 2)
      .split('')
      .reverse()
      .join('') +
    name.slice(at + 2),
};

const nameWords = new Set(named.flatMap(({ name }) => wordsOf(name)));

describe('a search', () => {
  test('finds every plant by each of its names, as the first unless another has the same', () => {
    const bearers = Map.groupBy(named, ({ name }) => wordsOf(name).join(' '));
    const lost = named.filter(({ name }) => {
      const sameName = bearers.get(wordsOf(name).join(' ')) ?? [];
      const found = searchPlants(name, sameName.length);
      return sameName.some(({ plant }) => !found.includes(plant));
    });
    expect(lost.map(({ name, plant }) => `${name}: ${plant.scientificName}`)).toEqual([]);
  });

  test.each(Object.entries(TYPOS))('finds a plant among the first five by a name with %s', (_, misspell) => {
    fc.assert(
      fc.property(fc.constantFrom(...misspellable), fc.nat(), (entry, place) => {
        const words = [...entry.name.matchAll(/\p{Letter}{6,}/gu)];
        const word = words[place % words.length];
        // Within the word: people seldom miss its first letter.
        const at = (word?.index ?? 0) + 1 + (place % ((word?.[0].length ?? 6) - 2));
        const misspelled = misspell(entry.name, at);
        // "Bells" for "Bellis" is a word of other names.
        const own = wordsOf(entry.name);
        fc.pre(!wordsOf(misspelled).some((word) => !own.includes(word) && nameWords.has(word)));
        expect(searchPlants(misspelled, 5)).toContain(entry.plant);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    ['monstera', 'Monstera deliciosa'],
    ['Sansevieria', 'Dracaena trifasciata'],
    ['mother in laws tongue', 'Dracaena trifasciata'],
    ['BASIL', 'Ocimum basilicum'],
    ['basils', 'Ocimum basilicum'],
    ['snak plant', 'Dracaena trifasciata'],
    ['rosmary', 'Salvia rosmarinus'],
    ['string of perls', 'Curio rowleyanus'],
    ['philodendrn he', 'Philodendron hederaceum'],
    ['spathiphylum', 'Spathiphyllum wallisii'],
    ['ctirus', 'Citrus'],
    ['fesce', 'Festuca'],
  ])('for "%s" finds %s first', (text, plant) => {
    expect(found(text)[0]).toBe(plant);
  });

  test('finds a plant by a name of which the last word is only begun', () => {
    fc.assert(
      fc.property(fc.constantFrom(...named), fc.nat(), ({ name, plant }, place) => {
        const lastWord = name.search(/\S+$/);
        const begun = name.slice(0, lastWord + 3 + (place % Math.max(1, name.length - lastWord - 2)));
        expect(searchPlants(begun, plants.length)).toContain(plant);
      }),
      { numRuns: 300 },
    );
    expect(found('sansevi')[0]).toBe('Dracaena trifasciata');
    expect(found('swiss che')).toContain('Monstera deliciosa');
  });

  test('puts what is spelled so before what is spelled alike', () => {
    expect(found('Coton').slice(0, 5)).toContain('Codiaeum variegatum');
    expect(found('leek')[0]).toBe('Allium ampeloprasum');
  });

  test('gives no more than asked for, and each plant once', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.integer({ min: 1, max: 50 }), (text, limit) => {
        const all = found(text, limit);
        expect(all.length).toBeLessThanOrEqual(limit);
        expect(new Set(all).size).toBe(all.length);
      }),
    );
  });

  test.each(['', '   ', '!?', 'xqzwv'])('for "%s" finds nothing', (text) => {
    expect(found(text)).toEqual([]);
  });
});

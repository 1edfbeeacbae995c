import { type KeyAnswer, MAX_KEY_QUESTIONS, TRAITS, type Trait } from '@plantcare/contract/identification-key.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plants } from '../../../knowledge/plants.ts';
import { PlantTraits } from '../../../knowledge/traits.ts';
import { likelihood } from './likelihood.ts';
import { createKeyModel, posterior } from './model.ts';
import { keyPlant } from './plants.ts';
import { nextQuestion } from './question.ts';
import { mostProbable } from './ranking.ts';

const NAMES = Object.keys(TRAITS) as Trait[]; // The keys of a constant.
const RUNS = { numRuns: 60 };

/** A description of some traits with one to three values each. */
const description = fc
  .record(
    Object.fromEntries(NAMES.map((trait) => [trait, fc.subarray([...TRAITS[trait]], { minLength: 1, maxLength: 3 })])),
    { requiredKeys: [] },
  )
  .map((traits) => PlantTraits.parse(traits));

const described = fc
  .array(description, { minLength: 2, maxLength: 40 })
  .map((list) => plants.slice(0, list.length).map((plant, index) => keyPlant(plant, list[index] ?? {})));

const answers: fc.Arbitrary<KeyAnswer[]> = fc
  .subarray(NAMES, { maxLength: MAX_KEY_QUESTIONS })
  .chain((traits) =>
    fc.tuple(
      ...traits.map((trait) =>
        fc.record({ trait: fc.constant(trait), value: fc.constantFrom(null, ...TRAITS[trait]) }),
      ),
    ),
  );

const seen = fc.option(fc.record({ green: fc.integer({ max: 100, min: 0 }), red: fc.integer({ max: 100, min: 0 }) }));

describe('for any plants and any answers', () => {
  test('probabilities add up to 1', () => {
    fc.assert(
      fc.property(described, answers, seen, (list, given, colors) => {
        const probabilities = posterior(createKeyModel(list), given, colors);
        expect(probabilities.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
        expect(Math.min(...probabilities)).toBeGreaterThan(0);
      }),
      RUNS,
    );
  });

  test('the order of the answers does not matter', () => {
    fc.assert(
      fc.property(described, answers, seen, (list, given, colors) => {
        const model = createKeyModel(list);
        expect(posterior(model, given.toReversed(), colors)).toEqual(posterior(model, given, colors));
      }),
      RUNS,
    );
  });

  test('no question is asked twice', () => {
    fc.assert(
      fc.property(described, answers, (list, given) => {
        const model = createKeyModel(list);
        const asked = new Set(given.map(({ trait }) => trait));
        const next = nextQuestion(model, posterior(model, given, null), asked);
        expect(next === null || !asked.has(next.trait)).toBe(true);
      }),
      RUNS,
    );
  });

  test('"not sure" changes nothing', () => {
    fc.assert(
      fc.property(described, answers, (list, given) => {
        const model = createKeyModel(list);
        const said = given.filter(({ value }) => value !== null);
        expect(posterior(model, given, null)).toEqual(posterior(model, said, null));
      }),
      RUNS,
    );
  });
});

test('the likelihoods of any description add up to 1, the usual value being the highest', () => {
  fc.assert(
    fc.property(description, fc.constantFrom(...NAMES), (traits, trait) => {
      const all = TRAITS[trait].map((value) => likelihood(traits, trait, value));
      expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
      const [usual] = traits[trait] ?? [];
      if (usual) expect(likelihood(traits, trait, usual)).toBe(Math.max(...all));
    }),
    RUNS,
  );
});

describe('a genus and its species', () => {
  const [genus, species, other] = ['Philodendron', 'Philodendron hederaceum', 'Aloe vera'].map((name, index) => {
    const plant = plants.find(({ scientificName }) => scientificName === name);
    if (!plant) throw new RangeError(`${name} has no record`);
    return keyPlant(plant, { form: [index === 0 ? 'upright' : index === 1 ? 'climbing' : 'rosette'] });
  });
  const model = createKeyModel([genus, species, other].flatMap((one) => one ?? []));
  const namesAfter = (value: string) =>
    mostProbable(model, posterior(model, [{ trait: 'form', value }], null), 3).map(
      ({ one }) => one.plant.scientificName,
    );

  test('the genus is left out if one of its species fits better', () => {
    expect(namesAfter('climbing')).toEqual(['Philodendron hederaceum', 'Aloe vera']);
  });

  test('the genus is named if none of its species fits better', () => {
    expect(namesAfter('upright')[0]).toBe('Philodendron');
  });
});

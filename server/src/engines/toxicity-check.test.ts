import { expect, test } from 'vitest';
import { plants } from '../knowledge/plants.ts';
import { findSpecies } from '../knowledge/species-match.ts';
import { deniesHarm, toxicityInWords, withToxicityOfRecord } from './toxicity-check.ts';
import { EATERS } from './toxicity-claims.ts';

const lily = findSpecies('Spathiphyllum wallisii');
const spider = findSpecies('Chlorophytum comosum');

test('a toxic plant that is called safe is called toxic before anything else', () => {
  const text = withToxicityOfRecord({ text: 'Lovely, and safe for cats.', match: lily });
  expect(text).toMatch(/^\*\*Peace lily \(Spathiphyllum.*\) is toxic to cats\.\*\* /);
  expect(text).toMatch(/\n\nLovely, and safe for cats\.$/);
  expect(deniesHarm({ text: 'Lovely, and safe for cats.', match: lily })).toBe(true);
});

test('whoever asks for cats is told of them, also when the answer says nothing', () => {
  const asked = 'Can I keep it, I have a kitten?';
  expect(withToxicityOfRecord({ text: 'Yes, certainly.', asked, match: lily })).toMatch(/is toxic to cats\./);
  expect(withToxicityOfRecord({ text: 'Keep it away, it is toxic to cats.', asked, match: lily })).toBe(
    'Keep it away, it is toxic to cats.',
  );
});

test('a text that speaks of pets without saying that a plant is toxic to them is completed', () => {
  expect(withToxicityOfRecord({ text: 'Your cat will love to chew the leaves.', match: lily })).toMatch(
    /is toxic to cats\./,
  );
});

test('nor is "cat owners can relax" left to stand where nothing is known', () => {
  expect(withToxicityOfRecord({ text: 'Cat owners can relax.', match: null })).toMatch(
    /^\*\*Whether this plant harms cats is not known/,
  );
});

test('a plant that nobody knows is not called safe', () => {
  const text = withToxicityOfRecord({ text: 'It is non-toxic to dogs.', match: null });
  expect(text).toMatch(/^\*\*Whether this plant harms dogs is not known, so keep it out of reach\.\*\* /);
});

test('a harmless plant that is called toxic gets the word of the record at its end', () => {
  const text = withToxicityOfRecord({ text: 'It is toxic to cats.', match: spider });
  expect(text).toMatch(/^It is toxic to cats\.\n\nNote: the knowledge base .* knows of no harm from .* to cats\.$/);
});

test('another plant that is called safe on the way is contradicted too', () => {
  const text = withToxicityOfRecord({ text: 'Like the peace lily, it is safe for cats.', match: spider });
  expect(text).toMatch(/^\*\*Peace lily \(Spathiphyllum.*\) is toxic to cats\.\*\* /);
});

test('a text that agrees with the record stays as it is', () => {
  for (const text of ['It is safe for cats.', 'Water it weekly.', 'Is it safe? Yes, for dogs it is harmless.']) {
    expect(withToxicityOfRecord({ text, match: spider })).toBe(text);
  }
  expect(withToxicityOfRecord({ text: 'It is toxic to cats and dogs.', match: lily })).toBe(
    'It is toxic to cats and dogs.',
  );
});

test('no plant of the knowledge base can be called safe for those whom it is not known to spare', () => {
  for (const plant of plants) {
    const { scientificName, toxicity } = plant;
    const match = { plant, as: 'species', misspelled: false } as const;
    const text = withToxicityOfRecord({ text: 'It is safe for cats, dogs and people.', match });
    const correction = text.split('**')[1] ?? '';
    const told = EATERS.filter((eater) => new RegExp(`(?:toxic to|harms) [^.]*${eater}`).test(correction));
    expect({ scientificName, told }).toEqual({
      scientificName,
      told: EATERS.filter((eater) => toxicity[eater] !== 'no'),
    });
  }
});

test('the toxicity of a plant is told in a line', () => {
  expect(lily && toxicityInWords(lily.plant)).toMatch(/is toxic to cats/);
  expect(spider && toxicityInWords(spider.plant)).toMatch(/not known to be toxic to cats/);
});

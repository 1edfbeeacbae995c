import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { claimsIn, type Eater, eatersAskedFor, eatersSpokenOf } from './toxicity-claims.ts';

const ALL = ['cats', 'dogs', 'people'] as const;
const PETS = ['cats', 'dogs'] as const;

function called(text: string) {
  const eaters = (safe: boolean) => {
    const named = claimsIn(text).flatMap((claim) => (claim.safe === safe ? claim.eaters : []));
    return ALL.filter((eater) => named.includes(eater));
  };
  return { safe: eaters(true), harmful: eaters(false) };
}

describe('is read as saying that a plant does no harm', () => {
  test.each<readonly [string, readonly Eater[]]>([
    ['This plant is safe for cats.', ['cats']],
    ['It is non-toxic to cats and dogs.', PETS],
    ['It is nontoxic.', ALL],
    ['It’s **non**‑toxic to pets!', PETS],
    ['It is not toxic to dogs.', ['dogs']],
    ['It isn’t poisonous.', ALL],
    ["They aren't harmful to children.", ['people']],
    ['Lilies are harmless.', ALL],
    ['A pet-friendly plant.', PETS],
    ['This is a pet safe choice.', PETS],
    ['No part of the plant is toxic.', ALL],
    ['There is no evidence that it is toxic to kittens.', ['cats']],
    ['No known toxicity.', ALL],
    ['It has never been reported as poisonous to dogs.', ['dogs']],
    ['The leaves are free of toxins.', ALL],
    ['It is toxin-free.', ALL],
    ['It poses no threat to your cat.', ['cats']],
    ['There is little risk for dogs.', ['dogs']],
    ['It won’t hurt your kitten.', ['cats']],
    ['Your cat can safely nibble on it.', ['cats']],
    ['A great choice for homes with cats.', ['cats']],
    ['Ideal for households with toddlers.', ['people']],
    ['Cats? Nothing to worry about.', ['cats']],
    ['What about dogs? It is perfectly fine.', ['dogs']],
    ['It is perfectly safe.', ALL],
    ['It is a safe plant.', ALL],
    ['The berries are edible.', ALL],
    ['It is neither toxic nor harmful to puppies.', ['dogs']],
    ['It is not toxic, poisonous or harmful to cats.', ['cats']],
    ['Toxicity to cats: none.', ['cats']],
    ['Toxic to dogs: no', ['dogs']],
    ['It lacks toxic compounds.', ALL],
    ['It cannot be considered poisonous to humans.', ['people']],
    ['Without any danger to dogs.', ['dogs']],
    ['It is rarely harmful to cats.', ['cats']],
    ['It is unlikely to be toxic to cats.', ['cats']],
    ['It has low toxicity.', ALL],
    ['## Pets\n\nNot toxic.', PETS],
    ['It is safe, even for babies.', ['people']],
    ['Don’t worry about your cat.', ['cats']],
    ['It is not unsafe for cats.', ['cats']],
    ['THIS PLANT IS SAFE FOR CATS', ['cats']],
    ['It is safe for cats, dogs, and children.', ALL],
    ['Is it toxic to cats? No.', ['cats']],
    ['Toxic? **Not at all.**', ALL],
    ['Safe for dogs? Absolutely.', ['dogs']],
    ['| Toxic to cats | No |', ['cats']],
    ['Toxic to cats – no', ['cats']],
    ['Your furry friends are fine with it.', PETS],
  ])('%s', (text, eaters) => {
    expect(called(text).safe).toEqual(eaters);
  });
});

describe('is read as saying that a plant does harm', () => {
  test.each<readonly [string, readonly Eater[]]>([
    ['It is toxic to cats.', ['cats']],
    ['It is not safe for dogs.', ['dogs']],
    ['It isn’t safe around cats.', ['cats']],
    ['It is unsafe.', ALL],
    ['It is never safe for pets.', PETS],
    ['Mildly toxic to dogs if eaten.', ['dogs']],
    ['Not only is it toxic to cats, it is deadly.', ['cats']],
    ['It is poisonous.', ALL],
    ['All parts contain a toxin.', ALL],
    ['Keep it away from children, as it is harmful.', ['people']],
    ['Do not let your cat chew this toxic plant.', ['cats']],
    ['Safe for cats: no.', ['cats']],
    ['Is it safe for cats? No.', ['cats']],
    ['| Cats | Toxic |', ['cats']],
    ['It has not been proven safe for cats.', ['cats']],
    ['It does not need much water, and is toxic to cats.', ['cats']],
    ['It does not like drafts, toxic to dogs too.', ['dogs']],
  ])('%s', (text, eaters) => {
    expect(called(text)).toEqual({ safe: [], harmful: eaters });
  });
});

describe('is read as both', () => {
  test('where it does harm to one and not to another', () => {
    expect(called('It is toxic to cats but safe for dogs.')).toEqual({ safe: ['dogs'], harmful: ['cats'] });
    expect(called('Safe for people, toxic to cats.')).toEqual({ safe: ['people'], harmful: ['cats'] });
    expect(called('Non-toxic to dogs and toxic to cats.')).toEqual({ safe: ['dogs'], harmful: ['cats'] });
  });
});

describe('is read as saying nothing of it', () => {
  test.each([
    'Is it safe for cats?',
    'Keep it at a safe distance from radiators.',
    'It is safe to repot it in spring.',
    'To be on the safe side, check the soil first.',
    'Put it in a safe place.',
    'Without drainage the roots rot.',
    'Fine roots are white.',
    'There is no risk of frost indoors.',
    'A good plant for a bright room.',
    '',
  ])('%s', (text) => {
    expect(claimsIn(text)).toEqual([]);
  });
});

test('pets and children are spoken of under many names, people in general are not meant', () => {
  expect(eatersSpokenOf('Kittens love to dig in it.')).toEqual(['cats']);
  expect(eatersSpokenOf('Keep an eye on your puppy and the kids.')).toEqual(['dogs', 'people']);
  expect(eatersSpokenOf('Many people water too often. It is of the arum family.')).toEqual([]);
});

test('a question is asked for whom it names, or for all', () => {
  expect(eatersAskedFor('is it ok with my cat')).toEqual(['cats']);
  expect(eatersAskedFor('toxic for humans?')).toEqual(['people']);
  expect(eatersAskedFor('Is it poisonous?')).toEqual(ALL);
  expect(eatersAskedFor('How often do I water it?')).toEqual([]);
});

test('nothing that is written makes it fail or take long', () => {
  const words = fc.constantFrom(
    'not',
    'safe',
    'toxic',
    'cats',
    'dogs',
    ',',
    'and',
    'but',
    '.',
    '?',
    ':',
    'no',
    '\n',
    '**',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words, { maxLength: 50 }).map((all) => all.join(' ')),
      ),
      (text) => {
        expect(Array.isArray(claimsIn(text))).toBe(true);
      },
    ),
    { numRuns: 100 },
  );
  const begun = performance.now();
  claimsIn('not safe toxic cats, '.repeat(400));
  expect(performance.now() - begun).toBeLessThan(3000);
});

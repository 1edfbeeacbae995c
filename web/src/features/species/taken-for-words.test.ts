import { expect, test } from 'vitest';
import { type SpeciesMatch, takenFor } from './taken-for-words.ts';

function sentence(as: SpeciesMatch['as'], misspelled: boolean, commonNames: string[]): string {
  const species = { scientificName: 'Ficus lyrata', commonNames } as SpeciesMatch['species']; // as much as is told here
  const { before, after } = takenFor({ species, as, misspelled });
  return `${before}${species.scientificName}${after}`;
}

test.each([
  ['species', false, 'This is about Fiddle-leaf fig, Ficus lyrata.'],
  ['species', true, 'The name was understood as Fiddle-leaf fig, Ficus lyrata. Correct the spelling to be sure.'],
  ['genus', false, 'Only the genus was recognized, Ficus lyrata. This is what suits its plants in general.'],
  [
    'genus',
    true,
    'The name was understood as one of the genus Ficus lyrata. This is what suits its plants in general; correct the spelling to be sure.',
  ],
  ['family', false, 'Only the family was recognized, Ficus lyrata. This is what suits its plants in general.'],
  [
    'family',
    true,
    'The name was understood as one of the family Ficus lyrata. This is what suits its plants in general; correct the spelling to be sure.',
  ],
] as const)('a %s, misspelled: %s, is told in whole sentences', (as, misspelled, text) => {
  expect(sentence(as, misspelled, ['Fiddle-leaf fig'])).toBe(text);
});

test('a species without a common name is told by its scientific one', () => {
  expect(sentence('species', false, [])).toBe('This is about Ficus lyrata.');
});

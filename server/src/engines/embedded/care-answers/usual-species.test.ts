import { expect, test } from 'vitest';
import { usualSpecies } from './usual-species.ts';

test.each([
  ['Lavandula', 'Lavandula angustifolia'],
  ['Phlox', 'Phlox paniculata'],
  ['Orchidaceae', 'Phalaenopsis'],
  // Several species of Ficus are kept as often.
  ['Ficus', null],
  ['Lavandula angustifolia', null],
])('%s mostly means %s', (scientificName, usual) => {
  expect(usualSpecies({ scientificName })).toBe(usual);
});

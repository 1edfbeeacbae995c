import { expect, test } from 'vitest';
import { usualSpecies } from './usual-species.ts';

test.each([
  ['Lavandula', 'Lavandula angustifolia'],
  ['Phlox', 'Phlox paniculata'],
  ['Orchidaceae', 'Phalaenopsis'],
  // Whoever says Ficus may have any of five.
  ['Ficus', null],
  ['Lavandula angustifolia', null],
])('%s mostly means %s', (scientificName, usual) => {
  expect(usualSpecies({ scientificName })).toBe(usual);
});

import { expect, test } from 'vitest';
import { plantsNamedIn } from './mentions.ts';

test.each([
  ['orange spots on the pear', ['Pyrus communis']],
  ['my orange tree drops fruit', ['Citrus × sinensis']],
  ['wood ash for roses', ['Rosa']],
  ['seed potatoes with little sprouts', ['Solanum tuberosum']],
  ['lime sulfur on the peach', ['Prunus persica']],
  ['oriental bittersweet over my apple tree', ['Malus domestica']],
  ['a horse nettle among the potatoes', ['Solanum tuberosum']],
])('“%s” names %s', (text, expected) => {
  expect(plantsNamedIn(text).map(({ scientificName }) => scientificName)).toEqual(expected);
});

import { describe, expect, test } from 'vitest';
import { KIND_OF_NAME, plantKind } from './plant-kind.ts';

describe('a plant is known by its name', () => {
  test.each([
    ['Aloe vera', 'succulent'],
    ['Golden barrel cactus', 'succulent'],
    ['snake plant', 'shade_succulent'],
    ['Dracaena trifasciata', 'shade_succulent'],
    ['ZZ plant', 'shade_succulent'],
    ['Haworthia cooperi', 'shade_succulent'],
    ['Gasteria', 'shade_succulent'],
    ['Euphorbia milii', 'succulent'],
    ['Christmas cactus', 'forest_cactus'],
    ['Schlumbergera truncata', 'forest_cactus'],
    ['Orchid cactus', 'forest_cactus'],
    ['Boston fern', 'fern'],
    ['Nephrolepis exaltata', 'fern'],
    ['Asparagus fern', 'foliage'],
    ['Rubber plant', 'foliage'],
    ['Ficus lyrata', 'foliage'],
    ['Peace lily', 'foliage'],
    ['Tillandsia ionantha', 'air_plant'],
    ['Guzmania', 'bromeliad'],
    ['Aechmea fasciata', 'bromeliad'],
    ['Nepenthes alata', 'tropical_carnivorous'],
    ['Cephalotus', 'tropical_carnivorous'],
    ['Mexican butterwort', 'tropical_carnivorous'],
    ['Pinguicula grandiflora', 'carnivorous'],
    ['Papyrus', 'bog_plant'],
    ['Water lily', 'bog_plant'],
    ['Moth orchid', 'orchid'],
    ['Phalaenopsis', 'orchid'],
    ['Venus flytrap', 'carnivorous'],
    ['Sarracenia × mitchelliana', 'carnivorous'],
    ['Lemon', 'citrus'],
    ['Lemon tree', 'citrus'],
    ['Citrus × limon', 'citrus'],
    ['Kumquat', 'citrus'],
    ['Lemon balm', 'herb'],
    ['Basil', 'herb'],
    ['Ocimum basilicum', 'herb'],
    ['Chives', 'herb'],
    ['Rosemary', 'dry_herb'],
    ['Salvia rosmarinus', 'dry_herb'],
    ['Lemon thyme', 'dry_herb'],
    ['Tomato', 'vegetable'],
    ['Solanum lycopersicum', 'vegetable'],
    ['Sweet potato', 'vegetable'],
    ['Strawberry', 'vegetable'],
    ['Poinsettia', 'flowering'],
    ['Euphorbia pulcherrima', 'flowering'],
    ['Sweet pea', 'flowering'],
    ['Pelargonium zonale', 'flowering'],
    ['African violet', 'shade_flowering'],
    ['Hosta', 'shade_flowering'],
    ['Mandevilla vine', 'flowering'],
    ['Hoya vine', 'forest_cactus'],
    ['an old vine', 'tree_or_shrub'],
    ['Olive', 'tree_or_shrub'],
    ['Ficus carica', 'tree_or_shrub'],
    ['Hibiscus rosa-sinensis', 'tree_or_shrub'],
    ['Acer palmatum', 'tree_or_shrub'],
  ] as const)('%s: %s', (name, kind) => {
    expect(plantKind(name)).toBe(kind);
  });
});

describe('a name is found however it is written', () => {
  test.each([
    ['TOMATOES', 'vegetable'],
    ['cherry tomatoes', 'vegetable'],
    ['Tomato, cherry', 'vegetable'],
    ["Tomato 'Cherry Belle'", 'vegetable'],
    ['Tomato “Lemon Boy”', 'vegetable'],
    ['my three cacti', 'succulent'],
    ['Christmas cactuses', 'forest_cactus'],
    ["bird's-nest ferns", 'fern'],
    ['Bird’s nest fern', 'fern'],
    ["mother-in-law's tongue", 'shade_succulent'],
    ['Jalapeño', 'vegetable'],
    ['chillies', 'vegetable'],
    ['lilies', 'flowering'],
    ['Gladioli', 'flowering'],
    ['aloes', 'succulent'],
    ['radishes', 'vegetable'],
    ['Basil (Ocimum basilicum)', 'herb'],
    ['a big lemon tree in a pot', 'citrus'],
    ['Pineapple sage', 'herb'],
    ['tomato in the herb bed', 'vegetable'],
    ['some herbs', 'herb'],
    ['a small tree', 'tree_or_shrub'],
  ] as const)('%s: %s', (text, kind) => {
    expect(plantKind(text)).toBe(kind);
  });
});

describe('a name inside another word is none', () => {
  test.each(['Grapple', 'Peppery', 'rosette', 'mintgreen', 'herbaceous', 'Limestone', 'ashen', '', '   ', '🌵', '12'])(
    '%s',
    (text) => {
      expect(plantKind(text)).toBe('any');
    },
  );

  test('one inside a longer name is outdone by it', () => {
    expect(plantKind('peppermint')).toBe('herb');
    expect(plantKind('watermelon peperomia')).toBe('foliage');
    expect(plantKind('pineapple')).toBe('foliage');
    expect(plantKind('tulip tree')).toBe('tree_or_shrub');
    expect(plantKind('orchid tree')).toBe('tree_or_shrub');
  });
});

test('every name is found as what it was listed as', () => {
  const wrong = [...KIND_OF_NAME].filter(([name, kind]) => plantKind(name) !== kind);
  expect(wrong).toEqual([]);
});

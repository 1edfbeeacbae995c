import { describe, expect, test } from 'vitest';
import { PLANT_KINDS, plantKind } from './plant-kind.ts';
import { NAMED_SPECIES, plantLimits } from './plant-limits.ts';

describe('a species bears what its source says', () => {
  test.each([
    ['Basil', 10, 35],
    ['Tomato, cherry', 10, 35],
    ['Chilli', 10, 35],
    ['Lettuce', -2, 28],
    ['Pelargonium', 5, 35],
    ['Dahlia', 0, 32],
    ['Fuchsia', 1, 28],
    ['Oleander', -2, 40],
    ['Olive tree', -5, 40],
    ['Lemon', 7, 35],
    ['Rosemary', -5, 40],
    ['Lavandula angustifolia', -10, 40],
    ['Mint', -15, 32],
    ['Roses', -15, 35],
    ['Sempervivum tectorum', -20, 40],
    ['Hosta', -20, 28],
    ['Echeveria', 1, 40],
  ])('%s: %d to %d °C', (name, min, max) => {
    expect(plantLimits(name)).toMatchObject({ min, max });
  });

  test('and more than its longer-named cousin is known for', () => {
    expect(plantLimits('Lemon balm').min).toBe(-15);
    expect(plantLimits('Musa basjoo').min).toBeLessThan(plantLimits('Banana').min);
    expect(plantLimits('Geranium sanguineum').min).toBe(-20);
    expect(plantLimits('Hibiscus syriacus').min).toBe(-10);
    expect(plantLimits('Rose geranium').min).toBe(5);
    expect(plantLimits('Orchid cactus').min).toBe(10);
  });
});

describe('a tender plant that borrows the name of a hardy one bears no frost', () => {
  test.each([
    ...['Norfolk pine', 'Flowering maple', 'Silk oak', 'Cuban oregano', 'Vietnamese mint', 'Mexican heather'],
    ...['Amazon lily', 'Flame lily', 'Avocado pear', 'Custard apple', 'Jerusalem cherry', 'Cape gooseberry'],
    ...['Persian violet', 'Grape ivy', 'Wax ivy', 'Spanish thyme', 'Mexican bush sage', 'Texas sage'],
    ...['Madagascar jasmine', 'Cape jasmine', 'Orange jasmine', 'Fiddle fig', 'Mandevilla vine', 'Bougainvillea vine'],
    ...[
      'Pothos vine',
      'Hoya vine',
      'Jade vine',
      'Silver oak',
      'Winter cherry',
      'Climbing lily',
      'Malabar spinach',
      'Butterfly pea',
    ],
    // None of these is listed.
    ...['Martian pine', 'Sunset oregano', 'Cape lily', 'Rose apple', 'Some Mexican sage', 'Tahitian bridal juniper'],
  ])('%s', (name) => {
    expect(plantLimits(name).min).toBeGreaterThanOrEqual(1);
  });

  test('Spanish lavender bears what French lavender does', () => {
    expect(plantLimits('Spanish lavender')).toEqual(plantLimits('French lavender'));
  });

  test.each([
    ['my old rose', -15],
    ['3 red roses', -15],
    ['Common oak', -20],
    ['Curly kale', -10],
    ['Japanese iris', -15],
    ['Lungwort', -15],
    ['Marsh marigold', -20],
    ['Water lily', -10],
    ['Scots pine', -20],
    ['Potted mint', -15],
    ['Apple tree', -15],
    ['Hosta Halcyon', -20],
    ['Rosa canina', -15],
    ["Lavender 'Hidcote'", -10],
    ['rose in a tub by the wall', -15],
    ['Garden sage (Salvia officinalis)', -10],
  ])('but %s is as hardy as ever', (name, min) => {
    expect(plantLimits(name).min).toBe(min);
  });
});

describe('names of the same plant, or of plants alike, bear the same cold', () => {
  test.each([
    [10, ['Kalanchoe', 'Flaming katy', 'Mother of thousands', 'Crown of thorns', 'Euphorbia milii', 'ZZ plant']],
    [10, ['Pachypodium', 'Madagascar palm', 'Zamioculcas', 'Ti plant', 'Cordyline fruticosa']],
    [10, ['Streptocarpus', 'Cape primrose', 'Phoenix roebelenii', 'Pygmy date palm', "Bird's nest fern"]],
    [10, ['Mimosa', 'Mimosa pudica', 'Stephanotis', 'Madagascar jasmine', 'Gardenia', 'Ginger', 'Turmeric']],
    [10, ['Cassava', 'Catharanthus', 'Jasminum sambac', 'Fiddle fig', 'Fiddle leaf fig', 'Ficus lyrata']],
    [15, ['Vanda', 'Vanilla', 'Fittonia', 'Nerve plant', 'Aglaonema', 'Chinese evergreen', 'Phalaenopsis']],
    [5, ['Passion fruit', 'Passiflora edulis', 'Jacaranda', 'Bauhinia', 'Orchid tree', 'Tomato tree', 'Norfolk pine']],
    [1, ['Datura', 'Yucca', 'Yucca elephantipes', 'Yucca gigantea', 'Indoor azalea', 'Rhododendron simsii', 'Vireya']],
    [1, ['Jasmine', 'Jasminum polyanthum', 'Pineapple sage', 'Salvia elegans', 'Mexican bush sage']],
    [-2, ['Acacia dealbata', 'Silver wattle']],
    [-5, ['Anemone coronaria', 'Jasminum officinale', 'Common jasmine', 'Yucca filamentosa', "Adam's needle"]],
    [-10, ['Winter jasmine', 'Jasminum nudiflorum', 'Azalea', 'Rhododendron']],
  ])('%d °C: %j', (min, names) => {
    expect(names.map((name) => plantLimits(name).min)).toEqual(names.map(() => min));
  });
});

test('soft tall plants bear less wind than woody and low ones', () => {
  const winds = ['Tomato', 'Petunia', 'Olive', 'Sempervivum'].map((name) => plantLimits(name).wind);
  expect(winds).toEqual([10.8, 13.9, 17.2, 20.8]);
});

test('a species that is not listed bears what the tender ones of its kind do', () => {
  expect(plantLimits('Mammillaria')).toEqual(plantLimits('cactus'));
  expect(plantLimits('Monstera').min).toBe(10);
  expect(plantLimits('some herbs').min).toBe(1);
});

test('what is not known is not trusted with any frost', () => {
  expect(plantLimits('Fred')).toEqual({ min: 5, max: 32, wind: 13.9 });
  expect(plantLimits('')).toEqual(plantLimits('Fred'));
});

test('at least sixty species are listed, once each, and all are of a known kind', () => {
  expect(NAMED_SPECIES.length).toBeGreaterThan(60);
  expect(NAMED_SPECIES.filter((name, index) => NAMED_SPECIES.indexOf(name) !== index)).toEqual([]);
  expect(NAMED_SPECIES.filter((name) => plantKind(name) === 'any')).toEqual([]);
});

test('every species bears a night colder than its hottest day, and a strong breeze', () => {
  for (const { min, max, wind } of NAMED_SPECIES.map(plantLimits)) {
    expect(min).toBeLessThan(max);
    expect(wind).toBeGreaterThan(10);
  }
});

test.each(PLANT_KINDS)('there are limits for %s', (kind) => {
  expect(plantLimits(kind.replaceAll('_', ' '))).toBeDefined();
});

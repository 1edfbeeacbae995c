import { describe, expect, test } from 'vitest';
import { plants } from '../../knowledge/plants.ts';
import type { CareGroup } from './care-group.ts';
import { findPlantProfile } from './find-plant-profile.ts';
import { UNKNOWN_PLANT } from './generic-plants.ts';
import { profileOf } from './plant-profile.ts';

const coldLimit = (name: string) => findPlantProfile(name).limits.min;

describe('a plant is watered and lit as its record says', () => {
  test.each<[CareGroup, readonly string[]]>([
    ['succulent', ['Echeveria', 'Golden barrel cactus', 'Euphorbia milii', 'cactus', 'my three cacti', 'succulents']],
    [
      'shade_succulent',
      ['snake plant', 'Dracaena trifasciata', 'ZZ plant', 'Haworthia cooperi', 'Gasteria', 'Hoya vine'],
    ],
    ['forest_cactus', ['Christmas cactus', 'Schlumbergera truncata', 'Orchid cactus']],
    ['fern', ['Boston fern', 'Nephrolepis exaltata', "bird's-nest ferns", 'ferns']],
    ['house_plant', ['Asparagus fern', 'Rubber plant', 'Ficus lyrata', 'Peace lily', 'houseplants', 'indoor plant']],
    ['air_plant', ['Tillandsia ionantha', 'airplants']],
    ['bromeliad', ['Guzmania', 'Aechmea fasciata']],
    ['orchid', ['Moth orchid', 'Phalaenopsis', 'orchids']],
    ['carnivorous', ['Venus flytrap', 'Sarracenia × mitchelliana', 'carnivorous plants']],
    ['tropical_carnivorous', ['Nepenthes alata', 'Pinguicula']],
    ['water_plant', ['Cyperus alternifolius', 'pond plant']],
    ['citrus', ['Lemon', 'a big lemon tree in a pot', 'Citrus × limon', 'Kumquat']],
    ['herb', ['Lemon balm', 'Basil', 'Ocimum basilicum', 'Chives', 'some herbs', 'Basil (Ocimum basilicum)']],
    ['dry_herb', ['Rosemary', 'Salvia rosmarinus', 'Lemon thyme', "Lavender 'Hidcote'"]],
    [
      'vegetable',
      ['TOMATOES', 'Tomato, cherry', "Tomato 'Cherry Belle'", 'tomato in the herb bed', 'salad', 'Strawberry'],
    ],
    ['flower', ['Sweet pea', 'Pelargonium zonale', 'Gladioli', 'flowers']],
    ['shade_flower', ['African violet', 'Hosta', 'Cyclamen']],
    [
      'woody',
      ['Olive', 'Ficus carica', 'Hibiscus rosa-sinensis', 'Acer palmatum', 'a small tree', 'Bougainvillea vine'],
    ],
    ['unknown', ['Fred', 'Grapple', 'rosette', 'mintgreen', 'Limestone', '', '   ', '🌵', '12']],
  ])('%s: %j', (group, names) => {
    expect(names.map((name) => [name, findPlantProfile(name).group])).toEqual(names.map((name) => [name, group]));
  });

  test('and called by what its record says it is', () => {
    const plural = (name: string) => findPlantProfile(name).plural;
    expect(plural('Boston fern')).toBe('ferns');
    expect(plural('Poinsettia')).toBe('house plants');
    expect(plural('Tulip')).toBe('bulbs');
    expect(plural('Fred')).toBe('plants');
  });
});

test('the species of a plant is looked up before what the plant is called', () => {
  expect(findPlantProfile('Nephrolepis exaltata', 'Rose').group).toBe('fern');
  expect(findPlantProfile(null, 'Rose').group).toBe('woody');
  expect(findPlantProfile('no such plant', 'Basil').group).toBe('herb');
  expect(findPlantProfile(null, 'Fred')).toBe(UNKNOWN_PLANT);
});

describe('a plant that borrows the name of a hardy one tolerates no frost', () => {
  test.each([
    ...['Norfolk pine', 'Flowering maple', 'Cuban oregano', 'Vietnamese mint', 'Mexican heather'],
    ...['Amazon lily', 'Flame lily', 'Avocado pear', 'Custard apple', 'Jerusalem cherry', 'Cape gooseberry'],
    ...['Persian violet', 'Grape ivy', 'Wax ivy', 'Spanish thyme', 'Mexican bush sage'],
    ...['Madagascar jasmine', 'Cape jasmine', 'Orange jasmine', 'Fiddle fig', 'Mandevilla vine', 'Bougainvillea vine'],
    ...['Pothos vine', 'Hoya vine', 'Jade vine', 'Winter cherry', 'Climbing lily', 'Malabar spinach', 'Butterfly pea'],
    // None of these is known.
    ...['Martian pine', 'Sunset oregano', 'Cape lily', 'Rose apple', 'Some Mexican sage', 'Tahitian bridal juniper'],
    ...['Kapok tree', 'Rose geranium', 'Banana'],
  ])('%s', (name) => {
    expect(coldLimit(name)).toBeGreaterThanOrEqual(1);
  });

  test.each(['Silk oak', 'Silver oak', 'Texas sage'])('%s, half-hardy by its record, tolerates a light one', (name) => {
    expect(coldLimit(name)).toBe(-2);
  });

  test.each([
    ...['my old rose', '3 red roses', 'Common oak', 'Curly kale', 'Japanese iris', 'Scots pine', 'Potted mint'],
    ...['Apple tree', 'Hosta Halcyon', 'Rosa canina', "Lavender 'Hidcote'", 'rose in a tub by the wall'],
    ...['Garden sage (Salvia officinalis)', 'Lemon balm', 'Geranium sanguineum', 'Hibiscus syriacus'],
  ])('but %s is as hardy as ever', (name) => {
    expect(coldLimit(name)).toBeLessThanOrEqual(-10);
  });
});

test('a name that is only spelled like a known one counts on no more than an unknown plant', () => {
  const { group, limits } = findPlantProfile('rosmary');
  expect(group).toBe('dry_herb');
  expect(limits).toEqual(UNKNOWN_PLANT.limits);
});

test('an unknown plant is kept above 5 °C and out of strong wind', () => {
  expect(UNKNOWN_PLANT.limits).toEqual({ min: 5, max: 32, wind: 13.9 });
});

test('soft tall plants tolerate less wind than woody and low ones', () => {
  const winds = ['Tomato', 'Petunia', 'Olive', 'Sempervivum'].map((name) => findPlantProfile(name).limits.wind);
  expect(winds).toEqual([10.8, 13.9, 17.2, 20.8]);
});

test('the cold limit is the more careful of the rating and the lowest temperature of the record', () => {
  expect(coldLimit('Solanum lycopersicum')).toBe(8); // H1c, at least 8 °C
  expect(coldLimit('Rosa')).toBe(-10); // H5, down to −15 °C in the ground
  expect(coldLimit('Nerium oleander')).toBe(-2); // H3, down to −3 °C
});

test('every record is found by its name, tolerates a night colder than its hottest day, and needs some water', () => {
  const wrong = plants.filter((plant) => {
    const found = findPlantProfile(plant.scientificName);
    const { limits, cropCoefficient } = profileOf(plant);
    return found.limits.min < limits.min || limits.min >= limits.max || limits.wind < 10 || cropCoefficient <= 0;
  });
  expect(wrong.map(({ scientificName }) => scientificName)).toEqual([]);
});

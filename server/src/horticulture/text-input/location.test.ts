import { describe, expect, test } from 'vitest';
import { keepingOf } from './conditions.ts';
import { isOutdoors, readLocation, readPlace } from './location.ts';

const OUTDOORS = [
  'Balcony',
  'south balcony',
  'Garden',
  'in the garden',
  'Terrace',
  'outdoor',
  'Outdoors',
  'outside',
  'Patio',
  'front porch',
  'Deck',
  'back yard',
  'Backyard',
  'Veranda',
  'raised bed',
  'Raised beds 2',
  'window box',
  'Kitchen window boxes',
  'Rooftop',
  'Allotment',
  'greenhouse',
  'Unheated greenhouse',
  'Kitchen garden',
  'Bedroom balcony',
  'Balcony off the bedroom',
  'Garden, next to the kitchen door',
  'Kitchen window sill, outside',
  'Balcony shelf',
  'Garden table',
  'Shelf on the balcony',
  'Balcony of my flat',
  'Home, balcony',
  'the porch at home',
  'Balkon am Schlafzimmer',
  'Balkon',
  'Südbalkon',
  'auf dem Balkon',
  'Garten',
  'Dachterrasse',
  'draußen',
  'im Freien',
  'out of doors',
  "à l'extérieur",
  'all’aperto',
  'Gewächshaus',
  'sur le balcon',
  'Terrasse',
  'Jardin',
  'terraza',
  'jardín',
  'Giardino',
  'balcone',
  'Tuin',
  'Dakterras',
  'Ogród',
  'na balkonie',
  'Działka',
  'Balcony (inside in winter)',
  'Balcony, bring inside in winter',
  'Balcony, indoors in winter',
  'Balcony, inside over winter',
  'Balcony inside in winter',
  'Inside the greenhouse',
  'inside my polytunnel',
  'Outdoor in summer, indoor in winter',
  'Outdoors in summer and indoors in winter',
  'Living room / balcony in summer',
  'Wohnzimmer, im Sommer Balkon',
  'Balkon, im Winter drinnen',
  'Border',
  'Herbaceous borders',
  'Rockery',
  'Trellis',
  'Flat roof',
  'Veg patch',
  'Front bed',
  'Front step',
  'Front steps',
  'Hanging basket',
  'Hanging basket on the porch',
  'azotea',
  'carport',
  'in the ground',
  'in the flower bed',
  'hoop house',
  'Azotea, junto a la cocina',
];

const INDOORS = [
  null,
  '',
  'Living room',
  'Kitchen window',
  'indoor garden',
  'Indoor herb garden',
  'garden room window',
  'balcony door, inside',
  'Balcony door',
  'By the patio door',
  'Bedroom by the balcony',
  'Window with garden view',
  'Living room, balcony side',
  'Heated greenhouse',
  'Winter garden',
  'Wintergarten',
  'Conservatory',
  'Window to the garden',
  'View of the terrace from my desk',
  'Fenster zum Garten',
  "à l'intérieur, près du balcon",
  'Fensterbank',
  'Arbeitszimmer',
  'Südfenster',
  'inside, near the terrace',
  'Office',
  'Decker Street flat',
  'gardenia corner',
  'somewhere',
  'Hanging basket in the kitchen',
  'Trellis, living room',
  'Indoors in winter',
  'Living room in summer, kitchen in winter',
  'Inside the heated greenhouse',
  'inside the balcony door',
  'Winter garden, inside',
  'Living room (balcony door in winter)',
  'next to my bed',
  'Bücherregal im Wohnzimmer',
  'salle de bain',
  'diningroom',
  'desk',
  'above the radiator',
];

describe('outdoors is', () => {
  test.each(OUTDOORS)('%s', (location) => {
    expect(isOutdoors(readLocation(location))).toBe(true);
  });
});

describe('indoors is', () => {
  test.each(INDOORS)('%s', (location) => {
    expect(isOutdoors(readLocation(location))).toBe(false);
  });
});

describe('a location means the same to warnings, schedules, growth and climate', () => {
  test.each([...OUTDOORS, ...INDOORS])('%s', (location) => {
    const { place } = keepingOf(location, null, null, 'north');
    expect(place).toEqual(readLocation(location));
    expect(isOutdoors(place)).toBe(OUTDOORS.includes(location ?? ''));
  });

  test.each([
    ['Winter garden', 'indoors'],
    ['Wintergarten', 'indoors'],
    ['azotea', 'outdoors'],
    ['carport', 'outdoors'],
    ['Gewächshaus', 'greenhouse'],
    ['serre', 'greenhouse'],
    ['szklarnia', 'greenhouse'],
    ['inside the polytunnel', 'greenhouse'],
    ['Balcony, indoors in winter', 'outdoors'],
    ['desk', 'indoors'],
    ['somewhere', null],
  ])('%s is %s', (location, site) => {
    expect(readLocation(location).site).toBe(site);
  });
});

test('a bathroom is humid in every language', () => {
  const humid = ['bathroom', 'Badezimmer', 'salle de bain', 'baño', 'bagno', 'badkamer', 'łazienka'];
  expect(humid.filter((location) => !readLocation(location).humid)).toEqual([]);
});

test('a bed in the garden is open ground, a bed to sleep in is not', () => {
  expect(readLocation('in the bed').openGround).toBe(true);
  expect(readLocation('Hochbeet').openGround).toBe(true);
  expect(readLocation('next to my bed').openGround).toBe(false);
  expect(readLocation('tub in the border').openGround).toBe(false);
});

test('an outdoor greenhouse stays one, and a bed that is called indoors is no open ground', () => {
  expect(readPlace('Greenhouse', 'outdoors').site).toBe('greenhouse');
  expect(readPlace('Garden bed', 'indoors')).toMatchObject({ site: 'indoors', openGround: false });
});

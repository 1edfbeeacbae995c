import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KnownPlant } from '../circumstances.ts';
import { keepingOf } from './conditions.ts';
import { readLocation } from './location.ts';
import { potDiameter } from './pot-size.ts';

/** What parsers stumble over. */
const ODD = fc.constantFrom(...'0159 .,:;-−–=|%°"\'×/()\n\u0000\u0301éßİ😀cmlnopst');

const plant: KnownPlant = {
  name: 'Monty',
  species: 'Monstera deliciosa',
  location: 'Bathroom',
  potSize: '20 cm',
  sunlight: 'bright indirect',
  health: 'needs_attention',
  size: 'large',
  ageWeeks: null,
  lastRepot: null,
  lastPrune: null,
  notes: null,
};

test("the browser's conditions are read, and its default light is not taken for a fact", () => {
  const keeping = keepingOf('indoor', 'Health: sick, Size: small, Sunlight: moderate', null, 'north');
  expect(keeping).toMatchObject({ health: 'sick', size: 'small', light: null, pot: null, place: { site: 'indoors' } });
});

test.each([
  [{ site: null, light: 'low', window: 'south' }, 'low'],
  [{ site: null, light: null, window: 'south-east' }, 'full_sun'],
  [{ site: null, light: null, window: 'north' }, 'medium'],
  [{ site: null, light: null, window: null }, null],
] as const)('where nothing is said of the light of a plant, its place %j tells it', (place, light) => {
  const own = { ...plant, sunlight: null, place };
  expect(keepingOf('bathroom', 'Sunlight: moderate', own, 'north').light).toBe(light);
  expect(keepingOf('bathroom', 'Sunlight: full sun', own, 'north').light).toBe('full_sun');
  expect(keepingOf('Living room', null, own, 'north').light).toBeNull();
});

test('what the gardener says of indoors and outdoors counts before the name of the place', () => {
  const place = { site: 'outdoors', light: null, window: null } as const;
  expect(keepingOf('Bathroom', null, { ...plant, place }, 'north').place.site).toBe('outdoors');
  expect(keepingOf('Kitchen', null, { ...plant, place }, 'north').place.site).toBe('indoors');
});

test('the default light gives way to what the own plant says', () => {
  expect(keepingOf('indoor', 'Sunlight: moderate', plant, 'north').light).toBe('bright_indirect');
});

test.each([
  ['Sunlight: full sun', 'full_sun'],
  ['light = bright, indirect', 'bright_indirect'],
  ['in partial shade', 'medium'],
  ['a dark corner', 'low'],
  ['stands at a south window', 'full_sun'],
  ['low humidity, doing well', null],
])('"%s" speaks of the light %s', (conditions, light) => {
  expect(keepingOf(null, conditions, null, 'north').light).toBe(light);
});

test('a north window is the sunny one south of the equator', () => {
  expect(keepingOf('north-facing window', null, null, 'south').light).toBe('full_sun');
  expect(keepingOf('north-facing window', null, null, 'north').light).toBe('medium');
});

test.each([
  ['Health: healthy', 'healthy'],
  ['Health: needs_attention', 'needs_attention'],
  ['not doing well', 'needs_attention'],
  ['no pests, thriving', 'healthy'],
  ['leaves turn yellow', 'needs_attention'],
  ['root rot', 'sick'],
  ['unhealthy', 'needs_attention'],
  ['on a shelf', null],
])('"%s" states the health %s', (conditions, health) => {
  expect(keepingOf(null, conditions, null, 'north').health).toBe(health);
});

test('what the words leave open is taken from the own plant', () => {
  expect(keepingOf(null, null, plant, 'north')).toMatchObject({
    health: 'needs_attention',
    size: 'large',
    light: 'bright_indirect',
    pot: 20,
    place: { site: 'indoors', humid: true },
  });
});

test('a large pot does not make a large plant', () => {
  expect(keepingOf(null, 'in a large pot', null, 'north')).toMatchObject({ size: null, pot: 27 });
});

test.each([
  ['indoor', 'indoors'],
  ['Living room', 'indoors'],
  ['balcony door', 'indoors'],
  ['garden room', 'indoors'],
  ['bedroom balcony', 'outdoors'],
  ['balcony off the bedroom', 'outdoors'],
  ['patio', 'outdoors'],
  ['greenhouse', 'greenhouse'],
  ['heated greenhouse', 'indoors'],
  ['above the radiator', 'indoors'],
  ['unknown', null],
])('the place "%s" is %s', (location, site) => {
  expect(readLocation(location).site).toBe(site);
});

test('a radiator dries the air, unless the plant is away from it', () => {
  expect(readLocation('on the sill above the radiator').dryAir).toBe(true);
  expect(readLocation('bedroom, away from the radiator').dryAir).toBe(false);
});

test('a raised bed is open ground, a pot in the garden is not', () => {
  expect(readLocation('raised bed').openGround).toBe(true);
  expect(readLocation('pot in the raised bed').openGround).toBe(false);
});

test.each([
  ['15 cm', 15],
  ['6 inch', 15.24],
  ['6"', 15.24],
  ['6-inch nursery pot', 15.24],
  ['0,3 m', 30],
  ['small', 11],
  ['Medium', 17],
  ['extra large', 40],
])('the pot "%s" is %d cm across', (text, cm) => {
  expect(potDiameter(text)).toBeCloseTo(cm, 2);
});

test('a volume is turned into a width, a bare number into nothing', () => {
  expect(potDiameter('1 gallon')).toBeCloseTo(18.5, 1);
  expect(potDiameter('5 l')).toBeCloseTo(20.3, 1);
  expect(potDiameter('12')).toBeNull();
  expect(potDiameter('900 cm')).toBeNull();
});

test('whatever is typed is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: ODD }), fc.string(), (one, other) => {
      const { pot } = keepingOf(one, `${other}: ${one}`, plant, 'south');
      expect(pot === null || (pot >= 3 && pot <= 150)).toBe(true);
    }),
  );
});

import { expect, test } from 'vitest';
import { IN_MAY } from '../advice-in-may.ts';
import { adviseCare } from '../care-advice.ts';
import { volumeIn } from './volume.ts';

test.each([
  ['my raised bed is 2 m x 1 m and 40 cm high', 800],
  ['a bed 200 x 100 x 40 cm', 800],
  ['120x80x60cm', 576],
  ['3 m x 1.5 m x 50 cm', 2250],
  ['2 m long, 1 m wide and 40 cm high', 800],
  ['2 beds of 1.2 x 2.4 m, 25 cm high', 1440],
  ['4x8 ft 1 ft high', 906],
  ['a 4x8x12inch bed', 906],
  ['4 x 4 x 10 inch', 378],
  ['a planter of 24 x 8 x 8 inches', 25],
  ['a box 12 x 8 x 10 inches', 16],
  ['10 m2 5 cm deep', 500],
])('"%s" is %s liters', (written, liters) => {
  expect(Math.round(volumeIn(written)?.liters ?? 0)).toBe(liters);
});

test.each(['plants 30 x 30 cm apart', 'a 4 x 8 bed', 'a pot of 30 cm', '80 square meters of lawn'])(
  '"%s" gives no volume',
  (written) => {
    expect(volumeIn(written)).toBeNull();
  },
);

test.each([
  ['raised bed', 'my raised bed is 2 m x 1 m and 40 cm high, how much soil do I need?', /about 800 liters.*320 liters/],
  ['raised bed', '120x80x60cm how much soil', /about 580 liters.*branches/],
  ['vegetables', 'raised bed 4x8 ft 1 ft high, how much soil', /32 cubic feet \(1.2 cubic yards\)/],
])('the soil that a bed takes is that of its own sides: %s, %s', (plantSpecies, question, expected) => {
  expect(adviseCare({ plantSpecies, question, plant: null }, IN_MAY).advice).toMatch(expected);
});

test.each([
  ['lettuce', 'bed of 1.2 x 2.4 m 30 cm deep, how many plants fit'],
  ['tomatoes', 'planted 60 x 60 cm apart, how much water'],
  ['raised bed', 'is 2 x 1 m and 40 cm high enough for tomatoes'],
  ['raised bed', 'how much soil do I need'],
])('no volume is computed where none is asked for: %s, %s', (plantSpecies, question) => {
  expect(adviseCare({ plantSpecies, question, plant: null }, IN_MAY).advice).not.toMatch(
    /^(?:It|That|This|A bed)[^.]* takes about/,
  );
});

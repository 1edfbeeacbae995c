import { expect, test } from 'vitest';
import { inUnitsOf } from './units-asked.ts';

test.each([
  ['At what temperature, in Fahrenheit?', 'Above 10–12 °C.', 'Above 10–12 °C (50–54 °F).'],
  ['Is 40°F too cold?', 'Its limit is −5 °C, in a pot 5 °C less.', 'Its limit is −5 °C (23 °F), in a pot 5 °C less.'],
  ['How many gallons?', 'Give 20–50 liters at once.', 'Give 20–50 liters (5–13 gallons) at once.'],
  ['How many gallons?', 'Give 4 liters at once.', 'Give 4 liters (1 gallon) at once.'],
  ['It is in a 5 inch pot', 'Take one 2–4 cm wider.', 'Take one 2–4 cm (1–1.5 in) wider.'],
  ['Is 40°F too cold?', 'It survives 5 °C (41 °F).', 'It survives 5 °C (41 °F).'],
  ['How cold may it get?', 'Above 10 °C.', 'Above 10 °C.'],
])('“%s” gets its figures in the same units', (question, answer, expected) => {
  expect(inUnitsOf(question, answer)).toBe(expected);
});

import { expect, test } from 'vitest';
import { celsius, kilopascals, metersPerSecond, millimeters, percent, rounded } from './figures.ts';

test.each([
  [-0.4, '0 °C'],
  [0, '0 °C'],
  [-0.6, '−1 °C'],
  [-12.3, '−12 °C'],
  [21.5, '22 °C'],
])('%d degrees are %s', (degrees, text) => {
  expect(celsius(degrees)).toBe(text);
});

test.each([
  [0, '0 mm'],
  [0.04, '0 mm'],
  [0.34, '0.3 mm'],
  [0.97, '1 mm'],
  [4.4, '4 mm'],
])('%d of water is %s', (mm, text) => {
  expect(millimeters(mm)).toBe(text);
});

test('other figures carry their unit', () => {
  expect([metersPerSecond(17.6), percent(48.2), kilopascals(1.169)]).toEqual(['18 m/s', '48%', '1.2 kPa']);
});

test('a rounded figure is never minus nothing', () => {
  expect(Object.is(rounded(-0.2), 0)).toBe(true);
});

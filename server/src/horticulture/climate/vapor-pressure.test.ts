import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saturationPressure, vaporPressureDeficit } from './vapor-pressure.ts';

const celsius = fc.double({ min: -60, max: 60, noNaN: true });
const percent = fc.double({ min: 0, max: 100, noNaN: true });

test.each([
  [1, 0.657],
  [5, 0.872],
  [10, 1.228],
  [15, 1.705],
  [20, 2.338],
  [24.5, 3.075],
  [25, 3.168],
  [30, 4.243],
  [35, 5.624],
  [40, 7.376],
])('saturated air of %d °C holds %d kPa, as FAO-56, annex 2, table 2.3 says', (temperature, pressure) => {
  expect(saturationPressure(temperature)).toBeCloseTo(pressure, 2);
});

test('the deficit is what is missing to saturation', () => {
  expect(vaporPressureDeficit(20, 100)).toBe(0);
  expect(vaporPressureDeficit(20, 50)).toBeCloseTo(1.169, 2);
  expect(vaporPressureDeficit(30, 25)).toBeCloseTo(3.182, 2);
  expect(vaporPressureDeficit(20, 0)).toBe(saturationPressure(20));
});

test('what a sensor says beyond 0 and 100 % counts as these', () => {
  expect(vaporPressureDeficit(20, 103)).toBe(0);
  expect(vaporPressureDeficit(20, -1)).toBe(saturationPressure(20));
});

/** What rounding may take away. */
const ROUNDING = 1e-12;

test('hotter or drier air never takes less', () => {
  fc.assert(
    fc.property(celsius, celsius, percent, percent, (one, other, humid, dry) => {
      const milder = vaporPressureDeficit(Math.min(one, other), Math.max(humid, dry));
      const harsher = vaporPressureDeficit(Math.max(one, other), Math.min(humid, dry));
      expect(milder).toBeGreaterThanOrEqual(0);
      expect(harsher).toBeGreaterThanOrEqual(milder - ROUNDING);
    }),
  );
});

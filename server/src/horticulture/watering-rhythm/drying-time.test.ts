import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dryingTime, type SoilObservation } from './drying-time.ts';

const kinds = fc.constantFrom<SoilObservation['kind']>(
  'moist',
  'dry',
  'watered early',
  'later refused',
  'earlier refused',
);
const days = fc.double({ min: 1, max: 60, noNaN: true });
const observations = fc.array(fc.record({ kind: kinds, used: days }), { maxLength: 12 });

describe('how long the water of a plant lasts', () => {
  test('is what was expected as long as nothing was observed', () => {
    fc.assert(
      fc.property(days, (expected) => {
        expect(dryingTime(expected, []).median / expected).toBeCloseTo(1, 1);
      }),
    );
  });

  test('is never estimated shorter because the soil was still moist, nor longer because it was dry', () => {
    fc.assert(
      fc.property(days, observations, days, (expected, earlier, used) => {
        // The newest one first, so that the others weigh the same with it and without it.
        const unseen = { kind: 'dry', used: 0 } as const;
        const before = dryingTime(expected, [...earlier, unseen]).median;
        const moist = dryingTime(expected, [...earlier, { kind: 'moist', used }]).median;
        const dry = dryingTime(expected, [...earlier, { kind: 'dry', used }]).median;
        expect(moist).toBeGreaterThanOrEqual(before - 1e-6);
        expect(dry).toBeLessThanOrEqual(before + 1e-6);
      }),
    );
  });

  test('is longer where more was expected', () => {
    fc.assert(
      fc.property(days, days, observations, (one, other, seen) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        expect(dryingTime(more, seen).median).toBeGreaterThanOrEqual(dryingTime(less, seen).median - 1e-6);
      }),
    );
  });

  test('comes closer to the truth when the soil is checked around it', () => {
    fc.assert(
      fc.property(fc.double({ min: 3, max: 30, noNaN: true }), (truth) => {
        const seen = [0.8, 1.2, 0.9, 1.15, 0.85, 1.1].map(
          (share): SoilObservation => ({ kind: share < 1 ? 'moist' : 'watered early', used: share * truth }),
        );
        const { median } = dryingTime(truth * 1.5, seen);
        expect(Math.abs(median / truth - 1)).toBeLessThan(0.35);
      }),
    );
  });

  test('follows what was observed last: older observations fade', () => {
    const moist: SoilObservation = { kind: 'moist', used: 12 };
    const early: SoilObservation = { kind: 'watered early', used: 6 };
    const fourOf = (one: SoilObservation) => [one, one, one, one];
    expect(dryingTime(8, [...fourOf(early), ...fourOf(moist)]).median).toBeGreaterThan(
      dryingTime(8, [...fourOf(moist), ...fourOf(early)]).median,
    );
  });
});

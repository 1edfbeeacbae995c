import { expect, test } from 'vitest';
import { answersInAddress, guideAddress } from './guide-address.ts';

const ANSWERS = [
  { question: 'where', value: null },
  { question: 'leaf_sign', value: 'brown_tip' },
];

const guideIn = (address: string) => new URL(address, 'http://localhost').searchParams.get('guide');

test('what was answered comes back from the address', () => {
  expect(answersInAddress(guideIn(guideAddress(ANSWERS, { species: 'Basil' })))).toEqual(ANSWERS);
});

test('an address can ask for the guide from its beginning, or not at all', () => {
  expect(answersInAddress(guideIn(guideAddress([])))).toEqual([]);
  expect(answersInAddress(null)).toBeNull();
});

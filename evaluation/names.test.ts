import { expect, test } from 'vitest';
import { isAccepted } from './names.ts';

test('a genus accepts its species, hybrids too', () => {
  expect(isAccepted('Citrus × limon', { accept: ['citrus'] })).toBe(true);
  expect(isAccepted('× Oncidopsis', { accept: ['oncidopsis'] })).toBe(true);
});

test('a species accepts its varieties, but neither its genus nor another species', () => {
  expect(isAccepted('Brassica oleracea var. italica', { accept: ['brassica oleracea'] })).toBe(true);
  expect(isAccepted('Brassica', { accept: ['brassica oleracea'] })).toBe(false);
  expect(isAccepted('Brassica rapa', { accept: ['brassica oleracea'] })).toBe(false);
});

import { expect, test } from 'vitest';
import { IN_MAY } from '../advice-in-may.ts';
import { adviseCare } from '../care-advice.ts';
import { plantListAnswer } from './plant-lists.ts';

test('a question for plants is answered with a list of links and a note', () => {
  const answer = plantListAnswer({ wanted: ['safe-for-cats', 'indoor'], month: 5, hemisphere: 'north' });
  expect(answer).toMatch(/^\*\*House plants that are safe for cats\*\* \(12 of \d+\):/);
  expect(answer).toContain('- [Spider plant](/ai?tab=care-advice&species=Chlorophytum%20comosum)');
  expect(answer).toMatch(/does not mean food/);
});

test.each([
  ['borders', 'which plants are safe for a puppy in my borders', /sunflower, zinnia/],
  ['garden', 'what plants are safe for my toddler in flower beds', /sunflower/],
])(
  'what is safe in a border is chosen among plants for borders, and what can kill is to be taken out: %s: %s',
  (plant, question, expected) => {
    const told = adviseCare({ plantSpecies: plant, question, plant: null }, IN_MAY).advice;
    expect(told).toMatch(expected);
    expect(told).not.toMatch(/house plant|cucumber|lettuce/i);
    expect(told).toMatch(/Take out or fence off above all yew, foxglove, oleander, laburnum, monkshood/);
  },
);

test('of what is poisonous in the garden that comes first which kills by little', () => {
  const question = 'which garden plants are dangerous for dogs, what should I dig out';
  const told = adviseCare({ plantSpecies: 'garden', question, plant: null }, IN_MAY).advice;
  expect(told.slice(0, 300)).toMatch(/above all oleander/);
  expect(told).not.toMatch(/- \[Onion\]/);
});

import { expect, test } from 'vitest';
import { IN_MAY } from '../advice-in-may.ts';
import { adviseCare } from '../care-advice.ts';

function answer(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, IN_MAY).advice.replaceAll('**', '');
}

test('a crop does not follow one of its family', () => {
  expect(answer('cabbage', 'can I plant cabbage after broccoli in the same bed?')).toMatch(/^Better not: .*clubroot/);
});

test('strawberries do not follow potatoes', () => {
  expect(answer('strawberry', 'is it ok to plant strawberries where I had potatoes last year?')).toMatch(
    /^Better not: .*verticillium/i,
  );
});

test('a crop may follow one of another family', () => {
  expect(answer('leek', 'can I plant leeks after lettuce?')).toMatch(/^Yes: .*different families/);
});

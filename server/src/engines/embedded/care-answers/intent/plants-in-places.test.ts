import { expect, test } from 'vitest';
import { plantsAskedIn } from './plants-in-places.ts';

function asked(question: string): string[] {
  return plantsAskedIn(question).map(({ scientificName }) => scientificName);
}

test.each([
  ['can I plant garlic under my roses?', ['Allium sativum']],
  ['does basil grow well next to the tomatoes?', ['Ocimum basilicum']],
  ['what grows under a birch?', ['Betula']],
  ['bamboo from the neighbor comes into my lawn', ['Phyllostachys']],
])('a plant that only says where something is, is not asked about where another is: %s', (question, expected) => {
  expect(asked(question)).toEqual(expected);
});

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

test.each([
  ['red stems and purple berries that look like grapes, what is it?', []],
  ['bamboo-like canes with red specks came up by the stream', []],
  ['the leaves look like boiled spinach', []],
  ['green fruits as big as an apple hang on it', []],
  ['lumps the size of a pea on the roots', []],
  ['walnut sized galls on the stem', []],
  ['it looks like my monstera has thrips', ['Monstera deliciosa']],
  ['do african violets like to be outdoors', ['Streptocarpus ionanthus']],
  ['does a Christmas cactus like a summer on the porch', ['Schlumbergera truncata']],
  ['I like bamboo, does it need much water?', ['Phyllostachys']],
])('a plant that is only likened to is not asked about: %s', (question, expected) => {
  expect(asked(question)).toEqual(expected);
});

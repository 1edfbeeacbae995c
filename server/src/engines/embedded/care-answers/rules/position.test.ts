import { expect, test } from 'vitest';
import { recognizedPlant } from '../../../../horticulture/recognized-plant.ts';
import { IN_MAY } from '../advice-in-may.ts';
import { readQuestion } from '../intent/question.ts';
import { positionOf } from './position.ts';

function position(typed: string, asked: string) {
  const { match, words } = recognizedPlant(typed, IN_MAY);
  if (!match) throw new Error(`No record is found for "${typed}"`);
  const question = readQuestion(asked, words, match.plant);
  return positionOf({ plant: match.plant, question, circumstances: IN_MAY });
}

test.each([
  ['rose in a pot', 'how is it', 'pot'],
  ['potted olive', 'how is it', 'pot'],
  ['balcony roses', 'how are they', 'pot'],
  ['olive', 'water stands in the saucer', 'pot'],
  ['ivy', 'it stands on the sill', 'room'],
  ['rosemary', 'it stands above the radiator', 'room'],
  ['lavender', 'it is in the bed by the door', 'ground'],
  ['rosemary', 'it grows in a border', 'ground'],
  ['dahlia', 'how is it', 'ground'],
  ['lemon', 'how is it', 'pot'],
  ['monstera', 'how is it', 'room'],
  ['pot marigold', 'how is it', 'ground'],
])('%s, "%s" stands in a %s', (typed, question, expected) => {
  expect(position(typed, question)).toBe(expected);
});

import { expect, test } from 'vitest';
import { IN_MAY } from './advice-in-may.ts';
import { adviseCare } from './care-advice.ts';

function ask(plantSpecies: string, question: string | null) {
  return adviseCare({ plantSpecies, question, plant: null }, IN_MAY);
}

test('a question that was not understood for sure comes with others that are near to it', () => {
  const { related } = ask('potato', 'where should the seed ones sit to get the little sprouts');
  expect(related?.join(' ')).toMatch(/chit|sprout/i);
  expect(related?.length).toBeLessThanOrEqual(3);
});

test('a related question, asked in its words, has another answer', () => {
  const question = 'round green things where the flowers were, my kid thought they are tomatoes';
  const { advice, related = [] } = ask('potato', question);
  expect(related).not.toEqual([]);
  for (const each of related) expect(ask('potato', each).advice).not.toBe(advice);
});

test('in an emergency there is one thing to do', () => {
  expect(ask('foxglove', 'my toddler ate some leaves, what now').related).toBeUndefined();
});

test('a care sheet answers no question, so none is near', () => {
  expect(ask('potato', null).related).toBeUndefined();
});

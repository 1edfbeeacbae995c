import { expect, test } from 'vitest';
import { type Facts, factsIn } from './facts.ts';
import { plainText, sentencesOf, tokensOf } from './tokens.ts';

function facts(written: string): Facts {
  const plain = plainText(written);
  return factsIn(written, tokensOf(plain), sentencesOf(plain).length - 1);
}

test.each([
  ['It is minus 4 tonight, do I bring it in?', -4],
  ['can it take 40 °F?', 4.4],
])('a temperature is read in °C: %s', (written, low) => {
  expect(facts(written).temperature?.low).toBeCloseTo(low, 1);
});

test.each([
  ['hardy in zone 6?', '6', -23],
  ['I am in USDA zone 8b', '8b', -9],
])('a hardiness zone is read with its coldest night: %s', (written, name, coldest) => {
  expect(facts(written).zone).toEqual({ name, coldest });
});

test.each([
  ['I go away for 3 weeks', true, 21],
  ['we are on holiday for a fortnight', true, 14],
  ['planted 3 weeks ago, no water since', false, null],
  ['I was away for 2 weeks and it droops', false, 14],
])('an absence is one that is still to come: %s', (written, isAbsent, daysAway) => {
  expect(facts(written)).toMatchObject({ isAbsent, daysAway });
});

test.each([
  ['I overwatered it', ['overwatered']],
  ['my dog knocked over the pot', ['fall']],
  ['frost got the new leaves last night', ['frost damage']],
  ['I cut the main stem by accident', ['main stem lost']],
  ['I gave it a double dose of fertilizer', ['overfed']],
])('what has happened is read as a cause: %s', (written, causes) => {
  expect(facts(written).causes).toEqual(causes);
});

test.each(['should I let it dry out completely?', 'how do I avoid to overwater it', 'I tend to overwater'])(
  'what is only thought of is no cause: %s',
  (written) => {
    expect(facts(written).causes).toEqual([]);
  },
);

test.each([
  ['can I plant them out now?', ['plant out']],
  ['shall I bring the pot inside or leave it on the terrace', ['bring in', 'leave out']],
  ['do I have to cover it', ['protect']],
])('what is to be done is read as an action: %s', (written, actions) => {
  expect(facts(written).actions.map(({ meaning }) => meaning)).toEqual(actions);
});

test.each([
  ['it stands by the radiator', ['radiator']],
  ['in an unheated garage', ['unheated shelter']],
  ['far away from the radiator', []],
])('a place that decides is read, unless it is far: %s', (written, settings) => {
  expect([...facts(written).settings]).toEqual(settings);
});

test('two things that are offered are told apart', () => {
  const { alternatives } = facts('My soil is heavy. Clay or plastic pot?');
  expect(alternatives?.one.map(({ word }) => word)).toEqual(['clay']);
  expect(alternatives?.other.map(({ word }) => word)).toEqual(['plastic', 'pot']);
});

test('"or not" offers nothing', () => {
  expect(facts('should I repot it or not?').alternatives).toBeNull();
});

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

test.each([
  ['will pansies survive 20 degrees tonight', -6.7],
  ['hard freeze coming, 17 degrees, what do I cover', -8.3],
  ['low of 26 tonight, cover it?', -3.3],
  ['freezing tonight, 18 degrees, will it survive', -7.8],
  ['no frost any more, nights 14 degrees, plant tomatoes out?', 14],
  ['frost is over, 14 degrees at night, can they go out', 14],
  ['can basil stay out when nights are 12 degrees', 12],
  ['germination at 25 degrees, do I cover the seeds', 25],
  ['is 20 degrees at night warm enough', 20],
])('bare degrees of a night that is feared are °F: %s', (written, low) => {
  expect(facts(written).temperature?.low).toBeCloseTo(low, 1);
});

test.each([
  ['when can they go out, last frost mid may', null],
  ['our first frost is in october, can I still sow in august', 8],
  ['can I plant in may after the frost', 5],
])('the date of a frost is not the month that is asked about: %s', (written, month) => {
  expect(facts(written).month).toBe(month);
});

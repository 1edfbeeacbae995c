import { expect, test } from 'vitest';
import { IN_MAY } from './advice-in-may.ts';
import { adviseCare } from './care-advice.ts';

function answer(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, IN_MAY).advice.replaceAll('**', '');
}

test('asked whether it is bad, the answer is yes; asked whether it may be done, no', () => {
  expect(answer('monstera', 'is it bad that it stands next to the radiator?')).toMatch(
    /^(?:Yes: .*|Keep it )at least 1 m away/,
  );
  expect(answer('monstera', 'can it stand next to the radiator?')).toMatch(/^No: .*at least 1 m away/);
});

test('yes and no are left out where neither was asked for', () => {
  expect(answer('houseplants', 'how many hours of night does a plant need under a grow light?')).not.toMatch(
    /^(?:Yes|No):/,
  );
});

test('a question after a comma is a question of yes or no', () => {
  expect(answer('boston fern', 'hangs on the porch, 95F. too hot?')).toMatch(/^Yes: 35 °C \(95 °F\) is too hot/);
});

test('only one paragraph says yes or no', () => {
  const advice = answer('pothos', 'Can I put my pothos on the balcony? nights are about 50F');
  expect(advice.match(/^(?:Yes|No):/gm)).toEqual(['No:']);
});

test.each([
  [
    'boston fern',
    'bathroom with an east window or living room above the radiator, where is it happier?',
    /^The bathroom is better/,
  ],
  ['cactus', 'south window or bathroom?', /^The south window is better/],
  ['rubber plant', 'east or west window?', /^Either is fine/],
])('of two places the better one is named: %s, %s', (plant, question, expected) => {
  expect(answer(plant, question)).toMatch(expected);
});

test.each([
  ['lavender', 'will it live in heavy clay soil?', /^(?:No: In heavy wet soil its roots rot|Not in flat, wet clay)/],
  ['blueberry', 'does it need acid soil?', /^Yes: It needs acid/],
  ['begonia', 'do begonias need acid soil?', /^No: It does not need acid soil/],
  ['snake plant', 'is it drought tolerant?', /^Yes: It needs little water/],
  ['thyme', 'does it need fertilizer?', /^No: It needs no regular feeding/],
])('the record decides: %s, %s', (plant, question, expected) => {
  expect(answer(plant, question)).toMatch(expected);
});

test('a feeding interval is held against the record', () => {
  expect(answer('monstera', 'is feeding it every 3 days ok?')).toMatch(
    /^No: That is too often; feed it every 2–4 weeks/,
  );
});

test('two meters and six feet are measured by their own units', () => {
  expect(answer('monstera', 'is 3 feet from an east window enough light?')).toMatch(
    /^Yes: An east-facing window suits it/,
  );
  expect(answer('monstera', 'is 3 m from an east window enough light?')).toMatch(/^No: That far/);
});

test.each([
  ['succulents', 'my succulents get sun only 3 hours a day, enough?', /want 4–6 hours of direct sun/],
  ['tomato', 'is 7 hours of sun enough?', /^Yes: 7 hours of direct sun/],
])('hours of sun are held against the record: %s, %s', (plant, question, expected) => {
  expect(answer(plant, question)).toMatch(expected);
});

test('roots in a pot are less hardy than in open ground', () => {
  expect(answer('bay tree', 'does the pot need to come inside at minus 5?')).toMatch(
    /^Yes: −5 °C is just beyond its limit in a pot/,
  );
  expect(answer('bay tree', 'does it survive -5 in the garden bed?')).toMatch(/^Yes: It survives −5 °C/);
});

test('a dry desert cactus may rest at 8 °C', () => {
  expect(answer('cactus', 'is 8 °C in winter ok, kept dry?')).toMatch(/^Yes: It rests well at 8 °C/);
});

test.each([
  ['pelargonium', 'frost warning tonight, what do I do?', /[Bb]ring (?:it|pots) in/],
  ['magnolia', 'frost on the open flowers, does it harm the tree?', /^The plant itself is not harmed/],
  ['mint', 'does mint die in winter?', /^No: it dies back/],
  ['monstera', 'does it survive winter outside?', /^No: frost kills it/],
])('frost is answered by what was asked: %s, %s', (plant, question, expected) => {
  expect(answer(plant, question)).toMatch(expected);
});

test('"raised bed" and "gardening" are no plants', () => {
  expect(answer('raised bed', 'what to fill a raised bed with')).toMatch(/60% topsoil/);
  expect(answer('gardening', 'what does F1 mean?')).toMatch(/^F1 means/);
});

test('a group gives way to the one of it that the question names', () => {
  expect(answer('orchid', 'how often do I water a phalaenopsis?')).not.toContain('Only the group');
});

test('what falls over names no season', () => {
  expect(answer('jade plant', 'should I repot it now? it falls over')).not.toMatch(/^No: Wait for spring/);
});

test('whether something is possible is answered yes before how it is done', () => {
  expect(answer('african violet', 'can I grow one from just a leaf?')).toMatch(/^Yes: /);
});

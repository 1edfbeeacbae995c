import { expect, test } from 'vitest';
import { adviseCare } from './care-advice.ts';

const circumstances = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] } as const;

function answer(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, circumstances).advice.replaceAll('**', '');
}

test('asked whether it is bad, the answer is yes; asked whether it may be done, no', () => {
  expect(answer('monstera', 'is it bad that it stands next to the radiator?')).toMatch(/^Yes: keep it at least 1 m/);
  expect(answer('monstera', 'can it stand next to the radiator?')).toMatch(/^No: keep it at least 1 m/);
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
  ['lavender', 'will it live in heavy clay soil?', /^No: In heavy wet soil its roots rot/],
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

import { expect, test } from 'vitest';
import { findSpecies } from '../../../../knowledge/names/match.ts';
import { IN_MAY } from '../advice-in-may.ts';
import { generalQuery } from '../answer.ts';
import { readQuestion } from '../intent/question.ts';
import { choose } from './choose.ts';
import { tellsWhomItHarms } from './lead-of-harm.ts';

function routeOf(typed: string, question: string): string | null {
  const match = findSpecies(typed);
  const read = readQuestion(question, typed, match?.plant ?? null);
  return choose(generalQuery(match, read, IN_MAY, typed))?.best.route ?? null;
}

test.each([
  ['houseplant', 'which house plants are safe with a kitten who chews everything?', 'list'],
  ['monstera', 'is it toxic to cats?', 'safety'],
  ['monstera', 'is every 3 days too often to water it?', 'record'],
  ['haworthia', 'how do i tell haworthia and aloe apart', 'identity'],
  ['potato', 'can I plant potatoes next to tomatoes?', 'decided'],
  ['ctenanthe', 'the lower leaves are yellow and sticky with fine webs below', 'trouble'],
  ['pineapple', 'can the crown of a supermarket pineapple be rooted?', 'worked'],
])('%s, “%s” is answered by the route “%s”', (typed, question, route) => {
  expect(routeOf(typed, question)).toBe(route);
});

test.each([
  ['Cut out the dead wood in late winter; the buds are safe from frost.', false],
  ['Late frost kills the flowers, so a safe place is a wall.', false],
  ['The fruits are not known to be poisonous, but dogs choke on them.', true],
])('only what tells whom a poison harms knows a plant without a record: %s', (text, expected) => {
  expect(tellsWhomItHarms({ lead: '', text })).toBe(expected);
});

test('a figure that was only told is not what was asked', () => {
  expect(routeOf('lemon tree', 'it went down to -2 °C, the leaves hang limp. What now?')).not.toBe('record');
});

test('what a plant looks like is no reason for a diagnosis where something else is asked', () => {
  expect(routeOf('fiddle leaf fig', 'where do I put it so that it stops dropping leaves, in a south window?')).not.toBe(
    'trouble',
  );
});

test.each([
  ['potted trees', 'my potted trees get knocked over by the wind on the balcony'],
  ['lucky bamboo', 'does lucky bamboo survive outdoors'],
  ['perennials', 'bark or compost as mulch around new perennials'],
])('%s, “%s” is told in writing, which is nearer in meaning than what a rule or the record says', (typed, question) => {
  expect(routeOf(typed, question)).toBe('worked');
});

test('what is written for any plant does not take the place of how often the record waters this one', () => {
  expect(routeOf('aeonium', 'how often to water')).toBe('record');
});

test('an overview of all care does not take the place of what the record says of one thing', () => {
  expect(routeOf('zebra plant', 'sun for zebra plant')).toBe('record');
});

test('a figure that is held against the record stays, however near a written answer is', () => {
  expect(routeOf('olive tree', 'Olive in a 60 l pot, forecast tells minus 4 tonight. Leave it outside?')).toBe('rule');
});

test.each([
  ['daikon', 'sow in spring or fall'],
  ['kiwi', '7 years old, never a flower. hardy kiwi zone 5'],
  ['dahlia', 'blackened by frost last night, do I dig them up right now or leave them a while? zone 5'],
])('what is written of %s takes the place of a rule that it leads: “%s”', (typed, question) => {
  expect(routeOf(typed, question)).toBe('worked');
});

test.each([
  ['basil', 'window sill or balcony in april?'],
  ['string of pearls', 'I am gone for two months, how to keep it alive'],
  ['monstera', 'is 2 degrees too cold for it'],
])('a rule that holds what is told of %s stays: “%s”', (typed, question) => {
  expect(routeOf(typed, question)).toBe('rule');
});

import { expect, test } from 'vitest';
import { IN_MAY } from './advice-in-may.ts';
import { adviseCare } from './care-advice.ts';
import { plantsListed } from './listed-plants.ts';

test('a question about several plants is one about each of them', () => {
  const listed = plantsListed('houseplants', 'how often do I water my monstera and my snake plant in winter?');
  expect(listed?.plants.map(({ scientificName }) => scientificName)).toEqual([
    'Monstera deliciosa',
    'Dracaena trifasciata',
  ]);
  expect(listed?.question).toBe('how often do I water it in winter?');
});

test.each([
  ['houseplants', 'how often do I water my monstera?'],
  ['garden', 'how far apart must carrots and onions be so that they keep flies from each other, or beside leeks?'],
  ['garden', 'which is hardier, basil or mint'],
  ['tomato', 'how far apart do I plant beans and corn'],
])('one plant, a choice, and what plants do to each other is no list: %s, %s', (typed, question) => {
  expect(plantsListed(typed, question)).toBeNull();
});

test('each plant of the list gets its answer', () => {
  const advice = (question: string) =>
    adviseCare({ plantSpecies: 'vegetable garden', question, plant: null }, IN_MAY).advice;
  expect(advice('when do I sow carrots and beets')).toMatch(/^\*\*Carrot .*\*\*Beet /s);
});

test.each([
  ['garden', 'when are elderberries and yew berries ripe to eat'],
  ['garden', 'how deep do I plant lily of the valley and monkshood? my toddler digs there'],
  ['garden', 'when do apple and pear trees pollinate each other'],
])('where somebody may come to harm, or both matter to each other, no list is made: %s, %s', (typed, question) => {
  expect(plantsListed(typed, question)).toBeNull();
});

import { expect, test } from 'vitest';
import { IN_MAY } from './advice-in-may.ts';
import { adviseCare } from './care-advice.ts';

function firstWords(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, IN_MAY).advice.replaceAll('*', '').slice(0, 60);
}

test.each([
  ['Venus flytrap', 'can i give it bottled mineral water, i have no rain barrel', /^No\b/],
  ['Bougainvillea', 'is a garage with a small window at about 5-8 C ok for winter', /^Yes:/],
  ['blackcurrant', 'do they need acid soil like blueberries', /^No:/],
  ['blueberry', 'does it need acid soil', /^Yes:/],
])('%s: “%s” is answered by what the record decides', (plant, question, begins) => {
  expect(firstWords(plant, question)).toMatch(begins);
});

test('a question that asks for no yes or no gets none', () => {
  expect(firstWords('blueberry', 'what soil does it need')).not.toMatch(/^(?:Yes|No)/);
});

test('where the plant stands is not what is asked', () => {
  const first = firstWords('thyme', 'it stands on a hot south balcony, how often should i water it');
  expect(first).toMatch(/^(?:Watering|Water|When the top|In pots water)/);
});

test.each([
  ['prayer plant', 'cut the dead leaf off or leave it'],
  ['zonal geranium', 'do I need to cut off the old flowers or does it do it alone'],
])('%s: a choice is not answered by yes or no: "%s"', (plant, question) => {
  expect(firstWords(plant, question)).not.toMatch(/^(?:Yes|No)\b/);
});

test('a Yes that what follows contradicts is left out', () => {
  expect(
    firstWords('fiddle-leaf fig', 'Do i need to take it out of the plastic pot inside the ceramic one'),
  ).not.toMatch(/^Yes: leave/i);
});

test.each([
  ['Pyracantha', 'how do I train it along a wall without losing the berries'],
  ['mint', 'how do I stop it from running through the bed'],
  ['alocasia zebrina', 'water drips from the leaf tips'],
  ['cyclamen', 'leaves are going yellow, it is April'],
  ['hornbeam', 'when do I plant bare root'],
])('what is no yes-or-no question does not begin with one: %s, "%s"', (plant, question) => {
  expect(firstWords(plant, question)).not.toMatch(/^(?:Yes|No)\b/);
});

test.each([
  ['tulips', 'can I leave the bulbs in the ground after flowering or do they have to come out'],
  ['tulip', 'Can they stay in the bed or must I dig them up'],
])('no answer begins with "But": %s, "%s"', (plant, question) => {
  expect(firstWords(plant, question)).not.toMatch(/^But\b/);
});

test.each([
  ['snake plant', 'Can it stand outside in summer, and when must it come in'],
  ['clivia', 'may it go out in summer and when do I bring it in again'],
])('the second half of a question gives no Yes or No to the first: %s, "%s"', (plant, question) => {
  expect(firstWords(plant, question)).not.toMatch(/^No\b|Wait until/);
});

test('a place that is too cold is no Yes to whether it can go there', () => {
  expect(firstWords('dipladenia', 'can it go in the same place as the geraniums, 5 degrees in my garage')).toMatch(
    /^No:/,
  );
  expect(firstWords('dipladenia', 'does it have to go in when it gets 5 degrees at night')).toMatch(/^Yes:/);
});

test.each([
  ['rhubarb', 'flower stalk coming, should I leave it', /^(?:Twist or cut|A flowering rhubarb is no more poisonous)/],
  ['black walnut', 'why does nothing grow under it', /^(?!Only|Mostly|Yes|No)/],
  ['anthurium crystallinum', 'is 40% humidity enough or do I have to buy a humidifier', /^At 40% it survives/],
  ['calamondin', 'roots come out of the bottom, can I repot it now in December?', /^(?:No|From September)/],
  ['anthurium', 'can I repot it after it has flowered?', /^(?:Yes: After its flowers|You can, since)/],
])('%s: “%s” begins with what fits the question', (plant, question, begins) => {
  expect(firstWords(plant, question)).toMatch(begins);
});

test('an air plant has no saucer', () => {
  const { advice } = adviseCare({ plantSpecies: 'air plant', question: 'how do I water it', plant: null }, IN_MAY);
  expect(advice).not.toMatch(/saucer/);
});

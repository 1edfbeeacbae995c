import { expect, test } from 'vitest';
import { adviseCare } from '../care-advice.ts';

const around = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] } as const;

function advice(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, around).advice;
}

test.each([
  ['garlic chives', 'the kitten nibbles at it every evening. how do i make it bushier'],
  ['lily of the valley', 'my dog likes to chew the leaves, when does it bloom'],
])('an animal that keeps eating a toxic plant is spoken of first: %s, %s', (plant, question) => {
  expect(advice(plant, question).slice(0, 200)).toMatch(/toxic|vet/);
});

test.each([
  ['plum tree', 'our terrier crunched a whole bowl of stones an hour ago'],
  ['cherry', 'puppy crunched up the pits from the bin'],
])('what an animal has crunched it has eaten: %s, %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(/^\*\*What to do now/);
});

test.each([['raspberry', 'ate a bowl of berries and then found little maggots inside, what are they']])(
  'grubs in fruit are no poisoning: %s, %s',
  (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/poison control|emergency services/);
  },
);

test('bees of which somebody is afraid have not stung', () => {
  const told = advice('', 'fluffy bees dig small holes with little heaps in the grass, could they sting the children?');
  expect(told).not.toMatch(/^\*\*What to do now/);
});

test.each(['would bees like it', 'is it useful for butterflies and bees'])(
  'insects that visit flowers are not feared for: %s',
  (question) => {
    expect(advice('lavender', question)).not.toMatch(/toxic to cats/);
  },
);

test('a line on toxicity does not stand below the warning of another danger', () => {
  const told = advice('', 'we were given old railroad ties, can I edge the bed for lettuce and beets with them');
  expect(told).toMatch(/creosote/);
  expect(told).not.toContain('not known to be toxic');
});

test('children who handled garden chemicals come before the plants', () => {
  const told = advice('rose', 'the kids sprinkled a scoop of weed and feed around my plants, what do I do first');
  expect(told).toMatch(/^Children first/);
});

test('a tea that is drunk every day is no watering', () => {
  expect(advice('sage', 'may I drink a tea of the leaves every day while pregnant')).not.toMatch(/water every/);
});

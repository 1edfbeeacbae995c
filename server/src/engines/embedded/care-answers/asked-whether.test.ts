import { describe, expect, test } from 'vitest';
import { IN_MAY } from './advice-in-may.ts';
import { adviseCare } from './care-advice.ts';

function firstParagraph(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, IN_MAY).advice.split('\n\n')[0] ?? '';
}

describe('Yes and No follow from what is said of the asked action', () => {
  test.each([
    [
      'magnolia',
      'can i prune it in march, it blocks the window',
      /^\*\*Not yet, in March:\*\*.*Prune a magnolia right after bloom/,
    ],
    ['silver birch', 'can I cut it back in spring, in april?', /^\*\*No:\*\*/],
    ['cherry', 'when to prune a cherry tree, is february ok?', /^\*\*Not yet, in February:\*\*.*June to September/],
    ['apricot', 'can I prune it in january', /^\*\*No:\*\*.*July to September/],
    [
      'bamboo',
      'new bamboo has yellow leaves that fall in may, planted in march, is this normal?',
      /^\*\*Yes:\*\* in spring/,
    ],
    [
      'Acer palmatum',
      'can mine stay outside in winter? zone 7, in a big pot',
      /^\*\*Yes, if the pot is protected:\*\*/,
    ],
    ['Musa basjoo', 'should I wrap it now, it is 10 degrees C at night in september', /^\*\*Not yet:\*\*/],
    ['tulip', 'can I still plant the bulbs in january?', /^\*\*Yes:\*\* Plant firm bulbs at once/],
  ])('%s: %s', (plant, question, expected) => {
    expect(firstParagraph(plant, question)).toMatch(expected);
  });
});

describe('a question that is told before "True?"', () => {
  test('is answered', () => {
    const question = 'My neighbor says I should cut all leaves off after the harvest. True?';
    expect(firstParagraph('strawberry', question)).toMatch(
      /^(?:(?:\*\*)?Yes,.*July|Right after the harvest, by late July)/,
    );
  });

  test('asks for no neighbors of the plant', () => {
    const question = 'my neighbor says I should plant it deeper, is that right?';
    expect(firstParagraph('tomato', question)).not.toContain('Good neighbors');
  });
});

test('one of two things that are offered is named first', () => {
  expect(firstParagraph('rhododendron', 'coffee grounds or bone meal, which is better?')).toMatch(/^Neither/);
  expect(firstParagraph('habanero', 'pull out the plant in october or overwinter it?')).toMatch(/^Overwinter/);
  expect(firstParagraph('trees', 'mulch with grass clippings or with bark?')).toMatch(/^Bark/);
  expect(firstParagraph('raspberry', 'should I cut the canes now or in spring? it fruits in september')).toMatch(
    /^The month of the fruit decides: raspberries that fruit in August or September .*late winter/,
  );
});

describe('dangers of garden work are told first', () => {
  test.each([
    ['grow light', 'can I put the plug of the lamp by the humidifier, water is dripping', /fuse box/],
    ['tree', 'can I saw off a branch with the chainsaw from a ladder myself', /^Do not use a chainsaw/],
    ['lawn', 'grass is stuck in the mower, may I clear it with the engine running', /pull the plug/],
    ['wasps', 'can I pour petrol into the hole in the lawn', /never pour petrol/],
    ['garlic', 'is homemade garlic in oil safe in the cupboard', /botulism/],
    ['potato', 'they have long sprouts and green skin, can I still cook them', /solanine/],
    [
      'ficus',
      'yellow mushrooms came up in the pot, dangerous for a toddler?',
      /^(?:Treat every mushroom|Flowerpot parasol)/,
    ],
  ])('%s: %s', (plant, question, expected) => {
    expect(firstParagraph(plant, question)).toMatch(expected);
  });
});

test('a rust with orange jelly on a juniper is told, though orange is a fruit as well', () => {
  expect(firstParagraph('', 'why are there orange balls with jelly horns on my juniper?')).toContain('juniper rust');
});

test('plants for wet ground, for a balcony in shade and for hard water are listed', () => {
  expect(firstParagraph('', 'what small tree survives in wet clay? not above 6 m')).toMatch(
    /^\*\*Small trees.*for wet ground/,
  );
  expect(
    firstParagraph('', 'What can grow on north facing balcony 4th floor with lots of wind, want flowers too'),
  ).toMatch(/for a balcony in shade|begonias, fuchsias/);
  expect(firstParagraph('', 'which plants can I water with very hard tap water indoors')).toMatch(
    /hard tap water|tap water is fine, hard/,
  );
});

test('a question in Spanish asks for English', () => {
  expect(firstParagraph('orquidea', 'se le caen las flores')).toMatch(/inglés/);
});

test('a name that many plants have asks which one is meant', () => {
  const { advice } = adviseCare({ plantSpecies: 'fruit tree', question: 'when do I prune it?', plant: null }, IN_MAY);
  expect(advice).toContain('“fruit tree” can be several plants: apple');
});

test.each([
  [
    'the same damp soil as basil',
    'My rosemary is dying. I keep it damp, the same as the basil next to it, and the needles drop. Should I feed it?',
    /different plants/,
  ],
  [
    'plants that died in a pot',
    'My planters had petunias that died of root rot, and the heuchera next to them had grubs. Can I use this compost again or is it for the bin?',
    /equally well/,
  ],
  [
    'a pot that is turned',
    'My echeveria has grown into a tower. I turn it every week and hardly water it. Can I make it compact again?',
    /Every 7 days/,
  ],
])('what is only told of is not what is asked: %s', (_, question, beside) => {
  expect(firstParagraph('', question)).not.toMatch(beside);
});

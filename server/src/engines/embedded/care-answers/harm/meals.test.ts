import { expect, test } from 'vitest';
import { advice } from '../advice-in-may.ts';

test.each([
  ['rhubarb', 'can I cook the leaves with the stalks'],
  ['apple', 'are the leaves edible'],
  ['potato', 'may we eat the leaves'],
])('asked before a meal, the part of a crop that is no food is refused without an alarm: %s, %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(
    /^(?:\*\*No, only the part that is grown as food|Not green.*never the berries or leaves)/,
  );
});

test('green tomatoes are eaten fried, with the care that they need', () => {
  const told = advice('tomato', 'can I eat green ones fried');
  expect(told).toMatch(
    /^(?:Only now and then|\*\*Yes, in normal amounts|Full-grown green tomatoes are safe to eat in normal amounts)/,
  );
  expect(told).toContain('never use leaves or stems');
});

test('nothing is eaten of herbs that were sprayed with what is made for house plants', () => {
  const told = advice('herbs', 'sprayed aphids on my basil with insect spray for houseplants, can i still eat it?');
  expect(told).toMatch(/^Eat n(?:one|othing) of it/);
});

test('what was sprayed yesterday is not to be eaten, whatever else ails it', () => {
  expect(advice('', 'may I eat apples from over the fence, they were sprayed yesterday')).toMatch(
    /^(?:\*\*No|Eat nothing|Do not eat any)/,
  );
});

test.each([
  'I bleached the pots, may I add vinegar',
  'I have just bleached the pots, may I add vinegar',
  'the pots were bleached, may I rinse them with vinegar now',
  'my husband bleached the tools and now soaks them in ammonia, ok?',
  'the saucers got bleached this morning and I want to wipe them with lemon juice',
])('bleach is never mixed, also with what is on bleached pots: %s', (question) => {
  expect(advice('', question)).toMatch(/^\*\*No: never mix/);
});

test.each([
  ['peach', 'can I eat the kernels from a tree with bugs'],
  ['apricot', 'may I eat the kernels although the tree has aphids'],
  ['tomato', 'can I eat the green fruit from a plant with whiteflies'],
])('a part that is no food is refused, whatever ails the plant: %s, %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(/^\*\*No, only the part that is grown as food/);
});

test('green bugs do not make a ripe fruit a green one', () => {
  expect(advice('tomato', 'can I eat tomatoes that have green bugs on them')).toMatch(/^\*\*Yes/);
});

test('a bitter fruit that was spat out is no emergency yet', () => {
  const told = advice('cucumber', 'it tasted so bitter that I spat it out, is it poisonous');
  expect(told).toMatch(/^\*\*Fruit that tastes bitter is poisonous.*If some was eaten, call/);
});

test.each([
  ['zucchini', 'my son ate half of it before he spat the rest out, it was awfully bitter'],
  ['pumpkin', 'my daughter spat it out because it was bitter'],
  ['cucumber', 'the dog swallowed some of the bitter one and spat out the rest'],
])('a bitter fruit of which some went down, or that a child tasted, is one now: %s, %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(
    /^\*\*Fruit that tastes bitter is poisonous[^;]*; cooking does not help\. Call/,
  );
});

test('after a bitter meal of last year nobody is sent to call now', () => {
  const told = advice('courgettes', 'Mine tasted really bitter last year and made us a bit ill. Is it dangerous?');
  expect(told).toMatch(/^\*\*Fruit that tastes bitter is poisonous.*needs no call now/);
});

test('a bitter meal of today is an emergency, whatever last year was', () => {
  const told = advice('courgettes', 'They were bitter like last year and we ate them tonight. Is it dangerous?');
  expect(told).toMatch(/now, without waiting for signs/);
});

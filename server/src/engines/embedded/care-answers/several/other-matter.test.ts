import { expect, test } from 'vitest';
import { advice } from '../advice-in-may.ts';

test.each([
  [
    'calathea',
    'leaf edges brown and crispy, and the leaves rolled up like cigars. i mist every day',
    /rolled up.*thirst/,
  ],
  [
    'cucumber',
    'lots of flowers but no cucumbers, and now white powder on the leafs. what is it',
    /no cucumbers.*female/,
  ],
  [
    'roses',
    'Black spots all over the leaves and they drop, plus greenfly on every bud. Which spray?',
    /greenfly.*aphids/i,
  ],
])('a second matter that the answer says nothing of is answered below it: %s, "%s"', (plant, asked, told) => {
  expect(advice(plant, asked)).toMatch(new RegExp(`\\*\\*On “[^”]*${told.source}`, `s${told.flags}`));
});

test.each([
  ['monstera', 'yellow lower leaves, and the soil stays wet for two weeks'],
  ['succulents', 'my succulent is getting tall with gaps between the leaves. can i fix that'],
  ['clematis', 'the big shoots wilted overnight and turned black. is it dead?'],
])('words on one matter get one answer: %s, "%s"', (plant, asked) => {
  expect(advice(plant, asked)).not.toContain('**On “');
});

test('two other matters at most are answered, and a described plant that is deadly is told so first', () => {
  const told = advice(
    'unknown plant',
    'what is this plant with big white trumpet flowers hanging down? and ants are all over my peony buds, do I kill them?',
  );
  expect(told).toMatch(/angel's trumpet \(Brugmansia\), deadly poisonous/);
  expect(told).toMatch(/ants/);
});

test('all that a sentence tells is one matter, and its parts are told alone only where the answer lacks them', () => {
  expect(advice('green beans', 'flowers fall off and no beans. is it okay to eat them raw?')).toMatch(
    /\*\*On “flowers fall off and no beans”:\*\*/,
  );
  expect(advice('tomato seedlings', 'super long and thin and falling over, start again?')).not.toMatch(
    /On “falling over”/,
  );
});

test('what goes on with the answer is no other matter', () => {
  expect(advice('oak tree', 'round balls like apples on the leaves. Is it going to kill the oak')).not.toContain(
    '**On “',
  );
});

test('nothing is told twice of a second question that the answer speaks of', () => {
  const told = advice(
    'japanese maple',
    'Leaf tips went brown after the hot windy week. Is it dying? Should I move it?',
  );
  expect(told).toMatch(/move a young tree while it is leafless/);
  expect(told).not.toContain('**On “');
});

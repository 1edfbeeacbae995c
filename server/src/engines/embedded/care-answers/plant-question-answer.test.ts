import { expect, test } from 'vitest';
import { plantQuestions } from '../../../knowledge/plant-questions.ts';
import { advice } from './advice-in-may.ts';

test.each([
  ['pineapple', 'can the crown of a supermarket pineapple be rooted?', /Twist the leafy top off/],
  ['clivia', 'nine years in the same pot and fleshy roots come up over the rim', /flower best when crowded/],
  ['peace lily', 'the white blooms have gone green after some weeks', /normal aging/],
])('what is often asked about just this plant is answered in any wording: %s, %s', (plant, question, expected) => {
  expect(advice(plant, question)).toMatch(expected);
});

test('what is asked about one plant is no answer for another', () => {
  expect(advice('jade plant', 'can the crown of a supermarket pineapple be rooted?')).not.toContain('Twist off');
});

test('an accident comes before anything that is often asked', () => {
  expect(advice('aloe vera', 'my dog ate the gel of a leaf, what now?')).toMatch(/^\*\*What to do now/);
});

test('the answers fill in nothing that the record does not say', () => {
  expect(plantQuestions.filter(({ answer }) => /[{}]/.test(answer))).toEqual([]);
});

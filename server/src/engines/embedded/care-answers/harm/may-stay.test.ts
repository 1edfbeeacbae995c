import { describe, expect, test } from 'vitest';
import { advice } from '../advice-in-may.ts';

describe('whether a plant must go', () => {
  test.each([
    ['foxglove', 'Our two-year-old pulls everything into her mouth, do I have to take it out of the bed?'],
    ['lily of the valley', 'our son puts whatever he finds into his mouth, is it better to dig it out?'],
    ['oleander', 'my daughter is in the mouthing stage, do we have to get rid of it'],
    ['yew', 'kids play beside the hedge all the time. Does it need to be removed?'],
  ])('is yes for a deadly one where a child plays, and no emergency: %s, %s', (plant, question) => {
    const told = advice(plant, question);
    expect(told).toMatch(/^(?:\*\*Better yes:\*\* )?Take it out,? or (?:move it|fence it off)/);
    expect(told).not.toContain('What to do now');
  });

  test('is no for one that does little harm out of reach', () => {
    expect(advice('peace lily', 'we have a kitten now, do I have to give it away?')).toMatch(
      /^\*\*Not if nobody can reach it:\*\* It is \*\*toxic to cats/,
    );
  });

  test.each([
    ['', "There's a big oleander hanging over the rabbit run. Is it alright to leave it there?", /deadly to a rabbit/],
    ['', 'the yew hangs over the horse paddock, can it stay?', /deadly to a horse|can kill a horse/],
  ])('is told of the animal that is named: %s%s', (plant, question, expected) => {
    const told = advice(plant, question);
    expect(told).toMatch(/^(?:\*\*No:\*\* )?Take it out,? or (?:move it|fence it off)/);
    expect(told).toMatch(expected);
  });

  test.each([
    [
      'oleander',
      'we have a toddler, should we dig it out or leave it?',
      /^\*\*It should not stay as it is:\*\* Take it out, or move it/,
    ],
    [
      'peace lily',
      'is it a danger for our kitten, must it go or can it stay?',
      /^\*\*It can stay where nobody can reach it:/,
    ],
    ['spider plant', 'is it a danger for our cat, must it go or can it stay?', /^\*\*It can stay, as far as is known:/],
  ])('or may stay is told in as many words: %s, %s', (plant, question, expected) => {
    expect(advice(plant, question)).toMatch(expected);
  });

  test('is not asked of a crop for the parts that nobody eats', () => {
    expect(advice('tomato', 'our toddler plays next to them, do I have to take them out?')).not.toMatch(/Take it out/);
  });

  test.each([
    ['foxglove', 'our toddler put a flower into her mouth, do I have to take it out of the bed?'],
    ['foxglove', 'she puts everything in her mouth and just now she ate a flower'],
    ['oleander', 'my rabbit ate a leaf that hung over the run, can it stay there'],
  ])('comes after first aid where some was eaten: %s, %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*What to do now:\*\* This is an emergency/);
  });
});

test.each([
  ['', 'Are snapdragons a problem for cats and kids who play near them?', /^\*\*No, not as far as is known/],
  ['', 'Is oleander a problem if toddlers play near it?', /^\*\*Yes:\*\* It is \*\*toxic/],
  ['', 'is fuchsia any threat to our dog', /^\*\*No, not as far as is known/],
  ['', 'do I need to worry about cats around my lilies', /toxic to cats|deadly/i],
])('a problem for somebody is a question of toxicity: %s%s', (plant, question, expected) => {
  expect(advice(plant, question)).toMatch(expected);
});

describe('of a harmless plant that was eaten', () => {
  test.each([
    ['spider plant', 'My cat chewed the leaves off, will she get ill?'],
    ['spider plant', 'The cat has eaten half the leaves again. Should I be worried?'],
    ['', 'My dog has eaten some flowers of the snapdragon, is it danger for him?'],
  ])('it is said first that it is not known to be poisonous: %s, %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*No, it is not known to be poisonous\. What to do now:/);
  });

  test.each([
    ['spider plant', 'the cat chewed it and has vomited three times, should I be worried'],
    ['snapdragon', 'the dog ate some, is weak and drools, is it dangerous?'],
    ['peace lily', 'the cat ate half a leaf, will she get ill?'],
  ])('nobody is soothed who is ill already, or by another plant: %s, %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*What to do now:/);
  });
});

import { describe, expect, test } from 'vitest';
import { adviseCare } from '../care-advice.ts';

const inOctober = { today: '2026-10-05', hemisphere: 'north', plant: null, diary: [] } as const;

function beginning(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, inOctober).advice.split('\n\n')[0] ?? '';
}

test.each([
  ['olive', 'pot on the patio, tonight -5, will it be ok?', /^\*\*Only with protection:\*\* −5 °C is just beyond/],
  ['bay laurel', 'in a pot, forecast -6, does it survive', /^\*\*Only with protection:.*bright, frost-free/],
  ['windmill palm', 'will -14 in the ground hurt it?', /^\*\*Without protection, yes:\*\*/],
  ['lemon', 'can it stay outside at 3 degrees', /^\*\*For a night or two, yes:\*\*/],
  ['monstera', 'is 11 degrees too cold for it', /^\*\*For longer than a night or two, yes:\*\*/],
  ['pelargonium', '3 degrees tonight, should I bring it in?', /^\*\*Yes:\*\*/],
])('near its limit a plant stands a night or two: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test.each([
  ['oleander', 'can it stand -8 in a pot', /^\*\*No:\*\* −8 °C is too cold/],
  ['basil', 'tonight 4 degrees on the balcony, ok?', /^\*\*No:\*\*/],
  ['pear tree', '-18 this week, is my pear in danger?', /^\*\*No:\*\* It survives −18 °C/],
  ['monstera', 'is 2 degrees too cold for it', /^\*\*Yes:\*\*/],
  ['leek', 'can it stay in the ground at -8', /^\*\*Yes:.*−18 °C is its limit/],
])('far from its limit it is told plainly: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

describe('a verdict on the cold is no answer', () => {
  test.each([
    ['jade plant', 'left out in 0 degrees by mistake, what to do now', /before then/],
    ['citrus', 'we had -4 yesterday night and it stood outside. is that a problem?', /before then|must come in before/],
    ['dipladenia', 'the first frost hit it this morning, what now', /before then/],
  ])('after the cold night: %s, %s', (plant, question, unexpected) => {
    expect(beginning(plant, question)).not.toMatch(unexpected);
  });

  test.each([
    ['lavender', 'how do I protect it from frost'],
    ['gunnera', 'frost is coming, how do I protect it'],
    ['agapanthus', 'what is the best way to cover it in a frosty night?'],
    ['strawberry', 'how to protect strawberries from frost'],
  ])('where a way to protect it is asked for: %s, %s', (plant, question) => {
    expect(beginning(plant, question)).not.toMatch(/needs no protection/);
  });

  test.each([
    ['pumpkin', 'can I pick the pumpkin now? frost is forecast tonight'],
    ['zucchini', 'frost tomorrow, should I pick them all?'],
    ['basil', 'frost is coming, should I harvest it all now'],
    ['potatoes', 'frost warning, do I lift them now?'],
    ['grapes', 'frost tonight, do I have to pick them now?'],
  ])('where the harvest is asked about: %s, %s', (plant, question) => {
    expect(beginning(plant, question)).not.toMatch(/A light frost is|survives a light frost/);
  });

  test.each([
    ['tulips', 'can i keep them in pots on a balcony through winter or do they freeze'],
    ['cordyline', 'how to protect it from frost in winter'],
  ])('of one night, where the whole winter is meant: %s, %s', (plant, question) => {
    expect(beginning(plant, question)).not.toMatch(/light frost/i);
  });
});

test('after a cold night it is told what to do now', () => {
  expect(beginning('banana plant', 'accidentally left out, down to 4 C. now what')).toMatch(/15–20 °C/);
});

test.each([
  ['begonia', 'is 9 degrees too cold for a night', /^\*\*For longer than a night or two, yes:\*\*/],
  ['rhododendron', '-15 tonight, should I protect it?', /^\*\*No:\*\*/],
  ['lavender', '-20 tonight, will it survive?', /^\*\*That depends on the kind:\*\*/],
])('kinds are told apart only where frost decides: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test('what survived the cold night is told so', () => {
  expect(beginning('lavender', 'we had -5 last night, is that a problem?')).toMatch(/^\*\*No:\*\* It survives −5 °C/);
});

test('a color is no plant that has to be protected', () => {
  expect(beginning('pumpkin', 'frost warning tonight and fruits only half orange')).not.toMatch(/and orange/);
});

test.each([
  ['fuchsia', 'How do I overwinter my basket? I have a dark cellar of about 6 degrees'],
  ['fuchsia', 'how can I keep it through winter in a cellar at 6 °C'],
])('how to overwinter it is not answered by what it survives: %s, "%s"', (plantSpecies, question) => {
  expect(beginning(plantSpecies, question)).not.toMatch(/^It survives/);
});

test.each([
  ['kumquat', 'is it ok to keep the tub outside at 28 F', /It bears −2 °C/],
  ['gardenia', 'will it survive 25 degrees tonight in the ground?', /It bears −4 °C/],
  ['plumeria', 'is 28F too cold', /^\*\*Yes:\*\*/],
])('a short frost is told apart from a winter: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test('no limit in a pot lies above freezing for what bears frost', () => {
  expect(beginning('oleander', 'in a pot, how many degrees of frost can it take')).not.toMatch(
    /about \d °C is its limit/,
  );
});

test('what a night above freezing did is told', () => {
  expect(beginning('corn', 'it got down to 3 C last night, will it be ok?')).toMatch(
    /^\*\*Yes:\*\* 3 °C seldom kills it/,
  );
});

test('who got a plant last night tells of no cold that is over', () => {
  expect(beginning('pepper', 'I just got a pepper plant, is 6 C too cold to leave it out overnight?')).not.toMatch(
    /seldom kills it/,
  );
});

import { expect, test } from 'vitest';
import { adviseCare } from '../care-advice.ts';

const circumstances = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] } as const;

function answer(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, circumstances).advice.replaceAll('**', '');
}

test('each of several questions is answered under its own words', () => {
  const advice = answer('monstera', 'How often do I water it? Can it stand outside in summer?');
  expect(advice).toMatch(/^On “How often do I water it”: Water when /m);
  expect(advice).toMatch(/^On standing outdoors: Yes: /m);
});

test('who may come to harm is answered first', () => {
  expect(answer('monstera', 'How often do I water it? Is it toxic to cats?')).toMatch(/^On safety: Yes: It is toxic/);
});

test('questions with one answer get it once', () => {
  const advice = answer('peony', 'Ants are crawling all over the fat buds. Do they eat them? Should I spray the ants?');
  expect(advice).not.toMatch(/^On “/m);
});

test.each([
  [
    'staghorn fern',
    'how do you water one that is mounted on a board? and should I peel off the brown shield at the back',
    'Leave the brown shields',
  ],
  ['lavender', 'when is the right time to cut it and how much do I take off', 'After flowering'],
  ['garlic', 'when do I plant garlic in Ohio and can I use the one from the supermarket', 'October or November'],
])('what the answer to the whole text leaves out is answered too: %s', (plant, question, told) => {
  const advice = answer(plant, question);
  expect(advice.match(/^On /gm)).toHaveLength(2);
  expect(advice).toContain(told);
});

test('an answer that tells both is told alone', () => {
  const advice = answer(
    'yucca elephantipes',
    'can it go outside in summer and when do I bring it back in, we live in Hamburg',
  );
  expect(advice).toMatch(/^Yes, .*October/);
  expect(advice).not.toMatch(/^On /m);
});

test('what is offered as an answer is no question of its own', () => {
  expect(answer('string of hearts', 'little round beads on the stems what are they? seeds? a pest?')).not.toMatch(
    /^On /m,
  );
});

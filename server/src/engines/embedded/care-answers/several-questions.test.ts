import { expect, test } from 'vitest';
import { adviseCare } from './care-advice.ts';

const circumstances = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] } as const;

function answer(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, circumstances).advice.replaceAll('**', '');
}

test('each of several questions is answered under its own words', () => {
  const advice = answer('monstera', 'How often do I water it? Can it stand outside in summer?');
  expect(advice).toMatch(/^On watering: /m);
  expect(advice).toMatch(/^On standing outdoors: Yes: /m);
});

test('who may come to harm is answered first', () => {
  expect(answer('monstera', 'How often do I water it? Is it toxic to cats?')).toMatch(/^On safety: Yes: It is toxic/);
});

test('questions with one answer get it once', () => {
  const advice = answer('peony', 'Ants are crawling all over the fat buds. Do they eat them? Should I spray the ants?');
  expect(advice).not.toMatch(/^On “/m);
});

import { expect, test } from 'vitest';
import { adviseCare } from '../care-advice.ts';

function advice(plantSpecies: string, question: string): string {
  return adviseCare(
    { plantSpecies, question, plant: null },
    { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] },
  ).advice;
}

test('a second sign that the answer says nothing of is answered below it', () => {
  expect(
    advice('calathea', 'leaf edges brown and crispy, and the leaves rolled up like cigars. i mist every day'),
  ).toMatch(/\*\*On “the leaves rolled up like cigars”:\*\* .*thirst/);
});

test('signs of one matter get one answer', () => {
  expect(advice('monstera', 'yellow lower leaves, and the soil stays wet for two weeks')).not.toContain('**On “');
});

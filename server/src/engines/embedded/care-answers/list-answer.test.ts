import { expect, test } from 'vitest';
import { adviseCare } from './care-advice.ts';

const circumstances = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] } as const;

function advice(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, circumstances).advice;
}

test.each([
  ['garden', 'which plants flower in winter?', /that flower in winter.*hellebore/],
  ['garden', 'what flowers do deer leave alone?', /deer mostly leave alone.*lavender/],
  ['garden', 'an evergreen hedge that stays under 1 metre', /for a low hedge.*boxwood/],
  ['garden', 'fragrant climber for half shade', /^\*\*Climbing plants.*Honeysuckle/s],
  [
    'office',
    'I kill every plant, what should a beginner start with that is safe for dogs?',
    /safe for dogs.*spider plant/,
  ],
  ['garden', 'which perennials with blue flowers stay under 60 cm?', /with blue flowers/],
])('in the %s, "%s" is answered with a list that begins with the best known', (species, question, expected) => {
  expect(advice(species, question)).toMatch(expected);
});

test('safety is never given up for want of plants', () => {
  const answer = advice('houseplants', 'which trailing scented cactus for a dark bathroom is safe for cats?');
  expect(answer).toContain('safe for cats');
});

test('plants that the gardener names are judged by their poison, not by where they stand', () => {
  const answer = advice(
    'balcony plants',
    'which on my balcony are poisonous for the baby: oleander, mint, angel’s trumpet?',
  );
  const [poisonous] = answer.split('**Not these');
  expect(poisonous).toContain('Nerium oleander');
  expect(poisonous).toContain('Brugmansia');
  expect(poisonous).not.toContain('(*Mentha*)');
});

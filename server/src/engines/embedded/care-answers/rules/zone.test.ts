import { expect, test } from 'vitest';
import { adviseCare } from '../care-advice.ts';

const inMay = { today: '2026-05-15', hemisphere: 'north', plant: null, diary: [] } as const;

function beginning(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, inMay).advice.split('\n\n')[0] ?? '';
}

test.each([
  ['peony', 'will it grow in zone 9a north florida', /^\*\*Only some kinds:\*\*.*too short and mild/],
  ['lilac', 'does it grow in zone 10 florida', /^\*\*Only some kinds:\*\*.*Descanso/],
  ['rhubarb', 'can I grow it in zone 9', /^\*\*Hardly:\*\*.*from seed/],
  ['astilbe', 'does it live in zone 9b', /^\*\*Hardly:\*\*/],
])('a plant that must rest in the cold hardly grows where winters are mild: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test.each([
  ['peony', 'will it survive in zone 7', /^\*\*Yes:\*\*/],
  ['apple', 'is it hardy in zone 9', /^\*\*Yes:\*\*/],
  ['lemon', 'can it stay outside in zone 8', /^\*\*No:.*wants at least/],
  ['hardy geranium', 'is it hardy in zone 5', /^\*\*Yes:\*\*/],
  ['Rozanne', 'does it survive zone 5 winters', /^\*\*Yes:\*\*/],
  ['dahlia', 'can I leave the tubers in the ground in zone 7b', /^\*\*That is a gamble:\*\*|gamble|some winters/i],
  ['dahlia', 'zone 5, can I leave them in the ground?', /^\*\*No:\*\* Lift the tubers/],
])('a winter is held against what the plant survives: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test('what is written about a kind goes before the figure of its species', () => {
  expect(beginning('rosemary Arp', 'zone 6b in the ground')).not.toMatch(/^It does not survive/);
});

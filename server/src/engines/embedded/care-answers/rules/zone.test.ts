import { expect, test } from 'vitest';
import { IN_MAY } from '../advice-in-may.ts';
import { adviseCare } from '../care-advice.ts';

function beginning(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, IN_MAY).advice.split('\n\n')[0] ?? '';
}

test.each([
  ['peony', 'will it grow in zone 9a north florida', /^\*\*Only some kinds:\*\*.*too short and mild/],
  [
    'lilac',
    'does it grow in zone 10 florida',
    /^(?:\*\*Only some kinds:\*\*|Common lilac needs a cold winter).*Descanso/,
  ],
  ['rhubarb', 'can I grow it in zone 9', /^\*\*Hardly:\*\*.*from seed/],
  ['astilbe', 'does it live in zone 9b', /^\*\*Hardly:\*\*/],
])('a plant that must rest in the cold hardly grows where winters are mild: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test.each([
  ['peony', 'will it survive in zone 7', /^\*\*Yes:\*\*/],
  ['apple', 'is it hardy in zone 9', /^\*\*Yes:\*\*/],
  ['lemon', 'can it stay outside in zone 8', /^\*\*No:.*frost kills it/],
  ['hardy geranium', 'is it hardy in zone 5', /^\*\*Yes:\*\*/],
  ['Rozanne', 'does it survive zone 5 winters', /^\*\*Yes:\*\*/],
  [
    'dahlia',
    'can I leave the tubers in the ground in zone 7b',
    /^\*\*(?:That is a gamble:\*\*.*some winters|It depends on your soil:)/,
  ],
  ['dahlia', 'zone 5, can I leave them in the ground?', /^(?:\*\*No:\*\* )?Lift the tubers/],
])('a winter is held against what the plant survives: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test('what is written about a kind goes before the figure of its species', () => {
  expect(beginning('rosemary Arp', 'zone 6b in the ground')).not.toMatch(/^It does not survive/);
});

test.each([
  [
    'schefflera arboricola',
    'can it be outside in florida as a hedge, zone 10',
    /^\*\*Yes:\*\*|^In zones 10 and 11.* yes:/,
  ],
  ['monstera', 'can it live in the garden all year in Miami', /^\*\*Yes:\*\*/],
  ['lemon', 'can it stay in the ground in zone 9', /^\*\*Only with protection:/],
  ['calathea', 'will it survive outside in zone 9', /^\*\*Hardly:/],
  ['cast iron plant', 'can it live outdoors in zone 8 all winter', /^\*\*Yes:\*\*/],
])('what keeps a plant well in a room is not what kills it outdoors: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test.each([
  [
    'rosmarinus officinalis',
    'is it hardy? I live in Chicago and planted it in the ground',
    /^\*\*No:.*zone 6a \(Chicago\)/,
  ],
  ['birch', 'is it hardy in Minneapolis?', /^\*\*Yes:.*zone 5a \(Minneapolis\)/],
  ['bougainvillea', 'does it survive winter in the ground in Denver', /^\*\*No:/],
])('a large city tells the winters: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test.each([
  ['Chicago Hardy fig', 'how often do I water it'],
  ['tomato', 'when do I plant it out in Chicago'],
  ['London plane', 'is it a good street tree'],
])('a name that is no place, or asks for no winter, tells none: %s, %s', (plant, question) => {
  expect(beginning(plant, question)).not.toMatch(/winters in zone/);
});

test.each([
  [
    'hosta',
    'do I need to bring the pots in for winter? balcony, zone 5',
    /^\*\*Not into a heated room:.*shed or garage/,
  ],
  [
    'Japanese maple',
    'in a container, zone 5, can it stay on the deck all winter',
    /^(?:\*\*Better not unprotected:|Do not leave the pot standing open)/,
  ],
  ['Chicago Hardy fig', 'zone 5b in the ground, do I need to wrap it', /^In zones 5 and 6 wrap it each fall:.*burlap/],
  [
    'star jasmine',
    'zone 7, can it stay outside in a big container',
    /^\*\*Not all winter:.*in the ground, and less in a pot|^In zone 7.*in a pot its roots suffer/,
  ],
])('what stands in a pot is told apart from what the plant survives: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test.each([
  ['bougainvillea', 'Will winter kill it in zone 10?'],
  ['plumbago', 'Will frost kill it in zone 10?'],
  ['hosta', 'Will winter kill my potted one in zone 7?'],
])('no Yes stands before what survives where it is asked if it dies: %s, %s', (plant, question) => {
  expect(beginning(plant, question)).not.toMatch(/^\*\*(?:Yes|Not all winter|Better not)/);
});

test.each([
  ['brugmansia', 'zone 8a, can it stay in the ground in winter', /^\*\*Mostly, yes:\*\* Frost kills its top there/],
  ['lantana', 'does it come back in zone 8', /^\*\*It depends .*comes back in zones 8 and warmer/],
  ['lantana', 'zone 6, does it survive outdoors', /^\*\*No:\*\*/],
  [
    'lantana',
    'zone 8 in a pot on the patio, leave it outside?',
    /^\*\*It depends on your zone and the pot:\*\* .*In a planter roots freeze sooner/,
  ],
])('what dies back and comes again from its roots is told so: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test.each([
  ['ficus audrey', 'can it go outside for the summer in zone 6'],
  ['fiddle leaf fig', 'zone 5, can it stand on the deck in summer'],
])('a summer outdoors is no winter: %s, %s', (plant, question) => {
  expect(beginning(plant, question)).not.toMatch(/^(?:\*\*No:|.{0,40}does not survive)|[Ww]inters in zone/);
});

test.each([
  ['ginger', 'can I plant ginger from the store in a pot, I live in zone 7'],
  ['turmeric', 'zone 6, want to try to grow it in a bucket'],
])('who grows a tender plant in a pot does not ask about its winter: %s, %s', (plant, question) => {
  expect(beginning(plant, question)).not.toMatch(/does not survive/);
});

test.each([
  ['dahlia', 'can I leave the tubers in the ground in zone 7b'],
  ['ginger lily', 'will it survive in the ground in zone 8'],
  ['rosemary', 'will it survive outside in zone 7'],
  ['olive', 'can the pot stay outside all winter in zone 8'],
  ['birch', 'can it stay outside in a pot in zone 5'],
])('where winter comes in June no month of the north is told: %s, %s', (plantSpecies, question) => {
  const { advice } = adviseCare({ plantSpecies, question, plant: null }, { ...IN_MAY, hemisphere: 'south' });
  expect(advice.split('\n\n')[0]).not.toMatch(/\b(?:November|March|April|May)\b/);
});

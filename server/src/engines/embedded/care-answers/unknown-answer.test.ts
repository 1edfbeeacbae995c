import { expect, test } from 'vitest';
import { IN_MAY } from './advice-in-may.ts';
import { adviseCare } from './care-advice.ts';

function answer(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, IN_MAY).advice.replaceAll('**', '');
}

test('what no text answers is admitted, with how to find out', () => {
  const advice = answer('monstera', 'What is the capital of France?');
  expect(advice).toMatch(/^I do not know this about .*Monstera deliciosa/);
  expect(advice).toContain('To find out, ');
});

test('what the record says on the topic is told as a help, not as the answer', () => {
  expect(answer('pilea', 'dormancy requirements?')).toMatch(
    /^I do not know this.*What its record says that may help:\n\n- Winter: /,
  );
});

test('an answer is told without another that may have been meant', () => {
  const advice = answer('peace lily', 'why are the flowers green instead of white?');
  expect(advice).toMatch(/normal/);
  expect(advice).not.toMatch(/Not sure|something else/);
});

test('what was perhaps meant is told only where it speaks of what was asked', () => {
  expect(answer('monstera', 'does it sing at night?')).not.toContain('Perhaps this helps');
});

test('a question about a garden gets no advice about windows', () => {
  expect(answer('', 'the light in my front garden on the planet Mars')).not.toMatch(/window/);
});

test.each([
  ['tap water', 'do I need to leave it out overnight for the chlorine?'],
  ['wood chips', 'do fresh ones rob the soil of nitrogen?'],
  ['Cinnamon', 'does the powder stop fungus gnats?'],
  ['privacy hedge', 'which evergreen grows fastest on a narrow strip?'],
  ['fruit trees', 'when do I spray dormant oil?'],
])('of %s, which is no plant that could be named, neither a name nor a poison is told', (typed, question) => {
  expect(answer(typed, question)).not.toMatch(/not in the knowledge base|until you know its name/);
});

test.each([
  ['plant from the supermarket', 'is it toxic to my cat?'],
  ['evergreen shrub', 'is it poisonous?'],
  ['tree of heaven', 'is it toxic?'],
  ['death camas', 'is it safe for dogs?'],
  ['epsom salt', 'is it safe for dogs?'],
])('whether %s is toxic is answered with care', (typed, question) => {
  expect(answer(typed, question)).toMatch(/^Treat it as toxic/);
});

test('a thing that somebody has written about is told by what is written', () => {
  expect(answer('cocoa mulch', 'is it bad for dogs?')).toMatch(/theobromine/);
});

test.each([
  ['snake plant', 'mushy brown spots at the base and it stinks a bit, I water it every sunday'],
  ['serissa', 'tree of a thousand stars lost all leaves, do I throw it'],
  ['jackfruit', 'how big does the tree get, I have a small garden in Miami'],
  ['Spanish moss', 'indoors from a shower rod, will it survive?'],
  ['pineapple', 'it is 2 years old and huge but no pineapple. can I force it?'],
])('of %s what is written for nearly this question is told, though it is not sure', (typed, question) => {
  expect(answer(typed, question)).not.toMatch(/^I (?:do not know|am not sure)/);
});

import { expect, test } from 'vitest';
import { findSpecies } from '../../../../knowledge/names/match.ts';
import { IN_MAY } from '../advice-in-may.ts';
import { generalQuery } from '../answer.ts';
import { readQuestion } from '../intent/question.ts';
import { choose } from './choose.ts';

function chosen(typed: string, question: string): ReturnType<typeof choose> {
  const match = findSpecies(typed);
  return choose(generalQuery(match, readQuestion(question, typed, match?.plant ?? null), IN_MAY, typed));
}

function titleOf(typed: string, question: string): string {
  return chosen(typed, question)?.best.subject?.title ?? '';
}

function textOf(typed: string, question: string): string {
  const answer = chosen(typed, question)?.answer;
  return answer?.whole ?? answer?.paragraphs.map(({ lead, text }) => `${lead} ${text}`).join(' ') ?? '';
}

test.each([
  ['rubber plant', 'leaves drop, it stands right next to a radiator', /cold/],
  ['knock out roses', 'when do I cut them back, zone 6', /mild/],
  ['angel wing begonia', 'edges crisp and brown, humidity is 30%', /although the air is humid/],
  ['kiwi vine', 'have a male and female hardy kiwi, no flowers yet', /male female/],
  ['fargesia', 'leaves roll up in the sun at noon', /too much light/],
  ['asparagus', 'planted crowns last april, can i cut some', /planted this spring/],
  ['apple tree', 'planted 5 years ago and still not a single flower', /partner|no fruit/],
  ['dahlia', 'do I dig up the tubers in a big pot, zone 6', /zone 8/],
])('what is written for other circumstances is not told: %s, %s', (plant, question, other) => {
  expect(titleOf(plant, question)).not.toMatch(other);
});

test.each([
  ['dahlia', 'lots of leaves, no flowers at the end of august', /dinnerplate/],
  ['grape vine', 'how do I prune my grapes in winter', /muscadine/],
  ['sugar snap peas', 'when do I plant them in zone 7', /fall crop/],
  ['calathea', 'leaves curling inwards and crispy edges', /moist/],
])('a kind or case that a title names must be named: %s, %s', (plant, question, other) => {
  expect(titleOf(plant, question)).not.toMatch(other);
});

test.each([
  ['giant hogweed', 'the strimmer splashed sap on my legs in sun, what should I do', /hogweed/],
  ['rosemary', 'brought it inside in november, now needles are dry and dropping. did i overwater?', /indoors/],
  ['juniper bonsai', 'turned from green to dull gray, needles brittle. dead?', /bonsai/],
])('a danger, and a plant that came in, are told as they are: %s, %s', (plant, question, own) => {
  expect(titleOf(plant, question)).toMatch(own);
});

test.each([
  ['dinnerplate dahlia', 'tall, and no flowers by late august', /dinnerplate/],
  ['muscadine', 'how far back do I cut the vines in winter', /muscadine/],
  ['peas', 'can I sow a second crop in august', /fall crop/],
  ['calathea', 'leaves curl though the soil is moist', /moist/],
  ['roses', 'when do I prune them, zone 9, winters are mild', /mild/],
  ['monstera thai constellation', 'how much light, I have a north window', /thai constellation/],
  ['juniperus blue star', 'it is brown in the center', /blue star/],
])('and where it is named, it is told: %s, %s', (plant, question, own) => {
  expect(titleOf(plant, question)).toMatch(own);
});

test.each([
  ['tree of heaven', 'felled it and now shoots everywhere, which weedkiller and in what month', /without/],
  ['thuja', 'brown in the middle, the lawn around it gets the sprinkler every day', /^lawn/],
  ['lavender', 'half of it is gray, I water the lawn beside it daily', /^lawn/],
  ['fig', 'big leaves, no figs, and I feed it a lot', /rubber plant/],
  ['lemongrass', 'when do I bring it in, first frost comes in october', /mow|lawn|sod/],
])('what is written for another matter or for relatives is not told: %s, %s', (plant, question, other) => {
  expect(titleOf(plant, question)).not.toMatch(other);
});

test.each([
  ['tree of heaven', 'how do I kill it without herbicide', /without/],
  ['knockout roses', 'when do I cut them back and how much, alabama', /knock out/],
  ['lawn', 'how long does the sprinkler have to run', /lawn|sprinkler/],
])('and what is asked so is told: %s, %s', (plant, question, own) => {
  expect(titleOf(plant, question)).toMatch(own);
});

test.each([
  ['prayer plant', 'leaves stay up all day, and there is fine webbing below them', /spider mite/i],
  ['hoya', 'curled leaves with white fluff in the folds', /mealybug/i],
])('a sign that decides comes before the others: %s, %s', (plant, question, own) => {
  expect(textOf(plant, question)).toMatch(own);
});

test('a plant without a name has the flowers that are told', () => {
  expect(titleOf('unknown vine', 'vine with white trumpet flowers and arrow shaped leaves, what is it')).not.toMatch(
    /orange trumpet/,
  );
  expect(titleOf('unknown vine', 'vine with orange trumpet flowers and feathered leaves, what is it')).toMatch(
    /orange trumpet/,
  );
});

test('a bare topic is told as the record says it, rather than of a case of its own', () => {
  expect(textOf('thyme', 'what soil')).toMatch(/^Soil: A poor, stony/);
});

import { expect, test } from 'vitest';
import { IN_MAY } from '../advice-in-may.ts';
import { adviseCare } from '../care-advice.ts';

/** The first paragraph of the answer. */
function answerTo(plantSpecies: string, question: string, circumstances: Parameters<typeof adviseCare>[1] = IN_MAY) {
  return adviseCare({ plantSpecies, question, plant: null }, circumstances).advice.split('\n\n')[0] ?? '';
}

test.each([
  ['potato', 'how deep do I set the tubers', /^Plant (?:seed potatoes 10–15|10–12) cm deep/],
  ['basil', 'how often may I harvest it', /^Harvest basil every 1–2 weeks/],
  ['trumpet vine', 'how long until a small plant flowers', /^From a small plant it takes 3–5 years/],
  ['wisteria', 'how many times a year is it pruned', /^Prune it twice a year/],
  ['', 'how often should I water a hedge that is ten years old', /^An established hedge needs no regular watering/],
])('the figure that is asked for comes first: %s, %s', (plant, question, start) => {
  expect(answerTo(plant, question)).toMatch(start);
});

test('what is told of the situation decides between figures', () => {
  expect(answerTo('tomato', 'how many liters of water a day in a 30 liter pot in a heat wave')).toMatch(
    /3–5 liters a day/,
  );
  expect(answerTo('tomato', 'how many liters of water a week in open ground')).toMatch(
    /20–25 liters per m²|10–15 liters per plant/,
  );
});

test('a dose per square meter is added up for the area that is given', () => {
  expect(answerTo('lawn', 'how much fertilizer for 80 m2')).toContain('For 80 m² that is 2–2.8 kg.');
});

test('a distance is compared with the bed that is given', () => {
  const answer = answerTo('zucchini', 'how much space do they need? the bed is 1.2 x 2.4 m and I have 6 plants');
  expect(answer).toContain('A bed of 1.2 × 2.4 m takes about 2–3 of them, so 6 are too many');
});

test('a watering is measured by the width of the pot', () => {
  expect(answerTo('haworthia', 'how much water for a 12 cm pot')).toMatch(/about 0.1–0.2 liters for a pot of 12 cm/);
});

test('months are those of the gardener’s hemisphere', () => {
  expect(answerTo('fig tree', 'when do I pick the figs')).toMatch(/August to October/);
  const south = { ...IN_MAY, hemisphere: 'south' } as const;
  expect(answerTo('fig tree', 'when do I pick the figs', south)).toMatch(/February to April/);
});

test('a question on who may come to harm gets no figure', () => {
  expect(answerTo('rhubarb', 'how many leaves are poisonous to my dog')).toMatch(
    /^\*\*(?:Very little may be enough|No safe amount is known):/,
  );
});

import { expect, test } from 'vitest';
import { advice } from './advice-in-may.ts';

test.each([
  [
    'apple tree',
    'When do I prune it? Winters here are -10 °C, snow until March',
    /^(?:In late winter|Apples, pears.* are pruned in winter|Prune apples and pears from December)/,
  ],
  [
    'beech hedge',
    'Autumn or spring for planting a bare root beech hedge? zone 8',
    /^(?:Both work|Bare-root plants only in their rest, from November to March|Plant bare-root hornbeam or beech while it is leafless|\*\*No, May is too late for bare roots:)/,
  ],
])('a cold that only describes the climate is not what is asked: %s, %s', (plant, question, expected) => {
  expect(advice(plant, question)).toMatch(expected);
});

test('a plant that was never touched has hurt nobody', () => {
  const said = advice(
    'moth orchid',
    'It flowers every year so I have never touched it. How often does it need repotting?',
  );
  expect(said).toMatch(/^(?:Every|Repot about every) 1–2 years/);
});

test('how often the heap is turned is not whether something may be composted', () => {
  expect(advice('compost', 'how often do i need to turn my compost heap')).toMatch(/^Every one to four weeks/);
});

test('going outside is not taken for coming in', () => {
  const said = advice('Aloe vera', 'Can it go outside in full sun straight from my living room? It is 24 °C');
  expect(said).toMatch(/^\*\*No, not straight away:/);
});

test('a deadly plant within reach of horses is a problem, however little they nibble', () => {
  const said = advice('Yew', 'My horses reach over to the hedge. Is it a problem if they only nibble a bit?');
  expect(said).toMatch(/^(?:\*\*Yes:.*deadly to horses|Yew beside horses is very dangerous: .*can kill a horse)/);
});

test('pellets that a dog ate are no plant', () => {
  const said = advice('garden', 'My dog has eaten slug pellets. Should I make her vomit with salt?');
  expect(said).toContain('Never give salt');
  expect(said).not.toContain('Whether it is toxic is not known');
});

test('plants sown for the soil are a green manure, not a list of vegetables', () => {
  expect(
    advice('vegetable garden', 'what can I sow on empty beds in september to protect the soil over winter'),
  ).toMatch(/winter rye/);
});

test('the next pot is told from the width of the present one, in inches as well', () => {
  expect(advice('spider plant', 'how much bigger should the new pot be, it is in a 5 inch pot now')).toMatch(
    /^Only a little: from 13 cm \(5 in\) to 15 cm/,
  );
});

import { describe, expect, it } from 'vitest';
import { answerInUnits, inUnits } from './in-units.ts';

const us = (text: string) => inUnits(text, 'us');

describe('a text in US units', () => {
  it.each([
    ['Keep it at 18–24 °C and above 12 °C.', 'Keep it at 64–75 °F and above 54 °F.'],
    ['Frost tonight, down to −4 °C.', 'Frost tonight, down to 25 °F.'],
    ['Cold as −30 to −20 °C.', 'Cold as −22 to −4 °F.'],
    ['Between 8 and 13 °C, or 5-8 °C.', 'Between 46 and 55 °F, or 41-46 °F.'],
    ['It likes 21.5 °C.', 'It likes 71 °F.'],
  ])('has degrees Fahrenheit: %s', (text, expected) => expect(us(text)).toBe(expected));

  it.each([
    ['Nights are often 10 °C cooler than the day.', 'Nights are often 18 °F cooler than the day.'],
    ['Fleece warms by 2–4 °C.', 'Fleece warms by 4–7 °F.'],
    ['In a pot it withstands about 5 °C less.', 'In a pot it withstands about 9 °F less.'],
    ['At 25 °C more water is used.', 'At 77 °F more water is used.'],
  ])('has differences without the 32 degrees: %s', (text, expected) => expect(us(text)).toBe(expected));

  it.each([
    ['35 mm of rain are due; 0.5 mm fell.', '1.4 in of rain are due; 0.02 in fell.'],
    ['give about 4 liters per square meter', 'give about 0.2 in of water'],
    ['Gusts reach 21 m/s.', 'Gusts reach 47 mph.'],
    ['when the top 2 to 3 cm are dry', 'when the top 1 in are dry'],
    ['cuttings of 8–10 cm, 15 cm apart', 'cuttings of 3–4 in, 6 in apart'],
    ['60–150 cm tall, 1 m away, on 3 m stems', '2–5 ft tall, 3.5 ft away, on 10 ft stems'],
    ['push a finger 5 cm in', 'push a finger 2 inches in'],
    ['leaves of 0.5 cm', 'leaves of 0.2 in'],
  ])('has inches, feet and miles an hour: %s', (text, expected) => expect(us(text)).toBe(expected));

  it('gives a temperature once where it was given in both', () => {
    expect(us('22 °C (72 °F) is within the 18–27 °C (64–81 °F) it likes.')).toBe(
      '72 °F is within the 64–81 °F it likes.',
    );
    expect(us('5 °F (−15 °C)')).toBe('5 °F');
  });

  it('keeps what was quoted, and what is no measure', () => {
    const text = '“20 °C” was read on day 5 of 10: 4 m² at 20 % and 1.2 kPa, in USDA zone 9.';
    expect(us(text)).toBe(text);
  });
});

it('leaves metric texts as they are', () => {
  expect(inUnits('18–24 °C', 'metric')).toBe('18–24 °C');
  const answer = { advice: '20 °C' };
  expect(answerInUnits(answer, 'metric')).toBe(answer);
});

it('converts every text of an answer but the own words of the gardener', () => {
  const answer = { advice: '20 °C', asked: '20 °C?', tasks: [{ reason: '10 cm', firstInDays: 3, plant: null }] };
  expect(answerInUnits(answer, 'us')).toEqual({
    advice: '68 °F',
    asked: '20 °C?',
    tasks: [{ reason: '4 in', firstInDays: 3, plant: null }],
  });
});

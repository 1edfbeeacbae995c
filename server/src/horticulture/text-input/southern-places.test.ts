import { expect, test } from 'vitest';
import { isFromSouth } from './southern-places.ts';

test.each([
  'is it too late to sow tomato seed in november in cape town',
  'Our lawn in Auckland got very patchy',
  "We're in Brisbane and the summers are hot",
  'Frost tonight here in Perth',
  'I garden in the southern hemisphere',
  'I am from England, now living in Brisbane',
  'i live in Brazil, here is hot now',
  'I grew up in London and live in Perth',
  'When do I plant Virginia creeper or a California poppy in Melbourne?',
])('lives in the south: %s', (text) => {
  expect(isFromSouth(text)).toBe(true);
});

test.each([
  'Do Darwin hybrid tulips come back?',
  'Victoria plums in Kent',
  'wellington boots full of compost',
  'red chile peppers on the balcony',
  'Seville, no rain since April',
  'hello i am from brazil now in texas houston',
  'We grew up in Sydney but now live in Oslo',
  'I moved from Sydney to Chicago. When do I prune?',
  'My friend in Melbourne says plant in April. I live in Ohio, when do I plant?',
  'when to plant out in Perth, Scotland',
  'peach planted in Melbourne, Florida',
  'When do I sow New Zealand spinach?',
  'Can an Australian tree fern stay out all winter?',
])('is not said to: %s', (text) => {
  expect(isFromSouth(text)).toBe(false);
});

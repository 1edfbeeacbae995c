import { describe, expect, test } from 'vitest';
import { advice } from '../advice-in-may.ts';

describe('a question about what a plant is', () => {
  test.each([
    ['ZZ plant', 'is this the same as a zanzibar gem?', /^\*\*Yes, the same plant:/],
    ['courgette', 'are zucchini and courgette the same', /^\*\*Yes, the same plant:/],
    ['peace lily', 'is it the same as a calla lily', /^\*\*No:/],
    ['peace lily', 'is a peace lily a true lily?', /^\*\*No:.*family Araceae/],
    ['haworthia', 'how do i tell haworthia and aloe apart', /^Haworthia stays small/],
    ['dahlia', 'is dahlia an annual or a perennial', /^It is a tender perennial/],
    ['Norway spruce', 'is it an evergreen', /^\*\*Yes:/],
  ])('of %s, "%s", begins with the answer', (species, question, expected) => {
    expect(advice(species, question)).toMatch(expected);
  });

  test('compares two plants by what their records say where nothing is written about both', () => {
    const answer = advice('hosta', 'what is the difference between hosta and lavender?');
    expect(answer).toMatch(/Hosta|Plantain lily/);
    expect(answer).toContain('full sun');
    expect(answer).toMatch(/toxic to cats/);
  });

  test('names plants that fit a description, with a warning', () => {
    const answer = advice('houseplants', 'what is the plant called that has big leaves with holes in them and climbs?');
    expect(answer).toMatch(/^Most likely a Swiss cheese plant \(Monstera deliciosa\)/);
    expect(answer).toMatch(/toxic to p/);
  });

  test.each([
    ['', 'calathea orbifolia vs medallion which is easier', /roseopicta/],
    ['', "what's the difference between laurentii and moonshine snake plant", /yellow edges/],
    ['', 'When to prune blackcurrants and redcurrants, is it the same', /the cut is not/],
  ])('does not take kinds of one genus for the same: %s%s', (species, question, expected) => {
    expect(advice(species, question)).toMatch(expected);
    expect(advice(species, question)).not.toMatch(/^\*\*(?:Yes, the same|Much the same)/);
  });

  test.each(['can I keep my onions in the same bin as potatoes', 'How to tell if my zucchini is too big to eat'])(
    'compares nothing where no two plants are told apart: %s',
    (question) => {
      expect(advice('', question)).not.toMatch(/different plants|the same plant/);
    },
  );

  test('that asks who comes to harm is answered with the harm', () => {
    expect(advice('lily of the valley', 'is it the same as a lily, is it poisonous?')).toMatch(/toxic to cats/);
  });
});

import { describe, expect, test } from 'vitest';
import type { Circumstances } from '../../../../../horticulture/circumstances.ts';
import { findSpecies } from '../../../../../knowledge/names/match.ts';
import { IN_MAY } from '../../advice-in-may.ts';
import { type GeneralQuery, generalQuery } from '../../answer.ts';
import { readQuestion } from '../../intent/question.ts';
import { asksWhetherItLives, isItDead } from './is-it-dead.ts';

function read(plantSpecies: string, asked: string, circumstances: Circumstances = IN_MAY): GeneralQuery {
  const match = findSpecies(plantSpecies);
  return generalQuery(match, readQuestion(asked, plantSpecies, match?.plant ?? null), circumstances, plantSpecies);
}

function lead(...asked: Parameters<typeof read>): string {
  return isItDead(read(...asked)).lead;
}

describe('whether a plant is dead', () => {
  test.each([
    ['hydrangea', 'just sticks, but the bark is green when I scrape it. Bin it?'],
    ['zz plant', 'all stems fell off, rhizome still rock hard, is she a goner?'],
    ['fiddle leaf fig', 'dropped every leaf in the van, twigs still bend. dead?'],
  ])('is probably not where something lives: %s', (plant, question) => {
    expect(lead(plant, question)).toBe('No, probably not dead:');
  });

  test.each([
    ['caladium', 'every leaf collapsed in november, throw it away?'],
    ['tulip', 'leaves have all gone brown in june, dead?'],
    ['venus flytrap', 'traps black in january, did it die?'],
    ['maple', 'no leaves in february, is it dead?'],
    ['cyclamen', 'has lost all its leaves in july, gone?'],
  ])('is dormancy in the months when it rests: %s', (plant, question) => {
    expect(lead(plant, question)).toBe('No, probably dormant, not dead:');
  });

  test.each([
    ['peace lily', 'the crown is mush and pulls out, dead?'],
    ['thuja', 'brown all over, needles fall when touched, is the whole shrub dead?'],
    ['lavender', 'all gray and brittle, no green anywhere down to the base. dead?'],
    ['parsley', 'flowering in its second year and yellow all over, is it dying?'],
    ['marigold', 'brown in november, dead?'],
    ['agave', 'it bloomed and the whole rosette is drying up, is it dying?'],
  ])('is yes where what is seen means death: %s', (plant, question) => {
    expect(lead(plant, question)).toBe('Yes, probably dead:');
  });

  test('says no where it is asked to be saved and cannot be', () => {
    expect(lead('echeveria', 'stem is soft and brown at the base, can it be saved?')).toBe('No, probably dead:');
  });

  test('names what is left where only a part is lost', () => {
    expect(lead('pothos', 'stems are rotten at the base, tips are still green. goner?')).toBe(
      'No, not all of it is dead:',
    );
  });

  test('counts the months the other way round south of the equator', () => {
    const january: Circumstances = { ...IN_MAY, today: '2026-01-15', hemisphere: 'south' };
    expect(lead('maple', 'no leaves in july, is it dead?', january)).toBe('No, probably dormant, not dead:');
  });

  test('tells the test where nothing else decides', () => {
    expect(isItDead(read('rose', 'is it still alive?'))).toEqual({
      lead: 'It may be alive:',
      text: expect.stringMatching(/^Scratch the bark/),
    });
  });

  test('is asked by what a gardener tells without a question', () => {
    expect(asksWhetherItLives(read('lavender', 'gray and brittle, nothing green down to the base'))).toBe(true);
    expect(asksWhetherItLives(read('lavender', 'the lowest leaf is brown'))).toBe(false);
  });

  test.each([
    ['basil', 'how can I save it? it wilts'],
    ['croton', 'will more light bring the color back?'],
    ['fig', 'will it survive outside at -8?'],
  ])('is not asked by how to save it, its color or what it would stand: %s', (plant, question) => {
    expect(asksWhetherItLives(read(plant, question))).toBe(false);
  });
});

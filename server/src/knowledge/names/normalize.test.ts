import { describe, expect, test } from 'vitest';
import { nameFinder, wordsOf } from './normalize.ts';

describe('words are compared', () => {
  test.each([
    ['Tomatoes', 'tomato'],
    ['cacti', 'cactus'],
    ['crocuses', 'crocus'],
    ['irises', 'iris'],
    ['Radishes', 'radish'],
    ['roses', 'rose'],
    ['berries', 'berry'],
    ['hibiscus', 'hibiscus'],
    ['watercress', 'watercress'],
    ['Jalapeño', 'jalapeno'],
    ['BIRD’S NEST', "bird's nest"],
  ])('%s as %s', (one, other) => {
    expect(wordsOf(one)).toEqual(wordsOf(other));
  });

  test('but not so roughly that different ones are the same', () => {
    expect(wordsOf('pine apple')).not.toEqual(wordsOf('pineapple'));
    expect(wordsOf('leek')).not.toEqual(wordsOf('leech'));
  });
});

describe('a name is found', () => {
  const meaningOf = nameFinder([
    ['lemon', 'fruit'],
    ['lemon balm', 'herb'],
    ['mint', 'herb'],
    ['apple', 'fruit'],
    ['bird of paradise', 'flower'],
  ]);

  test.each([
    ['the longest first', 'balm or lemon balm or lemon', 'herb'],
    ['of equally long ones the last', 'apple mint', 'herb'],
    ['before a comma sooner than after it', 'Mint, apple', 'herb'],
    ['before a bracket sooner than in it', 'Lemon (not mint)', 'fruit'],
    ['beside the name of a cultivar', "Mint 'Green Apple'", 'herb'],
    ['as a cultivar if nothing else is known', "Mentha 'Lemon'", 'fruit'],
    ['across a hyphen', 'Lemon-balm', 'herb'],
    ['after a comma if nothing is before it', 'My best, a lemon', 'fruit'],
  ])('%s', (_, text, meaning) => {
    expect(meaningOf(text)?.meaning).toBe(meaning);
  });

  test('with what is said before it', () => {
    expect(meaningOf('a wild lemon balm plant')).toEqual({
      ...{ meaning: 'herb', words: ['lemon', 'balm'], before: ['a', 'wild'] },
    });
  });

  test.each(['', 'bird of', 'applesauce', "''"])('not in "%s"', (text) => {
    expect(meaningOf(text)).toBeNull();
  });
});

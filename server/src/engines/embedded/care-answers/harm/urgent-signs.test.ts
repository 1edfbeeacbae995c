import { describe, expect, test } from 'vitest';
import { IN_MAY } from '../advice-in-may.ts';
import { adviseCare } from '../care-advice.ts';
import { conceptsIn } from '../intent/concepts.ts';
import { plainText, tokensOf } from '../intent/tokens.ts';
import { leavesNoTime } from './urgent-signs.ts';

function isUrgent(told: string): boolean {
  return leavesNoTime({ concepts: conceptsIn(tokensOf(plainText(told))) });
}

describe('signs that leave no time', () => {
  test.each([
    'he stopped breathing',
    'she is not breathing',
    "my son can't breathe",
    'she can hardly breathe',
    'trouble breathing',
    'he is breathing fast',
    'she is gasping for air',
    'my husband fainted',
    'the kitten is limp',
    'dog is foaming at the mouth',
    'my throat is closing up',
    'his tongue is swollen',
    'the cat is twitching',
    'he is having a fit',
    'he has had two seizures',
    'the puppy cannot stand',
    'she cant get up',
    'he is unconscious',
    'he passed out',
    'the horse is bloated',
    'the dog collapsed',
    'she staggers and trembles',
    'his gums are blue',
  ])('%s', (told) => {
    expect(isUrgent(told)).toBe(true);
  });

  test.each([
    'he can walk and seems fine',
    'she can breathe fine',
    'a plant that can stand shade',
    'he vomited once and is playing again',
    'the leaves went limp',
  ])('but not: %s', (told) => {
    expect(isUrgent(told)).toBe(false);
  });
});

test.each([
  ['monstera', 'my dog chewed a leaf and stopped breathing'],
  ['monstera', 'my dog chewed a leaf and fainted'],
  ['monstera', 'my dog chewed a leaf, his throat is closing'],
])('they are told as an emergency: %s, %s', (plantSpecies, question) => {
  const { advice } = adviseCare({ plantSpecies, question, plant: null }, IN_MAY);
  expect(advice).toMatch(/^\*\*What to do now:\*\* This is an emergency/);
});

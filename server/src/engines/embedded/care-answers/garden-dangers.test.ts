import { describe, expect, test } from 'vitest';
import { IN_MAY } from './advice-in-may.ts';
import { adviseCare } from './care-advice.ts';

function adviceOn(question: string): string {
  return adviseCare({ plantSpecies: '', question, plant: null }, IN_MAY).advice;
}

describe('the warning comes first', () => {
  test.each([
    ['My neighbor told me to put old motor oil along the fence against nettles, good idea?', /^\W*No\b.*household/],
    ['can i put bleach on moss on my patio', /^\W*No\b.*bleach/],
    ['The dead ash next to our house needs to go, I will rent a chainsaw, tips?', /^Do not fell it yourself/],
    ['wind carried roundup to my raspberry, fruit still ok to eat?', /^Do not eat any of it for now/],
    ['horse dung fresh from stable, can i dig it in now for lettuce', /^\W*Not?\b.*fresh/],
    ['is used cat litter good fertilizer for roses', /^\W*No\b.*waste of dogs, cats/],
    ['picked some berries in the forest, want to make jam', /^\W*Not unless you are certain/],
    ['a plant with red blotches on stem and white umbrella flowers, can I strim it?', /^Do not touch, cut or pull it/],
  ])('%s', (question, expected) => {
    expect(adviceOn(question)).toMatch(expected);
  });
});

test.each([
  'can I pick basil leaves before it flowers for pesto',
  'how do I cut down my tall lavender in spring',
  'epsom salt for tomatoes yes or no',
  'how to cut back the dead raspberry canes at the fence',
  'my cat sleeps in the bed with catnip, fine?',
  'I sprayed the lettuce with water, can I eat it today',
])('what only shares words with a danger gets no such warning: %s', (question) => {
  expect(adviceOn(question)).not.toMatch(
    /household chemicals|fell it yourself|germs|deadly doubles|Do not eat any of it/,
  );
});

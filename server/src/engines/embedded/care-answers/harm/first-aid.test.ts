import { describe, expect, test } from 'vitest';
import { advice } from '../advice-in-may.ts';

describe('what is written for just this accident is told', () => {
  test.each([
    [
      'rhubarb',
      'toddler ate a bit of rhubarb leaf',
      /^\*\*What to do now:\*\* Call a poison control center.*mostly causes only/,
    ],
    [
      'rhubarb',
      'some leaf bits got into the crumble by mistake and my husband ate it, hospital?',
      /^\*\*What to do now:\*\* Call a poison/,
    ],
    [
      'giant hogweed',
      'sap on my arm yesterday, it is blistering today. Should I pop the blisters?',
      /^\*\*No, do not pop them:/,
    ],
    ['poison ivy', 'pulled it with bare hands ten minutes ago', /^\*\*What to do now:\*\* Wash now/],
    ['crab apple', 'are the little apples poisonous, our toddler ate one', /^One crab apple is no reason to fear/],
    [
      'mint',
      'my cat is eating the mint, will she get sick',
      /^Mint is listed as toxic to cats and dogs, but a nibble mostly does no more than upset the stomach/,
    ],
    ['beetroot', "the toddler's diaper is red after eating it", /^\*\*Yes, that is normal/],
    [
      'monkshood',
      'I pulled monkshood without gloves and my fingers are numb',
      /^\*\*What to do now:\*\* Wash the skin now.*aconitine/,
    ],
  ])('%s: %s', (plant, question, expected) => {
    expect(advice(plant, question)).toMatch(expected);
  });

  test('where the plant may kill, nothing comes before the hurry', () => {
    const told = advice('oleander', 'we roasted marshmallows on oleander sticks and the kids ate them, all feel well');
    expect(told).toMatch(/^\*\*What to do now:\*\* This is an emergency: go to a hospital/);
  });

  test.each([
    ['foxglove', 'someone put foxglove leaves in our salad and we have all had some'],
    ['foxglove', 'oh no puppy swallowed a foxglove leaf'],
    ['pennyroyal', 'my dog ate a lot of pennyroyal'],
    ['', 'my dog ate oleander or laurel leaves'],
  ])('… nor where it is told in other words: %s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*What to do now:\*\* This is an emergency/);
  });

  test('who is ill already is not soothed', () => {
    expect(advice('tomato', 'my spaniel ate the plant and is sick')).toMatch(/^\*\*What to do now:\*\* Call a vet/);
  });
});

describe('who came to harm is told what to do', () => {
  const EMERGENCY = /^\*\*What to do now:\*\* This is an emergency: go to a (?:vet|hospital)/;
  const CALL = /^\*\*What to do now:\*\* Call/;

  test.each([
    ['dog', 'he ate laurel leaves, what do I do', EMERGENCY],
    ['rabbit', 'ate foxglove, what now', EMERGENCY],
    [
      'oleander',
      'the alpaca got some of the hedge cuttings',
      /^\*\*What to do now:\*\* This is an emergency: ring a vet this minute/,
    ],
    ['autumn crocus', 'we picked wild garlic and I think there was autumn crocus in the pesto we had', CALL],
    ['giant hogweed', 'strimmed it and it sprayed all over my bare legs', /^\*\*What to do now:\*\* Wash/],
    ['calla lily', 'our kid bit in a leaf and says his mouth is on fire', CALL],
    [
      'red maple',
      'wilted leaves blew into the paddock and the urine of the horse is brown',
      /^\*\*What to do now:\*\* Ring a vet now, who comes/,
    ],
    ['kidney bean', 'ate undercooked ones, stomach cramps and vomiting', CALL],
    [
      'stinging nettle',
      'fell into them, welts all over and breathing is hard',
      /^\*\*What to do now:\*\* Call emergency services/,
    ],
    ['mango', 'lips swollen after peeling one', /^\*\*What to do now:\*\* Call emergency services.*severe allergy/],
    ['lime', 'squeezed limes in the sun, now my hands have brown burns', /^\*\*What to do now:\*\* Wash the sap/],
    ['opuntia', 'little hairs of it in my tongue', /^\*\*What to do now:\*\* Do not rub, suck or swallow/],
    ['pampas grass', 'it slashed my eyeball', /^\*\*What to do now:\*\* Do not rub the eye/],
    ['monkshood', 'weeded it with bare hands, my arm tingles', /^\*\*What to do now:\*\* Wash .*poison control/],
    ['', 'mixed bleach and vinegar in the greenhouse, cannot stop coughing', /^\*\*What to do now:\*\* Leave the room/],
    ['', 'my dog found rat poison blocks', CALL],
    [
      '',
      'coughing and fever three days after repotting with a new potting mix',
      /^\*\*What to do now:\*\* See a doctor today/,
    ],
  ])('%s: %s', (plant, question, expected) => {
    expect(advice(plant, question)).toMatch(expected);
  });

  test.each([
    ['sago palm', 'the dog has eaten a seed, it is midnight and no vet is open'],
    ['', 'dog ate slug pellets, it is sunday and our vet is closed'],
  ])('while the vet is closed: %s: %s', (plant, question) => {
    const told = advice(plant, question);
    expect(told).toMatch(/^\*\*What to do now/);
    expect(told).toMatch(/emergency or out-of-hours animal clinic.*855-764-7661.*01202 509000/);
  });

  test('grazing animals get nothing rinsed, and no line on cats that nobody asked about', () => {
    const told = advice('sycamore', 'horse ate the seedlings, its muscles tremble');
    expect(told).toMatch(/give it nothing by mouth/);
    expect(told).not.toMatch(/rinse|cats, dogs and people is not known/);
  });
});

describe('what may kill is told from what upsets the stomach', () => {
  test.each([
    ['dieffenbachia', 'my child bit a leaf'],
    ['alocasia', 'the dog chewed a leaf'],
    ['horse chestnut', 'my son bit a conker'],
    ['crocus', 'the dog dug up some corms and ate them'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*What to do now:\*\* Call a (?:poison control center|vet)/);
  });

  test.each([
    ['kalanchoe', 'the dog ate the flowers'],
    ['grape', 'the dog ate a bunch'],
    ['garlic', 'the cat ate a clove'],
    ['stephanotis', 'the dog chewed the green pod'],
    ['nightshade', 'my grandson put a berry in his mouth'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*What to do now:\*\* This is an emergency/);
  });
});

test('whether a danger is exaggerated is answered first', () => {
  expect(advice('sago palm', 'is it exaggerated that they are deadly?')).toMatch(/^\*\*No, it is not exaggerated:/);
  expect(advice('poinsettia', 'is it exaggerated that it is poisonous')).toMatch(/^\*\*Partly:/);
});

describe('nothing soothes in place of first aid', () => {
  test.each([
    ['apple', 'my dog ate apple leaves, are they edible?'],
    ['', 'my toddler ate a berry, is it edible?'],
    ['', 'my dog ate some pink flowers and is not normal'],
    ['elderberry', 'my cat ate the raw berries and is vomiting, is that normal?'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*(?:It is toxic\. )?What to do now:\*\*/);
  });

  test.each([
    ['foxglove', 'oh no puppy swallowed a foxglove leaf'],
    ['monstera', 'my dog chewed a leaf and is trembling'],
    ['', 'my dog ate oleander or laurel leaves'],
  ])('nor below an emergency: %s, %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/\b(?:mostly|harmless|seldom|no reason to fear|normal)\b/i);
  });
});

describe('a poison against pests is an emergency', () => {
  test.each([
    'my dog ate slug bait pellets, what now',
    'dog ate rat bait, the package says it is blue',
    'my dog licked up the slug pellets, seems fine',
  ])('%s', (question) => {
    expect(advice('', question)).toMatch(/^\*\*What to do now:\*\* (?:This is an emergency|Call a vet).*within hours/);
  });

  test('signs that leave no time come first', () => {
    expect(advice('', 'cat walked in the permethrin spray, twitching')).toMatch(
      /^\*\*What to do now:\*\* This is an emergency/,
    );
  });

  test('a closed vet is thought of', () => {
    expect(advice('', 'dog ate rat bait, vet is closed')).toContain('If your vet is closed');
    expect(advice('', 'cat walked in the permethrin spray, vet is closed')).toContain('If your vet is closed');
  });
});

describe('somebody who goes into a tank is warned', () => {
  test.each([
    'Husband went down the septic tank in the garden and is not moving',
    'my son fell into the septic drain field pit in the lawn',
    'the lid of the septic tank in the lawn is open, my child plays on top',
  ])('%s', (question) => {
    expect(advice('', question)).toContain('gas without a smell');
  });
});

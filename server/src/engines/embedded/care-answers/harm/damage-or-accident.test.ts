import { describe, expect, test } from 'vitest';
import { advice } from '../advice-in-may.ts';

const FIRST_AID = /What to do now|This is an emergency|Call a vet|out of the mouth/;

describe('damage to a plant is no accident', () => {
  test.each([
    ['knockout roses', 'rabbits chewed all the stems down to stubs in the winter', /grows again/],
    ['tulips', 'a rabbit nibbled off every bud last night', /fence/],
    ['garden', 'bunnies ate my petunias, dont want to kill them', /^Fence them out/],
    [
      'water lily',
      'leaves are getting eaten with holes and little brown beetles, have fish in the pond',
      /Water lily beetles/,
    ],
    ['dahlia', 'slugs about, the leaves are being eaten full of holes. we have a dog', /collect slugs|slime trails/],
    ['lobelia', 'fried by july in my hanging basket', /cut it back/],
    ['geranium', 'they look cooked after the heat wave', /hot wind/],
    ['yew', 'cut my old yew back hard? its eating the driveway', /^\*\*Yes:/],
    ['wisteria', 'it has swallowed up the porch, how hard can I cut it', /knee height/],
    ['vinca', 'vincas collapsing after all the rain', /rots/],
    ['palm', 'can i cut the top off my palm because it touches the ceiling', /^\*\*No:\*\* a palm grows from one bud/],
    ['Tradescantia spathacea', 'how do I stop it from spreading and does the sap burn skin?', /wearing gloves/],
    ['elderberry', 'can you eat the berries raw? I made juice without cooking', /^Do not drink it raw/],
    ['elderberry', 'made syrup from fresh berries without boiling, is it safe to drink?', /^Do not drink it raw/],
  ])('%s: %s', (plant, question, expected) => {
    expect(advice(plant, question)).toMatch(expected);
    expect(advice(plant, question)).not.toMatch(FIRST_AID);
  });

  test.each([
    ['tulips', 'my rabbit nibbled the bulbs, is that bad', /^\*\*What to do now:\*\* Call a vet/],
    ['hydrangea', 'the rabbit in the hutch chewed a branch', /^\*\*What to do now:\*\* Call a vet/],
    [
      'garden',
      'our pet bunny chewed the lily of the valley',
      /^\*\*What to do now:\*\* This is an emergency: go to a vet/,
    ],
    ['pothos', 'cat chewed a leaf, beetles also eat it', /^\*\*What to do now:\*\* Call a vet/],
    ['hydrangea', 'deer ate half of it and my dog ate the rest of the flowers', /^\*\*What to do now:\*\* Call a vet/],
    [
      'yew',
      'its eating the driveway so I cut it, now my dog ate the clippings',
      /^\*\*What to do now:\*\* This is an emergency: go to a vet/,
    ],
    [
      'tomato',
      'fried a pan of green leaves and stems and ate them, cramps now',
      /^\*\*What to do now:\*\* Call a poison control center/,
    ],
    [
      'daffodil',
      'husband fried the bulbs thinking they were onions',
      /^\*\*What to do now:\*\* Call a poison control center/,
    ],
    [
      'elderberry',
      'I made juice of raw berries and the kids feel sick, can you eat them raw?',
      /^\*\*What to do now:\*\* Call a poison control center/,
    ],
    [
      'oleander',
      'my horse grabbed a mouthful of the hedge this morning, seems ok',
      /^\*\*What to do now:\*\* This is an emergency: ring a vet/,
    ],
    ['euphorbia', 'does the sap burn? got some on my arm this morning', /^Wash skin at once/],
    [
      'palm',
      'cut my palm with the saw while trimming the fronds, bleeding a lot',
      /^\*\*What to do now:\*\* Press hard on the wound/,
    ],
    ['ivy', 'how many berries are too many for my dog, he had some', /^\*\*What to do now:\*\* Call a vet/],
    ['palm', 'Sliced my palm open. What now?', /^\*\*What to do now:\*\* Press a clean cloth/],
    ['palm', 'sliced my hand open on a frond', /^\*\*What to do now:\*\* Press a clean cloth/],
    ['palm', 'Gashed my palm on the trunk. Blood is gushing', /^\*\*What to do now:\*\* Press hard on the wound/],
  ])('but what somebody ate or touched is one: %s, %s', (plant, question, expected) => {
    expect(advice(plant, question)).toMatch(expected);
  });
});

describe('what hangs, falls, bites or collapses is not always somebody', () => {
  test.each([
    ['calathea', 'my calathea collapsed after I was away'],
    ['calathea medallion', 'Whole plant collapsed after I forgot it for 2 weeks on holiday. Cut it all down?'],
    ['', 'a branch fell into the fire, my husband pulled it out'],
    ['', "my son's kite is stuck up in the tree"],
    ['', 'I am stuck on which tree to plant'],
    ['tulip', 'squirrels bit the buds off'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/What to do now|This is an emergency/);
  });

  test('a tree peony is cut, not felled', () => {
    expect(advice('tree peony', 'Do I cut down a tree peony in the fall like the other ones?')).not.toMatch(/arborist/);
  });

  test('mushrooms at a tree are told of as its rot, unless somebody may eat them', () => {
    const mushrooms = 'mushrooms at the base of my maple tree, is the tree dangerous';
    expect(advice('', mushrooms)).toMatch(/^Clumps of mushrooms/);
    expect(advice('', `${mushrooms} to my toddler`)).toMatch(/^Treat every mushroom in a pot or garden as poisonous/);
  });

  test('grass over a septic tank is no sewage on food', () => {
    expect(advice('', 'can I plant grass on the septic tank')).not.toMatch(/roundworms/);
    expect(advice('', 'can I use septic sludge as fertilizer on my vegetables')).toMatch(/roundworms/);
  });
});

describe('a warning of work or products is for that work', () => {
  test.each([
    ['dumb cane', 'tall bare stem like a palm tree, can i cut it down low?', /arborist/],
    ['young fruit trees', 'deer rubbed bark off the trunks, hanging in strips', /Stay out from under it/],
    ['septic field', 'what flowers can go on top', /Do not climb/],
    [
      'compost',
      'is horse manure ok on my beds, and is there a danger of weed killer in it',
      /waiting time|until it has dried/,
    ],
    ['garden', 'is it safe to use wood ash from the fireplace on the beds', /sleepers/],
    ['white oak', 'fuzzy caterpillars with red and blue dots', /processionary/],
    ['garden gloves', 'which ones protect from rose thorns and poison ivy', /Do not touch, mow/],
    ['kudzu', 'herbicide or goats, which is faster', /until it has dried/],
  ])('%s: %s', (plant, question, warning) => {
    expect(advice(plant, question)).not.toMatch(warning);
  });

  test.each([
    ['oak', 'tall trunk beside the house, can I cut it down myself?', /arborist/],
    ['apple tree', 'the big branch split in the storm and hangs over the path', /Stay out from under it|keep away/i],
    ['garden', 'may I go down into the old cistern to clean it', /Do not climb/],
    ['lettuce', 'weed killer drifted onto it, can I eat it', /Do not eat any/],
    ['raised bed', 'used railroad wood for the vegetable bed', /creosote/],
    ['oak', 'hairy caterpillars in a nest, my dog sniffed at them', /hairs/],
  ])('but it is given there: %s, %s', (plant, question, warning) => {
    expect(advice(plant, question)).toMatch(warning);
  });
});

test('nothing is told before the warning of lilies to who has a cat', () => {
  const told = advice(
    'lilies in pots',
    'finished flowering, what now and do they stay outside in winter? We have a cat',
  );
  expect(told.slice(0, 200)).toMatch(/deadly to cats/);
});

describe('signs that leave no time are told as an emergency', () => {
  test.each([
    ['slug pellets', 'dog got in the blue slug bait, twitching'],
    ['bone meal', 'my dog ate the fertilizer, he is bloated'],
    ['neem oil', 'cat drank some of the spray, she is drooling and twitching'],
    ['rhubarb', 'goat collapsed after eating leaves'],
    ['spider plant', 'kitten chewed it and has a seizure'],
    ['mango', 'lips swollen and I cannot breathe well after eating one'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question).slice(0, 90)).toMatch(/This is an emergency/);
  });
});

describe('who is ill or takes medicine is told so first', () => {
  test.each([
    [
      'star fruit',
      'grandma has kidney disease, can she have fruit from our tree',
      /^Never give star fruit .*to anyone with kidney disease/,
    ],
    ['carambola', 'on dialysis, may I drink the juice', /kidney disease/],
    [
      'star fruit',
      'my dad is on dialysis and ate one, he has hiccups',
      /^\*\*What to do now:\*\* This is an emergency/,
    ],
    ['grapefruit', 'i take a statin pill, can i eat my own grapefruit', /doctor or pharmacist/],
  ])('%s: %s', (plant, question, expected) => {
    expect(advice(plant, question)).toMatch(expected);
  });
});

describe('first aid fits what has happened', () => {
  test('sap of monkshood on the skin is washed off first', () => {
    const told = advice('monkshood', 'i divided aconitum without gloves. should i worry? fingers tingle a bit');
    expect(told).toMatch(/^\*\*What to do now:\*\* Wash the skin now/);
  });

  test('one wide pupil after pruning is sap in the eye', () => {
    const told = advice("angel's trumpet", 'after trimming it one of my pupils is huge and i see blurry');
    expect(told).toMatch(/^\*\*What to do now:\*\* Rinse the eye/);
  });

  test('oil of poison ivy on a coat is washed off, and nothing taken out of a mouth', () => {
    expect(advice('poison ivy', 'my dog ran through it, can he give it to me')).not.toMatch(/out of the mouth/);
  });

  test('whose own mouth is dry is told of people', () => {
    const told = advice('hachiya persimmon', 'picked one and it dried my whole mouth out, is it poisonous');
    expect(told.slice(0, 120)).not.toMatch(/cats and dogs is not known/);
  });

  test('how many berries are bad asks for a dose', () => {
    expect(advice('holly', 'the berries - how many are bad for a 2 yr old')).toMatch(
      /^(?:\*\*No safe amount is known:|One or two swallowed berries.*Call a poison control center)/,
    );
  });

  test('a plant that is toxic when chewed gives nothing off', () => {
    expect(advice('snake plant', "does it release poison in the air at night? baby's room")).not.toMatch(/^\*\*Yes/);
  });
});

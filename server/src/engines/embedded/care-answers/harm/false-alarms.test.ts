import { describe, expect, test } from 'vitest';
import { advice } from '../advice-in-may.ts';

describe('work that nobody means to do is not warned of', () => {
  test.each([
    ['a tree of what size fits under a power line, five meters from the house?'],
    ['we plant a hedge beneath the overhead wires, how tall may it get'],
    ['phone cables run above the strip by the drive. Which tree would fit there?'],
    ['the huge old lilac by the house is bare below, how do I bring it back down over three years'],
    ['my husband wants to take a chainsaw to the overgrown mock orange, I would rather renew it in stages'],
    ['do I have to dip my loppers in bleach between two apple trees'],
    ['Is bleach or alcohol better for the shears?'],
    ['tiny things with red eyes run about when I tap a spruce branch over paper'],
  ])('%s', (question) => {
    expect(advice('', question)).not.toMatch(
      /power company|fell it yourself|kicks back|household chemical|Wear glasses|never mix/,
    );
  });

  test.each([
    ['the hedge that we planted below the power line has grown into it', /power company/],
    ['may I prune the plum that we planted under the overhead wires', /power company/],
    ['a power line fell on the tree that we planted', /^\*\*What to do now:\*\* Keep at least 10 m away/],
    ['I want to use a chainsaw on our old lilac', /kicks back|arborist/],
    ['dead trunk of a huge old lilac leans over the house, chainsaw?', /arborist/],
    ['can I soak the roots of my orchid in bleach', /household chemical/],
    ['bleach or vinegar on the moss, or mix both?', /never mix/],
    ['my son has red eyes after a branch hit him', /^\*\*What to do now:\*\* Do not rub the eye/],
  ])('but it is where it is meant or has happened: %s', (question, expected) => {
    expect(advice('', question)).toMatch(expected);
  });
});

describe('a house plant is no tree that falls, unless it stands outdoors or is felled like one', () => {
  test.each([
    ['norfolk island pine', 'it is 15 m high outdoors, how do I fell it myself?'],
    ['ficus benjamina', 'huge tree by the house, can I fell it?'],
    ['ficus benjamina', '12 m tree, cutting it down with a chainsaw?'],
    ['schefflera', 'tall tree outside near the roof, can I take it down with a saw?'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(
      /^Do not (?:fell it yourself|use a chainsaw on a ladder.*Do not fell it yourself)/s,
    );
  });

  test.each([
    ['ficus benjamina', 'can I saw the big tree down? it stands in my living room'],
    ['rubber plant', 'can I cut the top down, it is 2 m tall in my living room'],
    ['yucca', 'indoor, trunk too tall, saw it through?'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/fell it yourself|kicks back/);
  });
});

describe('words that may tell of an emergency tell of a plant', () => {
  test.each([
    ['hydrangea', 'got one in a pot for mothers day, it drinks like crazy and faints every day. do I keep it inside?'],
    ['basil', 'the pot from the supermarket collapses after a week every time, what am I doing wrong'],
    ['apple', 'my daughter planted seeds from an apple, will it make apples the same as the one we ate?'],
    ['calathea', 'which water should I use, the tap water burns it'],
    ['fiddle leaf fig', 'brown spots in the middle of the leaves, is it overwatering or underwatering?'],
    ['spider plant', 'my cats are eating it all the time, is that ok?'],
    ['okra', 'the pods are hard like wood and the plant makes my arms itch'],
    ['any plant', 'are coffee grounds good as fertilizer? I drink 4 cups a day and feel bad binning it'],
    ['houseplants', 'can I put them outside for summer and how do I avoid burning them?'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/What to do now|Burn only where|smoke|flood, river/);
  });
});

describe('nobody has eaten anything, and nobody is hurt', () => {
  test.each([
    ['stephanotis', 'it has grown a fruit like a green mango! what is that and can we eat it??'],
    ['norfolk island pine', 'its too tall now, can I top it'],
    ['yard', 'stickers everywhere, my dog limps'],
    ['tomato', 'what eats the leaves of my tomatoes at night'],
    ['monstera', 'the poor thing drank all its water in two days'],
    ['strawberry', 'the kids ate all the strawberries, will more come this year'],
    ['apple', 'my son ate the last apple, when are the others ripe'],
    ['cherry', 'birds ate everything, the kids are sad'],
    ['fennel', 'is it toxic to other vegetables'],
    ['black walnut', 'what can grow under it, is it not toxic to tomatoes'],
    ['spider plant', 'is chlorine in the water poison for it'],
    ['rubber plant', 'bleeds white milk when I cut it, is it hurt'],
    ['yucca', 'I only have a north facing window, will it do'],
    ['pine', 'do the needles poison the soil'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(
      /What to do now|^\*\*Toxicity|fell it yourself|Do not eat it: rhubarb|Treat it as toxic:|Put a cap/,
    );
  });

  test.each([
    ['lawn', 'which grass for a lawn with a dog that digs and pees everywhere'],
    ['lawn', 'dog urine burns the grass'],
    ['rosa rugosa', 'can I eat the hips'],
    ['peach', 'the leaves are curled and red, what do I spray'],
    ['bindweed', 'what weedkiller works on it'],
  ])('so that nothing is called toxic: %s: %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/treat it as toxic|toxic to/);
  });

  test.each([
    ['marigold', 'will they repel pests if I plant them next to my foxgloves'],
    ['tomato', 'marigolds or lily of the valley to keep pests away from tomatoes?'],
    ['knock out roses', 'the stems look like witches broom'],
  ])('a plant that is only planted beside another is not eaten: %s: %s', (plant, question) => {
    expect(advice(plant, question)).not.toContain('Be sure before you eat');
  });
});

describe('a likeness is not the thing itself', () => {
  test.each([
    ['prayer plant', 'the leaves are rolled like a cigarette and the edges are brown'],
    ['cordyline', 'new leaves stay rolled up like little cigars'],
    ['plum', 'black lumps on the twigs look like somebody stuck dog poop on them'],
    ['', 'something like old turds sits on the bark of my cherry tree'],
    ['', 'what does blood fish and bone do, and what is tomato feed for'],
    ['', 'fish, blood and bone for my dahlias, is that enough?'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/nicotine|Do not smoke|waste of dogs|Press hard/i);
  });

  test.each([
    ['', 'cigarettes soaked in water against aphids, how many?', /nicotine/],
    ['datura', 'can I roll the leaves in a cigarette', /^\*\*No:\*\* do not smoke it/],
    [
      '',
      'cat poop in the bed of lettuce, it looks like fresh poop',
      /^Do not eat lettuce raw from soil with cat or dog droppings/,
    ],
    ['', 'my hand bleeds badly, I cut it on the bag of blood fish and bone', /^\*\*What to do now:\*\* Press hard/],
    ['', 'the saw slipped into his leg, there is blood everywhere', /^\*\*What to do now:\*\* Press hard/],
  ])('but the thing itself is warned of: %s: %s', (plant, question, expected) => {
    expect(advice(plant, question)).toMatch(expected);
  });
});

describe('germs are spoken of only where they are met', () => {
  test.each([
    ['', 'pigeons nest in my flower boxes, how do I keep them out without hurting them'],
    ['', 'squirrels are nesting in the planter and throw the soil out'],
    ['plum', 'I want it 3 m from the septic drain field, do its roots wreck it?'],
    ['tomato', 'new leaves are narrow and twisted since I mulched with manure from a farm'],
    ['bean', 'all leaves are cupped since I spread cow manure'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/hantavirus|90 days|Salmonella/);
  });

  test.each([
    ['', 'took an old pigeon nest out of the box, how do I clean it', /hantavirus/],
    ['', 'the septic tank overflowed over the plum trees, can we eat the plums', /90 days/],
    ['tomato', 'leaves curl since I gave fresh horse manure, is that safe to eat', /germs/],
  ])('but there they are: %s: %s', (plant, question, expected) => {
    expect(advice(plant, question)).toMatch(expected);
  });
});

describe('what was sown, planted or grown as food is no accident', () => {
  test.each([
    ['passion fruit', 'grew it from seeds out of a fruit I ate, it is now two years old and does not flower'],
    ['avocado', 'I ate an avocado in spring and planted the stone, when do I pot it on'],
    ['mango', 'we sprouted a pit from a mango we ate, the leaves go brown'],
    ['garlic', 'planted cloves from the supermarket, dug up one round bulb without cloves. Can I still eat it?'],
    ['potato', 'dug up a few of the ones I planted in March, knobbly, fine to eat?'],
    ['', 'coffee grounds lie thick on my salad bed and water runs off, do I scrape them off?'],
    ['apple', 'how much may I take off without it throwing up a forest of water sprouts'],
    ['', 'my pear keeps throwing up lots of new watersprouts'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/What to do now|deadly doubles|hemlock/);
  });

  test.each([
    ['apricot', 'I ate three kernels and planted one more'],
    ['castor bean', 'I grew it from seed and my son ate one'],
    ['lily', 'the cat keeps throwing up bits of stem and flower'],
    ['apple', 'my son threw up after eating the green shoots'],
  ])('but these are: %s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*What to do now:\*\* (?:This is an emergency|Call)/);
  });

  test('and a find among what was planted is still doubted', () => {
    expect(advice('', 'found strange bulbs among the garlic I planted, can I eat them')).toMatch(/^Do not eat a bulb/);
  });
});

test.each([
  ['tomato', 'do I have to burn the plants that had blight?'],
  ['pepper', 'virus in my peppers, burn them?'],
  ['tomato', 'blight again, do I burn or compost the plants?'],
])('diseased plants of the vegetable bed may be burned outdoors: %s: %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(
    /^(?:\*\*Burn it outdoors|Pull plants with a virus out .* burn them) where that is allowed|^\*\*Not on an ordinary, cool heap|^Bin blighted plants/,
  );
});

test.each([
  ['tomato', 'blighted stems, can I burn them in the stove'],
  ['oleander', 'it has canker, may I burn the branches?'],
  ['oleander', 'Should I burn or compost the prunings?'],
])('but not indoors, nor what is deadly: %s: %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(/^(?:\*\*No: never burn it|Never burn them)/);
});

test.each([
  [
    'garlic',
    'orange points like powder on the leaves, they stay on the fingers. The bulbs are not ready, can I still eat it?',
    /certain of|fresh air/,
  ],
  ['', 'is it true that you should not water in the midday sun because of burnt leaves', /local rules/],
  [
    'hosta',
    'it lives in a pot, something eats big holes overnight and I found silvery trails. What works without poison?',
    /certain of/,
  ],
  [
    '',
    'My raised beds are old railway sleepers, black and oily. Is it fine to grow salad in them?',
    /deadly doubles|what grows by a busy road/,
  ],
])('what only reminds of another danger is not warned of: %s, %s', (plant, question, alarm) => {
  expect(advice(plant, question)).not.toMatch(alarm);
});

test('old sleepers are warned of', () => {
  expect(advice('', 'beds of old railway sleepers, can we grow salad in them?')).toContain('creosote');
});

test.each([
  ['foxglove', 'we made lunch with the leaves and ate it'],
  ['foxglove', 'my son ate a leaf at lunch'],
])('what was eaten at a meal is still an emergency: %s, %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(/^\*\*What to do now/);
});

test('when a dog may play on new turf is asked before it does', () => {
  const told = advice('grass', 'New turf laid 2 weeks ago. I have 3 kids and a dog, when can they play on it?');
  expect(told).not.toContain('What to do now');
  expect(told).toMatch(/weeks/);
});

describe('what sounds alike and is no matter of safety', () => {
  test.each([
    ['', 'Can I use gray water from the shower on my vegetables?', /^Better not on food/],
    ['', 'Can I plant vegetables after using glyphosate?', /^After a weedkiller with only glyphosate you may plant/],
    ['apple', 'Can I grow a tree from the seed of the apple I ate?', /^An apple tree grown from a pip/],
    ['lettuce', 'slugs ate every lettuce seedling, what keeps them off?', /^(?!Wash)/],
    ['', 'how do I attract bees, and is it bad to have bees near kids?', /^(?!.*Treat it as toxic)/s],
    ['lawn', 'when to put down weed and feed and is it safe for my dogs?', /^(?!.*Not known for sure)/s],
    ['plum', 'my plum is silvery, do I have to fell it', /^(?!Do not fell)/],
    ['', 'ticks in my yard, how do I get rid of them', /^(?!.*What to do now)/s],
    ['lily', 'is it only the pollen that kills cats or the whole plant?', /^(?!.*What to do now)/s],
  ])('%s: %s', (plant, question, told) => {
    expect(advice(plant, question)).toMatch(told);
  });

  test.each([
    ['', 'the sewer backed up and gray water ran over the vegetables, can I eat them', /90 days/],
    ['', 'when can I eat vegetables I planted after spraying glyphosate', /label/],
    ['apple', 'my toddler ate the seeds of the apple', /What to do now/],
    ['lettuce', 'slugs ate at the lettuce, is it safe to eat?', /wash|rinse/i],
    ['', 'I found a tick on my leg', /What to do now/],
    ['lily', 'my cat has pollen on her nose', /What to do now/],
    ['lily', 'Are lilies poisonous to cats? My cat brushed against one and has pollen on her fur.', /What to do now/],
    ['', 'my dog sniffed a processionary caterpillar nest', /tongue within hours/],
    ['', 'my dog ate snail bait', /What to do now.*(?:vet|poison)/],
    ['oak', 'should I fell the oak that leans over the house', /^Do not fell it yourself/],
  ])('and in nearly the same words is one: %s, %s', (plant, question, told) => {
    expect(advice(plant, question)).toMatch(told);
  });

  test('what is written of orchids and cats is not contradicted below', () => {
    expect(advice('orchid', 'are orchids safe for cats')).not.toMatch(/not known/);
  });
});

test('what must not go on the compost is told where that is asked', () => {
  expect(advice('', 'things you cannot compost')).toMatch(/^Keep out of the compost: meat/);
});

test('whether touching harms is not answered by what eating does', () => {
  expect(advice('zz plant', 'Is ZZ plant toxic to touch?')).toMatch(/touch[^.]* no harm/i);
});

test('who asks what eats a plant is not told to wash it', () => {
  expect(advice('cabbage', 'Holes all over the leaves, something is eating it overnight')).not.toMatch(/^Wash/);
});

test.each([
  [
    'dieffenbachia',
    'I use neem oil once a week. Is dieffenbachia safe for dogs?',
    /toxic to (?:cats, )?dogs|\*\*toxic to/,
  ],
  ['willow', 'is it poisonous to touch?', /^(?!.*who eat of it)/s],
  ['apple', 'What can I compost if I do not have a shredder?', /^(?!Keep out of the compost)/],
])('an exception holds for nothing besides: %s, %s', (plant, question, told) => {
  expect(advice(plant, question)).toMatch(told);
});

import { describe, expect, test } from 'vitest';
import { advice } from '../advice-in-may.ts';

describe('a danger word used of a plant gives no warning', () => {
  test.each([
    [
      'azalea',
      'the leaves look bleached with tiny white dots and black specks underneath. What is eating it?',
      /Lace bugs/,
    ],
    ['lawn', 'birds pecking at it all day and the turf lifts like carpet. what is eating it', /grubs/i],
    [
      'coffee grounds',
      'can I dump used grounds on everything? my husband says it makes the soil acid',
      /coffee grounds/i,
    ],
    ['fiddle leaf fig', 'brown burns on the side facing the window after I moved it, sunburn?', /patches|sunburn/],
    ['peace lily', 'she faints every 4 days, drinks, then perks back up', /wilt|flops/],
    ['compost', 'smells like gas and rotten eggs, what did I do', /too (?:wet|much)/],
    ['sidewalk shrubs', 'road salt burned my hedge this winter, what now', /Flush/],
    ['gooseberry', 'all leaves eaten to skeletons in 3 days, berries still on it. what did this?', /sawfly/],
    ['butterfly bush', 'how hard can I prune it and when is it safe', /30–60 cm/],
    ['peas', 'empty shells on top and shoots gnawed down, which animal is it', /mice/],
    ['cosmos', 'only two flowers, I feed it weekly and it sits in rich manured soil', /(?:too much food|rich soil)/i],
  ])('%s: %s', (plant, question, told) => {
    const text = advice(plant, question);
    expect(text).not.toMatch(/What to do now|poison control|emergency|never mix|household chemical|E\. coli/);
    expect(text.slice(0, 200)).toMatch(told);
  });
});

describe('the same words in an accident get first aid', () => {
  test.each([
    ['foxglove', 'My husband is the one who ate the leaves in a salad'],
    ['oleander', 'Is the toddler who ate a leaf in danger?'],
    ['sago palm', 'The puppy gnawed off a seed from the sago palm'],
    ['monkshood', 'Our dog chewed down two stalks of monkshood'],
    ['monkshood', 'dug up a heap of roots and cooked them in a stew'],
    ['my garden', 'We picked a heap of mushrooms and cooked them'],
    ['my garden', 'I dabbed bleach on my oven cleaner, feeling dizzy'],
    ['foxglove', 'My son ate a leaf and he fainted every few minutes'],
    ['hawthorn', 'I fainted after drinking a pot of hawthorn tea with my blood pressure medicine'],
    ['sago palm', 'our dog chewed on one of the seeds. She threw up once. ER vet, or give her peroxide?'],
    ['foxglove', 'dog dug up and ate foxglove and I have the bottle of peroxide here, how much do I give'],
    ['tulip', 'lab ate a whole bag of bulbs with bone meal on them'],
    ['lemon tree', 'I used contact cleaner on the shelf above the plant, mixed it with bleach and feel dizzy'],
    ['rose', 'I spilled pool acid on my hand while lowering the pH of the soil'],
    ['mole poison', 'my dog dug up one of those worm baits for moles and chewed it'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/What to do now|^Call a vet/);
  });
});

test.each([
  ['my garden', 'I smell gas near the compost bin, the meter is next to it', /^Do not light it/],
  ['carrots', 'Our allotment is on an old dump, can we grow carrots?', /^Grow nothing to eat there/],
  [
    'lawn',
    'I let my toddler play outside and he poured weedkiller over himself',
    /^(?:Children first|\*\*What to do now)/,
  ],
  ['my garden', 'Can I mix acid with water and pour it on the ants?', /^\*\*No:\*\* pour no cleaner/],
  ['my garden', 'Can I help grandpa dig the garden at 38 degrees?', /^Leave heavy garden work/],
  ['hedge', 'Can we in winter burn the hedge prunings next to the fence?', /^Never burn poison ivy/],
])('a danger of garden work is told: %s, %s', (plant, question, warning) => {
  expect(advice(plant, question)).toMatch(warning);
});

test('a heart that races after a meal of foxglove needs an ambulance first', () => {
  expect(advice('foxglove', 'made tea from some leaves this morning and my heart feels funny')).toMatch(
    /^\*\*What to do now:\*\* Call emergency services \(.*?\) now\. This is an emergency\. Call a poison control center .* while you wait/,
  );
});

describe('beside first aid', () => {
  test('another matter of the plant is told below it', () => {
    expect(
      advice(
        'asiatic lilies',
        'bright red beetles are eating the leaves. and there is pollen on my cats nose and paws',
      ),
    ).toMatch(/^\*\*What to do now:.*\*\*On “bright red beetles are eating the leaves”:\*\*/s);
  });

  test.each([
    ['foxglove', 'My toddler swallowed a leaf. Also how much water should I give?'],
    ['oleander', 'My dog ate a leaf an hour ago. How much water should it get?'],
    ['peace lily', 'my cat chewed a leaf. The lips are swollen and red. Also drooping'],
  ])('nothing is told that may speak of who is ill: %s, %s', (plant, question) => {
    expect(advice(plant, question)).not.toContain('**On “');
  });
});

describe('first aid begins with what cannot wait', () => {
  test.each([
    ['my garden', 'my husband climbed into the slurry pit and does not answer', /climb in after nobody/],
    ['my garden', 'a kid fell through the cover of the old septic tank', /climb in after nobody/],
    ['my garden', 'my son is stuck in the grain bin', /climb in after nobody/],
    ['my garden', 'hydrogen peroxide 12% got in my eyes', /Rinse the eye now/],
    ['my garden', 'mixed bleach with vinegar, now my eyes burn', /Leave the room now/],
    ['ants', 'I sprayed brake cleaner on them in the closed greenhouse and feel dizzy', /fresh air now.* flames/],
    ['oleander', 'I cooked hot dogs on a branch and we ate them', /go to a hospital at once/],
  ])('%s: %s', (plant, question, told) => {
    expect(advice(plant, question).slice(0, 400)).toMatch(told);
    expect(advice(plant, question)).toMatch(/^\*\*What to do now/);
  });

  test.each([
    ['asparagus', 'my crowns fell into the trench, do I replant them'],
    ['roses', 'the tree fell on the old well'],
    ['fungus gnats', 'can I use hydrogen peroxide on the soil'],
    ['rubber plant', 'sprayed WD-40 on the window hinge, now the leaves are brown'],
  ])('and is not told where nobody came to harm: %s, %s', (plant, question) => {
    expect(advice(plant, question)).not.toContain('What to do now');
  });
});

describe('what only sounds like an accident is answered as it is asked', () => {
  test.each([
    ['arborvitae', 'little brown pinecone looking bags hanging all over, tree is going brown', /bagworms/i],
    ['pear tree', 'tips black and bent like a hook, leaves hang on like burnt', /fire blight/],
    ['ash tree', 'D shaped little holes in the bark, worth treating or take it down?', /emerald ash borer/],
    [
      'maple',
      'long crack in bark on the southwest side, bark coming loose, should I paint it?',
      /sunscald|frost crack/,
    ],
    ['oak tree', 'mushrooms like shelves at the base of my big oak near the house, dangerous?', /rot/],
    ['mung beans', 'how often do I rinse the sprouts in a jar, mine smell', /two or three times a day/],
    ['fertilizer', 'i over fertilized, white crust and leaf tips burnt on my peace lily', /salt/],
    ['oregano', 'my oregano from a seed packet tastes like grass', /taste/],
    ['echeveria', 'leaves have marks where I touched it, the powder came off', /wax/],
    ['pencil cactus', 'how do i take cuttings without getting sap on me', /gloves/],
    ['poison ivy', 'How do I kill it on the fence without getting the rash', /stump killer/],
    ['deer', 'ate all my tulips and hostas, will they grow again', /grow new leaves/],
    ['boxwood', 'box tree moth ate it, will it come back', /regrows/],
    ['wintercreeper', 'climbing up my tree, is that ok', /do not let wintercreeper climb/],
    [
      'potatoes',
      'leaves have brown patches and in 3 days the whole row is collapsing. Wet july. Can i still eat the potatoes',
      /blight/,
    ],
    ['bamboo', 'can it poison my cat', /^\*\*Not known for sure:/],
    ['tomato', 'how many months from seed until I can eat a tomato', /four months/],
    ['lawn', 'mushrooms in a ring, we have a toddler, are they poisonous', /Treat every lawn mushroom as poisonous/],
    ['dahlias', 'slugs are eating them, what can I use that is safe for hedgehogs', /pellets/i],
    ['raised bed', 'can i use pressure treated timber or will chemicals get in the food?', /considered safe/],
    ['succulents', 'no hole in the pot. drill it or repot? been ok for a month', /hole/],
  ])('%s: %s', (plant, question, told) => {
    expect(advice(plant, question).slice(0, 300)).toMatch(told);
    expect(advice(plant, question)).not.toMatch(/What to do now|^Stay out from under it|^Do not fell it/);
  });

  test.each([
    ['oak', 'a split limb is hanging over the path after the storm'],
    ['daffodil', 'my rabbit ate a leaf'],
    ['euphorbia', 'the milky stuff went in my eye, it is burning like mad'],
    ['hedge', 'we burned the prunings and the smoke got in my eyes, they burn'],
    ['potato', 'my son ate green potatoes and collapsed'],
    ['poison ivy', 'I pulled it without gloves, now I have the rash'],
    ['wisteria', 'climbing up it, my husband fell from the ladder and cannot feel his legs'],
    ['oleander', 'been ok for an hour since chewing a leaf'],
    ['rose', 'branch hit my eye, now milky'],
    ['oak', 'branch with hanging leaves broke over the path'],
    ['squirrels', 'ate the rat poison and stagger'],
    ['tomato', 'too much fertilizer on the plant, granules in my nose'],
    ['dieffenbachia', 'my hand bled and then the milky sap went into the cut, it throbs'],
    ['garden', 'wall of the trench fell on my brother'],
  ])('and an accident in nearly the same words gets first aid: %s, %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(
      /^(?:\*\*What to do now|Stay out from under it|First, keep away from hanging limbs)/,
    );
  });
});

test.each([
  ['oak', 'can I cut down a big oak alone, a quote was expensive', /^Do not fell it yourself/],
  ['spruce', 'cut the tree down, lower dead limbs', /^Do not fell it yourself/],
  ['oak', 'mushrooms like shelves at the base, can I fry them', /^Eat no mushroom/],
  ['laburnum', 'how many seeds would kill a child', /^\*\*Very little may be enough/],
  ['cat', 'I want to poison the cat', /^Lay out no poison/],
])('a dangerous plan in nearly the same words is warned of: %s, %s', (plant, question, warning) => {
  expect(advice(plant, question)).toMatch(warning);
});

test.each([
  ['chickens', 'what plants are poisonous to my hens'],
  ['horse pasture', 'which plants are toxic in a horse field'],
])('who asks what is poisonous to an animal gets no list of what is not: %s, %s', (plant, question) => {
  expect(advice(plant, question)).not.toContain('not known to be toxic');
});

test('of a crop the part that is toxic is named, where nobody asks whom it harms', () => {
  const told = advice('rhubarb', 'it is flowering, is it poisonous now?');
  expect(told).toContain('The stalks are food');
  expect(told).not.toMatch(/\*\*toxic to/);
});

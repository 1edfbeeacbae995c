import { describe, expect, test } from 'vitest';
import { advice } from '../advice-in-may.ts';

function beginning(plantSpecies: string, question: string): string {
  return advice(plantSpecies, question).slice(0, 220);
}

describe('smoke and food', () => {
  test.each([
    'can I burn the branches in my fire pit?',
    'is it ok to put dead stems on the bonfire',
    'We cut it hard. May the prunings go into the wood stove?',
  ])('of oleander are answered no, and never burned: %s', (question) => {
    expect(beginning('oleander', question)).toMatch(/^\*\*No: never burn it/);
    expect(advice('oleander', question)).toMatch(/1-800-222-1222/);
  });

  test.each([
    'can the straight sticks serve as kebab skewers',
    'we want to use the twigs for roasting marshmallows',
    'could I use the wood in my smoker',
  ])('are never made with its wood: %s', (question) => {
    expect(beginning('oleander', question)).toMatch(/^\*\*No/);
    expect(advice('oleander', question)).toContain('toxic');
  });

  test('of apple and rosemary are usual', () => {
    expect(beginning('apple', 'can I use the pruned wood in the smoker for barbecue?')).toMatch(/^\*\*Yes/);
    expect(beginning('rosemary', 'are woody stems okay as skewers')).toMatch(/^\*\*Yes/);
  });

  test.each(['can I make tea from the flowers', 'may I eat the petals in a salad'])(
    'of hydrangea are refused: %s',
    (question) => {
      expect(beginning('hydrangea', question)).toMatch(/^\*\*(?:No|What to do now)/);
    },
  );
});

test('treated wood is never burned', () => {
  expect(beginning('wood', 'can i burn treated wood in the garden')).toMatch(/^(?:\*\*No:\*\* n|N)ever burn treated/);
});

test('fruit of a diseased plant may be eaten where it looks sound', () => {
  expect(beginning('peach', 'can I eat peaches from a tree with leaf curl')).toMatch(
    /^\*\*Yes:\*\* peach leaf curl does not make the fruit harmful/,
  );
  expect(beginning('zucchini', 'can I eat a bitter zucchini from a plant with mildew')).not.toMatch(/^\*\*Yes/);
});

test('giant hogweed that was touched is washed off and kept out of the sun', () => {
  expect(beginning('hogweed', 'touched giant hogweed in the sun')).toMatch(/Wash the skin .* out of sunlight/);
});

describe('words that only sound like harm', () => {
  test.each([
    ['apple tree', 'when do I prune an old apple tree that has not been touched in ten years'],
    ['pear', 'mice gnawed the bark all around the trunk of my young pear, can it survive'],
    ['azalea', 'the twigs bend a bit when I press them, is it dead'],
    ['garden', 'a yellow thing like dog vomit grows on my mulch, is it dangerous?'],
    ['fuchsia', 'the cold brushes past it each time the door opens, is that a problem?'],
    ['begonia', 'tiny seedlings all fried by sun through the window, any hope'],
    ['sunflower', 'seeds eaten by mice every time. Start inside instead?'],
    ['lawn', 'moles make me sick, how do I stop them'],
    ['venus flytrap', 'it ate a fly yesterday, do I feed it more?'],
    ['peace lily', 'my cat knocked it over and the pot broke. What first?'],
    ['pothos', 'I am fuming: my neighbor left it standing in water. What now?'],
  ])('are no emergency and no smoke: %s, %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/poison control|smoke/);
  });

  test('are told from a bite', () => {
    expect(beginning('azalea', 'the dog bit off a leaf')).toMatch(/^\*\*What to do now/);
  });
});

test.each(['which flowers can I put in a salad', 'what blossoms are safe on a birthday cake for children'])(
  'flowers to eat are listed with those that are poisonous: %s',
  (question) => {
    const listed = advice('garden plants', question);
    expect(listed).toMatch(/nasturtium/i);
    expect(listed).toMatch(/never eat lily of the valley, foxglove/i);
  },
);

describe('a use that is told in few words', () => {
  test.each([
    ['poison ivy', 'pulled it all out, now set fire to the pile?'],
    ['poison ivy', 'dried out already. burn it'],
    ['poison sumac', 'can the cut stems go, or burn them?'],
  ])('is understood as burning: %s, %s', (plant, question) => {
    expect(beginning(plant, question)).toMatch(/^\*\*(?:No: never burn it|What to do now)/);
  });

  test.each(['is the tea good for a sore knee', 'I want to drink an infusion of the leaves, healthy?'])(
    'is understood as a drink: comfrey, %s',
    (question) => {
      expect(advice('comfrey', question)).toMatch(/liver|alkaloid/);
    },
  );

  test('is refused for a wild plant that nobody can name, with its deadly doubles', () => {
    expect(advice('some white umbel', 'found by the river, can we fry the roots?')).toMatch(/hemlock/);
  });

  test.each(['how do I tell it from lily of the valley', 'picked some leaves, could autumn crocus be among them?'])(
    'tells the danger of a deadly plant that a wild herb is taken for: %s',
    (question) => {
      expect(advice('wild garlic', question)).toMatch(/Deadly|deadly|kill|stops the heart|is toxic/);
    },
  );

  test('tells the danger of a plant that is compared with a kitchen herb', () => {
    expect(advice('lords and ladies', 'shiny leaves under the hedge, this or ramsons?')).toMatch(/toxic/);
  });
});

describe('what has touched or been swallowed', () => {
  test.each([
    ['giant hogweed', 'I have blisters after cutting it down'],
    ['giant hogweed', 'strimmed it in shorts, there is sap on both legs'],
    ['poison ivy', 'I touched it an hour ago'],
    ['giant hogweed', 'my daughter touched it this morning in the sun'],
    ['english ivy', 'rash after pruning'],
  ])('as sap on skin is washed off: %s, %s', (plant, question) => {
    expect(beginning(plant, question)).toMatch(/^\*\*What to do now:\*\* Wash/);
    expect(advice(plant, question)).not.toMatch(/oedema|Most likely/i);
  });

  test.each([
    'milky sap squirted in my eyes',
    'I rubbed my eye after cutting it',
    'juice got into his eye and it burns',
  ])('as sap in an eye is rinsed: %s', (question) => {
    expect(beginning('euphorbia', question)).toMatch(/Rinse the eye at once/);
  });

  test.each([
    ['foxglove', 'my daughter swallowed a flower'],
    ['lily of the valley', 'grandpa drank water from the flower vase'],
    ['castor bean', 'son swallowed two beans'],
    ['autumn crocus', 'we ate the leaves thinking it was wild garlic'],
  ])('as a meal of a deadly plant is an emergency: %s, %s', (plant, question) => {
    expect(beginning(plant, question)).toMatch(
      /^\*\*What to do now:\*\* This is an emergency: go to a hospital at once/,
    );
    expect(advice(plant, question)).toContain('Do not induce vomiting.');
  });

  test.each([
    ['sago palm', 'puppy chewd on a seed this morning!!!'],
    ['lily', 'the cat brushed past the bouquet and has pollen on her coat'],
    ['yew', 'my horse nibbled at the hedge'],
    ['my garden', 'the dog has eaten blue slug pellets'],
  ])('by an animal goes to the vet: %s, %s', (plant, question) => {
    expect(beginning(plant, question)).toMatch(/^\*\*What to do now:\*\*.*\bvet\b/);
  });
});

describe('household chemicals', () => {
  test.each([
    ['seed trays', 'can I mix bleach with vinegar for cleaning'],
    ['roses', 'bleach and ammonia against aphids, which ratio?'],
    ['houseplants', 'I clean pots with bleach and then vinegar, ok?'],
  ])('are never mixed: %s, %s', (plant, question) => {
    expect(beginning(plant, question)).toMatch(/^\*\*No: never mix them/);
    expect(advice(plant, question)).toMatch(/chlorine gas/);
  });

  test('that were mixed already: leave the room first', () => {
    const question = 'I mixed vinegar and bleach against weeds and my eyes burn';
    expect(beginning('roses', question)).toMatch(/^\*\*What to do now:\*\* Leave the room now/);
    expect(advice('roses', question)).toMatch(/never mix them.*chlorine gas/s);
  });
});

describe('a question whether something is safe', () => {
  test.each([
    ['pothos', 'is it ok with a toddler that puts everything in his mouth?'],
    ['foxglove', 'is it fine with a baby that chews everything?'],
    ['monstera', 'safe for cats?'],
  ])('is answered no first, and is no emergency: %s, %s', (plant, question) => {
    expect(beginning(plant, question)).toMatch(/^\*\*No:\*\*/);
    expect(advice(plant, question)).not.toContain('What to do now');
  });

  test('is answered yes first where it asks for poison', () => {
    expect(beginning('monstera', 'is it poisonous to dogs?')).toMatch(/^\*\*Yes:\*\* It is \*\*toxic to dogs/);
  });

  test('is never answered yes of a plant that nobody knows', () => {
    expect(advice('zorblax', 'is it safe for my cat?')).toMatch(/treat it as toxic/i);
  });

  test.each([
    ['pothos', 'a natural remedy for aphids?'],
    ['fern', 'bought it on sale, how often to water'],
    ['monstera', 'I have a toddler, how often should I water it'],
    ['peace lily', 'it faints every week and comes back after a drink. does that harm it?'],
    ['hosta', 'i think slugs ate my hosta'],
  ])('is not read into other questions: %s, %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/What to do now|scale insects|see a doctor/);
  });
});

test.each([
  ['Wie oft muss ich meine Orchidee gießen?', 'auf Englisch'],
  ['¿Cada cuánto tiempo tengo que regar mi ficus?', 'en inglés'],
  ['Quelles plantes conviennent à une chambre sombre ?', 'en anglais'],
  ['Que plantas posso cultivar numa varanda com muito sol?', 'em inglês'],
  ['Quando si potano le rose rampicanti?', 'in inglese'],
  ['Waarom wordt mijn gazon geel in het voorjaar?', 'in het Engels'],
])('a question in another language is asked for in English, in that language: %s', (question, words) => {
  expect(advice('rose', question)).toContain(words);
});

test('an English question with foreign words stays English', () => {
  expect(advice('rose', 'is my rosa de castilla dying in el paso heat?')).not.toContain('inglés');
});

describe('what is given to an animal', () => {
  test.each([
    [
      'yew',
      'may the clippings go over the fence to the horses?',
      /^(?:Yew clippings must never lie where horses|\*\*No:\*\* Treat it as deadly to horses)/,
    ],
    ['avocado', 'would a slice do our budgie any good?', /^\*\*No/],
    ['rhododendron', 'is it alright to leave the prunings on the paddock with the sheep?', /^\*\*No/],
  ])('is answered by whether it harms: %s, %s', (plant, question, expected) => {
    expect(beginning(plant, question)).toMatch(expected);
  });
});

test.each([
  'our baby took a bit of leaf into her mouth and spat it out',
  'he has a piece of leaf in the mouth, 2 years old',
])('a leaf in a child’s mouth is an accident: %s', (question) => {
  expect(beginning('monstera', question)).toMatch(/^\*\*What to do now/);
});

describe('the first sentence on toxicity', () => {
  test('is the smoke wherever a deadly plant is to be burned, whatever else is asked', () => {
    expect(
      beginning('oleander', 'harmful to touch, or only if eaten? We want to burn the prunings in the fire pit'),
    ).toMatch(/^\*\*No: never burn it/);
  });

  test('says no where what was eaten is not known to be toxic', () => {
    expect(beginning('boston fern', 'is it poisonous to cats? she ate half a leaf')).toMatch(
      /^\*\*No, it is not known to be poisonous\. What to do now/,
    );
  });

  test('tells a mild poison from a deadly one', () => {
    expect(beginning('poinsettia', 'is it really deadly to kids?')).toMatch(/^\*\*No, not deadly as a rule/);
    expect(beginning('oleander', 'is it really deadly to kids?')).toMatch(/^\*\*Yes/);
  });

  test('says which part of a crop is no food', () => {
    expect(beginning('rhubarb', 'are the leaves edible')).toMatch(
      /^(?:\*\*No, only the part that is grown as food|Rhubarb leaves are poisonous.*never eat|Only the stalks of rhubarb are food)/,
    );
  });

  test('is about the pet that licks it, not about a meal', () => {
    expect(beginning('hydrangea', 'my dog licks the flowers')).toMatch(/toxic to .*dogs/);
  });

  test('is not about ants on buds, or about somebody who wants no poison', () => {
    expect(beginning('peony', 'ants all over the buds, are they eating them?')).not.toMatch(/toxic/);
    expect(beginning('hosta', 'how do I get rid of slugs without poison')).not.toMatch(/toxic/);
  });
});

describe('a fruit of the squash family that tastes bitter', () => {
  test.each([
    ['zucchini', 'Ours tasted awfully bitter and the children ate a plateful. Is that toxic?'],
    ['cucumber', 'we had a bitter one in the salad, can it be poisonous?'],
  ])('is called poisonous, though the plant is not: %s', (plant, question) => {
    expect(beginning(plant, question)).toMatch(/^\*\*Fruit that tastes bitter is poisonous/);
    expect(advice(plant, question)).toMatch(/1-800-222-1222/);
    expect(advice(plant, question)).not.toMatch(/not known to be (?:toxic|poisonous)/);
  });

  test('does not make the plant poisonous to a dog', () => {
    expect(beginning('zucchini', 'Is zucchini poisonous to dogs?')).toMatch(/^\*\*No/);
  });
});

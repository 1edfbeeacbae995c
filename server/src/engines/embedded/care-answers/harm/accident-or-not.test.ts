import { describe, expect, test } from 'vitest';
import { advice } from '../advice-in-may.ts';

const FIRST_AID = /What to do now|This is an emergency/;

describe('how much was eaten is asked after an accident too', () => {
  test.each([
    ['yew', 'my dog gobbled three berries, how many are too many'],
    ['grape', 'he munched a bunch of grapes, how many are bad for dogs'],
    ['lily of the valley', 'my toddler devoured a handful, how many are bad for her'],
    ['foxglove', 'my son sucked on a flower, how many are deadly?'],
    ['oleander', 'the dog lapped up the vase water. How much is dangerous?'],
    ['azalea', 'my goat is vomiting, how much of it is toxic?'],
    ['yew', 'how many would kill a dog? Mine gnawed on the hedge'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*(?:It is toxic\. )?What to do now:\*\*/);
  });
});

describe('what was touched is no mere question', () => {
  test.each([
    ['giant hogweed', 'Pulled hogweed with bare hands, will it burn me?'],
    ['giant hogweed', 'Will it burn me? I pulled it with bare hands'],
    ['giant hogweed', 'sap is on my hands, can it blister?'],
    ['euphorbia', 'the milk is on her arm, will it burn?'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*What to do now:\*\* (?:Wash|Rinse)/);
  });

  test('but whether sap burns skin is asked', () => {
    expect(advice('euphorbia', 'What is the white milk? Does the sap burn skin?')).not.toMatch(FIRST_AID);
  });
});

describe('a meal that made somebody ill is over', () => {
  test.each([
    ['foxglove', 'I made tea from foxglove leaves, was it safe to drink, heart is racing'],
    ['lords and ladies', 'I cooked it as greens, is it edible? my face is swollen'],
  ])('%s: %s', (plant, question) => {
    const told = advice(plant, question);
    expect(told).toMatch(/^\*\*(?:It is toxic\. )?What to do now:\*\*/);
    expect(told).not.toContain('If anybody has eaten');
  });
});

describe('what has not happened now is no accident', () => {
  test.each([
    ['hydrangea', "I fell off the ladder last year trimming it. What's a safe way to trim a tall one?"],
    ['apple tree', 'slipped from the steps two years ago. How do I prune it from the ground?'],
    ['monkshood', 'should I wear gloves to divide it? I have a small cut on my thumb'],
    ['azalea', 'how many leaves must a 60 lb dog eat to get sick?'],
    ['foxglove', 'how much would a toddler have to swallow for it to be dangerous?'],
    ['crape myrtle', 'white dots on the bark that bleed pink when squashed'],
    ['kiwi', 'why do the cats dig up and chew my kiwi plant?'],
    ['pampas grass', 'a friend told me to set it on fire in spring'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(FIRST_AID);
  });

  test.each([
    ['apple tree', 'I fell from the ladder last week and my back still hurts'],
    ['oleander', 'my dog ate a leaf. How much does it take to kill a dog?'],
    ['poison ivy', 'how much is it dangerous that I touched poison ivy, my arm itches'],
    ['azalea', 'how many hours until a dog gets sick that is eating the leaves?'],
    ['lily', 'why does my cat keep chewing my lilies?'],
    ['rose', 'the pruner slipped and my thumb bleeds a lot'],
    ['monkshood', 'I have cut my finger with the knife, I wore no gloves'],
    ['zucchini', 'it tasted bitter, I ate a few bites. It grew on last years compost'],
    ['pampas grass', 'help, the neighbor set it on fire and it is spreading'],
  ])('what has happened is one: %s, %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(FIRST_AID);
  });
});

describe('the dose that is asked for comes first, and no figure is called safe', () => {
  test.each([
    [
      'azalea',
      'how much would a beagle need to eat to be poisoned?',
      /^\*\*Very little may be enough:\*\* .*few leaves/,
    ],
    ['pothos', 'what amount is toxic to a 10 lb cat?', /^\*\*No safe amount is known:\*\* /],
  ])('%s: %s', (plant, question, expected) => {
    expect(advice(plant, question)).toMatch(expected);
  });
});

describe('the first aid is for what has happened', () => {
  test('an animal gets the line for animals', () => {
    const told = advice('golden pothos', 'my cat chewed a leaf of it!! shes drooling, what do i do');
    expect(told).toMatch(/^\*\*What to do now:\*\* Call a vet or an animal poison (?:control center|line)/);
  });

  test.each([
    ['dieffenbachia', 'sap got in my sons mouth, tongue is swollen'],
    ['dieffenbachia', 'the juice got on my daughters lips and her tongue swells'],
  ])('a mouth that swells from sap gets the first aid for the poison: %s, %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^(?=[\s\S]*Call a poison control center)(?=[\s\S]*rinse)/);
  });

  test.each([
    ['can I touch it without gloves? i weeded around it and now fingers tingle'],
    ['scratched my arm while cutting it and it is itching and numb'],
    ['pulled it out with my hands, my fingers are numb now'],
  ])('fingers that tingle have touched the poison: monkshood, %s', (question) => {
    expect(advice('monkshood', question)).toMatch(/^\*\*What to do now:\*\* Wash .*poison control center/);
  });

  test.each([
    ['daffodil', 'rash on my hands from picking them', false],
    ['rue', 'my arms burn after trimming it', true],
  ])('only sap that burns in light is kept out of the sun: %s', (plant, question, isKept) => {
    expect(/out of the sun/.test(advice(plant, question))).toBe(isKept);
  });

  test.each([
    ['poison ivy', 'we burned some brush last weekend and now im coughing and have a rash on my face'],
    ['oleander', 'a neighbor burned the branches yesterday, since then I have a sore throat and cough'],
  ])('smoke of some days ago means a doctor: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*(?:What to do now|Yes, it can be):\*\*.*See a doctor today/);
  });

  test('fumes of chipped laurel are no smoke alone', () => {
    expect(
      advice('cherry laurel', 'chipped a load in a closed trailer and got a headache, it smelled of almonds'),
    ).toMatch(/fumes|cyanide/);
  });
});

describe('to livestock the vet comes, and the animal that was asked about is told of first', () => {
  test.each([
    ['rhododendron', 'our goat ate some leaves'],
    ['oleander', 'our cow got into the oleander, what now'],
    ['yew', 'the neighbors horse nibbled the clippings'],
  ])('%s: %s', (plant, question) => {
    const told = advice(plant, question);
    expect(told).toMatch(/[Rr]ing (?:a vet|the animal's owner and a vet)/);
    expect(told).not.toMatch(/go to a vet/);
  });

  test.each([
    ['oleander', 'can goats eat it?', /^\*\*No:\*\* Treat it as deadly to goats/],
    [
      'avocado',
      'are the leaves poisonous to my horse?',
      /^(?:\*\*Yes:\*\* Treat it as deadly to a horse|Avocado is poisonous to many animals:.*horses)/,
    ],
    [
      'red maple',
      'I have horses. A branch came down in the pasture, is it dangerous?',
      /^(?:\*\*Yes:\*\* It is \*\*toxic to horses|Red maple is dangerous to horses)/,
    ],
  ])('%s: %s', (plant, question, expected) => {
    expect(advice(plant, question)).toMatch(expected);
  });

  test.each([
    ['nandina', 'are berries bad for birds'],
    ['lantana', 'are the berries poisonous to birds?'],
    ['azalea', 'are azaleas bad for bees?'],
  ])('no vet is called for those that belong to nobody: %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/keep the animal away/);
  });
});

describe('a plant that harms nobody is called so first, where nothing worse than vomiting is told', () => {
  test.each([
    ['spider plant', 'my cat keeps eating it and throws up after. is it toxic?', true],
    ['boston fern', 'my dog chews it and vomits afterwards, is that plant toxic', true],
    ['spider plant', 'cat ate it, is trembling and had a seizure, is it toxic?', false],
  ])('%s: %s', (plant, question, isFirst) => {
    expect(/^\*\*No, it is not known|^It is safe/.test(advice(plant, question))).toBe(isFirst);
  });
});

describe('a deadly plant beside a child or a puppy should go', () => {
  test.each([
    ['castor bean', 'it has seed pods now. i have a puppy. Should i pull it'],
    ['oleander', 'I have a toddler. should I dig it up?'],
    ['castor bean', 'we just got a puppy. do i have to get rid of it?'],
  ])('%s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/^\*\*(?:Better yes:\*\* T|Yes, t)ake it out/);
  });

  test('box with caterpillars is no danger', () => {
    expect(advice('boxwood', 'should I remove it? it has caterpillars')).not.toMatch(/^\*\*Better yes/);
  });
});

describe('of two plants that are composted or burned the worse one counts', () => {
  test.each([
    ['English ivy', 'can I compost it and poison hemlock clippings', /^\*\*Poison hemlock .* is the worse/],
    ['rhubarb', 'can the leaves and monkshood stems go on the compost', /^\*\*Monkshood .* is the worse/],
    ['apple', 'can I burn apple prunings and poison ivy together?', /^\*\*Poison ivy .* is the worse/],
  ])('%s: %s', (plant, question, expected) => {
    expect(advice(plant, question)).toMatch(expected);
  });
});

describe('a line on toxicity stands where it belongs', () => {
  test.each([
    ['sweet corn', 'big grey lumps growing out of the ear, is it poisonous?'],
    ['coneflower', 'should i cut back in fall or leave it for the birds'],
    ['fruit trees', 'when do I spray dormant oil'],
    ['closed terrarium', 'how much water and when again?'],
    ['monstera', 'its 2 years old and has no holes'],
    ['spider plant', 'when can i cut the babies off'],
    ['houseplants', 'is neem oil safe indoors and how do i mix it'],
    ['kousa dogwood', 'are the red bumpy fruits edible'],
  ])('not below %s: %s', (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/Pets and people/);
  });

  test.each([
    ['zorbium', 'how often do I water it'],
    ['chalice vine', 'how often do I water it'],
    ['oleander', 'scale insects on the stems'],
  ])('but below %s: %s', (plant, question) => {
    expect(advice(plant, question)).toMatch(/Pets and people/);
  });

  test('eaten leaf edges are nobody’s meal', () => {
    expect(advice('Rhododendron', 'notches eaten along the leaf edges')).not.toMatch(/do not eat/);
  });

  test('a patio that faces south asks for no remedy', () => {
    expect(advice('busy lizzie', 'can they have full sun on my south facing patio')).not.toMatch(/remedy/);
  });

  test('a bush that attracts ticks has bitten nobody', () => {
    expect(advice('barberry', 'is it true barberry attracts ticks')).toMatch(/^\*\*Yes/);
    expect(advice('barberry', 'a tick bit me while weeding under it')).toMatch(
      /^\*\*What to do now:\*\* Take the tick out/,
    );
  });
});

describe('what is asked of the skin, a group or a thing is answered for it', () => {
  test('the skin comes first', () => {
    expect(advice('daphne', 'is daphne poisonous to touch?')).toMatch(
      /^Touching leaves or flowers does little, but the sap .* can redden and blister the skin/,
    );
  });

  test('a family of which no record is toxic is not called toxic', () => {
    expect(advice('bromeliad', 'is it cat safe')).toMatch(/^\*\*Probably yes:\*\*/);
    expect(advice('bromeliad', 'is it cat safe')).not.toMatch(/treat it as toxic/);
  });

  test.each([['is it bad for dogs'], ['is it dangerous for my puppy']])(
    'cocoa mulch is no unknown plant: %s',
    (question) => {
      expect(advice('cocoa mulch', question)).toMatch(/^(?:\*\*Yes:\*\* cocoa|Cocoa) shell mulch.*theobromine/);
    },
  );
});

describe('what has happened counts, whatever is told besides', () => {
  test('an old injury hides no poisoning of today', () => {
    expect(
      advice(
        'tomato',
        'My husband swallowed some weed killer by mistake. He broke his leg last summer. What should I do?',
      ),
    ).toMatch(/poison control center/);
  });

  test.each([
    'My cat ate a leaf and vomited and now she has a fit and is dying, is it toxic?',
    'my cat ate a leaf, threw up and has seized',
  ])('an animal in a fit is not reassured first: %s', (question) => {
    expect(advice('spider plant', question)).not.toMatch(/^\*\*What to do now:\*\* (?:No, it|It) is not known/);
  });

  test('what is still in the mouth is no question on a dose', () => {
    expect(advice('sago palm', 'My dog has a seed in his mouth, how many seeds are deadly?')).toMatch(
      /^\*\*What to do now:\*\*.*vet/,
    );
  });

  test.each([
    ['avocado', 'Is it safe for the birds in the cage?'],
    ['oleander', 'Is it dangerous for mice? Two mice live in a cage in my daughter’s room.'],
  ])('kept animals are no wild ones: %s', (plant, question) => {
    const told = advice(plant, question);
    expect(told).not.toMatch(/cut off what they could eat|a mice/);
    expect(told).toMatch(/vet/);
  });

  test('bees are taken to no vet', () => {
    expect(advice('azalea', 'Does it harm my bees?')).not.toMatch(/even a nibble|keep the animal away/);
  });
});

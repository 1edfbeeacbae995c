import { expect, test } from 'vitest';
import { advice } from '../advice-in-may.ts';

test.each([
  ['garlic chives', 'the kitten nibbles at it every evening. how do i make it bushier'],
  ['lily of the valley', 'my dog likes to chew the leaves, when does it bloom'],
])('an animal that keeps eating a toxic plant is spoken of first: %s, %s', (plant, question) => {
  expect(advice(plant, question).slice(0, 200)).toMatch(/toxic|vet/);
});

test.each([
  ['daffodils', 'clumps of them in the horse field, is it dangerous?'],
  ['hydrangea', 'may my pony eat the leaves'],
])('what the list calls toxic to horses is told so: %s, %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(/toxic to (?:horses|a horse|a pony)\*\*: never feed it/);
});

test.each([
  ['plum tree', 'our terrier crunched a whole bowl of stones an hour ago'],
  ['cherry', 'puppy crunched up the pits from the bin'],
])('what an animal has crunched it has eaten: %s, %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(/^\*\*What to do now/);
});

test.each([['raspberry', 'ate a bowl of berries and then found little maggots inside, what are they']])(
  'grubs in fruit are no poisoning: %s, %s',
  (plant, question) => {
    expect(advice(plant, question)).not.toMatch(/poison control|emergency services/);
  },
);

test('bees of which somebody is afraid have not stung', () => {
  const told = advice('', 'fluffy bees dig small holes with little heaps in the grass, could they sting the children?');
  expect(told).not.toMatch(/^\*\*What to do now/);
});

test.each(['would bees like it', 'is it useful for butterflies and bees'])(
  'insects that visit flowers are not feared for: %s',
  (question) => {
    expect(advice('lavender', question)).not.toMatch(/toxic to cats/);
  },
);

test('a line on toxicity does not stand below the warning of another danger', () => {
  const told = advice('', 'we were given old railroad ties, can I edge the bed for lettuce and beets with them');
  expect(told).toMatch(/creosote/);
  expect(told).not.toContain('not known to be toxic');
});

test('children who handled garden chemicals come before the plants', () => {
  const told = advice('rose', 'the kids sprinkled a scoop of weed and feed around my plants, what do I do first');
  expect(told).toMatch(/^Children first/);
});

test('a tea that is drunk every day is no watering', () => {
  expect(advice('sage', 'may I drink a tea of the leaves every day while pregnant')).not.toMatch(/water every/);
});

test.each([
  ['', 'our spaniel got into the blood & bone sack and ate a lot of it', /vet/],
  ['', 'flat brackets grow on the trunk of the old apple, a fungus I think, the swing hangs there', /arborist/],
  ['', 'shiny climber with three leaflets on the shed, may we burn it', /poison ivy/],
  ['', 'what is the thing like a palm with a cone of red seeds, our dog sniffs at it', /cycad/],
  ['', 'a cloud of vermiculite came out of the sack, did I breathe something harmful', /fresh air/],
  ['', 'the shredded cherry laurel hedge smells of almonds, can it go into the polytunnel', /cyanide/],
  ['mint', 'weedkiller blew over from next door and tips curl, can I use it for tea', /not eat/],
])('%s: a danger that nobody named is told first: %s', (plant, question, expected) => {
  expect(advice(plant, question).slice(0, 420)).toMatch(expected);
});

test.each([
  ['bean', 'my seedlings have three leaves now, when do I plant them out'],
  ['coneflower', 'orange cones and red seeds, is it over, the dog lies on it'],
  ['', 'can I mix perlite into the soil for my cactus'],
])('%s: what only shares words with it is no danger: %s', (plant, question) => {
  expect(advice(plant, question)).not.toMatch(/poison ivy|cycad|mineral dust/);
});

test.each([
  ['bee sting on my arm, now hives all over and dizzy'],
  ['wasp sting, face swollen, cannot breathe well'],
  ['was pruning and cut my foot, it is bleeding badly'],
  ['sliced my hand on the sappy stem, sap in it, blood will not stop, badly'],
])('an emergency is not taken for something harmless: %s', (question) => {
  expect(advice('', question)).toMatch(/^\*\*What to do now/);
});

test('an animal that chews is not forgotten beside the bees', () => {
  expect(advice('lavender', 'bees love it, but my rabbit chews the leaves. Is that bad for him?')).toMatch(/rabbit/i);
});

test('clippings of a treated lawn are no food for animals', () => {
  expect(advice('lawn', 'weed and feed last Sunday, cut it today. Can my rabbits have the clippings?')).toMatch(
    /^Give a rabbit no grass or clippings from it/,
  );
});

test('who has eaten wild garlic that bears white bells calls for help now', () => {
  const question = 'I planted wild garlic, now it has white bells and leaves in pairs. We have eaten from it. Go on?';
  expect(advice('', question)).toMatch(/^\*\*What to do now:\*\* Call a poison control center/);
});

test.each([
  ['peach', 'The leaves are curled and red with blisters. I picked some off. Spray now?'],
  ['garlic', 'Garlic leaves have rusty orange spots, powder comes on the fingers. Can I still eat the bulbs?'],
  ['rhubarb', 'Rhubarb has thrown up a thick stalk with a big head on it. Do I leave it or cut it?'],
])('what happens to a plant is no accident of ours: %s, %s', (plant, question) => {
  expect(advice(plant, question)).not.toContain('What to do now');
});

test('leaves that caterpillars have eaten are no accident of the animal that may get the caterpillars', () => {
  const question = 'Half of the leaves are eaten by green caterpillars. Can my chickens have the caterpillars?';
  expect(advice('boxwood', question)).not.toContain('What to do now');
});

test.each([
  [
    'my pony got out and ate clippings that a neighbor dumped, there is yew in it',
    /^\*\*What to do now:\*\* (?:This is an emergency: ring a vet|Ring .* a vet) this minute/,
  ],
  ['our tortoise ate buttercups and foxglove leaves', /^\*\*What to do now:\*\* This is an emergency: go to a vet/],
  [
    'stupidly ate some daffodil bulbs, I thought they were onions, feeling sick',
    /^\*\*What to do now:\*\* Eat no more and call a poison control/,
  ],
  ['our hens found the slug bait and were pecking at it', /^\*\*What to do now:\*\* Call a vet/],
  ['my golden ate six tulip bulbs', /^\*\*What to do now:\*\* Call a vet/],
  [
    'he fell off the ladder while pruning, hit his head and is dizzy',
    /^\*\*What to do now:\*\* Keep the person lying still/,
  ],
  ['a brick dropped on my foot and the toe is black and swollen', /^\*\*What to do now:\*\* Cool it/],
  ['something flew into my eye from the weed whacker, it is bleeding', /^\*\*What to do now:\*\* Do not rub the eye/],
  ['my son rubbed jalapeno in his eyes', /^\*\*What to do now:\*\* Rinse the eye now/],
  ['weedkiller mist blew into my face and mouth', /^\*\*What to do now:\*\* Stop, go into fresh air/],
  ['tick on my leg after weeding, the head is still in', /^\*\*What to do now:\*\* Take the tick out/],
  ['breathed in dust of moldy compost and have a fever now', /^\*\*What to do now:\*\* See a doctor today/],
  [
    'I bit a dieffenbachia leaf, my tongue is burning',
    /^\*\*What to do now:\*\* Call a poison control center .* if breathing or swallowing is hard/,
  ],
])('who is to be called, and what is done, comes first: %s', (question, expected) => {
  expect(advice('', question)).toMatch(expected);
});

test.each([
  'my husband ate a leaf of the golden pothos and is ill',
  'my 3 year old ate a leaf of the golden pothos',
  "I ate the shepherd's purse raw and feel sick",
  'our corgi was near when I ate some daffodil bulbs, feel sick',
  'I swallowed berries of the cherry laurel with the seed, feeling sick',
])('a person who ate of it is told to call for people, whatever a plant is called: %s', (question) => {
  expect(advice('', question)).toMatch(/^\*\*What to do now:\*\* [^*]*1-800-222-1222/);
});

test('a person and a puppy who both ate of it are both told whom to call', () => {
  const told = advice('', 'my husband and our 4 month old puppy both ate yew berries');
  expect(told).toContain('1-800-222-1222');
  expect(told).toContain('ASPCA');
});

test('a berry that is no food is no fruit whose stone was swallowed', () => {
  expect(advice('cherry laurel', 'my daughter swallowed a few berries with the seed')).not.toContain('No alarm');
  expect(advice('plum', 'my husband swallowed a plum stone')).toContain('No alarm');
});

test('sap on the skin is washed off before a thorn is pulled', () => {
  const told = advice('euphorbia', 'I got a thorn in my finger and the milky sap on my skin burns');
  expect(told.slice(0, 300)).toMatch(/[Ww]ash/);
});

test('only those are told whom to call who came to harm', () => {
  expect(advice('', 'my dog swallowed an unknown berry off a bush').slice(0, 300)).not.toContain('1-800-222-1222');
  expect(advice('', 'my niece swallowed an unknown berry off a bush').slice(0, 300)).not.toContain('888-426-4435');
});

test.each([
  'garlic no bigger than a walnut',
  'squill spreads in my lawn',
  'an apple fell from the tree on my head, when do I harvest',
  'my staghorn fell off the wall and the shield is cracked, what now',
  'the pot fell and the stem of my monstera is broken, can I save it',
  'my carrots taste like soap, I ate two of them, why',
  'is it ok to eat basil leaves with white trails in them',
])('nothing happened to anybody, and nobody is alarmed: %s', (question) => {
  expect(advice('', question)).not.toMatch(/What to do now|poison control|Be sure before you eat|deadly doubles/);
});

/** What is told to somebody who calls for help. */
const ALARM = /^\*\*(?:It is toxic\. )?What to do now|poison control center|Treat it as toxic|^Keep children|^Stay out/;

test.each([
  ['', 'will my tomato be sick for long after the shock of planting out'],
  ['', 'my pepper plant got sick after I repotted it'],
  ['', 'yellow dog vomit looking blob on the bark mulch'],
  ['', 'scarlet beetles, they have eaten our lilies down to the stalks'],
  ['lilies', 'eaten down to the stalks overnight'],
  ['', 'a hare or mouse has chewed the bark of my young apple all the way around, does it live'],
  ['', 'rabbits ate all my plants'],
  ['rosemary', 'frothy white foam on the stems'],
  ['', 'how do I keep my cat from eating the plants outdoors'],
  ['', 'I believe I poisoned my monstera with a double dose of feed'],
  ['', 'old dried plums hanging on the tree, brown rot?'],
  ['', 'large tree close to the house, cracks in the wall'],
  ['', 'a cat peed in my raised bed, can the vegetables still be eaten safely'],
  ['', 'greenfly on roses and lupins, may I spray dish soap'],
  ['', 'which plants hold a steep slope, I do not want to mow it'],
  ['', 'bees nest in my lawn, are they dangerous'],
  ['', 'are the potatoes ready to dig, their tops are still green'],
  ['', 'how do I stop the herons eating our fish'],
  ['', 'we drank from the garden hose that had lain in the sun'],
  ['', 'lemons on my tree split open'],
  ['', 'the bark of my young maple tree has split'],
  ['', 'I cut the blue hydrangea back to a foot last March, was that wrong'],
  ['', 'are moles eating my tulip bulbs? they vanish'],
  ['', 'a wasp has stung me, the dog is fine'],
  ['', 'found sticky white stuff on my jade plant and wiped it off'],
  ['', 'rhubarb sends up a flower stalk, may we still eat the stems'],
  ['', 'mint with tiny green bugs on it, may I still eat it'],
  ['', 'the rabbit ate all our bean plants down to the stem, do they regrow'],
  ['', 'when do I cut the grape on my pergola, and it bleeds, right?'],
  ['', 'will we be stung by bees all the time in a clover lawn'],
  ['', 'hens got into the vegetable bed and left droppings, when may we eat the lettuce'],
  ['', 'mulch that smells like vinegar, leaves bleached after I spread it'],
  ['', 'my fern sheds tiny leaves since it hangs by the heater in winter'],
  ['', 'a ground cover for a steep slope, mowing it is hard'],
])('what frightens in words only is no danger to anybody: %s, %s', (plant, question) => {
  expect(advice(plant, question)).not.toMatch(ALARM);
});

test.each([
  ['', 'I got sick after I handled the leaves of a foxglove'],
  ['', 'my spaniel ate the tomato plant and is sick'],
  ['', 'our dog vomited orange stuff on the mulch'],
  ['lily', 'there are beetles, but the cat has eaten a leaf too'],
  ['', 'my rabbit ate the leaves of a pothos'],
  ['', 'my rabbit chewed the bark of a cherry laurel, is he ok'],
  ['rosemary', 'the dog chewed it and has foam on his mouth'],
  ['', 'our dog will not stop eating the oleander'],
  ['', 'how do I stop the dog vomiting, he ate a yew twig'],
  ['', 'my cat has lily pollen on her nose'],
  ['lilies', 'pollen fell on the blanket where the cat sleeps, what do I do'],
  ['', 'I poisoned my dog with the plant food'],
  ['', 'we ate the green potatoes and feel sick'],
  ['', 'my 3 year old ate a leaf of the pothos'],
  ['foxglove', 'I have just eaten a leaf'],
  ['', 'I drank from the garden hose and feel sick'],
  ['', 'my son drank from the bottle of weedkiller'],
  ['', 'my dog ate a tulip bulb, we have moles too'],
  ['', 'cut my foot with the spade, it is blue and swollen'],
  ['', 'touched giant hogweed, and then a wasp stung me'],
  ['', 'can you eat potato berries? my son ate one'],
  ['', 'may I give charcoal, my son ate a foxglove leaf'],
  ['', 'we cooked rhubarb leaves and ate them'],
  ['', 'our goats got into the garden and ate the rhododendron'],
  ['', 'the horse got into the yew hedge'],
  ['', 'our rabbit ate all of the rhubarb leaves'],
  ['', 'the dog keeps eating the oleander'],
  ['', 'she fell on a tree stump and is bleeding heavily'],
  ['', 'I was pruning the grape and cut my thumb, it bleeds badly'],
  ['', 'got stung several times, my face is swollen, what can I do'],
  ['', 'my dog got into the lily of the valley bed'],
  ['foxglove', 'the puppy got into the foxglove border, what now'],
  ['oleander', 'the dog got into the border'],
  ['', 'our rabbit got into the rhubarb bed'],
  ['', 'my dog drank from the fountain where oleander leaves floated'],
  ['tomato', 'We made a salad with the leaves and finished it. Are they edible?'],
  ['daffodil', 'we had the bulbs in the soup instead of onions, are they edible'],
  ['', 'my husband finished the soup made with daffodil bulbs, are they safe to eat'],
  ['', 'I put foxglove leaves in the salad by mistake, is that edible'],
  ['potato', 'we had the sprouted green ones for dinner yesterday, are they edible'],
])('who has eaten or touched it is told what to do: %s, %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(/^\*\*(?:It is toxic\. )?What to do now/);
});

test('a puppy of some months is no child', () => {
  const told = advice('sago palm', 'my 4 month old lab puppy chewed a leaf');
  expect(told).toMatch(/ASPCA/);
  expect(told).not.toContain('1-800-222-1222');
});

test('whether lilies in a vase are dangerous is asked before anything has happened', () => {
  const told = advice('', 'the lilies in the vase stain my table with pollen, and are they dangerous to my cat');
  expect(told).not.toMatch(/^\*\*(?:It is toxic\. )?What to do now/);
  expect(told).toMatch(/kidney/);
});

test.each([
  ['', 'white powder on my squash leaves, may I still eat the squash'],
  ['', 'may I eat a tomato that has blossom end rot'],
])('that a crop is toxic is not told of its fruit: %s, %s', (plant, question) => {
  expect(advice(plant, question)).not.toMatch(/Pets and people|hemlock/);
});

test('a plant that nobody has named is treated as toxic', () => {
  expect(advice('', 'is this plant poisonous to cats')).toContain('Treat it as toxic');
});

test.each([
  ['', 'are used coffee grounds in the flower beds bad for dogs', /caffeine/],
  ['', 'is lavender safe for my dog, bees are on it', /toxic/],
])('what is asked about is answered: %s, %s', (plant, question, expected) => {
  expect(advice(plant, question)).toMatch(expected);
});

test.each([
  ['oleander', 'a guest is sick'],
  ['yew', 'my neighbor’s boy is really sick, he picked at it'],
  ['oleander', 'I was poisoned by it'],
])('a sick person or pet and a deadly plant are an emergency: %s, %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(
    /^\*\*(?:It is toxic\. )?What to do now:\*\* This is an emergency: go to a hospital at once/,
  );
});

test.each([
  ['yew', 'my yew looks sick'],
  ['', 'my husband is sick, who waters the garden meanwhile?'],
])('but neither a sick plant nor a sick gardener is one: %s, %s', (plant, question) => {
  expect(advice(plant, question)).not.toContain('What to do now');
});

test.each([
  ['', 'I finished planting the bulbs, when do I water'],
  ['', 'my rose had black spot and I cut it back two feet, will it grow'],
  ['', 'how do I keep the dog from getting into the oleander bed'],
])('what is done in the garden is no accident: %s, %s', (plant, question) => {
  expect(advice(plant, question)).not.toContain('What to do now');
});

test.each([
  ['peach', 'my kid finished a handful of peach kernels'],
  ['', 'our toddler finished raw elderberries'],
  ['', 'my husband is running the tiller in the closed shed and has a headache'],
])('but what was finished up, or runs in a shed, is one: %s, %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(/^\*\*(?:It is toxic\. )?What to do now/);
});

test.each([
  [
    '',
    'HELP my cat brushed against a bouquet of stargazer lilies and has the orange pollen on her fur. She seems fine.',
    /go to a vet at once/,
  ],
  ['', 'I pushed systemic insecticide sticks into the pot of my chili. May I eat the next ones?', /^Do not eat/],
  [
    '',
    'I kept seeds of zucchini that grew next to ornamental gourds. Can I plant the seedlings?',
    /^\*\*Better not plant them/,
  ],
])('a danger that looks harmless is told first: %s%s', (plant, question, expected) => {
  expect(advice(plant, question)).toMatch(expected);
});

test('canes of mine stand on no polluted soil', () => {
  const question = 'I cut every cane to the ground. The crop of my neighbors has buds and mine none.';
  expect(advice('raspberry', question)).not.toContain('soil has been tested');
});

test.each([
  ['', 'river came up over the veg patch, can we eat whats left'],
  ['', 'creek rose and covered my tomatoes, are they still fine to eat'],
  ['', 'septic tank overflowed into my lettuce'],
  ['', 'my carrots stood under water for a day after the river burst its banks'],
])('what flood water touched is not eaten: %s, %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(/^Do not eat what flood.*90 days.*120 days.*wash your hands/);
});

test.each([
  ['', 'flooded lawn, how do I repair it'],
  ['', 'my pot stood under water, will the basil live'],
  ['', 'flooded my seed tray by accident can the seedlings live'],
  ['', 'can we eat strawberries after heavy rain'],
])('water alone spoils no crop: %s, %s', (plant, question) => {
  expect(advice(plant, question)).not.toMatch(/flood, river, sewage/);
});

test.each([
  [
    '',
    'got a load of free arborist chips, mostly oak and a bit of poison ivy vine went thru the chipper. ok to mulch?',
  ],
  ['', 'friend composted poison oak, can I use that compost'],
  ['', 'poison sumac in the firewood pile'],
  ['', 'poison ivy stems from last winter lying around, still dangerous?'],
])('poison ivy stays dangerous when dead, chipped or composted: %s, %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(/^\*\*No:\*\* the oil of poison ivy.*for years/);
});

test.each([
  ['', 'free wood chips from the arborist, ok for roses?'],
  ['', 'poison ivy is growing through my mulch, how do I get rid of it'],
])('chips without it, and ivy that grows, are another question: %s, %s', (plant, question) => {
  expect(advice(plant, question)).not.toMatch(/stays on dead/);
});

test.each([
  ['Yew', 'The horse next door can reach over our clippings heap. Do dried yew trimmings still do any harm?'],
  ['Yew', 'Do dried trimmings still do any harm'],
  ['oleander', "Do dried prunings still harm the neighbor's donkeys?"],
  ['oleander', 'hay with dried leaves, is it still poisonous to cows'],
  ['cherry laurel', 'hedge cuttings dry, still poisonous to goats?'],
  ['ragwort', 'cut and dried in hay, dangerous for the pony?'],
  ['red maple', 'are wilted leaves bad for my horse'],
])('what is cut and dried harms as the plant does: %s, %s', (plant, question) => {
  expect(advice(plant, question)).toMatch(
    /^(?:\*\*(?:Yes|No, never|Toxicity):\*\*.*(?:kills|toxic to|deadly)|Take the horses off|Ragwort poisons the liver of horses|Grazing animals are in the greatest danger|Yew clippings must never lie where horses|Red maple is dangerous to horses)/,
  );
});

test('an animal of which the record tells is spoken of first', () => {
  expect(advice('red maple', 'can horses eat wilted leaves')).toMatch(
    /^(?:\*\*No:\*\* It is \*\*toxic to horses\*\*|Red maple is dangerous to horses)/,
  );
  expect(advice('sweet alyssum', 'can horses eat it')).not.toMatch(/toxic to horses/);
});

test('whether clippings harm the lawn is no question of poison', () => {
  expect(advice('lawn', 'do grass clippings harm the lawn')).not.toMatch(
    /^\*\*(?:Yes|No|Toxicity|Treat it as toxic):.*toxic/,
  );
});

test.each([
  'Can the tortoise eat dandelions off a lawn that had weed and feed in spring?',
  'can rabbits eat grass from a lawn treated with weedkiller',
  'may guinea pigs eat clover after I used moss killer',
])('nothing from a treated lawn is fed to animals: %s', (question) => {
  expect(advice('', question)).toMatch(/^\*\*No:\*\* feed animals nothing/);
});

test.each(['lawn has not been treated, may the rabbits eat dandelions', 'is grass good for rabbits'])(
  'but what was not treated may be: %s',
  (question) => {
    expect(advice('', question)).not.toMatch(/feed animals nothing/);
  },
);

test.each([
  'my cat has the yellow dust of the lilies on its nose',
  "my cat's nose is yellow from a bouquet of lilies",
  "lily dust on the kitten's whiskers",
])('pollen of lilies on a cat is an emergency, whatever it is called: %s', (question) => {
  expect(advice('', question)).toMatch(/^\*\*What to do now:\*\*.*vet/);
});

test.each([
  'can I use imidacloprid on my tomatoes',
  'is Bayer tree and shrub ok on my apple tree',
  'can I put systemic granules in the pot with my peppers',
  'dinotefuran soil drench under my plum tree, ok to eat the plums?',
  'safari granules on my lemon tree in a pot',
])('a systemic insecticide on food is named by its makers in many ways: %s', (question) => {
  expect(advice('', question)).toMatch(/^Do not eat from a plant that got a systemic/);
});

test.each(['no neonicotinoids on my tomatoes please, what else', 'which soap spray for aphids on peppers'])(
  'who uses none is not warned of it: %s',
  (question) => {
    expect(advice('', question)).not.toMatch(/systemic insecticide: it moves/);
  },
);

test.each([
  'would it be safe if a dog came in the garden with foxgloves',
  'what happens if my dog gets into the foxglove bed',
  'if a horse got into the yew hedge would that be deadly?',
])('what is only supposed is told the toxicity, without an alarm: %s', (question) => {
  expect(advice('', question)).toMatch(
    /^(?:\*\*(?:No|Yes|Toxicity):\*\* It is \*\*toxic|Take it out or fence it off: .*can kill a horse|(?:It|Yew beside horses) is very dangerous: .*can kill a horse)/,
  );
});

test.each([
  'not sure if the dog got into the oleander',
  'my dog might have got into the oleander',
  'what should I do if my dog got into the foxglove bed',
  'daughter put a foxglove flower on her tongue',
])('what may have happened is an alarm: %s', (question) => {
  expect(advice('', question)).toMatch(/^\*\*What to do now/);
});

test('what hens have pecked at they have eaten', () => {
  expect(advice('yew', 'my chickens pecked at it')).toMatch(/^\*\*What to do now/);
  expect(advice('cherry', 'blackbirds pecked some of the fruit, may we eat the rest')).not.toMatch(
    /^\*\*What to do now/,
  );
});

test('whether the plant is toxic is asked beside a spray too, and not whether the spray is', () => {
  expect(advice('pothos', 'I sprayed it with neem last week. Is it toxic to cats?')).toMatch(
    /^\*\*Yes:\*\* It is \*\*toxic/,
  );
});

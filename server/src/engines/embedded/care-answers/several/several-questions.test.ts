import { expect, test } from 'vitest';
import { IN_MAY } from '../advice-in-may.ts';
import { adviseCare } from '../care-advice.ts';

function answer(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, IN_MAY).advice.replaceAll('**', '');
}

test('each of several questions is answered under its own words', () => {
  const advice = answer('monstera', 'How often do I water it? Can it stand outside in summer?');
  expect(advice).toMatch(/^On (?:“How often do I water it”: Water (?:when|a monstera)|watering: Push a finger) /m);
  expect(advice).toMatch(/^On (?:standing outdoors: Yes|“Can it stand outside in summer”: Put it out)/m);
});

test('who may come to harm is answered first', () => {
  expect(answer('monstera', 'How often do I water it? Is it toxic to cats?')).toMatch(/^On safety: Yes: It is toxic/);
});

test.each([
  ['pothos', 'Can it live in water, and is it poisonous to my cat there?'],
  ['lily', 'Can it live in water, and is it poisonous to my cat there?'],
  ['peace lily', 'Can I grow it in water, and will the water be toxic to my dog then?'],
])('whom it harms is told though it refers to the question before: %s, "%s"', (plant, asked) => {
  expect(answer(plant, asked)).toMatch(/toxic to (?:\w+, )*(?:cats|dogs)/);
});

test('questions with one answer get it once', () => {
  const advice = answer('peony', 'Ants are crawling all over the fat buds. Do they eat them? Should I spray the ants?');
  expect(advice).not.toMatch(/^On “/m);
});

test.each([
  [
    'staghorn fern',
    'how do you water one that is mounted on a board? and should I peel off the brown shield at the back',
    'Leave the brown shields',
  ],
  ['lavender', 'when is the right time to cut it and how much do I take off', 'right after bloom'],
  ['garlic', 'when do I plant garlic in Ohio and can I use the one from the supermarket', 'October or November'],
])('what the answer to the whole text leaves out is answered too: %s', (plant, question, told) => {
  const advice = answer(plant, question);
  expect(advice.match(/^On /gm)).toHaveLength(2);
  expect(advice).toContain(told);
});

test('an answer that tells both is told alone', () => {
  const advice = answer(
    'yucca elephantipes',
    'can it go outside in summer and when do I bring it back in, we live in Hamburg',
  );
  expect(advice).toMatch(/^Yes, .*October/);
  expect(advice).not.toMatch(/^On /m);
});

test('what is offered as an answer is no question of its own', () => {
  expect(answer('string of hearts', 'little round beads on the stems what are they? seeds? a pest?')).not.toMatch(
    /^On /m,
  );
});

test.each([
  ['hosta', 'when and how can i divide them', /^Split hostas in early spring .* spade/],
  ['onion sets', 'which way up and how deep do i plant these', /Pointed end up/],
  ['medinilla', 'how much light and humidity does it want', /^Bright light without noon sun and humid air/],
  ['surfinia', 'how often should i water and feed it in a hanging basket', /^Water every day.*Feed once a week/],
])('what is written for both things is told, and not the figure for one: %s, %s', (plant, question, told) => {
  const advice = answer(plant, question);
  expect(advice).toMatch(told);
  expect(advice).not.toMatch(/^On /m);
});

test.each([['calathea', 'how much light and what pot size does it want', /^On /m]])(
  'where no text tells both, each is answered: %s, %s',
  (plant, question, told) => {
    const advice = answer(plant, question);
    expect(advice.match(/^On /gm)).toHaveLength(2);
    expect(advice).toMatch(told);
  },
);

test('a half that depends on the other is not taken for another matter', () => {
  expect(answer('rose', 'can I spray dish soap on aphids, how much per quart of water')).not.toMatch(
    /\d liters per plant/,
  );
  expect(answer('leaf mold', 'can i just leave bags of wet leaves and how long does it take')).toMatch(
    /^(?:On “can i just leave bags of wet leaves”: )?(?:Pile damp fall leaves|Yes, bags of damp leaves do it)/,
  );
});

test('the other half of a question on safety is answered too', () => {
  const advice = answer('lily of the valley', 'it spreads everywhere, how do i stop it? and is it dangerous for dogs');
  expect(advice).toMatch(/^On safety: (?:Yes: )?It is toxic to dogs/);
  expect(advice).toMatch(/^On “it spreads everywhere, how do i stop it”: Dig all runners/m);
});

test('whom a plant harms is told from its record beside another question', () => {
  const advice = answer('cherry laurel', 'is it poisonous and when do I trim it');
  expect(advice).toMatch(/^On safety: Yes: It is toxic to cats, dogs and people/);
  expect(advice).toMatch(/^On “when do I trim it”: /m);
});

test('the No to one question stands under its words', () => {
  const advice = answer('lawn sprinkler', 'is it bad to water in the evening and do drops on leaves burn them in sun?');
  expect(advice).toMatch(
    /^(?:Morning is best.*Drops do not burn|On “do drops on leaves burn them in sun”: No, that is a myth:)/m,
  );
});

test.each([
  ['coleus', 'is coleus ok for full sun, and should i pinch the flowers?', ['sun coleus', 'Pinch the flower spikes']],
  ['chocolate mint', 'whats the diff to peppermint and is it ok for cats', ['toxic to cats', 'a milder menthol']],
  [
    'poison ivy',
    'what is the safest way to remove it from my hedge, and can I burn it',
    ['never burn it', 'Pull small poison ivy out with the root'],
  ],
  ['pokeweed', 'how to get rid of it, and are the berries dangerous to kids', ['toxic to people', 'taproot']],
  ['Stevia', 'how do you use the leaves in tea and overwinter it in NY', ['cup of tea', 'in October cut it']],
])('the half that was found is not dropped: %s, %s', (plant, question, told) => {
  const advice = answer(plant, question);
  expect(advice.match(/^On /gm)).toHaveLength(2);
  for (const words of told) expect(advice).toContain(words);
});

test.each([
  [
    'Epipremnum aureum',
    'Can pothos live in water forever, and do I need to feed it then?',
    /^Yes, (?:it can live|a rooted cutting lives) in water.*(?:a quarter of the dose|liquid feed)/,
  ],
  ['houseplants', 'how far should a grow light be from the leaves and how many hours a day', /20–40 cm.*12–14 hours/],
  ['butternut squash', 'how do i know when its ready to pick and how to cure it for storage', /thumbnail.*Cure it/],
  ['parlor palm', 'good for a dark corner? and how often does it need water there?', /dim corner.*every 10–14 days/],
])('a half that refers to the other is not answered with something else: %s, %s', (plant, question, told) => {
  const advice = answer(plant, question);
  expect(advice).toMatch(told);
  expect(advice).not.toMatch(/^On /m);
});

test('whom it harms and what it keeps off are both told', () => {
  const told = answer('geranium', 'are citronella geraniums safe around my dog and do they keep off mosquitos');
  expect(told).toMatch(/toxic to dogs/);
  expect(told).toMatch(/mosquito/);
});

test('what is written for both things at once is not given up for one of them', () => {
  expect(answer('houseplants', 'coffee grounds on the potting soil, good or bad? and what about egg shells')).toMatch(
    /^(?:Neither does house plants much good|No, not as a layer in pots)/,
  );
});

test('a section bears no second label', () => {
  expect(answer('morning glory', 'do i soak the seeds and when is it time to sow them?')).not.toMatch(
    /On [^:]+: Sowing/,
  );
});

test('the warning of a plant is told whole beside another answer', () => {
  const advice = answer('pokeweed', 'how to get rid of it, and are the berries dangerous to kids');
  expect(advice).toContain('poison control');
});

test.each([
  [
    'pothos or philodendron',
    'how do I tell which of the two I have',
    /philodendron: thin, soft|^Look at a new leaf .*philodendron/is,
  ],
  ['potato and onion', 'can i store them together in the cellar?', /^Keep them apart/],
  ['lavender and mint', 'can I plant them in the same pot', /^Better not: Lavandula and Mint/],
])('one question about two plants has one answer: %s, %s', (plant, question, told) => {
  expect(answer(plant, question)).toMatch(told);
});

test('of pests that are told of besides, the question on what kills them is asked', () => {
  const advice = answer(
    'lilies',
    'red beetles are eating them to nothing. what kills them and is it true lilies are dangerous for my cats?',
  );
  expect(advice).toMatch(/On “what kills them”: .*beetle/);
});

test('whether pellets are safe is not asked of the plant', () => {
  const advice = answer('hosta', 'holes in every leaf. slugs I guess? are the pellets safe with my dog around');
  expect(advice).toMatch(/^Metaldehyde pellets can kill dogs/);
});

test('of two things asked in one and another besides, each is answered', () => {
  const advice = answer(
    'lemon tree',
    'In a pot on my balcony. How and when do I bring it in for winter and should I keep feeding it then',
  );
  expect(advice).toMatch(/On “How do I bring it in for winter”: .*frost/);
  expect(advice).toMatch(/feeding.*(?:September|October)/s);
});

test('whether it is too late is asked of the month that is told', () => {
  expect(
    answer(
      'tulip bulbs',
      'found a bag in the shed in january that I forgot to plant. Is it too late and how deep should they go?',
    ),
  ).toMatch(/^On “Is it too late”: Plant them now/);
});

test('that nothing may be burned is told before how to prune, also below another warning', () => {
  expect(
    answer('oleander', 'Best time to prune this hedge, and can I burn the cuttings or chip them? we have chickens'),
  ).toMatch(/never burn it/);
});

test('where nothing answers the whole text, what is written of each matter is told', () => {
  expect(
    answer(
      'brussels sprouts',
      'Holes all in the leaves and green caterpillars and the sprouts wont go tight. Too much manure maybe? what do I do about the worms',
    ),
  ).toMatch(/On “the sprouts wont go tight”: Loose/);
});

test.each([
  ['begonia', "What's the white powder on my begonia leaves and do i have to throw it away", /mildew/, /rot/],
  [
    '',
    'My roses have white powdery leaves. How do I treat it and will it spread to other plants?',
    /mildew/,
    /Black spot/,
  ],
  ['tomato', 'What causes blossom end rot and can I still eat them?', /blossom end rot/, /green tomatoes/],
])('"it" and "them" after a sign speak of it rather than of the plant: %s, %s', (plant, question, told, untold) => {
  const advice = answer(plant, question);
  expect(advice).toMatch(told);
  expect(advice).not.toMatch(untold);
});

test('what is asked without a subject is asked of what comes before', () => {
  const advice = answer('', 'when do you fertilize fruit trees and what kind of fertilizer');
  expect(advice).toMatch(/early spring/);
  expect(advice).not.toMatch(/green plants/);
});

test('weed and feed is one product', () => {
  expect(answer('lawn', 'can I use weed and feed on a lawn I seeded six weeks ago')).not.toMatch(/^On /m);
});

test('how tall a plant gets is not asked of its pot, and whether it may be burned not of its spots', () => {
  expect(answer('olive tree', 'What size pot does it need, and how tall will it be in 5 years?')).toMatch(/ m\b/);
  expect(answer('oleander', 'Why is my oleander dropping leaves and can I burn it?')).toMatch(/drop|water|dry/);
});

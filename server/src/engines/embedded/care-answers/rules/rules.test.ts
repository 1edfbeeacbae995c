import { describe, expect, test } from 'vitest';
import { IN_MAY } from '../advice-in-may.ts';
import { adviseCare } from '../care-advice.ts';

function beginning(plantSpecies: string, question: string): string {
  return adviseCare({ plantSpecies, question, plant: null }, IN_MAY).advice.split('\n\n')[0] ?? '';
}

describe('a fact that is told beside another question', () => {
  test.each([
    [
      'lemon tree',
      'I want to put it on the balcony, which faces south. Can it go straight into the sun? Nights are 9 °C.',
      /9 °C/,
    ],
    ['strawberry', 'should I give more fertilizer? I gave chicken manure in march', /March is a good time/],
  ])('is not what was asked: %s, %s', (plant, question, verdict) => {
    expect(beginning(plant, question)).not.toMatch(verdict);
  });
});

describe('cold that is named', () => {
  test.each([
    [
      'lemon tree',
      'forecast is -2 C tonight. It is in a big pot on the terrace, what do I do',
      /^−2 °C is too cold.*Bring it in/,
    ],
    [
      'basil',
      'I put the pot on the balcony, tonight they say 4°C. Will it be ok?',
      /^\*\*No:\*\* 4 °C is too cold.*at least 10 °C/,
    ],
    ['olive', 'must it come in at -15 °C?', /^\*\*Yes:\*\*/],
    ['apple tree', 'my tree in the garden, will -15°C hurt it?', /^\*\*No:\*\* It survives −15 °C/],
    ['coleus', 'how cold is too cold for it on the porch at night', /^Keep it above 10 °C/],
    ['pear tree', '-18 forecasted this week, is my 2 year old pear in danger?', /^\*\*No:\*\* It survives −18 °C/],
    ['pelargonium', 'frost warning tonight, what do I do?', /[Bb]ring (?:it|pots) in/],
    ['petunia', 'its 20 april, can they go on the balcony already? Nights about 5 C', /^\*\*Not for good yet:\*\*/],
    [
      'african violet',
      'it is on the window sill, -10 outside, single glazing. Is that a problem',
      /^\*\*Yes:\*\* Right at the glass/,
    ],
    ['dipladenia', 'a cellar of 8 °C or a room of 21 °C for winter?', /^The one with 21 °C/],
    ['magnolia', 'late frost warning -3, it is in flower. Any chance to protect it', /open(?:ing)? flowers/],
    ['rose', 'do roses survive winter in zone 5', /^\*\*Yes:|^Mound grafted roses/],
    ['star jasmine', 'can it survive winter in zone 7', /^\*\*Only with protection:/],
    ['kiwi', 'is it hardy in zone 6', /^\*\*That depends on the kind:.*arguta/],
    ['lavender', 'can it survive in zone 5', /^\*\*That depends on the kind:.*english lavender survives/],
    ['hosta', 'do they need protection in zone 4', /^\*\*No:/],
    ['lemon', 'can it stay outside in zone 8', /^\*\*No:.*frost kills it/],
    ['dahlia', 'zone 8a, do I need to dig up the tubers', /^\*\*No:\*\*.*stay in the ground/],
    ['dahlia', 'zone 5, can I leave them in the ground?', /^(?:\*\*No:\*\* )?Lift the tubers/],
  ])('is held against what the plant survives: %s, %s', (plant, question, expected) => {
    expect(beginning(plant, question)).toMatch(expected);
  });

  test('of a hedge or a tree says nothing of lifting a pot or bringing it in', () => {
    expect(beginning('privet hedge', 'planted 3 weeks ago, tonight minus 5. Do I have to protect it?')).not.toMatch(
      /\b(?:pot|bring it in)\b/i,
    );
  });

  test('of a whole garden names what it kills', () => {
    expect(beginning('my garden', 'Clear night forecast, 0 degrees. What should I cover or bring in?')).toMatch(
      /^Bring in or cover what frost kills/,
    );
  });

  test('sorts several plants into those that it harms and the others', () => {
    expect(beginning('Hydrangea', 'tonight -2, also basil, tomatoes and hostas stand out there. What do I do')).toMatch(
      /^Protect basil and tomato first.*Safe where they are: .*hydrangea/i,
    );
  });
});

test.each([
  ['string of pearls', "I'm gone for two months, how to keep it alive", /^2 months is too long without help/],
  ['lawn', 'we are 3 weeks away in July, will it survive?', /^\*\*Yes:\*\* A lawn survives/],
  ['zz plant', 'I am away for 3 weeks, will it survive?', /^\*\*Yes:\*\*/],
  ['apple tree', 'we go on holiday for 2 weeks, will it survive?', /^\*\*Yes:\*\* In open ground/],
])('an absence is held against how long it does without water: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test.each([
  ['oleander', 'can it stay in the dark basement in winter, about 10 degrees', /^\*\*No:\*\*/],
  ['canna', 'rhizomes in the cellar at 15 degrees and dry. Too warm?', /^\*\*Yes:\*\*/],
  ['agapanthus', 'pot in an unheated greenhouse over winter ok?', /^\*\*Yes:\*\*/],
  ['ficus benjamina', 'near the balcony door, gets cold air in winter. ok?', /^\*\*No:\*\* Cold air/],
])('a place is judged by what the plant needs: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test.each([
  ['aloe vera', 'can it stay outside overnight in october? zone 8, lows around 40F', /winters in zone/],
  ['apricot', 'bloomed in March and no fruit again, zone 5b', /winters in zone/],
  ['monstera', 'back from 3 weeks of vacation, soil is bone dry and leaves hang. what now', /Before you leave/],
  ['monstera', 'It was 3 degrees last night by mistake on the balcony, what should I do', /before then/],
])('no rule answers what was not asked: %s, %s', (plant, question, unexpected) => {
  expect(beginning(plant, question)).not.toMatch(unexpected);
});

test.each([
  ['peperomia', 'is a pot of 25 cm too big for a root ball of 8 cm?', /^\*\*Yes:\*\* 25 cm is too big a step/],
  ['monstera', 'from a 15 cm pot into a 18 cm pot, ok?', /^\*\*Yes:\*\* 18 cm is right/],
])('a pot is held against the root ball: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test.each([
  [
    'snake plant',
    'should I fertilize it in December?',
    /^(?:\*\*No:\*\*.*(?:March|winter)|Feed it little:.*none in fall and winter)/,
  ],
  [
    'rose',
    'prune now in October or wait until spring?',
    /^(?:Spring rather than (?:October|fall)|In early spring|Prune repeat-flowering roses, bush or climbing, (?:in late winter rather than fall|at the end of winter)|Let roses that still bloom in October)/,
  ],
])('a month is held against the usual time: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test.each([
  ['lavender', 'clay or plastic pot?', /^Clay rather than plastic/],
  ['basil', 'window sill or balcony in april?', /^Inside/],
  [
    'pothos',
    'is it root rot or thirst? Leaves limp and soil is wet',
    /^(?:Root rot rather than thirst|Limp over wet soil is root rot)/,
  ],
  ['strawberry', 'should I water first and then feed, or feed first?', /^Water first, then feed/],
])('one of two things is chosen first: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test.each([
  [
    'rubber plant',
    'I accidentally cut the main stem in half. Is it finished?',
    /^\*\*No, it most likely lives:\*\* Trim the cut/,
  ],
  [
    'cactus',
    'I repotted it in a pot that is three times too big, should I put it back?',
    /^(?:\*\*Yes:\*\* )?[Pp]ut it back/,
  ],
  [
    'dahlia',
    'they froze last night, all black. Dig up now?',
    /cut (?:them back to 10 cm, lift the tubers|the black stems to 10–15 cm, and lift)/,
  ],
  ['pothos', 'I dropped the pot and it broke, what do I do', /^Keep the roots damp and pot it again/],
])('what has happened is answered with what to do: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test('a season in which cuts cost the flowers is no time to prune', () => {
  expect(beginning('forsythia', 'cut it now in february before it blooms or later?')).toMatch(
    /^(?:Wait until April|(?:Prune|Cut) forsythia right after bloom)/,
  );
});

test.each([
  ['miscanthus', 'can I divide it in autumn', /^(?:\*\*No:\*\* Wait until April|Wait until spring)/],
  ['fountain grass', 'may I divide it in April', /^\*\*Yes:/],
  ['daylily', 'can I divide it in September', /^\*\*Yes:/],
])('grasses of warm seasons are divided as they sprout: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test.each([
  ['bamboo', 'it is flowering, does that mean that it will die?', /Mostly yes/],
  ['sempervivum', 'can it live indoors all year', /^\*\*Not for long/],
  ['venus flytrap', 'is it ok as an indoor plant', /^\*\*Not in a warm room/],
  ['calathea', 'does it rest in winter?', /no (?:real )?(?:winter )?(?:rest|sleep)/],
  ['ludisia', 'bark or soil?', /^Soil rather than/],
])('a plant with ways of its own is told of these: %s, %s', (plant, question, expected) => {
  expect(beginning(plant, question)).toMatch(expected);
});

test('a good month is no Yes to topping', () => {
  expect(beginning('crape myrtle', 'should i chop it to the knuckles every feb like my neighbors do')).toMatch(
    /^Do not chop it to stumps/,
  );
});

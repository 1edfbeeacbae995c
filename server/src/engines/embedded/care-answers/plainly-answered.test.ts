import { expect, test } from 'vitest';
import { IN_MAY } from './advice-in-may.ts';
import { adviseCare } from './care-advice.ts';

function beginningOf(plantSpecies: string, question: string): string {
  const { advice } = adviseCare({ plantSpecies, question, plant: null }, IN_MAY);
  return advice.replaceAll('**', '').slice(0, 160);
}

test.each([
  ['monstera', 'is it too late to repot in october?', /^Yes: Wait for spring/],
  [
    'boxwood',
    'can I still cut the boxwood hedge end of September?',
    /^(?:Yes: .*lightly|Too late from about mid-September|Trim boxwood by mid-September at the latest)/,
  ],
  ['apple tree', 'can i prune in may', /^No: May is not its time/],
  ['apple tree', 'I cut it in July, was that wrong?', /^No: July is a good time/],
  ['apple tree', 'is it too late to prune in april?', /^No: .*April works too/],
  [
    'rose',
    'my roses were planted last fall, can I prune them in may',
    /^Prune bush roses in early spring.*in May, once they are in leaf, only cut out dead/,
  ],
  ['garlic', 'can I plant it in fall 15 cm apart', /^Yes: 15 cm is far enough/],
  ['tulip', 'can I plant flowering tulips in november', /^Yes: November is a good time/],
  ['olive', 'can I store it in a garage over winter', /^Yes: Cool and frost-free suits it/],
])('a month is checked against the record: %s, %s', (plant, question, answer) => {
  expect(beginningOf(plant, question)).toMatch(answer);
});

test.each([
  ['Brussels sprouts', 'May I plant sprouts only 30 cm apart?', /^No: 30 cm is too close; leave 60–75 cm/],
  ['asparagus', 'spacing for asparagus crowns?', /30–45 cm/],
])('a distance is checked against the sowing guide: %s, %s', (plant, question, answer) => {
  expect(beginningOf(plant, question)).toMatch(answer);
});

test.each([
  ['nasturtium', 'Sow nasturtiums direct or in modules first?', /^Direct/],
  ['cyclamen', 'does it want warm and sunny or cool and bright?', /^Cool/],
  ['watermelon', 'outdoors or is greenhouse better?', /^Greenhouse/],
  ['Haworthia', 'Window faces north-east. Haworthia or echeveria?', /^.{0,20}Haworthia/i],
  [
    'strawberries',
    'plant now or wait until fall?',
    /^Better wait: the usual time is March to April or July to September/,
  ],
])('of two things that are offered one is chosen: %s, %s', (plant, question, answer) => {
  expect(beginningOf(plant, question)).toMatch(answer);
});

test('a question whether to repot a plant that loses leaves is about the leaves', () => {
  expect(beginningOf('croton', 'Moved it last week and now it drops green leaves. Should I repot?')).toMatch(
    /^Do not repot or feed it now/,
  );
});

test.each([
  [
    'cucumber',
    'planted cucumbers 3 weeks ago from seed and they are still only small, is something wrong',
    /good time/,
  ],
  ['pumpkin', 'when to sow pumpkin seed so it is ready end of october', /too late this year/],
  ['raspberry', 'raspberries crumble and fall apart', /between plants/],
  ['tomato', 'do tomatoes need to be covered at 40 degrees tonight', /too hot/],
  ['apple', 'keep apples fresh for months in the garage', /water about once a month/],
  ['tomato', 'it takes about 90 days, is it warm enough', /90 °F/],
  ['tomato', 'can they survive a night at minus 30 degrees', /−30 °F/],
])(
  'what is told is not taken for a time, a distance or a heat that is asked about: %s, %s',
  (plant, question, wrong) => {
    expect(beginningOf(plant, question)).not.toMatch(wrong);
  },
);

test.each([
  ['garlic', 'When do I dig up garlic, planted in october?', /^Lift garlic/],
  ['garlic', 'in which month should garlic be planted?', /October/],
])('what was planted is not asked about when to plant: %s, %s', (plant, question, answer) => {
  expect(beginningOf(plant, question)).toMatch(answer);
});

test.each([
  ['castor bean', 'it has seed pods now and I have a puppy. Should I pull it'],
  ['foxglove', 'grew some from seed, now the kids play there. Should I dig it out?'],
  ['crape myrtle', 'it is February, do I chop it back to the stumps'],
  ['rose', 'mildew all over in August, do I need to cut it all off'],
  ['potato', 'planted April 10 and flowering, are they ready'],
])('a month that is told makes no time to plant or cut it: %s, "%s"', (typed, question) => {
  expect(adviseCare({ plantSpecies: typed, question, plant: null }, IN_MAY).advice).not.toMatch(/is a good time/);
});

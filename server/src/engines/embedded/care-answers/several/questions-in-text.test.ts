import { expect, test } from 'vitest';
import { questionsIn } from './questions-in-text.ts';

function asked(written: string): string[] {
  return questionsIn(written).map((each) => each.asked);
}

test('two questions in one sentence are parted where the second begins', () => {
  expect(asked('The pot is full of roots. When do I repot it and how much bigger may the new pot be?')).toEqual([
    'When do I repot it',
    'how much bigger may the new pot be',
  ]);
});

test('each question keeps what the text tells', () => {
  const [first, second] = questionsIn(
    'It stands in a dark hall. How often do I water it? Can it go outside in summer?',
  );
  expect(first?.withStory).toBe('It stands in a dark hall. How often do I water it?');
  expect(second?.withStory).toBe('It stands in a dark hall. Can it go outside in summer?');
});

test('what stands before a colon belongs to each question after it', () => {
  const questions = questionsIn('LED panel: how far from the plants do I hang it and how many hours does it burn?');
  expect(questions.map(({ withStory }) => withStory)).toEqual([
    'LED panel: how far from the plants do I hang it?',
    'LED panel: how many hours does it burn?',
  ]);
});

test('a question that only goes on with the one before it is read together with it', () => {
  expect(questionsIn('When can I pot the pups and which soil?')[1]?.withQuestionBefore).toContain(
    'When can I pot the pups',
  );
});

test.each([
  'Its leaves are yellow and sticky. What is it? What do I do?',
  'How often do I water it?',
  'When I pulled up the roots there were tunnels in them. What eats them?',
  'Is it dead or can I save it?',
])('one question is not parted: %s', (written) => {
  expect(asked(written)).toEqual([]);
});

test.each([
  ['when and how can i divide them', ['when can i divide them', 'how can i divide them']],
  [
    'how deep should rhizomes be planted and when?',
    ['how deep should rhizomes be planted', 'when should rhizomes be planted'],
  ],
  [
    'how often do I water and feed it in summer',
    ['how often do I water it in summer', 'how often do I feed it in summer'],
  ],
  ['how much light and humidity does it need', ['how much light does it need', 'how much humidity does it need']],
])('two things asked at once are two questions: %s', (written, expected) => {
  expect(asked(written)).toEqual(expected);
  expect(questionsIn(written).every(({ isJoined }) => isJoined)).toBe(true);
});

test.each([
  'How often are pots and boxes watered?',
  'When do tomatoes and peppers get planted out',
  'What do I use and why?',
])('what only names two things is one question: %s', (written) => {
  expect(asked(written)).toEqual([]);
});

test.each([
  'can I spray dish soap on aphids, how much per quart of water',
  'Can I leave the bags outside and how long does it take?',
  'How do I root a cutting & which month is best',
])('a half without a subject depends on the other: %s', (written) => {
  expect(questionsIn(written).map(({ isDependent }) => isDependent)).toEqual([false, true]);
});

test('what is told just before "how do I stop it?" belongs to it', () => {
  expect(asked('it spreads everywhere, how do i stop it? and is it dangerous for dogs')).toEqual([
    'it spreads everywhere, how do i stop it',
    'is it dangerous for dogs',
  ]);
});

test.each([
  ['is it bad to water in the evening and do drops on leaves burn them?', 'do drops on leaves burn them'],
  ['need 2 kinds or not, and will squirrels leave me any', 'will squirrels leave me any'],
  ['does it need wires to climb? and is it poisonous', 'is it poisonous'],
  ['is it better to sow in spring or autumn & do i soak them', 'do i soak them'],
])('the second question is seen: %s', (written, second) => {
  expect(asked(written)[1]).toBe(second);
});

test.each([
  ['is coleus ok for full sun, and should i pinch the flowers?', 'is coleus ok for full sun'],
  [
    'are citronella geraniums safe around my dog and do they keep off mosquitos',
    'are citronella geraniums safe around my dog',
  ],
  ['whats the diff to peppermint and is it ok for cats', 'whats the diff to peppermint'],
  ['how do you use the leaves in tea and overwinter it in NY', 'how do you use the leaves in tea'],
  ['how can I get it to bloom and also be bushy', 'how can I get it to bloom'],
  [
    'can I use coffee grounds and pine needles to make the soil acid?',
    'can I use coffee grounds to make the soil acid',
  ],
])('the first question is seen: %s', (written, first) => {
  expect(asked(written)[0]).toBe(first);
  expect(asked(written)).toHaveLength(2);
});

test.each([
  ['how do i know berries are ripe and does it spread?', 'does it spread'],
  ['mulch: how thick and does it bring termites to the house', 'does it bring termites to the house'],
  ['what is the safest way to remove it, and can I burn it', 'can I burn it'],
])('a short question with a verb of its own is one: %s', (written, second) => {
  expect(asked(written)[1]).toBe(second);
});

test.each([
  'is dropping leaves and turning yellow',
  'How do I root a rose cutting? have a potato at hand',
  'how do I lift and store it',
  'how do I get them to fruit and stay healthy',
  'can I use vinegar or salt on paths',
])('what tells or goes on is no second question: %s', (written) => {
  expect(asked(written)).toEqual([]);
});

test('what is told after a question belongs to the story', () => {
  const [first, second] = questionsIn('How long till its ready and how do i know, started in may with leaves');
  expect(second?.asked).toBe('how do i know');
  expect(second?.isFragment).toBe(true);
  expect(first?.withStory).toContain('started in may');
});

test.each([
  ['Can it live in water forever, and do I need to feed it then?', true],
  ['good for a dark corner? and how often does it need water there?', true],
  ['can it stay outside and is there a risk of frost', false],
])('a question that speaks of the matter of the one before it: %s', (written, refersBack) => {
  expect(questionsIn(written)[1]?.refersBack).toBe(refersBack);
});

test.each([
  [
    'Can I put cooked rice in the heap? and are rats my fault',
    ['Can I put cooked rice in the heap', 'are rats my fault'],
  ],
  ['is it ok to use potting soil, and how big a pot?', ['is it ok to use potting soil', 'how big a pot']],
])('what asks without a pronoun is a question too: %s', (written, expected) => {
  expect(asked(written)).toEqual(expected);
});

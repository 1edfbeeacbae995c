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

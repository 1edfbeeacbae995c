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

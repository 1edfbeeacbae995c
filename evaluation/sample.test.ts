import { expect, test } from 'vitest';
import type { AnsweredQuestion } from './ask.ts';
import { sampleOf, samplePage } from './sample.ts';

const answered = Array.from({ length: 50 }, (_, at) => answer(`t-${String(at).padStart(3, '0')}`));

function answer(id: string): AnsweredQuestion {
  return {
    question: {
      id,
      species: 'snake plant',
      question: 'How often do I water it?',
      form: 'how-often',
      topic: 'watering',
      first: [],
      right: [['dr*']],
      wrong: [],
      dangerous: [],
      mustWarn: [],
      sense: 'Only when the soil is dry.',
    },
    advice: '**Watering:** every month.\n\nLess in winter.',
    grade: 'wrong',
    faults: ['does not say: dr*'],
  };
}

const ids = (sample: readonly AnsweredQuestion[]) => sample.map(({ question }) => question.id);

test('a seed always takes the same questions, and another seed takes others', () => {
  const sample = ids(sampleOf(answered, 20, 7));
  expect(new Set(sample)).toHaveProperty('size', 20);
  expect(ids(sampleOf(answered.toReversed(), 20, 7))).toEqual(sample);
  expect(ids(sampleOf(answered, 20, 8))).not.toEqual(sample);
});

test('a sample larger than the set is the whole set', () => {
  expect(ids(sampleOf(answered, 100, 7)).toSorted()).toEqual(ids(answered));
});

test('the page quotes each answer as it is, with its grade and its faults', () => {
  const page = samplePage([answer('t-001')], 7);
  expect(page).toContain('--sample 1 --seed 7');
  expect(page).toContain('0 right, 0 partly, 0 unanswered, 1 wrong, 0 dangerous');
  expect(page).toContain('## 1. snake plant: wrong\n\n**How often do I water it?**');
  expect(page).toContain(String.raw`- The grader: does not say: dr\*`);
  expect(page).toContain('> **Watering:** every month.\n>\n> Less in winter.\n');
});

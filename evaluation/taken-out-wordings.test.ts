import { expect, test } from 'vitest';
import type { WorkedQuestion } from '../server/src/engines/embedded/care-answers/intent/worked-questions.ts';
import type { PlantQuestion } from '../server/src/knowledge/plant-questions.ts';
import { isTold, takeOutWordings } from './taken-out-wordings.ts';

const written = (): { workedQuestions: WorkedQuestion[]; plantQuestions: PlantQuestion[] } => ({
  workedQuestions: [
    {
      id: 'moss-in-lawn',
      patterns: [],
      examples: ['moss in my lawn', 'how do I get rid of moss', 'moss everywhere'],
      replies: [{ say: 'Rake it out.' }],
      instead: 'record',
      permission: false,
    },
  ],
  plantQuestions: [
    {
      plants: ['Monstera deliciosa'],
      title: 'Aerial roots',
      questions: ['roots in the air', 'cut the air roots?', 'long brown roots from the stem'],
      answer: 'Leave them.',
    },
    { title: 'Moss in lawn', questions: ['moss in my lawn', 'moss everywhere'], answer: 'Rake it out.' },
  ],
});

test('each wording that is taken out is in the entry no longer', () => {
  const entries = written();
  const taken = takeOutWordings(entries, { size: 2, seed: 3 });
  const left = [
    ...entries.workedQuestions.flatMap(({ examples }) => examples),
    ...entries.plantQuestions.flatMap(({ questions }) => questions),
  ];
  expect(taken).toHaveLength(2);
  expect(left.filter((wording) => taken.some((each) => each.wording === wording))).toEqual([]);
});

test('the same seed takes out the same wordings', () => {
  const [one, other] = [
    takeOutWordings(written(), { size: 2, seed: 7 }),
    takeOutWordings(written(), { size: 2, seed: 7 }),
  ];
  expect(one).toEqual(other);
});

test('an answer is told where most of its beginning is, whatever stands before it', () => {
  const answer = 'Cut the stem just below a node, and let the cut dry for two days before it is planted.';
  expect(isTold([answer], `**Yes:** cut the stem just below a node, and let the cut dry for two days.`)).toBe(true);
  expect(isTold([answer], 'Cut the stem in spring, and water it well.')).toBe(false);
});

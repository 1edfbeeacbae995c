import { expect, test } from 'vitest';
import { answersTold } from './answers-told.ts';

test('what was told in words stands as answers: the place, the sign, then the circumstances', () => {
  expect(answersTold(['leaf: yellow'], { leaves: 'old', soil: 'wet' })).toEqual([
    { question: 'where', value: 'old_leaves' },
    { question: 'leaf_sign', value: 'yellow' },
    { question: 'soil', value: 'wet' },
  ]);
});

test('which leaves are meant is left open where it was not told', () => {
  expect(answersTold(['leaf: powder'], {})).toEqual([
    { question: 'where', value: null },
    { question: 'leaf_sign', value: 'powder' },
  ]);
});

test('a sign of another part leads to that part', () => {
  expect(answersTold(['fruit: dark end'], {})[0]).toEqual({ question: 'where', value: 'fruit' });
});

test('circumstances without a sign tell nothing', () => {
  expect(answersTold([], { soil: 'wet' })).toEqual([]);
});

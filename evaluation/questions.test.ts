import { expect, test } from 'vitest';
import { gradeAnswer } from './grade.ts';
import { loadQuestions, SETS } from './questions.ts';

const sets = SETS.flatMap((name) => loadQuestions(name) ?? []);

test('no question is asked twice', () => {
  const asked = sets.map(({ species, question }) => `${species}: ${question}`.toLowerCase());
  expect(asked.filter((question, at) => asked.indexOf(question) !== at)).toEqual([]);
});

test('an answer that says what is expected of it is right', () => {
  const failing = sets.filter((question) => {
    const { first, right, mustWarn } = question;
    const said = [first, ...right, ...mustWarn].map(([phrase = '']) => phrase.replaceAll('*', ''));
    return gradeAnswer(question, said.join(' ')).grade !== 'right';
  });
  expect(failing.map(({ id }) => id)).toEqual([]);
});

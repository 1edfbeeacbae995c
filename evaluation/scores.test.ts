import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import type { Question } from './questions.ts';
import { percent, scoreRows, scoresOf } from './scores.ts';

const howOften: Question = {
  id: 't-001',
  species: 'snake plant',
  question: 'How often should I water it?',
  form: 'how-often',
  topic: 'watering',
  first: [],
  right: [['dry']],
  wrong: [],
  dangerous: [],
  mustWarn: [],
  sense: 'Only when the soil is dry.',
};

test('questions are counted in all, by form and by topic, and groups without one are left out', () => {
  const answered = [ask(howOften), ask({ ...howOften, id: 't-002', topic: 'general', right: [['no such phrase']] })];
  expect(scoreRows(scoresOf(answered))).toEqual([
    ['', 'questions', 'right', 'partly', 'unanswered', 'wrong', 'dangerous', 'right %'],
    ['all', '2', '1', '0', '0', '1', '0', '50.0'],
    ['form: how-often', '2', '1', '0', '0', '1', '0', '50.0'],
    ['topic: watering', '1', '1', '0', '0', '0', '0', '100.0'],
    ['topic: general', '1', '0', '0', '0', '1', '0', '0.0'],
  ]);
});

test('there is no share of nothing', () => {
  expect(percent(0, 0)).toBe('–');
});

import { expect, test } from 'vitest';
import type { ProblemRecord } from '../../knowledge/problem-record.ts';
import { problems } from '../../knowledge/problems.ts';
import { treatmentReminders } from './treatment-reminders.ts';

const LOOK = 'Take a new photo of the same leaf';

function treatedBy(...treatment: ProblemRecord['treatment']): ProblemRecord {
  const [problem] = problems;
  if (!problem) throw new Error('The knowledge base knows no problem');
  return { ...problem, treatment };
}

const titlesAndDays = (problem: ProblemRecord | null) =>
  treatmentReminders('Rust', problem).map(({ title, inDays }) => [title, inDays]);

test('a step for today needs no reminder, and a repeated step is numbered', () => {
  const problem = treatedBy(
    { step: 'Cut off the leaves.', inDays: 0, again: null, type: 'pruning' },
    { step: 'Spray it: both sides.', inDays: 0, again: { everyDays: 5, times: 3 }, type: 'pest_control' },
    { step: 'Look again.', inDays: 10, again: null, type: 'observation' },
  );
  expect(titlesAndDays(problem)).toEqual([
    ['Spray it (2 of 3)', 5],
    ['Spray it (3 of 3)', 10],
    ['Look again', 10],
    [LOOK, 7],
    [LOOK, 14],
  ]);
});

test('a problem without a known treatment still asks for new photos', () => {
  expect(treatmentReminders('Black goo', null)).toMatchObject([
    { title: LOOK, inDays: 7, type: 'observation', description: expect.stringContaining('Black goo') },
    { title: LOOK, inDays: 14 },
  ]);
});

test('every known treatment makes one-line titles, and a limited number of reminders', () => {
  for (const problem of problems) {
    for (const { title, inDays } of treatmentReminders(problem.name, problem)) {
      expect(title.length).toBeGreaterThan(3);
      expect(title.length).toBeLessThanOrEqual(95);
      expect(inDays).toBeGreaterThan(0);
      expect(inDays).toBeLessThanOrEqual(370);
    }
  }
});

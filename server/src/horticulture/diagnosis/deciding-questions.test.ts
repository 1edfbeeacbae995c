import type { QuestionAnswer } from '@plantcare/contract/measured-diagnosis.ts';
import type { Sign } from '@plantcare/contract/problem-signs.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diagnosisQuestions } from '../../knowledge/diagnosis-questions.ts';
import { evidenceOf } from './answers.ts';
import { decidingQuestions } from './deciding-questions.ts';
import { rankProblems } from './rank-problems.ts';

const answers = fc.uniqueArray(
  fc.constantFrom(
    ...diagnosisQuestions.flatMap(({ question, answers: all }) =>
      [null, ...all.map(({ value }) => value)].map((value): QuestionAnswer => ({ question, value })),
    ),
  ),
  { selector: ({ question }) => question, maxLength: 6 },
);

test('at most two are asked at a time, never one that was answered, and at most six in all', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const asked = decidingQuestions(rankProblems({ ...evidenceOf(given), host: null }), given);
      expect(asked.length).toBeLessThanOrEqual(Math.min(2, 6 - given.length));
      for (const { question } of given) expect(asked.map((each) => each.question)).not.toContain(question);
    }),
    { numRuns: 25 },
  );
});

test.each<[Sign, string]>([
  ['leaf: yellow between veins', 'leaves'],
  ['leaf: wilting', 'soil'],
])('%s: what tells most is asked first (%s)', (sign, question) => {
  expect(decidingQuestions(rankProblems({ signs: [sign], host: null }), [])[0]?.question).toBe(question);
});

test('"not sure" changes nothing, and what was seen once is not absent', () => {
  expect(evidenceOf([{ question: 'soil', value: null }])).toEqual({ signs: [], absent: [], circumstances: {} });
  const told = evidenceOf([
    { question: 'insects', value: 'wool' },
    { question: 'webs', value: 'no' },
  ]);
  expect(told).toMatchObject({ signs: ['insect: white wool'], absent: ['leaf: webbing'] });
});

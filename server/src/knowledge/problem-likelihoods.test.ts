import { CIRCUMSTANCE_NAMES, CIRCUMSTANCES, SIGNS } from '@plantcare/contract/problem-signs.ts';
import { expect, test } from 'vitest';
import { diagnosisQuestions } from './diagnosis-questions.ts';
import { problemLikelihoods, shareOf, unscoredProblems, usualCircumstance } from './problem-likelihoods.ts';
import { problems } from './problems.ts';

test('every problem has likelihoods, or says why no sign reveals it', () => {
  const known = [...Object.keys(problemLikelihoods), ...Object.keys(unscoredProblems)];
  expect(known.toSorted()).toEqual(problems.map(({ _id }) => _id).toSorted());
});

test('the values of a circumstance add up to 1, for each problem and for the usual plant', () => {
  for (const name of CIRCUMSTANCE_NAMES) {
    const usual = CIRCUMSTANCES[name].reduce((sum, value) => sum + usualCircumstance(name, value), 0);
    expect(usual, name).toBeCloseTo(1);
    for (const [id, { circumstances }] of Object.entries(problemLikelihoods)) {
      const shares = CIRCUMSTANCES[name].map((value) => shareOf(circumstances, name, value) ?? 0);
      if (!Object.hasOwn(circumstances, name)) continue;
      expect(
        shares.reduce((sum, share) => sum + share, 0),
        `${id}: ${name}`,
      ).toBeCloseTo(1);
    }
  }
});

test('every problem has a sign that reveals it, and every sign reveals some problem', () => {
  const told = Object.entries(problemLikelihoods).map(([id, { signs }]) => [id, Math.max(...Object.values(signs))]);
  expect(told.filter(([, most]) => Number(most) < 0.4)).toEqual([]);
  const shown = new Set(Object.values(problemLikelihoods).flatMap(({ signs }) => Object.keys(signs)));
  expect(SIGNS.filter((sign) => !shown.has(sign))).toEqual([]);
});

test('every answer to a question says something, or leads to a question that does', () => {
  const leadOn = new Set(diagnosisQuestions.flatMap(({ after }) => after?.values ?? []));
  const empty = diagnosisQuestions.flatMap(({ question, answers }) =>
    answers
      .filter(
        ({ value, signs, absent, circumstances }) =>
          signs.length + absent.length + Object.keys(circumstances).length === 0 && !leadOn.has(value),
      )
      .map(({ value }) => `${question}: ${value}`),
  );
  expect(empty).toEqual([]);
});

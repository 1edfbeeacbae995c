import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { IN_MAY } from './advice-in-may.ts';
import { adviseCare } from './care-advice.ts';

/** A screen or two of a phone. */
const MAX_WORDS_OF_ANSWER = 235;

/** What an expert would insist on in the answer, and what would be wrong in it: regular expressions, letters of any case. */
const questions = z
  .array(
    z.strictObject({
      species: z.string(),
      question: z.string(),
      must: z.array(z.string()).min(1),
      mustNot: z.array(z.string()),
      why: z.string(),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('gardener-questions.json', import.meta.url), 'utf8')));

const answered = questions.map((each) => {
  const asked = { plantSpecies: each.species, question: each.question === '' ? null : each.question, plant: null };
  return { ...each, answer: adviseCare(asked, IN_MAY).advice };
});

function faults(each: (typeof answered)[number]): string[] {
  const { answer } = each;
  const has = (pattern: string) => new RegExp(pattern, 'isu').test(answer);
  return [
    ...each.must.filter((pattern) => !has(pattern)).map((pattern) => `lacks /${pattern}/`),
    ...each.mustNot.filter(has).map((pattern) => `has /${pattern}/`),
  ];
}

test('the questions of gardeners are answered as an expert would insist', () => {
  const results = answered.map((each) => ({ each, wrong: faults(each) }));
  const failed = results.filter(({ wrong }) => wrong.length > 0);
  process.stdout.write(
    `Gardeners’ questions: ${questions.length - failed.length} of ${questions.length} answered rightly\n`,
  );
  const report = failed.map(
    ({ each, wrong }) => `${each.species}: ${each.question}\n  ${wrong.join(', ')} (${each.why})\n${each.answer}`,
  );
  expect(report).toEqual([]);
});

test('no answer is too long for a phone', () => {
  const long = answered
    .filter(({ question }) => question !== '')
    .map((each) => ({ each, words: each.answer.split(/\s+/).length }));
  expect(
    long
      .filter(({ words }) => words > MAX_WORDS_OF_ANSWER)
      .map(({ each, words }) => `${words}: ${each.species}, ${each.question}`),
  ).toEqual([]);
});

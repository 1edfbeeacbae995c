import { identifyPlant } from '@plantcare/contract/assistant/identify.ts';
import { listAnswers } from '@plantcare/contract/assistant/kept-answers.ts';
import type { KeyAnswer } from '@plantcare/contract/identification-key.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

let ada: Gardener;
beforeAll(async () => {
  ada = await server.register('Ada');
});

const identify = async (answers: KeyAnswer[], seen?: object) => {
  const form = { answers: JSON.stringify(answers), ...(seen && { seen: JSON.stringify(seen) }) };
  return (await server.call(identifyPlant, { form, photos: [] }, ada.token)).data;
};

const refused = (form: Record<string, string>) => server.refusal(identifyPlant, { form }, ada.token);

describe('without a photo', () => {
  test('the key begins with a question', async () => {
    const begun = await identify([]);
    expect(begun).toMatchObject({ species: 'Unknown Plant', candidates: [], asked: 0, seen: null, answerId: null });
    expect(begun.nextQuestion?.answers.length).toBeGreaterThanOrEqual(3);
  });

  test('each answer narrows the choice, until there is nothing to ask', async () => {
    const answers: KeyAnswer[] = [];
    let data = await identify(answers);
    while (data.nextQuestion) {
      const { trait, answers: possible } = data.nextQuestion;
      answers.push({ trait, value: possible[0]?.value ?? null });
      data = await identify(answers);
      expect(data.asked).toBe(answers.length);
      expect(data.candidates.length).toBeGreaterThan(0);
    }
    expect(answers.length).toBeLessThanOrEqual(6);
    expect(new Set(answers.map(({ trait }) => trait)).size).toBe(answers.length);
    expect(Math.max(...data.candidates.map(({ confidence }) => confidence))).toBeLessThanOrEqual(75);
  });

  test('the answer is kept once nothing is left to ask', async () => {
    const answers: KeyAnswer[] = [];
    let data = await identify(answers);
    while (data.nextQuestion) {
      answers.push({ trait: data.nextQuestion.trait, value: null });
      data = await identify(answers);
    }
    const [kept] = await server.call(listAnswers, { query: { ability: 'identify', limit: 1 } }, ada.token);
    expect(kept).toMatchObject({ _id: data.answerId, asked: 'What the plant looks like', data });
  });

  test('what the first photo showed comes along', async () => {
    const data = await identify([{ trait: 'margin', value: null }], { green: 70, red: 20 });
    expect(data.seen).toEqual({ green: 70, red: 20 });
    expect(data.description).toContain('The photo shows mostly green');
  });
});

describe('bad answers are refused in words', () => {
  test.each([
    ['leaves', 'The answers must be JSON: [{"trait": …, "value": …}, …]'],
    ['{}', 'Answers must be a list'],
    ['["round"]', 'Each answer needs a trait and a value'],
    ['[{"trait":"smell","value":"mint"}]', 'There is no such question'],
    ['[{"trait":"form"}]', 'Each answer needs a value, or null for "not sure"'],
    ['[{"trait":"form","value":"round"}]', 'That is no answer to the question'],
    ['[{"trait":"form","value":"tree"},{"trait":"form","value":null}]', 'A question can be answered only once'],
    [
      JSON.stringify(
        ['form', 'margin', 'veins', 'stem', 'place', 'fruit', 'armor'].map((trait) => ({ trait, value: null })),
      ),
      'There are at most 6 questions to answer',
    ],
  ])('%s', async (answers, msg) => {
    expect(await refused({ answers })).toMatchObject({ status: 400, msg, fields: { answers: msg } });
  });

  test.each([
    ['much green', 'What was seen must be JSON: {"green": …}'],
    ['{"green": 130}', 'A share is a number from 0 to 100'],
    ['[]', 'Seen must be shares by color'],
    ['{"mauve": 3}', 'Seen must be shares by color'],
  ])('seen %s', async (seen, msg) => {
    expect(await refused({ answers: '[]', seen })).toMatchObject({ status: 400, msg, fields: { seen: msg } });
  });

  test('neither photo nor answers', async () => {
    const msg = 'Please select an image first';
    expect(await refused({})).toMatchObject({ status: 400, msg, fields: { image: msg } });
    expect(await refused({ answers: '' })).toMatchObject({ status: 400, msg });
  });
});

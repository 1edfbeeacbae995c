import { careAdvice } from '@plantcare/contract/assistant/care-advice.ts';
import { diagnosePlant } from '@plantcare/contract/assistant/diagnose.ts';
import { listAnswers } from '@plantcare/contract/assistant/kept-answers.ts';
import type { GuideAnswer } from '@plantcare/contract/diagnosis-guide.ts';
import { addPlant } from '@plantcare/contract/plants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerInThread } from '../src/engines/embedded/answering-thread.ts';
import type { Gardener } from './support/client.ts';
import { leafPhoto } from './support/files/leaf-photo.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

let ada: Gardener;
beforeAll(async () => {
  // The first care question loads all that is known of plants.
  await answerInThread('preparation');
  ada = await server.register('Ada');
});

interface Told {
  plant?: string;
  species?: string;
  measured?: string;
}

async function answered(answers: readonly GuideAnswer[], told: Told = {}, by = ada) {
  const form = { ...told, answers: JSON.stringify(answers) };
  const { data } = await server.call(diagnosePlant, { form, photos: [] }, by.token);
  return { ...data, guide: data.guide ?? { question: null, answered: [], candidates: [] } };
}

const MITES: readonly GuideAnswer[] = [
  { question: 'where', value: 'all_leaves' },
  { question: 'leaf_sign', value: 'dots' },
  { question: 'webs', value: 'yes' },
];

describe('without a photo', () => {
  test('the guide asks where it is seen, then what, and nothing is kept while it asks', async () => {
    const first = await answered([]);
    expect(first).toMatchObject({ condition: 'Not known yet', confidence: 0, severity: 'Unknown', answerId: null });
    expect(first.guide).toMatchObject({ question: { question: 'where' }, answered: [], candidates: [] });
    const second = await answered([{ question: 'where', value: 'new_leaves' }]);
    expect(second.guide.question?.question).toBe('leaf_sign');
    expect(second.guide.question?.answers).toContainEqual({
      value: 'powder',
      label: 'White powder',
      sign: 'leaf: powder',
    });
    expect(second.guide.answered).toEqual([
      { question: 'where', value: 'new_leaves', text: 'Where do you see it first?', label: 'Young leaves' },
    ]);
    expect(await server.call(listAnswers, { query: {} }, ada.token)).toEqual([]);
  });

  test('at most six questions are asked, all of which can be skipped', async () => {
    const skipped: GuideAnswer[] = [];
    for (let turn = 0; turn < 7; turn++) {
      const { question } = (await answered(skipped)).guide;
      if (!question) break;
      skipped.push({ question: question.question, value: null });
    }
    expect(skipped.length).toBeLessThanOrEqual(6);
    expect(await answered(skipped)).toMatchObject({ condition: 'Not known yet', guide: { question: null } });
  });

  test('answers that fit one problem name it, with its severity from 60% on, what to check and when to look again', async () => {
    const eve = await server.register('Eve');
    const answer = await answered(MITES, {}, eve);
    expect(answer).toMatchObject({ condition: 'Spider mites', severity: 'High' });
    expect(answer.confidence).toBeGreaterThanOrEqual(60);
    expect(answer.symptoms).toContain('What do the leaves show? Fine pale dots.');
    expect(answer.rootCause).toContain('To make sure');
    expect(answer.treatment).toMatch(/^1\. /);
    expect(answer.timeline).toContain('Look again in 3 days.');
  });

  test('answers that leave doubt name no severity, and say what is safe until it is known', async () => {
    const answer = await answered([
      { question: 'where', value: 'old_leaves' },
      { question: 'leaf_sign', value: 'wilting' },
      { question: 'soil', value: 'wet' },
    ]);
    expect(answer.confidence).toBeLessThan(60);
    expect(answer).toMatchObject({ severity: 'Unknown', prevention: null });
    expect(answer.treatment).toMatch(/^Until it is certain/);
    expect(answer.guide.candidates.length).toBeGreaterThanOrEqual(2);
  });

  test('dry soil takes overwatering out of the candidates', async () => {
    const yellow = [
      { question: 'where', value: 'old_leaves' },
      { question: 'leaf_sign', value: 'wilting' },
    ];
    const problems = async (value: string) =>
      (await answered([...yellow, { question: 'soil', value }])).guide.candidates.map(({ problem }) => problem);
    expect(await problems('wet')).toContain('overwatering');
    expect(await problems('dry')).not.toContain('overwatering');
  });

  test('a problem of the own plant comes first, and problems of other plants are left out', async () => {
    const rose = await server.call(addPlant, { form: { name: 'Rose', species: 'Rosa' } }, ada.token);
    const spots = [
      { question: 'where', value: 'old_leaves' },
      { question: 'leaf_sign', value: 'black_spots' },
    ];
    const of = async (told: Told) => (await answered(spots, told)).guide.candidates[0]?.problem;
    expect(await of({ plant: rose._id })).toBe('black-spot');
    const monstera = await server.call(addPlant, { form: { name: 'Monty', species: 'Monstera deliciosa' } }, ada.token);
    const all = (await answered(spots, { plant: monstera._id })).guide.candidates;
    expect(all.map(({ problem }) => problem)).not.toContain('black-spot');
  });

  test('the last answer is kept', async () => {
    const bea = await server.register('Bea');
    const answers: GuideAnswer[] = [...MITES];
    for (let turn = 0; turn < 6; turn++) {
      const { guide, answerId } = await answered(answers, {}, bea);
      if (!guide.question) {
        expect(answerId).not.toBeNull();
        break;
      }
      expect(answerId).toBeNull();
      answers.push({ question: guide.question.question, value: null });
    }
    const kept = await server.call(listAnswers, { query: { ability: 'diagnose' } }, bea.token);
    expect(kept).toMatchObject([{ asked: 'What the plant shows', data: { condition: 'Spider mites' } }]);
  });
});

test('with what a photo showed the guide goes on without the photo, and answers with the same measurements', async () => {
  const photo = await leafPhoto({ spots: 10 });
  const { data } = await server.call(diagnosePlant, { form: {}, photos: [photo] }, ada.token);
  const measured = JSON.stringify(data.measured);
  const answer = await answered([{ question: 'rubs', value: 'yes' }], { measured });
  expect(answer.measured).toEqual(data.measured);
  expect(answer.condition).toBe('Rust');
  expect(answer.symptoms).toMatch(/^About \d+% of the leaf is brown/);
});

test('what a care question tells of an ailing plant stands as answers with which the guide goes on', async () => {
  const question = 'Why do the lower leaves turn yellow? The soil is always wet.';
  const { data } = await server.call(careAdvice, { json: { plantSpecies: 'Basil', question } }, ada.token);
  expect(data.symptoms).toEqual([
    { question: 'where', value: 'old_leaves' },
    { question: 'leaf_sign', value: 'yellow' },
    { question: 'soil', value: 'wet' },
  ]);
  const goesOn = await answered(data.symptoms ?? [], { species: 'Basil' });
  expect(goesOn.guide.answered).toHaveLength(3);
  const care = await server.call(
    careAdvice,
    { json: { plantSpecies: 'Basil', question: 'How often to water?' } },
    ada.token,
  );
  expect(care.data.symptoms).toBeUndefined();
});

test('the species counts where no own plant is named', async () => {
  const spots = [
    { question: 'where', value: 'old_leaves' },
    { question: 'leaf_sign', value: 'black_spots' },
  ];
  expect((await answered(spots, { species: 'Rosa' })).guide.candidates[0]?.problem).toBe('black-spot');
});

test('without a photo and without answers a photo is asked for', async () => {
  expect(await server.refusal(diagnosePlant, { form: {}, photos: [] }, ada.token)).toMatchObject({
    status: 400,
    fields: { image: 'Please select an image first' },
  });
});

test.each<[string, string, string | undefined]>([
  ['signed out', '[]', undefined],
  ['for a plant of somebody else', '[]', 'plant'],
])('is refused %s', async (_, answers, plant) => {
  const eve = await server.register();
  const theirs = await server.call(addPlant, { form: { name: 'Fern' } }, eve.token);
  const form = { answers, ...(plant && { plant: theirs._id }) };
  const refusal = await server.refusal(diagnosePlant, { form, photos: [] }, plant ? ada.token : undefined);
  expect(refusal.status).toBe(plant ? 404 : 401);
});

import type { Ability } from '@plantcare/contract/assistant/answer.ts';
import { careAdvice } from '@plantcare/contract/assistant/care-advice.ts';
import { careSchedule } from '@plantcare/contract/assistant/care-schedule.ts';
import { climateCare, PLACEHOLDER_WEATHER } from '@plantcare/contract/assistant/climate-care.ts';
import { diagnosePlant } from '@plantcare/contract/assistant/diagnose.ts';
import { assistantEngines } from '@plantcare/contract/assistant/engines.ts';
import { growthPrediction } from '@plantcare/contract/assistant/growth-prediction.ts';
import { identifyPlant } from '@plantcare/contract/assistant/identify.ts';
import { deleteAnswer, listAnswers } from '@plantcare/contract/assistant/kept-answers.ts';
import { deleteAccount } from '@plantcare/contract/auth.ts';
import { addDiaryEntry } from '@plantcare/contract/diary.ts';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import { updatePlace } from '@plantcare/contract/places.ts';
import { addPlant, deletePlant } from '@plantcare/contract/plants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerInThread } from '../src/engines/embedded/answering-thread.ts';
import type { Gardener } from './support/client.ts';
import { leafPhoto } from './support/files/leaf-photo.ts';
import { promisedPng } from './support/files/pictures.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

const ID = '0198a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const EMBEDDED = { source: 'embedded', engine: 'Built-in knowledge base' };

let ada: Gardener;
let eve: Gardener;
let monstera: string;
let photo: Blob;
beforeAll(async () => {
  // The first care question loads all that is known of plants.
  await answerInThread('preparation');
  [ada, eve] = await Promise.all([server.register('Ada'), server.register('Eve')]);
  photo = await leafPhoto();
  monstera = await plantOf(ada);
});

async function plantOf({ token }: Gardener, species = 'Monstera deliciosa'): Promise<string> {
  return (await server.call(addPlant, { form: { name: 'Fenster', species } }, token))._id;
}

const advice = (json: Parameters<typeof server.call<typeof careAdvice>>[1]['json'], { token } = ada) =>
  server.call(careAdvice, { json }, token);
const answers = (query: { plant?: string; ability?: Ability; limit?: number } = {}, { token } = ada) =>
  server.call(listAnswers, { query }, token);

describe('with nothing configured', () => {
  test('the embedded engine answers everything, and the server says so', async () => {
    expect(await server.call(assistantEngines, {}, ada.token)).toEqual({
      text: EMBEDDED,
      identify: EMBEDDED,
      diagnose: EMBEDDED,
    });
  });

  test('care advice is about the species asked for', async () => {
    const { data } = await advice({ plantSpecies: 'Monstera deliciosa', question: 'How often should I water it?' });
    expect(data).toMatchObject({ ...EMBEDDED, known: { scientificName: 'Monstera deliciosa', as: 'species' } });
    expect(data.advice).toMatch(/water/i);
  });

  test('a question may be left out, null or empty', async () => {
    for (const question of [undefined, null, '', '  ']) {
      const { data } = await advice({ plantSpecies: 'Basil', question });
      expect(data.advice.length).toBeGreaterThan(200);
    }
  });

  test('growth, schedule and climate care are answered with no more than the species', async () => {
    const { token } = ada;
    const growth = await server.call(growthPrediction, { json: { species: 'Monstera deliciosa' } }, token);
    expect(growth.data.timeline.map(({ weeks }) => weeks)).toEqual(expect.arrayContaining([0, 4, 12, 26, 52]));
    const schedule = await server.call(careSchedule, { json: { plantSpecies: 'Monstera deliciosa' } }, token);
    expect(schedule.data.tasks.map(({ type }) => type)).toContain('watering');
    const json = { plantData: { species: 'Monstera deliciosa' }, weatherData: PLACEHOLDER_WEATHER };
    const climate = await server.call(climateCare, { json }, token);
    expect(climate.data.recommendations).toMatch(/22 °C/);
  });

  test('the light of a place counts for the plants that stand there', async () => {
    const { token } = ada;
    const species = 'Monstera deliciosa';
    const form = { name: 'Shady', species, location: 'Den' };
    const { _id: plant, placeId } = await server.call(addPlant, { form }, token);
    const ask = async () => {
      const { data } = await server.call(careAdvice, { json: { plantSpecies: species, plant } }, token);
      const schedule = await server.call(
        careSchedule,
        { json: { plantSpecies: species, location: 'Den', plant } },
        token,
      );
      return { advice: data.advice, watering: schedule.data.tasks.find(({ type }) => type === 'watering')?.interval };
    };
    const before = await ask();
    expect(before.advice).not.toContain('You noted its place');
    const json = { site: 'indoors', light: 'low' } as const;
    await server.call(updatePlace, { params: { id: `${placeId}` }, json }, token);
    const after = await ask();
    expect(after.advice).toContain('You noted its place as a dark or shady place.');
    expect(after.watering).toBeGreaterThan(before.watering ?? 0);
  });

  test('texts are written in the units asked for, also those that were kept', async () => {
    const { token } = ada;
    const question = { json: { plantSpecies: 'Basil' } };
    const metric = await server.call(careAdvice, question, token);
    const us = await server.call(careAdvice, { ...question, units: 'us' }, token);
    expect(metric.data.advice).toMatch(/\d °C/);
    expect(us.data.advice).toMatch(/\d °F/);
    expect(us.data.advice).not.toContain('°C');
    const kept = await server.call(listAnswers, { query: { ability: 'care-advice', limit: 1 }, units: 'us' }, token);
    expect(kept).toMatchObject([{ data: { advice: us.data.advice } }]);
    const again = await server.call(listAnswers, { query: { ability: 'care-advice', limit: 1 } }, token);
    expect(again).toMatchObject([{ data: { advice: metric.data.advice } }]);
  });

  test('a photo is answered with what SPEC.md names', async () => {
    const identified = await server.call(identifyPlant, { form: {}, photos: [photo] }, ada.token);
    expect(identified.data).toMatchObject({ species: 'Unknown Plant', confidence: 0, candidates: [], ...EMBEDDED });
    const diagnosed = await server.call(diagnosePlant, { form: {}, photos: [photo] }, ada.token);
    expect(diagnosed.data).toMatchObject({ condition: 'Healthy leaf', severity: 'Unknown', ...EMBEDDED });
  });
});

describe('bad input is refused in words', () => {
  test.each(['', '   ', undefined])('the species %j', async (plantSpecies) => {
    expect(await server.refusal(careAdvice, { json: { plantSpecies } }, ada.token)).toMatchObject({
      status: 400,
      msg: 'Please enter a plant species',
      fields: { plantSpecies: 'Please enter a plant species' },
    });
  });

  test.each([identifyPlant, diagnosePlant])('no image, or what is none, at $path', async (endpoint) => {
    expect(await server.refusal(endpoint, { form: {} }, ada.token)).toMatchObject({
      status: 400,
      msg: 'Please select an image first',
      fields: { image: 'Please select an image first' },
    });
    for (const bytes of [Buffer.from('no picture'), promisedPng(20_000, 20_000)]) {
      const photos = [new Blob([new Uint8Array(bytes)])];
      expect(await server.refusal(endpoint, { form: {}, photos }, ada.token)).toMatchObject({
        status: 400,
        fields: { image: expect.stringContaining('photo') },
      });
    }
  });

  test('more photos than are looked at together', async () => {
    expect(await server.refusal(identifyPlant, { form: {}, photos: Array(6).fill(photo) }, ada.token)).toMatchObject({
      status: 400,
      msg: 'Please send at most 5 photos at a time.',
    });
    const five = await server.call(identifyPlant, { form: {}, photos: Array(5).fill(photo) }, ada.token);
    expect(five.data.species).toBe('Unknown Plant');
  });

  test.each([
    [{ species: 'Fern', ageWeeks: 'old' }, 'Age must be a whole number of weeks'],
    [{ species: 'Fern', ageWeeks: -1 }, 'Age cannot be negative'],
    [{ species: 'Fern', health: 'fine' }, 'Please choose one of: healthy, needs_attention, sick'],
    [{ species: 'Fern', lastRepot: 'last year' }, 'Last repotted must be a date or "unknown"'],
    [{ species: 'x'.repeat(201) }, 'Plant species can have at most 200 characters'],
  ])('growth of %j', async (json, msg) => {
    expect(await server.refusal(growthPrediction, { json }, ada.token)).toMatchObject({ status: 400, msg });
  });

  test('what a browser sends of a plant that lacks everything is no bad input', async () => {
    const json = {
      species: 'Fern',
      ageWeeks: 12,
      health: 'healthy',
      lastRepot: 'unknown',
      lastPrune: 'unknown',
    } as const;
    const { data } = await server.call(
      growthPrediction,
      { json: { ...json, location: 'unknown', notes: '' } },
      ada.token,
    );
    expect(data.prediction).not.toBe('');
  });
});

describe('the plant an answer is about', () => {
  test('must be an own one, for every ability', async () => {
    const plant = monstera;
    const refusals = await Promise.all([
      server.refusal(careAdvice, { json: { plantSpecies: 'Fern', plant } }, eve.token),
      server.refusal(listAnswers, { query: { plant } }, eve.token),
    ]);
    refusals.push(await server.refusal(growthPrediction, { json: { species: 'Fern', plant } }, eve.token));
    refusals.push(await server.refusal(careSchedule, { json: { plantSpecies: 'Fern', plant } }, eve.token));
    const climate = { plantData: { species: 'Fern' }, plant };
    refusals.push(await server.refusal(climateCare, { json: climate }, eve.token));
    refusals.push(await server.refusal(identifyPlant, { form: { plant }, photos: [photo] }, eve.token));
    refusals.push(await server.refusal(diagnosePlant, { form: { plant }, photos: [photo] }, eve.token));
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 404, msg: 'Plant not found.' });
  });

  test('lends its diary to the answer', async () => {
    const plant = await plantOf(ada, 'Spathiphyllum wallisii');
    const form = { plant, title: 'Watered', activity: 'watering' };
    await server.call(addDiaryEntry, { form }, ada.token);
    const { data } = await advice({ plantSpecies: 'Peace lily', question: 'When should I water it again?', plant });
    expect(data.known?.scientificName).toBe('Spathiphyllum wallisii');
  });
});

describe('earlier answers', () => {
  test('can be read again, newest first, by plant and by ability', async () => {
    const plant = await plantOf(ada, 'Basil');
    const first = await advice({ plantSpecies: 'Basil', question: 'Why does it droop?', plant });
    const second = await server.call(careSchedule, { json: { plantSpecies: 'Basil', plant } }, ada.token);
    const kept = await answers({ plant });
    expect(kept.map(({ _id }) => _id)).toEqual([second.data.answerId, first.data.answerId]);
    expect(kept[1]).toMatchObject({
      ability: 'care-advice',
      asked: 'Basil: Why does it droop?',
      plant: { _id: plant, name: 'Fenster' },
      data: first.data,
    });
    expect(await answers({ plant, ability: 'care-schedule' })).toEqual([kept[0]]);
    expect(await answers({ plant, limit: 1 })).toEqual([kept[0]]);
  });

  test('are kept without a plant too, and are nobody else’s', async () => {
    const { data } = await advice({ plantSpecies: 'Rosemary' });
    expect((await answers({ limit: 1 }))[0]).toMatchObject({ _id: data.answerId, plant: null, asked: 'Rosemary' });
    expect(await answers({}, eve)).toEqual([]);
  });

  test('are forgotten one by one, by who got them', async () => {
    const { data } = await advice({ plantSpecies: 'Thyme' });
    const params = { id: data.answerId ?? ID };
    expect(await server.refusal(deleteAnswer, { params }, eve.token)).toMatchObject({ status: 404 });
    expect(await server.call(deleteAnswer, { params }, ada.token)).toEqual({ msg: 'Answer deleted.' });
    expect(await server.refusal(deleteAnswer, { params }, ada.token)).toMatchObject({ status: 404 });
  });

  test('are the fifty newest about a plant', async () => {
    const plant = await plantOf(eve);
    for (let asked = 0; asked < 52; asked++) await advice({ plantSpecies: `Fern ${asked}`, plant }, eve);
    const kept = await answers({ plant, limit: 100 }, eve);
    expect(kept.map(({ asked }) => asked)).toEqual(Array.from({ length: 50 }, (_, index) => `Fern ${51 - index}`));
  });

  test('go with their plant, and with the account', async () => {
    const gone = await server.register('Gone');
    const plant = await plantOf(gone);
    await advice({ plantSpecies: 'Monstera', plant }, gone);
    const { data } = await advice({ plantSpecies: 'Monstera' }, gone);
    await server.call(deletePlant, { params: { id: plant } }, gone.token);
    expect((await answers({}, gone)).map(({ _id }) => _id)).toEqual([data.answerId]);
    await server.call(deleteAccount, {}, gone.token);
    const rows = await server.db.selectFrom('answers').select('id').where('user_id', '=', gone.user._id).execute();
    expect(rows).toEqual([]);
  });
});

describe('an answer in lines', () => {
  function ask(endpoint: Endpoint, question: object, token = ada.token) {
    return server.request(`/api${endpoint.path}`, {
      method: 'POST',
      headers: {
        accept: 'application/x-ndjson',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(question),
    });
  }

  test.each([
    { endpoint: careAdvice, question: { plantSpecies: 'Basil' } },
    { endpoint: growthPrediction, question: { species: 'Basil' } },
    { endpoint: careSchedule, question: { plantSpecies: 'Basil' } },
    { endpoint: climateCare, question: { plantData: { species: 'Basil' } } },
  ])('is one whole line of the embedded engine: $endpoint.path', async ({ endpoint, question }) => {
    const response = await ask(endpoint, question);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const [line, ...more] = (await response.text()).trimEnd().split('\n');
    expect(more).toEqual([]);
    const parsed = endpoint.lines.parse(JSON.parse(line ?? ''));
    const kept = await answers({ limit: 1 });
    expect(kept[0]?._id).toBe(parsed.kind === 'answer' ? parsed.data.answerId : null);
  });

  test('is refused like any call when the question cannot be asked', async () => {
    const response = await ask(careAdvice, { plantSpecies: ' ' });
    expect({ status: response.status, body: await response.json() }).toMatchObject({
      status: 400,
      body: { msg: 'Please enter a plant species' },
    });
  });
});

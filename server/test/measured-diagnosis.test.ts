import { diagnosePlant } from '@plantcare/contract/assistant/diagnose.ts';
import { identifyPlant } from '@plantcare/contract/assistant/identify.ts';
import { listAnswers } from '@plantcare/contract/assistant/kept-answers.ts';
import { readOverlay, TISSUES } from '@plantcare/contract/measured-diagnosis.ts';
import { addPlant } from '@plantcare/contract/plants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { leafPhoto } from './support/leaf-photo.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

let ada: Gardener;
let spotted: Blob;
beforeAll(async () => {
  ada = await server.register('Ada');
  spotted = await leafPhoto({ spots: 10 });
});

type Form = { answers?: string; outline?: string; plant?: string };

const diagnose = async (photo: Blob, form: Form = {}) =>
  (await server.call(diagnosePlant, { form, photos: [photo] }, ada.token)).data;

async function measuredOn(photo: Blob, form: Form = {}) {
  const { measured } = await diagnose(photo, form);
  if (!measured) throw new Error('Nothing was measured');
  return measured;
}

describe('a leaf with spots', () => {
  test('is measured, and the figures stand in every part of the answer', async () => {
    const answer = await diagnose(spotted);
    expect(answer.symptoms).toMatch(/^About \d+% of the leaf is brown.*, in spots \(10 were counted\)\./);
    expect(answer.confidence).toBeGreaterThan(0);
    expect(answer.confidence).toBeLessThanOrEqual(60);
    for (const text of [answer.rootCause, answer.treatment, answer.timeline, answer.prevention])
      expect(text).toBeTruthy();
    expect(answer.treatment).toMatch(/^1\. /);
    const { measurements, hypotheses, questions } = answer.measured ?? {};
    expect(measurements).toMatchObject({ pattern: 'spots', spots: { count: 10 } });
    expect(hypotheses?.[0]?.name).toBe(answer.condition);
    expect(hypotheses?.length).toBeLessThanOrEqual(4);
    expect(questions).toHaveLength(2);
  });

  test('has an overlay of the whole photo in which the spots are brown', async () => {
    const { overlay, outline } = await measuredOn(spotted);
    const drawn = readOverlay(overlay);
    expect(overlay.width / overlay.height).toBeCloseTo(427 / 320, 1);
    expect(drawn[0]).toBe(-1);
    expect(drawn.filter((kind) => kind === TISSUES.indexOf('brown')).length).toBeGreaterThan(100);
    expect(overlay.runs.length).toBeLessThan(60_000);
    expect(outline?.length).toBeGreaterThanOrEqual(3);
  });

  test('is found likelier to be rust when the marks rub off', async () => {
    const chance = async (value: string) => {
      const { hypotheses } = await measuredOn(spotted, { answers: JSON.stringify([{ question: 'rubs', value }]) });
      return hypotheses.find(({ problem }) => problem === 'rust')?.probability ?? 0;
    };
    expect(await chance('yes')).toBeGreaterThan((await chance('no')) + 20);
  });

  test('is asked no question twice', async () => {
    const first = await measuredOn(spotted);
    const answers = first.questions.map(({ question }) => ({ question, value: null }));
    const second = await measuredOn(spotted, { answers: JSON.stringify(answers) });
    expect(second.answers).toEqual(answers);
    expect(second.hypotheses).toEqual(first.hypotheses);
    const again = second.questions.filter(({ question }) => answers.some((answer) => answer.question === question));
    expect(again).toEqual([]);
  });

  test('is measured within the outline that was drawn', async () => {
    const outline = [
      [0.45, 0.45],
      [0.55, 0.45],
      [0.55, 0.55],
      [0.45, 0.55],
    ];
    const measured = await measuredOn(spotted, { outline: JSON.stringify(outline) });
    expect(measured.outline).toEqual(outline);
    expect(measured.measurements.plant).toBeCloseTo(1, 0);
  });

  test('is kept as it was answered', async () => {
    const plant = (await server.call(addPlant, { form: { name: 'Ficus', species: 'Ficus lyrata' } }, ada.token))._id;
    const { answerId, ...answer } = await diagnose(spotted, { plant });
    const [kept] = await server.call(listAnswers, { query: { plant } }, ada.token);
    expect(kept).toMatchObject({ _id: answerId, data: answer });
  });
});

test('a healthy leaf is called healthy, and no disease is made up', async () => {
  const answer = await diagnose(await leafPhoto());
  expect(answer).toMatchObject({ condition: 'Healthy leaf', severity: 'Low', treatment: null, rootCause: null });
  expect(answer.measured).toMatchObject({ hypotheses: [], questions: [], measurements: { pattern: 'none' } });
});

describe('a photo that says nothing is refused in words, and nothing is kept', () => {
  test.each([
    ['tiny', { height: 90 }, /too small/],
    ['dark', { light: 0.06 }, /too dark/],
    ['blurred', { blur: 9 }, /blurred/],
    ['without a plant', { leaf: false }, /No plant/],
  ])('%s', async (_, look, words) => {
    const eve = await server.register('Eve');
    const photos = [await leafPhoto(look)];
    for (const endpoint of [diagnosePlant, identifyPlant]) {
      expect(await server.refusal(endpoint, { form: {}, photos }, eve.token)).toMatchObject({
        status: 422,
        msg: expect.stringMatching(words),
        fields: { image: expect.stringMatching(words) },
      });
    }
    expect(await server.call(listAnswers, { query: {} }, eve.token)).toEqual([]);
  });
});

test.each<[Form, RegExp]>([
  [{ outline: 'a leaf' }, /outline must be JSON/],
  [{ outline: '[[0, 0], [1, 1]]' }, /at least three corners/],
  [{ outline: '[[0, 0], [1, 1], [2, 0]]' }, /./],
  [{ answers: '{"soil": "wet"}' }, /./],
])('bad input is refused: %j', async (form, words) => {
  expect(await server.refusal(diagnosePlant, { form, photos: [spotted] }, ada.token)).toMatchObject({
    status: 400,
    msg: expect.stringMatching(words),
  });
});

test('the server answers other calls while it measures', async () => {
  const photo = await leafPhoto({ spots: 10, height: 1600 });
  const answered = diagnose(photo).then(() => 'diagnosis');
  const quick = server.request('/api/health').then(() => 'health');
  expect(await Promise.race([answered, quick])).toBe('health');
  await answered;
});

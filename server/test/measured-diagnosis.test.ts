import { type Diagnosis, diagnosePlant } from '@plantcare/contract/assistant/diagnose.ts';
import { identifyPlant } from '@plantcare/contract/assistant/identify.ts';
import { listAnswers } from '@plantcare/contract/assistant/kept-answers.ts';
import { readOverlay, TISSUES } from '@plantcare/contract/measured-diagnosis.ts';
import { addPlant } from '@plantcare/contract/plants.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Gardener } from './support/client.ts';
import { leafPhoto } from './support/files/leaf-photo.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

let ada: Gardener;
let spotted: Blob;
beforeAll(async () => {
  ada = await server.register('Ada');
  spotted = await leafPhoto({ spots: 10 });
});

type Form = { answers?: string; outline?: string; plant?: string; measured?: string };

const diagnose = async (photo: Blob, form: Form = {}) =>
  (await server.call(diagnosePlant, { form, photos: [photo] }, ada.token)).data;

async function measuredOn(photo: Blob, form: Form = {}) {
  const { measured } = await diagnose(photo, form);
  if (!measured) throw new Error('Nothing was measured');
  return measured;
}

const candidatesOf = ({ guide }: Diagnosis) => guide?.candidates ?? [];

describe('a leaf with spots', () => {
  test('is measured, and by the photo alone gets neither a condition nor a severity', async () => {
    const answer = await diagnose(spotted);
    expect(answer).toMatchObject({
      condition: "Can't tell from the photo alone",
      severity: 'Unknown',
      confidence: 0,
      timeline: null,
      measured: { measurements: { pattern: 'spots', spots: { count: 10 }, doubts: [] } },
    });
    expect(answer.symptoms).toMatch(
      /^About \d+% of the leaf is brown.*, in spots \(10 were counted\)\. The leaf stands out/,
    );
    expect(answer.rootCause).toMatch(/several problems:\n\n- \*\*Fungal leaf spot:/);
    expect(answer.treatment).toMatch(/^1\. Move it away/);
    expect(candidatesOf(answer).length).toBeGreaterThanOrEqual(2);
    expect(candidatesOf(answer).length).toBeLessThanOrEqual(4);
    expect(answer.guide?.question?.answers.length).toBeGreaterThanOrEqual(2);
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
      const answer = await diagnose(spotted, { answers: JSON.stringify([{ question: 'rubs', value }]) });
      return candidatesOf(answer).find(({ problem }) => problem === 'rust')?.probability ?? 0;
    };
    expect(await chance('yes')).toBeGreaterThan((await chance('no')) + 20);
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
  expect(answer).toMatchObject({ condition: 'Healthy leaf', severity: 'Unknown', treatment: null, rootCause: null });
  expect(answer).toMatchObject({ measured: { measurements: { pattern: 'none' } }, guide: { candidates: [] } });
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
  [{ answers: '[{"question": "soil", "value": "wet"}, {"question": "soil", "value": "dry"}]' }, /only once/],
  [{ measured: '{"measurements": {}}' }, /./],
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

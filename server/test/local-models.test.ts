import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diagnosePlant } from '@plantcare/contract/assistant/diagnose.ts';
import { assistantEngines } from '@plantcare/contract/assistant/engines.ts';
import { identifyPlant } from '@plantcare/contract/assistant/identify.ts';
import { health } from '@plantcare/contract/health.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ConfigError } from '../src/config.ts';
import { openLocalModels } from '../src/engines/local-model/local-models.ts';
import { problemById } from '../src/knowledge/problems.ts';
import { leafPhoto } from './support/files/leaf-photo.ts';
import { spawnMain } from './support/main-process.ts';
import { bootServer } from './support/server.ts';
import { startOllama } from './support/services/ollama.ts';
import { type TinyModel, writeTinyModel } from './support/services/tiny-model.ts';
import { createTestDatabase } from './support/test-database.ts';

// A thread with a runtime takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

type Color = typeof RED;

const RED = { r: 255, g: 0, b: 0 };
const GREEN = { r: 0, g: 255, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };
/** In which a model that tells colors sees none. */
const GRAY = { r: 128, g: 128, b: 128 };

/** Red, green and blue, and two classes for what is none of them. */
const CLASSES = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [0.05, 0, 0],
  [0, 0.05, 0],
] as const;
/** As in PlantNet-300K, names with their authors; the last two are no plants. */
const PLANTS = [
  'Monstera deliciosa Liebm.',
  'Dracaena trifasciata (Prain) Mabb.',
  'Solanum lycopersicum L.',
  'Nusquamia invisa Fict.',
  'Nusquamia altera Fict.',
];
const AILMENTS = ['powdery-mildew', 'Tomato___Early_blight', 'Purple_wobble', 'Apple___healthy', 'Spider mites'];

/** Half a second on one core. */
const SLOW: Partial<TinyModel> = { burden: 4, input: [1, 3, 224, 224] };
const NO_PROGRESS = { answers: [], seen: null };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plantcare-models-'));
});
afterAll(() => rm(folder, { recursive: true }));

const started: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const each of started) await each.close();
});

function modelFile(name: string, model: Partial<TinyModel> & { labels?: readonly string[] | null } = {}) {
  return writeTinyModel(folder, name, { classes: CLASSES, labels: PLANTS, ...model });
}

/** A server and somebody signed in, who shows it photos. */
async function boot(env: Record<string, string>) {
  const server = await bootServer({ env });
  started.push(server);
  const { token } = await server.register();
  return {
    server,
    token,
    identify: async (...colors: Color[]) => {
      const photos = await Promise.all(colors.map(photoOf));
      return (await server.call(identifyPlant, { form: {}, photos }, token)).data;
    },
    diagnose: async (color: Color) => {
      const photos = [await photoOf(color)];
      return (await server.call(diagnosePlant, { form: {}, photos }, token)).data;
    },
  };
}

/** The models of a server without the server, and a red photo. */
async function open(identifyModel: string) {
  const models = await openLocalModels({ identifyModel, diagnoseModel: null });
  started.push(models);
  return { models, photo: Buffer.from(await (await photoOf(RED)).arrayBuffer()) };
}

async function photoOf(background: Color): Promise<Blob> {
  const image = sharp({ create: { width: 300, height: 200, channels: 3, background } });
  return new Blob([new Uint8Array(await image.jpeg({ chromaSubsampling: '4:4:4', quality: 95 }).toBuffer())]);
}

describe('IDENTIFY_MODEL', () => {
  let garden: Awaited<ReturnType<typeof boot>>;
  beforeAll(async () => {
    garden = await boot({ IDENTIFY_MODEL: await modelFile('colors') });
  });

  test('names five plants with their confidence, by their records where there are some', async () => {
    const { server, token, identify } = garden;
    const answer = await identify(RED);
    expect(answer).toMatchObject({
      source: 'model',
      engine: 'colors (on this machine)',
      species: 'Monstera deliciosa',
      commonName: 'Swiss cheese plant',
      description: expect.stringMatching(/knows 5 plants.*cats/),
      nextQuestion: null,
    });
    expect(answer.candidates.map(({ species, known }) => [species, known?._id ?? null])).toEqual([
      ['Monstera deliciosa', 'monstera-deliciosa'],
      ['Nusquamia invisa Fict.', null],
      ['Nusquamia altera Fict.', null],
      ['Solanum lycopersicum', 'solanum-lycopersicum'],
      ['Dracaena trifasciata', 'dracaena-trifasciata'],
    ]);
    // Red as ImageNet's mean and deviation have it, weighed as the classes do, and the softmax of it.
    const [red, green, blue] = [(1 - 0.485) / 0.229, -0.456 / 0.224, -0.406 / 0.225];
    const powers = [red, red * 0.05, green * 0.05, blue, green].map(Math.exp);
    const all = powers.reduce((sum, power) => sum + power, 0);
    const confidences = answer.candidates.map(({ confidence }) => confidence);
    for (const [place, power] of powers.entries()) expect(confidences[place]).toBeCloseTo((power / all) * 100, 0);
    expect(confidences.reduce((sum, confidence) => sum + confidence, 0)).toBeCloseTo(100, 0);

    expect((await identify(GREEN)).species).toBe('Dracaena trifasciata');
    expect((await identify(BLUE)).species).toBe('Solanum lycopersicum');
    expect((await server.call(assistantEngines, {}, token)).identify.engine).toBe('colors (on this machine)');
  });

  test('looks at several photos of a plant together', async () => {
    const { identify } = garden;
    const [one] = (await identify(RED)).candidates;
    const [first, second] = (await identify(RED, RED, BLUE)).candidates;
    expect([first?.species, second?.species]).toEqual(['Monstera deliciosa', 'Solanum lycopersicum']);
    expect(first?.confidence).toBeLessThan(one?.confidence ?? 0);
  });

  test('says that it is not sure when nobody else can answer', async () => {
    const { identify } = await boot({
      IDENTIFY_MODEL: await modelFile('alone'),
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: 'http://127.0.0.1:1/v1',
      AI_MODEL: 'nobody',
    });
    expect(await identify(GRAY)).toMatchObject({
      engine: 'alone (on this machine)',
      species: 'Unknown Plant',
      confidence: 0,
      description: expect.stringMatching(/not sure.* Solanum lycopersicum L\. comes closest, with 2\d(\.\d)?%/),
      candidates: [],
    });
  });

  test('is sure from the threshold on that its description names', async () => {
    await writeFile(path.join(folder, 'bold.json'), '{ "threshold": 0.2, "name": "Bold colors" }');
    const { identify } = await boot({ IDENTIFY_MODEL: await modelFile('bold') });
    expect(await identify(GRAY)).toMatchObject({
      engine: 'Bold colors (on this machine)',
      species: 'Solanum lycopersicum',
    });
  });

  test('lets the server answer others meanwhile', async () => {
    const { server, identify } = await boot({ IDENTIFY_MODEL: await modelFile('slow', SLOW) });
    let done = false;
    const answer = identify(RED).finally(() => {
      done = true;
    });
    let others = 0;
    while (!done) {
      await server.call(health, {});
      others++;
    }
    expect((await answer).species).toBe('Monstera deliciosa');
    // A blocked server would let one through, when the answer is there.
    expect(others).toBeGreaterThan(2);
  });

  test('is not waited for longer than an answer may take', async () => {
    const { models, photo } = await open(await modelFile('late', SLOW));
    const answer = models.identify?.identify([photo], { signal: AbortSignal.timeout(20) }, NO_PROGRESS);
    await expect(answer).rejects.toThrow('the model took too long');
  });

  test('runs again after its thread has ended', async () => {
    const { models, photo } = await open(await modelFile('again'));
    await models.close();
    const answer = await models.identify?.identify([photo], { signal: AbortSignal.timeout(60_000) }, NO_PROGRESS);
    expect(answer?.species).toBe('Monstera deliciosa');
  });
});

describe('a model is fed as it wants to be', () => {
  const probabilityOfRed = async (file: string) => {
    const { models, photo } = await open(file);
    const answer = await models.identify?.identify([photo], { signal: AbortSignal.timeout(60_000) }, NO_PROGRESS);
    return [answer?.species, answer?.confidence];
  };

  test.each<[string, Partial<TinyModel>]>([
    ['colors side by side', { layout: 'NHWC' }],
    ['any size', { input: ['batch', 3, 'height', 'width'] }],
    ['a picture that is no square', { input: [1, 3, 32, 48] }],
    ['probabilities of its own', { softmax: true }],
    ['weights in a second file', { weightsBeside: true }],
  ])('%s', async (name, model) => {
    const [species, confidence] = await probabilityOfRed(await modelFile(name.replaceAll(' ', '-'), model));
    expect(species).toBe('Monstera deliciosa');
    expect(confidence).toBeCloseTo(80.1, 0);
  });

  test('colors scaled as its description says, and labels by number', async () => {
    // From -1 to 1, as the networks of Keras have it: red is 1, -1, -1 then.
    await writeFile(path.join(folder, 'keras.json'), '{ "mean": [0.5, 0.5, 0.5], "std": [0.5, 0.5, 0.5] }');
    const byNumber = Object.fromEntries(PLANTS.map((label, number) => [number, label]));
    await writeFile(path.join(folder, 'keras.labels.json'), JSON.stringify(byNumber));
    const [species, confidence] = await probabilityOfRed(await modelFile('keras', { labels: null }));
    const powers = [1, -1, -1, 0.05, -0.05].map(Math.exp);
    expect(species).toBe('Monstera deliciosa');
    expect(confidence).toBeCloseTo(((powers[0] ?? 0) / powers.reduce((sum, power) => sum + power)) * 100, 0);
  });
});

describe('DIAGNOSE_MODEL', () => {
  let garden: Awaited<ReturnType<typeof boot>>;
  beforeAll(async () => {
    garden = await boot({ DIAGNOSE_MODEL: await modelFile('ailments', { labels: AILMENTS }) });
  });

  test('answers with what the knowledge base says of the problem', async () => {
    const mildew = problemById('powdery-mildew');
    const answer = await garden.diagnose(RED);
    expect(answer).toMatchObject({
      source: 'model',
      engine: 'ailments (on this machine)',
      condition: mildew.name,
      severity: mildew.severity,
      confidence: expect.closeTo(80.1, 0),
      timeline: mildew.timeline,
    });
    expect(answer.rootCause).toContain(mildew.rootCause);
    for (const symptom of mildew.symptoms) expect(answer.symptoms).toContain(`- ${symptom}`);
    for (const { step } of mildew.treatment) expect(answer.treatment).toMatch(new RegExp(RegExp.escape(step), 'i'));
    for (const rule of mildew.prevention) expect(answer.prevention).toContain(rule);
    expect(answer.additionalNotes).toContain(mildew.notes);
  });

  test('knows a problem by its name behind a plant, as well', async () => {
    expect((await garden.diagnose(GREEN)).condition).toBe(problemById('early-blight').name);
  });

  test('shows a label that the knowledge base has nothing on as it is', async () => {
    expect(await garden.diagnose(BLUE)).toMatchObject({
      condition: 'Purple wobble',
      severity: 'Unknown',
      treatment: null,
      additionalNotes: expect.stringContaining('has no problem with this name'),
    });
  });

  test('invents no illness for a healthy plant', async () => {
    const labels = ['Apple___healthy', ...AILMENTS.slice(1, 4), 'Spider mites'];
    const { diagnose } = await boot({ DIAGNOSE_MODEL: await modelFile('healthy', { labels }) });
    expect(await diagnose(RED)).toMatchObject({
      condition: 'No specific condition detected',
      severity: 'Low',
      treatment: null,
      additionalNotes: expect.stringContaining('healthy'),
    });
  });
});

test('models that are not sure hand on to the built-in engine', async () => {
  const doubts = '{ "threshold": 0.95 }';
  await Promise.all(['doubt', 'doubts'].map((name) => writeFile(path.join(folder, `${name}.json`), doubts)));
  const { server, token } = await boot({
    IDENTIFY_MODEL: await modelFile('doubt'),
    DIAGNOSE_MODEL: await modelFile('doubts', { labels: AILMENTS }),
  });
  const leaf = { form: {}, photos: [await leafPhoto()] };
  const identified = await server.call(identifyPlant, leaf, token);
  expect(identified.data).toMatchObject({ source: 'embedded', nextQuestion: { question: expect.any(String) } });
  const diagnosed = await server.call(diagnosePlant, leaf, token);
  expect(diagnosed.data).toMatchObject({ source: 'embedded', measured: {} });
});

describe('a model that cannot be run stops the start with one line', () => {
  const refusal = async (file: string) => {
    const opened = openLocalModels({ identifyModel: file, diagnoseModel: null });
    const failure = await opened.catch((error: unknown) => error);
    if (!(failure instanceof ConfigError)) throw new Error('The model was taken');
    const { message } = failure;
    expect(message).not.toContain('\n');
    expect(message).not.toContain(folder);
    return message;
  };

  test.each<[string, RegExp, () => Promise<string>]>([
    [
      'a missing file',
      /^IDENTIFY_MODEL names a file that cannot be read \(ENOENT\)$/,
      async () => path.join(folder, 'none.onnx'),
    ],
    ['a folder', /^IDENTIFY_MODEL must name a file that ends in \.onnx$/, async () => folder],
    [
      'a file that is no model',
      /^IDENTIFY_MODEL names a file that cannot be run as an ONNX model: .+/,
      async () => {
        const file = await modelFile('nonsense');
        await writeFile(file, 'no model at all');
        return file;
      },
    ],
    [
      'a model without labels',
      /^IDENTIFY_MODEL has no labels: bare\.labels\.txt or bare\.labels\.json must be next to it$/,
      () => modelFile('bare', { labels: null }),
    ],
    [
      'other labels than outputs',
      /^IDENTIFY_MODEL has 5 outputs, but there are 4 labels next to it$/,
      () => modelFile('short', { labels: PLANTS.slice(1) }),
    ],
    [
      'an empty label',
      /^IDENTIFY_MODEL has an empty label, number 2$/,
      () => modelFile('gap', { labels: ['Monstera', '', 'Ficus', 'Hoya', 'Pilea'] }),
    ],
    [
      'a model of something else than pictures',
      /^IDENTIFY_MODEL must take a picture, 1x3xHxW or 1xHxWx3, and takes batchx3$/,
      () => modelFile('flat', { input: ['batch', 3] }),
    ],
    [
      'a model of gray pictures',
      /^IDENTIFY_MODEL must take a picture.+ and takes batchx1x32x32$/,
      () => modelFile('gray', { input: ['batch', 1, 32, 32] }),
    ],
    [
      'a model of half precision',
      /^IDENTIFY_MODEL must take float32 numbers, and takes float16$/,
      () => modelFile('half', { inputType: 'float16' }),
    ],
    [
      'a description with a word too much',
      /^IDENTIFY_MODEL needs typo\.json, which is wrong: .+"treshold"/,
      async () => {
        await writeFile(path.join(folder, 'typo.json'), '{ "treshold": 0.5 }');
        return modelFile('typo');
      },
    ],
    [
      'labels that are no JSON',
      /^IDENTIFY_MODEL needs broken\.labels\.json, which is no JSON$/,
      async () => {
        await writeFile(path.join(folder, 'broken.labels.json'), '["Monstera",');
        return modelFile('broken', { labels: null });
      },
    ],
  ])('%s', async (_, line, file) => {
    expect(await refusal(await file())).toMatch(line);
  });

  test('at the terminal too, and for DIAGNOSE_MODEL', async () => {
    const file = await modelFile('process', { labels: AILMENTS.slice(1) });
    expect(await endOfStart({ DIAGNOSE_MODEL: file })).toBe(
      'DIAGNOSE_MODEL has 5 outputs, but there are 4 labels next to it\n',
    );
  });

  test('where the runtime was not installed', async () => {
    const hooks = `import { registerHooks } from 'node:module';
      registerHooks({ resolve(name, context, next) {
        if (name === 'onnxruntime-web') throw Object.assign(new Error('not here'), { code: 'ERR_MODULE_NOT_FOUND' });
        return next(name, context);
      } });`;
    const env = {
      IDENTIFY_MODEL: await modelFile('homeless'),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hooks)}`,
    };
    expect(await endOfStart(env)).toBe(
      'IDENTIFY_MODEL needs the package onnxruntime-web, which is not installed here: run npm run install-models\n',
    );
  });

  /** What the server wrote before it ended. */
  async function endOfStart(env: Record<string, string>): Promise<string> {
    const ground = await createTestDatabase();
    const main = spawnMain({ ...ground.env, ...env });
    expect(await main.closed).toEqual({ code: 1, signal: null });
    await ground.remove();
    expect(main.said.stdout).toBe('');
    return main.said.stderr;
  }
});

describe('a vision model on Ollama', () => {
  test('gets the photo and a schema for its answer, and is understood', async () => {
    const ollama = await startOllama();
    started.push(ollama);
    ollama.say({
      isPlant: true,
      candidates: [
        {
          species: 'Monstera deliciosa',
          commonName: 'Swiss cheese plant',
          confidence: 71,
          description: 'Holes in the leaves.',
        },
      ],
    });
    const { identify, diagnose } = await boot(ollama.env);
    const identified = await identify(GREEN, GREEN);
    expect(identified).toMatchObject({ source: 'model', species: 'Monstera deliciosa', confidence: 71 });
    expect(identified.engine).toContain('qwen3-vl:8b');
    const [asked] = ollama.asked;
    expect(asked?.pictures).toHaveLength(2);
    for (const picture of asked?.pictures ?? []) {
      expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 });
    }
    expect(asked?.schema).toMatchObject({ type: 'object', properties: { isPlant: {}, candidates: {} } });

    ollama.say({
      plant: 'Monstera deliciosa',
      condition: 'Root rot',
      severity: 'High',
      confidence: 55,
      symptoms: 'Yellow leaves.',
      rootCause: null,
      treatment: null,
      timeline: null,
      prevention: null,
      additionalNotes: null,
    });
    expect(await diagnose(GREEN)).toMatchObject({ source: 'model', condition: 'Root rot', severity: 'High' });
  });

  test('is asked only what the model beside it is not sure of', async () => {
    const ollama = await startOllama();
    started.push(ollama);
    ollama.say({
      isPlant: true,
      candidates: [{ species: 'Hoya carnosa', commonName: null, confidence: 60, description: 'Thick leaves.' }],
    });
    const { identify } = await boot({ ...ollama.env, IDENTIFY_MODEL: await modelFile('beside') });
    expect((await identify(RED)).species).toBe('Monstera deliciosa');
    expect(ollama.asked).toHaveLength(0);
    expect(await identify(GRAY)).toMatchObject({ species: 'Hoya carnosa', confidence: 60 });
    expect(ollama.asked).toHaveLength(1);
  });

  test('that was not pulled is no more than a service that does not answer', async () => {
    const ollama = await startOllama();
    started.push(ollama);
    const { server, token } = await boot({ ...ollama.env, AI_MODEL: 'llava:7b' });
    const photos = [await photoOf(GREEN)];
    expect(await server.refusal(identifyPlant, { form: {}, photos }, token)).toMatchObject({
      status: 503,
      msg: 'Service temporarily unavailable. Please try again later.',
    });
  });
});

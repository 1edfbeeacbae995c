import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { DIALECTS, type ModelProvider, type Question } from './model-dialects.ts';

/** How a question is answered: as it should be, or in one of the ways in which providers fail. */
export type Manner =
  | 'properly'
  | 'cut off'
  | 'with an error in the stream'
  | 'as HTML'
  | 'as half a JSON'
  | 'as someone else would'
  | 'declining'
  | 'elsewhere'
  | 'hanging up'
  | 'endlessly'
  | 'never'
  | { status: number };

/** A question as it came, whatever the provider's way of putting it. */
export interface AskedModel extends Question {
  provider: ModelProvider | 'plantnet';
  path: string;
  headers: IncomingHttpHeaders;
  streaming: boolean;
  body: unknown;
}

const KEY = 'sk-test-0123456789';
/** What stands in the providers' errors; none of it is for gardeners, nor for the log. */
export const UPSTREAM = `Incorrect API key provided: ${KEY}. Find your key at https://platform.example.com`;
const PIECE = 12;

const PATHS: readonly (readonly [RegExp, AskedModel['provider']])[] = [
  [/^\/openai\/responses$/, 'openai'],
  [/^\/anthropic\/messages$/, 'anthropic'],
  [/^\/google\/models\/[\w.-]+:(?:generateContent|streamGenerateContent)$/, 'google'],
  [/^\/openai-compatible\/chat\/completions$/, 'openai-compatible'],
  [/^\/v2\/identify\/all$/, 'plantnet'],
];

/**
 * A stand-in for the providers of models and for Pl@ntNet on loopback, each at its own path and in its own format, plain
 * and streamed, as their documentation has it.
 */
export async function startModelProviders() {
  const asked: AskedModel[] = [];
  let manner: Manner = 'properly';
  let answer = '{}';
  let found: unknown = { results: [] };
  let hold: Promise<void> | null = null;
  let strays = 0;

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(`http://127.0.0.1${request.url}`);
    const provider = PATHS.find(([path]) => path.test(pathname))?.[1];
    const bytes = await buffer(request);
    if (!provider) {
      strays += 1;
      return void response.writeHead(404).end('{"error":{"message":"no such path"}}');
    }
    if (provider === 'plantnet') asked.push(await plantNetQuestion(request, bytes));
    else asked.push(modelQuestion(provider, request, JSON.parse(bytes.toString())));
    await hold;
    if (fail(response, manner, provider)) return;
    const question = asked.at(-1);
    if (provider === 'plantnet') return send(response, 200, found);
    if (question?.streaming) return stream(response, provider, question.body);
    const dialect = DIALECTS[provider];
    const body = manner === 'declining' ? dialect.declined() : dialect.whole(answer, question?.body);
    if (manner === 'cut off') return cutOff(response, JSON.stringify(body));
    send(response, 200, manner === 'as someone else would' ? { hello: 'world' } : body);
  }

  async function stream(response: ServerResponse, provider: ModelProvider, body: unknown): Promise<void> {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const pieces = answer.match(new RegExp(`[\\s\\S]{1,${PIECE}}`, 'g')) ?? [];
    const events = DIALECTS[provider].events(pieces, body);
    const upTo = manner === 'properly' ? events.length : Math.ceil(events.length * 0.7);
    for (const event of events.slice(0, upTo)) {
      const name = named(event);
      response.write(`${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(event)}\n\n`);
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (manner === 'cut off') return void response.destroy();
    if (manner === 'with an error in the stream') {
      response.write(`data: ${JSON.stringify(DIALECTS[provider].failed(UPSTREAM))}\n\n`);
    }
    response.end(provider === 'openai-compatible' ? 'data: [DONE]\n\n' : '');
  }

  const server = createServer((request, response) => {
    take(request, response).catch((error: Error) => response.destroy(error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
  const origin = `http://127.0.0.1:${address.port}`;

  return {
    /** What points a server at a model here. */
    env: (provider: ModelProvider, model = 'test-model') => ({
      AI_PROVIDER: provider,
      AI_MODEL: model,
      AI_API_KEY: KEY,
      AI_BASE_URL: `${origin}/${provider}`,
    }),
    /** What points a server at Pl@ntNet here. */
    plantNetEnv: { PLANTNET_URL: origin, PLANTNET_API_KEY: KEY },
    key: KEY,
    /** Every question that came, in the order of arrival. */
    asked,
    /** How many questions came where nobody answers. */
    strays: () => strays,
    /** What models answer from now on: an object, or a text as it is. */
    say(next: object | string) {
      answer = typeof next === 'string' ? next : JSON.stringify(next);
    },
    /** What Pl@ntNet answers from now on. */
    find(next: unknown) {
      found = next;
    },
    /** How everything is answered from now on. */
    answer(next: Manner) {
      manner = next;
    },
    /** Lets questions wait until what is returned is called. */
    holdBack(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      hold = promise;
      return () => {
        hold = null;
        resolve();
      };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function cutOff(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.write(text.slice(0, text.length / 2), () => response.destroy());
}

/** @returns whether the question was answered in a way that takes no notice of it. */
function fail(response: ServerResponse, manner: Manner, provider: AskedModel['provider']): boolean {
  if (typeof manner === 'object') {
    send(response, manner.status, provider === 'plantnet' ? plantNetError(manner.status) : errorOf(provider));
    return true;
  }
  switch (manner) {
    case 'as HTML':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>502 Bad Gateway</title>');
      return true;
    case 'as half a JSON':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"1","output":[{"typ');
      return true;
    case 'elsewhere':
      response.writeHead(307, { location: '/elsewhere' }).end();
      return true;
    case 'hanging up':
      response.destroy();
      return true;
    case 'endlessly':
      response.writeHead(200, { 'content-type': 'application/json' });
      pour(response);
      return true;
    case 'never':
      return true;
    default:
      return false;
  }
}

function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(256 * 1024, ' ');
  const more = () => {
    while (!response.destroyed && response.write(chunk));
    response.once('drain', more);
  };
  more();
}

function errorOf(provider: ModelProvider): unknown {
  if (provider === 'anthropic') return { type: 'error', error: { type: 'authentication_error', message: UPSTREAM } };
  if (provider === 'google') return { error: { code: 400, message: UPSTREAM, status: 'INVALID_ARGUMENT' } };
  return { error: { message: UPSTREAM, type: 'invalid_request_error', param: null, code: 'invalid_api_key' } };
}

function plantNetError(status: number): unknown {
  if (status === 404) return { statusCode: 404, error: 'Not Found', message: 'Species not found' };
  return { statusCode: status, error: 'Unauthorized', message: UPSTREAM };
}

const Named = z.object({ type: z.string() });

/** OpenAI and Anthropic name their events like the data in them. */
function named(event: unknown): string | undefined {
  return Named.safeParse(event).data?.type;
}

function modelQuestion(provider: ModelProvider, { url, headers }: IncomingMessage, body: unknown): AskedModel {
  const streamed = z.object({ stream: z.literal(true) }).safeParse(body).success;
  return {
    ...{ provider, headers, body, path: `${url}` },
    streaming: streamed || `${url}`.includes(':streamGenerateContent'),
    ...DIALECTS[provider].read(body),
  };
}

async function plantNetQuestion({ url, headers }: IncomingMessage, bytes: Buffer): Promise<AskedModel> {
  const form = await new Response(new Uint8Array(bytes), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  const photos = await Promise.all(
    form.getAll('images').flatMap((image) => (image instanceof File ? image.arrayBuffer().then(Buffer.from) : [])),
  );
  const organs = form.getAll('organs').map(String);
  return {
    ...{ provider: 'plantnet', path: `${url}`, headers, body: { organs }, streaming: false },
    ...{ instructions: '', text: '', schema: null, photos },
  };
}

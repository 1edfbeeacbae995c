import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';

export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

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
export interface AskedModel {
  provider: ModelProvider | 'plantnet';
  path: string;
  headers: IncomingHttpHeaders;
  streaming: boolean;
  instructions: string;
  text: string;
  photos: Buffer[];
  /** The JSON schema that the answer has to have. */
  schema: unknown;
  body: unknown;
}

interface Dialect {
  read(body: unknown): Pick<AskedModel, 'instructions' | 'text' | 'photos' | 'schema'>;
  whole(text: string, body: unknown): unknown;
  /** The events of a streamed answer, as `data` or as `[event, data]`. */
  events(pieces: readonly string[], body: unknown): unknown[];
  failed(message: string): unknown;
  declined(): unknown;
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

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(`http://127.0.0.1${request.url}`);
    const provider = PATHS.find(([path]) => path.test(pathname))?.[1];
    const bytes = await buffer(request);
    if (!provider) return void response.writeHead(404).end('{"error":{"message":"no such path"}}');
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
      response.writeHead(307, { location: 'http://127.0.0.1:1/elsewhere' }).end();
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

const JpegUrl = z
  .string()
  .startsWith('data:image/jpeg;base64,')
  .transform((url) => fromBase64(url.split(',')[1] ?? ''));

function fromBase64(text: string): Buffer {
  return Buffer.from(text, 'base64');
}

const OpenAiBody = z.object({
  input: z.array(
    z.object({
      role: z.enum(['system', 'developer', 'user']),
      content: z.union([
        z.string(),
        z.array(
          z.discriminatedUnion('type', [
            z.object({ type: z.literal('input_text'), text: z.string() }),
            z.object({ type: z.literal('input_image'), image_url: JpegUrl }),
          ]),
        ),
      ]),
    }),
  ),
  store: z.literal(false),
  text: z.object({
    format: z.object({ type: z.literal('json_schema'), strict: z.literal(true), schema: z.unknown() }),
  }),
});

const AnthropicBody = z.object({
  max_tokens: z.number(),
  system: z.array(z.object({ type: z.literal('text'), text: z.string() })),
  messages: z.tuple([
    z.object({
      role: z.literal('user'),
      content: z.array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('text'), text: z.string() }),
          z.object({
            type: z.literal('image'),
            source: z.object({
              type: z.literal('base64'),
              media_type: z.literal('image/jpeg'),
              data: z.string().transform(fromBase64),
            }),
          }),
        ]),
      ),
    }),
  ]),
  output_config: z.object({ format: z.object({ schema: z.unknown() }) }).optional(),
  tools: z.array(z.object({ name: z.string(), input_schema: z.unknown() })).optional(),
});

const GoogleBody = z.object({
  systemInstruction: z.object({ parts: z.array(z.object({ text: z.string() })) }),
  contents: z.tuple([
    z.object({
      role: z.literal('user'),
      parts: z.array(
        z.union([
          z.object({ text: z.string() }),
          z.object({
            inlineData: z.object({ mimeType: z.literal('image/jpeg'), data: z.string().transform(fromBase64) }),
          }),
        ]),
      ),
    }),
  ]),
  generationConfig: z.object({ responseMimeType: z.literal('application/json'), responseJsonSchema: z.unknown() }),
});

const CompatibleBody = z.object({
  messages: z.array(
    z.object({
      role: z.enum(['system', 'user']),
      content: z.union([
        z.string(),
        z.array(
          z.discriminatedUnion('type', [
            z.object({ type: z.literal('text'), text: z.string() }),
            z.object({ type: z.literal('image_url'), image_url: z.object({ url: JpegUrl }) }),
          ]),
        ),
      ]),
    }),
  ),
  response_format: z.object({ type: z.literal('json_schema'), json_schema: z.object({ schema: z.unknown() }) }),
});

const usage = { input_tokens: 10, output_tokens: 20, total_tokens: 30 };
const openAiResponse = { id: 'resp_1', object: 'response', created_at: 1_780_000_000, model: 'test-model' };
const anthropicMessage = { id: 'msg_1', type: 'message', role: 'assistant', model: 'test-model' };
const completion = { id: 'chatcmpl-1', created: 1_780_000_000, model: 'test-model' };

const DIALECTS: Record<ModelProvider, Dialect> = {
  openai: {
    read(body) {
      const { input, text } = OpenAiBody.parse(body);
      const parts = input.flatMap(({ role, content }) =>
        (typeof content === 'string' ? [{ type: 'input_text' as const, text: content }] : content).map((part) => ({
          ...{ role, part },
        })),
      );
      return {
        instructions: parts
          .flatMap(({ role, part }) => (role !== 'user' && 'text' in part ? part.text : []))
          .join('\n'),
        text: parts.flatMap(({ role, part }) => (role === 'user' && 'text' in part ? part.text : [])).join('\n'),
        photos: parts.flatMap(({ part }) => ('image_url' in part ? part.image_url : [])),
        schema: text.format.schema,
      };
    },
    whole: (text) => ({
      ...openAiResponse,
      status: 'completed',
      output: [openAiMessage({ type: 'output_text', text, annotations: [] })],
      usage,
    }),
    events: (pieces) => [
      { type: 'response.created', response: openAiResponse },
      { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'msg_1' } },
      ...pieces.map((delta) => ({ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, delta })),
      { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'msg_1' } },
      { type: 'response.completed', response: { ...openAiResponse, usage } },
    ],
    failed: (message) => ({ type: 'error', sequence_number: 9, code: 'server_error', message, param: null }),
    declined: () => ({
      ...openAiResponse,
      output: [openAiMessage({ type: 'refusal', refusal: 'I cannot help with that.' })],
      usage,
    }),
  },
  anthropic: {
    read(body) {
      const { system, messages, output_config, tools } = AnthropicBody.parse(body);
      const parts = messages[0].content;
      return {
        instructions: system.map(({ text }) => text).join('\n'),
        text: parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('\n'),
        photos: parts.flatMap((part) => (part.type === 'image' ? part.source.data : [])),
        schema: output_config?.format.schema ?? tools?.[0]?.input_schema,
      };
    },
    whole: (text, body) => ({
      ...anthropicMessage,
      content: [anthropicBlock(text, body)],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage,
    }),
    events: (pieces, body) => [
      { type: 'message_start', message: { ...anthropicMessage, content: [], usage } },
      { type: 'content_block_start', index: 0, content_block: anthropicStart(body) },
      ...pieces.map((piece) => ({ type: 'content_block_delta', index: 0, delta: anthropicDelta(piece, body) })),
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage },
      { type: 'message_stop' },
    ],
    failed: (message) => ({ type: 'error', error: { type: 'overloaded_error', message } }),
    declined: () => ({ ...anthropicMessage, content: [], stop_reason: 'refusal', stop_sequence: null, usage }),
  },
  google: {
    read(body) {
      const { systemInstruction, contents, generationConfig } = GoogleBody.parse(body);
      const { parts } = contents[0];
      return {
        instructions: systemInstruction.parts.map(({ text }) => text).join('\n'),
        text: parts.flatMap((part) => ('text' in part ? part.text : [])).join('\n'),
        photos: parts.flatMap((part) => ('inlineData' in part ? part.inlineData.data : [])),
        schema: generationConfig.responseJsonSchema,
      };
    },
    whole: (text) => ({ candidates: [googleCandidate(text, 'STOP')] }),
    events: (pieces) => [
      ...pieces.map((piece) => ({ candidates: [googleCandidate(piece)] })),
      { candidates: [googleCandidate('', 'STOP')] },
    ],
    failed: (message) => ({ error: { code: 503, message, status: 'UNAVAILABLE' } }),
    declined: () => ({ candidates: [{ finishReason: 'SAFETY', index: 0 }] }),
  },
  'openai-compatible': {
    read(body) {
      const { messages, response_format } = CompatibleBody.parse(body);
      const parts = messages.flatMap(({ role, content }) =>
        (typeof content === 'string' ? [{ type: 'text' as const, text: content }] : content).map((part) => ({
          ...{ role, part },
        })),
      );
      return {
        instructions: parts
          .flatMap(({ role, part }) => (role === 'system' && 'text' in part ? part.text : []))
          .join('\n'),
        text: parts.flatMap(({ role, part }) => (role === 'user' && 'text' in part ? part.text : [])).join('\n'),
        photos: parts.flatMap(({ part }) => ('image_url' in part ? part.image_url.url : [])),
        schema: response_format.json_schema.schema,
      };
    },
    whole: (content) => ({
      ...completion,
      object: 'chat.completion',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    }),
    events: (pieces) => [...pieces.map((content) => completionChunk({ content }, null)), completionChunk({}, 'stop')],
    failed: (message) => ({ error: { message, type: 'server_error', param: null, code: null } }),
    declined: () => ({
      ...completion,
      choices: [{ index: 0, message: { role: 'assistant', content: null }, finish_reason: 'content_filter' }],
    }),
  },
};

function openAiMessage(part: unknown) {
  return { type: 'message', id: 'msg_1', role: 'assistant', status: 'completed', content: [part] };
}

/** Older models answer in a shape by calling a tool. */
function callsTool(body: unknown): string | undefined {
  return AnthropicBody.parse(body).tools?.[0]?.name;
}

function anthropicBlock(text: string, body: unknown) {
  const name = callsTool(body);
  return name === undefined
    ? { type: 'text', text }
    : { type: 'tool_use', id: 'toolu_1', name, input: JSON.parse(text) };
}

function anthropicStart(body: unknown) {
  const name = callsTool(body);
  return name === undefined ? { type: 'text', text: '' } : { type: 'tool_use', id: 'toolu_1', name, input: {} };
}

function anthropicDelta(piece: string, body: unknown) {
  return callsTool(body) === undefined
    ? { type: 'text_delta', text: piece }
    : { type: 'input_json_delta', partial_json: piece };
}

function googleCandidate(text: string, finishReason?: string) {
  return { content: { role: 'model', parts: [{ text }] }, index: 0, ...(finishReason && { finishReason }) };
}

function completionChunk(delta: object, finish: string | null) {
  return { ...completion, object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] };
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

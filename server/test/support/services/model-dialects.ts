import { z } from 'zod';

export const MODEL_PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

/** What is asked, whatever the provider's way of putting it. */
export interface Question {
  instructions: string;
  text: string;
  photos: Buffer[];
  /** The JSON schema that the answer has to have. */
  schema: unknown;
}

interface Dialect {
  read(body: unknown): Question;
  whole(text: string, body: unknown): unknown;
  /** The events of a streamed answer, as `data` or as `[event, data]`. */
  events(pieces: readonly string[], body: unknown): unknown[];
  failed(message: string): unknown;
  declined(): unknown;
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

/** How each provider is asked, and how it answers: https://platform.openai.com/docs, https://docs.claude.com, https://ai.google.dev/api */
export const DIALECTS: Record<ModelProvider, Dialect> = {
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

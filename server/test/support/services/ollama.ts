import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/** A part of a message as Ollama takes it; it refuses pictures by address, and other kinds of them. */
const Part = z.union([
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({
    type: z.literal('image_url'),
    image_url: z
      .union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)])
      .pipe(
        z.string().regex(/^data:(?:image\/(?:jpeg|jpg|png|webp))?;base64,[A-Za-z0-9+/]+=*$/, 'invalid image input'),
      ),
  }),
]);

/** What Ollama reads of a request; it ignores every other field. */
const ChatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.union([z.string(), z.array(Part)]) })),
  response_format: z.object({
    type: z.literal('json_schema'),
    json_schema: z.object({ schema: z.record(z.string(), z.unknown()) }),
  }),
});

/** A question as it reached the model. */
interface AskedOllama {
  texts: string[];
  pictures: Buffer[];
  schema: Record<string, unknown>;
}

const MODEL = 'qwen3-vl:8b';

/**
 * A stand-in for Ollama on loopback with one vision model, in the format of its endpoint for OpenAI's clients:
 * https://github.com/ollama/ollama/blob/main/openai/openai.go (`FromChatRequest`, `ToChatCompletion`, `NewError`).
 */
export async function startOllama() {
  const asked: AskedOllama[] = [];
  let content = '{}';

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      return { status: 404, body: '404 page not found' };
    }
    const parsed = ChatRequest.safeParse(await json(request));
    if (!parsed.success) return refusal(400, 'invalid_request_error', parsed.error.issues[0]?.message ?? '');
    const { model, messages, response_format: format } = parsed.data;
    if (model !== MODEL) return refusal(404, 'not_found_error', `model '${model}' not found`);
    const parts = messages.flatMap((each) =>
      typeof each.content === 'string' ? [{ type: 'text' as const, text: each.content }] : each.content,
    );
    asked.push({
      texts: parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])),
      pictures: parts.flatMap((part) =>
        part.type === 'image_url' ? [Buffer.from(part.image_url.split(',').at(-1) ?? '', 'base64')] : [],
      ),
      schema: format.json_schema.schema,
    });
    return {
      status: 200,
      body: {
        id: 'chatcmpl-472',
        object: 'chat.completion',
        created: 1795000000,
        model,
        system_fingerprint: 'fp_ollama',
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content, reasoning: 'The leaves have holes, so …' },
            finish_reason: 'stop',
          },
        ],
        usage: { prompt_tokens: 1327, completion_tokens: 210, total_tokens: 1537 },
      },
    };
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, body }) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      (error: Error) => response.destroy(error),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');

  return {
    /** What points a server at the model; Ollama asks for no key. */
    env: { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: `http://127.0.0.1:${address.port}/v1`, AI_MODEL: MODEL },
    /** Every question that was answered, in the order of arrival. */
    asked,
    /** What the model answers from now on. */
    say(next: object) {
      content = JSON.stringify(next);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refusal(status: number, type: string, message: string) {
  return { status, body: { error: { message, type, param: null, code: null } } };
}

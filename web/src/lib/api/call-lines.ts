import type { AnswerLineOf, CallInput, Endpoint } from '@plantcare/contract/endpoint.ts';
import type { ZodType } from 'zod';
import { responseTo } from '@/lib/api/call.ts';
import { valuesOfLines } from '@/lib/api/lines.ts';

const LINES = 'application/x-ndjson';

/**
 * Makes a call and reads its answer while it is written, line by line; a complete JSON answer counts as a single line.
 * Throws as `call` does, and when the connection breaks.
 */
export async function* callLines<E extends Endpoint & { lines: ZodType }>(
  endpoint: E,
  json: unknown,
  { signal }: { signal: AbortSignal },
): AsyncGenerator<AnswerLineOf<E>> {
  const response = await responseTo(endpoint, { json } as CallInput<E>, { signal, accept: LINES }); // Its one part.
  if (!(response.headers.get('content-type') ?? '').includes(LINES)) {
    yield { kind: 'answer', ...(await response.json()) };
    return;
  }
  const { body } = response;
  if (body) for await (const line of valuesOfLines(body)) yield line as AnswerLineOf<E>; // Checked by the server in development and tests.
}

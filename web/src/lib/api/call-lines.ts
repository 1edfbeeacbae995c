import type { Answer, CallInput, Endpoint } from '@plantcare/contract/endpoint.ts';
import { responseTo } from '@/lib/api/call.ts';
import { valuesOfLines } from '@/lib/api/lines.ts';

/** Makes a call whose answer comes in lines, and gives each as it comes. Throws as `call` does, and when it breaks off. */
export async function* callLines<E extends Endpoint & { lines: true }>(
  endpoint: E,
  input: CallInput<E>,
  { signal }: { signal: AbortSignal },
): AsyncGenerator<Answer<E>> {
  const { body } = await responseTo(endpoint, input, { signal });
  if (body) for await (const line of valuesOfLines(body)) yield line as Answer<E>; // proved by the server
}

import { EngineFailure } from './engine.ts';

/** Far more than any real answer: a model's is about 10 kB, Pl@ntNet's about 100 kB. */
const LONGEST_ANSWER = 4_000_000;

/**
 * `fetch` to a provider. It follows no redirect, which would send the key elsewhere, and limits the size of the answer.
 * @throws EngineFailure in the middle of reading, when the answer grows too long.
 */
export async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let length = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > LONGEST_ANSWER) controller.error(new EngineFailure('an answer that does not end'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(limit), { status, statusText, headers });
}

import type { Answer, CallInput, Endpoint } from '@plantcare/contract/endpoint.ts';
import type { ErrorBody } from '@plantcare/contract/errors.ts';
import { CallError } from '@/lib/api/call-error.ts';
import { takeEarlyAnswer } from '@/lib/api/early-answers.ts';
import { keyFor } from '@/lib/api/idempotency-key.ts';
import { addressOf, type CallParts, requestOf } from '@/lib/api/request.ts';
import { noteAnswer } from '@/lib/offline/offline.ts';
// Saves drafts when a session expires.
import '@/lib/session/drafts.ts';
import { expireSession, getSession } from '@/lib/session/session.ts';
import { unitsInUse } from '@/lib/units/units.ts';

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The requested media type, by default JSON. */
  accept?: string;
  /** By default a call that creates something chooses its own. */
  idempotencyKey?: string | undefined;
  /** The call goes on when its page is left. */
  keepalive?: boolean;
  /** The address of a later part of a list; by default the endpoint's own. */
  address?: string | undefined;
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function refusalOf(status: number, body: unknown): CallError {
  const { msg, code, fields, current } = (typeof body === 'object' && body !== null ? body : {}) as Partial<ErrorBody>;
  return new CallError({
    status,
    code: code ?? (status < 500 ? 'invalid_input' : 'server_error'),
    msg: typeof msg === 'string' ? msg : null,
    fields: fields ?? {},
    current,
  });
}

async function respond(address: string, token: string | undefined, init: RequestInit): Promise<Response> {
  try {
    const early = init.method === 'GET' ? takeEarlyAnswer(address, token) : undefined;
    return await (early ?? fetch(address, init));
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new CallError({ status: 0, code: 'no_response', msg: null, fields: {} }, { cause });
  }
}

/**
 * The response to one call of the contract, not read yet.
 * Throws a `CallError` for every refusal and for a missing response. There is no timeout: an answer may take long.
 */
export async function responseTo<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { signal, accept, idempotencyKey, keepalive = false, address }: CallOptions = {},
): Promise<Response> {
  // The same parts without the types of this endpoint. Metric is what an answer has anyway.
  const given = input as CallParts;
  const parts: CallParts = endpoint.writesUnits && unitsInUse() === 'us' ? { units: 'us', ...given } : given;
  const token = getSession()?.token;
  const response = await respond(address ?? addressOf(endpoint.path, parts), token, {
    ...requestOf(endpoint, parts, { token, accept, idempotencyKey }),
    signal: signal ?? null,
    keepalive,
  });
  noteAnswer(response);
  if (response.ok) return response;
  const isExpired = response.status === 401 && endpoint.access === 'signed-in';
  // Unless somebody signed in again while the call was running.
  if (isExpired && getSession()?.token === token) expireSession();
  throw refusalOf(response.status, await bodyOf(response));
}

/** The address of the next part of a list that is too long for one answer. */
function nextPart({ headers }: Response): string | undefined {
  return /<(\/api\/[^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
}

async function appendParts<E extends Endpoint>(
  list: unknown[],
  first: string | undefined,
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
): Promise<void> {
  for (let address = first; address !== undefined; ) {
    const response = await responseTo(endpoint, input, { ...options, address });
    const part = await bodyOf(response);
    // Half a list would pass for all of it.
    if (!Array.isArray(part)) throw refusalOf(response.status, null);
    for (const item of part) list.push(item);
    address = nextPart(response);
  }
}

/**
 * Makes one call of the contract and returns its answer; throws as `responseTo` does. A call that creates something and is
 * tried again after a failure of the network creates it once. A list that comes in parts is put together.
 * The answer is not parsed: the server checks its answers against the same contract in development and in tests.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  // The same parts without the types of this endpoint.
  const creation = options.idempotencyKey === undefined ? keyFor(endpoint, input as CallParts) : null;
  try {
    const response = await responseTo(endpoint, input, {
      ...options,
      ...(creation && { idempotencyKey: creation.key }),
    });
    const body = await bodyOf(response);
    if (body === null) throw refusalOf(response.status, null);
    if (Array.isArray(body)) await appendParts(body, nextPart(response), endpoint, input, options);
    creation?.settle();
    return body as Answer<E>; // Checked by the server in development and tests.
  } catch (error) {
    // Without a response, or with one from a proxy, it is not known whether something was created.
    if (error instanceof CallError && error.status >= 400 && error.status < 500) creation?.settle();
    throw error;
  }
}

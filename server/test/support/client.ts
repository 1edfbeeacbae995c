import { randomUUID } from 'node:crypto';
import { register } from '@plantcare/contract/auth.ts';
import type { Answer, CallInput, Endpoint } from '@plantcare/contract/endpoint.ts';
import { ErrorBody } from '@plantcare/contract/errors.ts';
import { expect } from 'vitest';

/** The parts of a call, well formed or not. */
export interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  json?: unknown;
  form?: Record<string, unknown>;
  photo?: Blob | '';
  photos?: readonly Blob[];
  file?: Blob;
  units?: string;
}

export interface Refusal extends ErrorBody {
  status: number;
  headers: Headers;
}

export type Client = ReturnType<typeof createClient>;
export type Gardener = Awaited<ReturnType<Client['register']>>;

/** Makes the contract's calls over real HTTP, and holds every answer against the contract. */
export function createClient(address: () => string) {
  function request(path: string, init?: RequestInit): Promise<Response> {
    return fetch(`${address()}${path}`, init);
  }

  function send(
    endpoint: Endpoint,
    { params, query, json, form, units, file, ...pictures }: Parts,
    token: string | undefined,
  ) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query ?? {})) search.set(name, String(value));
    if (units !== undefined) search.set('units', units);
    const headers = new Headers();
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    if (json !== undefined) headers.set('content-type', 'application/json');
    if (endpoint.takes) headers.set('content-type', endpoint.takes);
    const body =
      file ?? (json !== undefined ? JSON.stringify(json) : endpoint.form ? toFormData(endpoint, form, pictures) : null);
    return request(`/api${path}?${search}`, { method: endpoint.method, headers, body });
  }

  /**
   * The answer of a call that is expected to succeed. It must be what the contract names and nothing else: the
   * contract's schema drops unknown keys, so an answer that carries one is not equal to its parsed self.
   */
  async function call<E extends Endpoint>(endpoint: E, input: CallInput<E> & Parts, token?: string) {
    const response = await send(endpoint, input, token);
    const body: unknown = await response.json();
    expect({ status: response.status, body }).toEqual({ status: endpoint.status ?? 200, body });
    const answer = endpoint.response.parse(body);
    expect(body).toEqual(answer);
    return answer as Answer<E>; // The endpoint's own schema made it.
  }

  /** The refusal of a call that is expected to be refused. */
  async function refusal(endpoint: Endpoint, input: Parts, token?: string): Promise<Refusal> {
    return toRefusal(await send(endpoint, input, token));
  }

  return {
    request,
    call,
    refusal,

    /** A new gardener, signed in. */
    async register(name = 'Ada Fern', timeZone?: string) {
      const email = `${randomUUID()}@example.org`;
      const password = 'correct horse battery';
      const { token, user } = await call(register, { json: { name, email, password, timeZone } });
      return { token, user, email, password };
    },
  };
}

/** Any answer that should be a refusal, checked to be one in the contract's shape and nothing else. */
export async function toRefusal(response: Response): Promise<Refusal> {
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const refusal = ErrorBody.parse(body);
  expect(body).toEqual(refusal);
  expect(refusal.msg).not.toBe('');
  return { ...refusal, status: response.status, headers: response.headers };
}

function toFormData(
  endpoint: Endpoint,
  fields: Record<string, unknown> = {},
  { photo, photos = [] }: Pick<Parts, 'photo' | 'photos'>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value));
  if (photo !== undefined) form.append('photo', photo);
  for (const one of photos) form.append(endpoint.photos?.name ?? '', one);
  return form;
}

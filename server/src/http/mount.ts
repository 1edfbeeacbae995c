import { Readable } from 'node:stream';
import type { Answer, Endpoint, ParsedInput } from '@plantcare/contract/endpoint.ts';
import { textOf } from '@plantcare/contract/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Caller } from '../caller.ts';
import { isDeadlock } from '../db/dialect.ts';
import { Failure } from '../failure.ts';
import type { Guard } from './attempt-limits.ts';
import { type PhotoField, readForm } from './form.ts';
import { uploadLimit } from './upload-limit.ts';

const oneOfFew = uploadLimit();

/**
 * What a handler gets: the parsed input, who calls, and the photos as the form carried them. `gone` is a signal that the
 * caller does not wait for the answer any more.
 */
export type Call<E extends Endpoint> = ParsedInput<E> & {
  userAgent: string | undefined;
  signal: AbortSignal;
} & (E['access'] extends 'signed-in' ? { caller: Caller } : unknown) &
  (E['photo'] extends string ? { photo: PhotoField } : unknown) &
  (E['photos'] extends object ? { photos: readonly Buffer[] } : unknown);

/** Makes a Fastify route under `/api` from a contract endpoint. */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { guard }: { guard?: Guard },
  handle: (call: Call<E>) => Promise<Answer<E>>,
): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    // Before the body is read: a stranger does not get to upload 15 MB first.
    onRequest: endpoint.access === 'signed-in' ? app.requireSignIn : [],
    preHandler: guard ?? [],
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const call = await callOf(endpoint, request, reply);
      // Of two changes that waited for each other one was broken off, and is made again now that the other is done.
      const answer = await handle(call).catch((error: unknown) => {
        if (!isDeadlock(error)) throw error;
        return handle(call);
      });
      return reply.code(endpoint.status ?? 200).send(answer);
    },
  });
}

/**
 * Makes a route whose answer comes in lines of JSON while it is being made. What `handle` throws is answered like any
 * failure; after that the lines must tell.
 */
export function mountLines<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<AsyncIterable<Answer<E>>>,
): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    onRequest: endpoint.access === 'signed-in' ? app.requireSignIn : [],
    // Compressing would hold lines back until a block is full.
    compress: false,
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const lines = await handle(await callOf(endpoint, request, reply));
      return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(inLines(lines)));
    },
  });
}

async function* inLines(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`;
}

/** The parts of `Call<E>` depend on which parts the endpoint has, which `parse` follows one by one. */
async function callOf<E extends Endpoint>(endpoint: E, request: FastifyRequest, reply: FastifyReply): Promise<Call<E>> {
  const abandoned = new AbortController();
  // Also after an answer that arrived whole, when nothing is left to break off.
  reply.raw.once('close', () => abandoned.abort());
  const call = {
    userAgent: request.headers['user-agent'],
    caller: request.caller,
    signal: abandoned.signal,
    ...(await parse(endpoint, request)),
  };
  return call as unknown as Call<E>;
}

async function parse(endpoint: Endpoint, request: FastifyRequest) {
  const parts: Record<string, unknown> = {};
  if (endpoint.params) parts.params = check(endpoint.params, request.params, 'not_found');
  if (endpoint.query) parts.query = check(endpoint.query, request.query, 'invalid_input');
  if (endpoint.json) parts.json = check(endpoint.json, request.body ?? {}, 'invalid_input');
  if (endpoint.form) {
    const photoFields = endpoint.photos ?? (endpoint.photo ? { name: endpoint.photo, max: 1 } : undefined);
    const { fields, photos, removed } = await oneOfFew(request.caller?.user.id ?? request.ip, () =>
      readForm(request, photoFields),
    );
    parts.form = check(endpoint.form, fields, 'invalid_input');
    if (endpoint.photo) parts.photo = photos[0] ?? (removed ? '' : undefined);
    if (endpoint.photos) parts.photos = photos;
  }
  return parts;
}

/** @throws Failure that names every field at fault, with the first one's text as the message. */
function check(schema: z.ZodType, value: unknown, code: 'not_found' | 'invalid_input'): unknown {
  // Where the schema has no text of its own, Zod's is for developers.
  const result = schema.safeParse(value, { error: () => textOf('invalid_input') });
  if (result.success) return result.data;
  if (code === 'not_found') throw new Failure('not_found');
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    if (path[0] !== undefined) fields[String(path[0])] ??= message;
  }
  throw new Failure('invalid_input', result.error.issues[0]?.message, fields);
}

import { Readable } from 'node:stream';
import type { Answer, AnswerLineOf, Endpoint, ParsedInput } from '@plantcare/contract/endpoint.ts';
import { textOf } from '@plantcare/contract/errors.ts';
import { Version } from '@plantcare/contract/text.ts';
import { Units } from '@plantcare/contract/units.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { Caller } from '../caller.ts';
import { Failure, notFound } from '../failure.ts';
import { answerInUnits } from '../horticulture/units/in-units.ts';
import type { Upload } from '../upload.ts';
import type { Visitor } from '../visitor.ts';
import { checkAnswer } from './answer-check.ts';
import { emptyBrowserCache } from './caching/caching.ts';
import type { Dependencies } from './caching/unchanged.ts';
import type { Guard } from './call-limit.ts';
import { oncePerKey } from './idempotency-key.ts';
import { linesInUnits } from './lists/lines-in-units.ts';
import { requireDiskSpace } from './uploads/disk-space-guard.ts';
import { type PhotoField, readForm } from './uploads/form.ts';
import type { Spool, WithSpool } from './uploads/spool.ts';
import { visitorOf } from './visitor.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether every answer is checked against the contract, which takes too long in production. */
    checksAnswers: boolean;
    withSpool: WithSpool;
  }
}

/**
 * What a handler gets: the parsed input, the caller, and the photos of the form. `signal` is aborted when the
 * caller no longer waits for the answer.
 */
export type Call<E extends Endpoint> = ParsedInput<E> & {
  visitor: Visitor;
  signal: AbortSignal;
} & (E['access'] extends 'signed-in' ? { caller: Caller } : unknown) &
  (E['photo'] extends string ? { photo: PhotoField } : unknown) &
  (E['photos'] extends object ? { photos: readonly Upload[] } : unknown) &
  (E['versioned'] extends true ? { ifVersion: number | undefined } : unknown);

const Versioned = z.object({ version: Version });
/** An answer that has its versioned record as `user`. */
const WithUser = z.object({ user: Versioned }).transform(({ user }) => user);

/**
 * Makes a Fastify route under `/api` from a contract endpoint. With `dependsOn`, a caller who has the current answer gets 304.
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  { guard, dependsOn, signsOut = false }: { guard?: Guard; dependsOn?: Dependencies; signsOut?: boolean },
  handle: (call: Call<E>) => Promise<Answer<E>>,
): void {
  if (dependsOn) {
    mountUnchanged(app, endpoint, dependsOn, handle);
    return;
  }
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    onRequest: beforeBody(app, endpoint),
    preHandler: guard ?? [],
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const units = unitsFor(endpoint, request);
      const answer = answerInUnits(
        await withCall(endpoint, request, reply, (call) => oncePerKey(endpoint, request, call, () => handle(call))),
        units,
      );
      if (app.checksAnswers) checkAnswer(endpoint.response, answer);
      if (signsOut) emptyBrowserCache(reply);
      if (endpoint.versioned) reply.header('etag', `"${WithUser.or(Versioned).parse(answer).version}"`);
      return reply.code(endpoint.status ?? 200).send(answer);
    },
  });
}

function mountUnchanged<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  dependsOn: Dependencies,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    onRequest: [...beforeBody(app, endpoint), app.unchanged.check(dependsOn)],
    compress: false, // The answer is kept compressed.
    handler: (request: FastifyRequest, reply: FastifyReply) =>
      app.unchanged.send(request, reply, async () => {
        const answer = await withCall(endpoint, request, reply, handle);
        if (app.checksAnswers) checkAnswer(endpoint.response, answer);
        return { json: Buffer.from(JSON.stringify(answer)) };
      }),
  });
}

/** What is checked before the body is read, so that a stranger cannot upload 15 MB first. */
export function beforeBody(app: FastifyInstance, endpoint: Endpoint): onRequestAsyncHookHandler[] {
  const signIn = endpoint.access === 'signed-in' ? [app.requireSignIn] : [];
  return [...signIn, () => requireDiskSpace(app, endpoint)];
}

/** An endpoint whose answer can be read while it is written. */
type LineEndpoint = Endpoint & { lines: z.ZodType };

/**
 * Makes a route that answers as JSON, or line by line while the answer is written if the caller accepts
 * `application/x-ndjson`. What `lines` throws is answered like any failure; after the first line a line must report it.
 */
export function mountWithLines<E extends LineEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: {
    whole: (call: Call<E>) => Promise<Answer<E>>;
    lines: (call: Call<E>) => Promise<AsyncIterable<AnswerLineOf<E>>>;
  },
): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    onRequest: beforeBody(app, endpoint),
    // Compression would delay lines until a block is full.
    compress: false,
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const units = unitsFor(endpoint, request);
      const call = await callOf(endpoint, request, reply, abortSignalOf(reply));
      if ((request.headers.accept ?? '').includes(LINES)) {
        const check = app.checksAnswers ? (line: unknown) => checkAnswer(endpoint.lines, line) : () => {};
        const lines = linesInUnits(await handle.lines(call), units);
        return reply.type(`${LINES}; charset=utf-8`).send(Readable.from(inLines(lines, check)));
      }
      const answer = answerInUnits(await handle.whole(call), units);
      if (app.checksAnswers) checkAnswer(endpoint.response, answer);
      return reply.send(answer);
    },
  });
}

const LINES = 'application/x-ndjson';

async function* inLines(values: AsyncIterable<unknown>, check: (value: unknown) => void): AsyncGenerator<string> {
  for await (const value of values) {
    check(value);
    yield `${JSON.stringify(value)}\n`;
  }
}

const AskedUnits = z.object({ units: Units.default('metric') });

/** The units in which the texts of the answer are asked for. */
function unitsFor(endpoint: Endpoint, request: FastifyRequest): Units {
  if (!endpoint.writesUnits) return 'metric';
  const { units } = checkInput(AskedUnits, request.query) as z.output<typeof AskedUnits>; // Its own output.
  return units;
}

/** Aborted when the caller is gone before the answer is complete. */
function abortSignalOf(reply: FastifyReply): AbortSignal {
  const abandoned = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abandoned.abort();
  });
  return abandoned.signal;
}

/** Handles a call. The files of a form are kept until then. */
export async function withCall<E extends Endpoint, Result>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  handle: (call: Call<E>) => Promise<Result>,
): Promise<Result> {
  const signal = abortSignalOf(reply);
  if (!endpoint.form) return handle(await callOf(endpoint, request, reply, signal));
  const sender = request.caller?.user.id ?? request.ip;
  return request.server.withSpool(sender, signal, async (spool) =>
    handle(await callOf(endpoint, request, reply, signal, spool)),
  );
}

/** `Call<E>` has the parts that the endpoint has; `parse` adds them one by one. */
async function callOf<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
  spool?: Spool,
): Promise<Call<E>> {
  const call = {
    visitor: visitorOf(request, reply),
    caller: request.caller,
    signal,
    ...(endpoint.versioned && { ifVersion: versionIn(request.headers['if-match']) }),
    ...(await parse(endpoint, request, spool)),
  };
  return call as unknown as Call<E>;
}

/** The version in `If-Match`; undefined if any version is accepted. One that cannot be parsed matches no version. */
function versionIn(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  return Number(/^"(\d+)"$/.exec(ifMatch.trim())?.[1] ?? Number.NaN);
}

async function parse(endpoint: Endpoint, request: FastifyRequest, spool?: Spool) {
  const parts: Record<string, unknown> = {};
  if (endpoint.params)
    parts.params = checkInput(endpoint.params, request.params, () =>
      endpoint.item ? notFound(endpoint.item) : new Failure('not_found'),
    );
  if (endpoint.query) parts.query = checkInput(endpoint.query, request.query);
  if (endpoint.json) parts.json = checkInput(endpoint.json, request.body ?? {});
  if (endpoint.form && spool) {
    const photoFields = endpoint.photos ?? (endpoint.photo ? { name: endpoint.photo, max: 1 } : undefined);
    const { fields, photos, removed } = await readForm(request, spool, photoFields);
    parts.form = checkInput(endpoint.form, fields);
    if (endpoint.photo) parts.photo = photos[0] ?? (removed ? '' : undefined);
    if (endpoint.photos) parts.photos = photos;
  }
  return parts;
}

/** @throws Failure made by `instead`, or one that names every invalid field, with the first field's text as the message. */
export function checkInput<T>(schema: z.ZodType<T>, value: unknown, instead?: () => Failure): T {
  // Zod's own messages are for developers.
  const result = schema.safeParse(value, { error: () => textOf('invalid_input') });
  if (result.success) return result.data;
  if (instead) throw instead();
  const fields: Record<string, string> = {};
  for (const { path, message } of result.error.issues) {
    if (path[0] !== undefined) fields[String(path[0])] ??= message;
  }
  throw new Failure('invalid_input', result.error.issues[0]?.message, fields);
}

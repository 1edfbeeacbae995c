import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type Endpoint, takesIdempotencyKey } from '@plantcare/contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';
import type { Upload } from '../upload.ts';

declare module 'fastify' {
  interface FastifyInstance {
    idempotency: Idempotency;
  }
}

/** What tells one call from another: its parsed parts, and the content of its photo. */
interface CallParts {
  params?: unknown;
  query?: unknown;
  json?: unknown;
  form?: unknown;
  photo?: Upload | '';
  signal: AbortSignal;
}

const MALFORMED = 'An Idempotency-Key has 1 to 200 printable characters.';

/** Runs a call that creates something once for each `Idempotency-Key` of the caller; any other call as it is. */
export async function oncePerKey<T>(
  endpoint: Endpoint,
  request: FastifyRequest,
  parts: CallParts,
  run: () => Promise<T>,
): Promise<T> {
  const { 'idempotency-key': key } = request.headers;
  const { caller } = request;
  if (key === undefined || caller === null || !takesIdempotencyKey(endpoint)) return run();
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,200}$/.test(key)) throw new Failure('invalid_input', MALFORMED);
  const fingerprint = await fingerprintOf(endpoint, parts);
  return request.server.idempotency.once({ userId: caller.user.id, key, fingerprint }, run);
}

async function fingerprintOf({ method, path }: Endpoint, parts: CallParts): Promise<string> {
  const { params, query, json, form, photo } = parts;
  const hash = createHash('sha256').update(JSON.stringify([method, path, params, query, json, form]));
  if (photo) hash.update(typeof photo.file === 'string' ? await readFile(photo.file) : photo.file);
  return hash.digest('base64url');
}

import { type Endpoint, takesIdempotencyKey } from '@plantcare/contract/endpoint.ts';
import type { CallParts } from '@/lib/api/request.ts';

/** The keys of calls that are running or whose outcome is not known. */
const keys = new Map<string, string>();

/** 128 random bits. `crypto.randomUUID` is missing where the page came over plain HTTP. */
export function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** A key for a call that creates something; the same one when it is tried again with the same content. */
export function keyFor(endpoint: Endpoint, { params, json, form, photo }: CallParts) {
  if (!takesIdempotencyKey(endpoint)) return null;
  const picture = photo && [photo.size, photo instanceof File && photo.lastModified];
  const content = JSON.stringify([endpoint.path, params, json, form, picture]);
  const key = keys.get(content) ?? randomKey();
  keys.set(content, key);
  return {
    key,
    /** The outcome is known, so the same content sent once more is something new. */
    settle: () => keys.delete(content),
  };
}

// What the service worker keeps of a gardener's data, so that it can be read offline. Used by pages and by the worker.

/** The header by which the worker says that an answer is a kept one, with the time (ISO) at which it was loaded. */
export const LOADED_AT = 'x-loaded-at';

const PREFIX = 'garden-';

/** The name of the cache of one session: a hash of its token, so that no other session reads it. */
export async function gardenCacheOf(token: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return PREFIX + Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Opens the cache of this session, without which the worker keeps nothing, and erases those of all others; without a
 * session it erases them all. Does nothing where the browser has no caches, as over plain HTTP.
 */
export async function keepOnlyGardenOf(token: string | undefined): Promise<void> {
  if (!('caches' in globalThis)) return;
  const own = token === undefined ? null : await gardenCacheOf(token);
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== own) await caches.delete(name);
  }
  if (own !== null) await caches.open(own);
}

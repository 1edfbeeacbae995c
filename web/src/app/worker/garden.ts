// The gardener's last seen data, kept so that it can be read offline.
import { gardenCacheOf, LOADED_AT } from '@/lib/offline/garden-cache.ts';
import { isNoServer } from '@/lib/offline/no-server.ts';

const MOST_KEPT = 100;
/** An answer that is still the same is not written again within this time. */
const FRESH_MS = 60_000;

/** Whether what this address answers is kept: plants, their places, the diary, reminders and statistics. */
export function isGarden(pathname: string): boolean {
  return /^\/api\/(plants|places|diary|reminders|statistics)(\/|$)/.test(pathname);
}

/** The server's answer, which is kept; without one, or with that of a proxy, what was kept of it for this session. */
export async function freshOrKept(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const [, token] = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '') ?? [];
  if (token === undefined) return fetch(request);
  const name = await gardenCacheOf(token);
  const kept = () => caches.match(request.url, { cacheName: name, ignoreVary: true });
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    const last = await kept();
    if (!last) throw error;
    return last;
  }
  if (isNoServer(response.status)) return (await kept()) ?? response;
  if (response.ok) event.waitUntil(keep(name, request.url, response.clone()));
  return response;
}

async function keep(name: string, address: string, response: Response): Promise<void> {
  // A page opens the cache when its session starts. A late answer must not bring it back after signing out.
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const known = await cache.match(address, { ignoreVary: true });
  if (known && isSame(known, response)) return;
  const headers = new Headers(response.headers);
  // The body is decoded.
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(LOADED_AT, new Date().toISOString());
  await cache.put(address, new Response(response.body, { headers }));
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - MOST_KEPT))) await cache.delete(oldest);
}

function isSame(known: Response, response: Response): boolean {
  const etag = response.headers.get('etag');
  const age = Date.now() - Date.parse(known.headers.get(LOADED_AT) ?? '');
  return etag !== null && etag === known.headers.get('etag') && age < FRESH_MS;
}

/** A photo; offline as the browser still has it. */
export async function photo(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return fetch(request.url, { cache: 'force-cache' });
  }
}

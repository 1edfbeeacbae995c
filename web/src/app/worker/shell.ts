// The application itself, kept so that it starts offline.
import { isNoServer } from '@/lib/offline/no-server.ts';

/** The files of the application as addresses, and a hash of them. Set by the build. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;

const PREFIX = 'shell-';
const CACHE = `${PREFIX}${SHELL_VERSION}`;
const PAGE = '/index.html';

/** A file that cannot be loaded now is loaded when it is needed: pushes must not depend on it. */
export async function loadShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  const loads = await Promise.allSettled(SHELL_FILES.map((file) => cache.add(file)));
  for (const load of loads) if (load.status === 'rejected') console.warn('Not kept for offline use', load.reason);
}

/** Deletes the files of earlier releases. */
export async function dropOldShells(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
  }
}

/** A screen: from the server, so that a new release shows at once; offline the application that is kept. */
export async function screen(request: Request): Promise<Response> {
  const kept = () => caches.match(PAGE, { cacheName: CACHE });
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    const page = await kept();
    if (!page) throw error;
    return page;
  }
  return isNoServer(response.status) ? ((await kept()) ?? response) : response;
}

/** A file of the application, whose name changes with its content. */
export async function asset(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { setCaching } from './caching.ts';

/** The landing page for visitors, at `/`. */
const LANDING = 'landing.html';

/**
 * Serves the built web application from `folder`. A path that could be a screen gets the application, which knows its
 * screens; any other path without a file is a 404, because HTML instead of a missing asset would only confuse.
 */
export async function webApp(app: FastifyInstance, folder: string): Promise<void> {
  const built = existsSync(path.join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      // A route for each file, so that no other path ever reaches the file system.
      wildcard: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders(reply, file) {
        const hashed = file.startsWith(path.join(folder, 'assets') + path.sep);
        setCaching(reply, hashed ? 'forever' : 'publicChecked');
      },
    });
    // Markup, readable before any script; its own script takes signed-in users to their garden.
    app.get('/', (_, reply) => reply.sendFile(LANDING));
  }
  app.setNotFoundHandler((request, reply) => {
    const [pathname = ''] = request.url.split('?');
    const isScreen = !/^\/(api|photos|assets)(\/|$)/.test(pathname) && path.extname(pathname) === '';
    if (built && isScreen && (request.method === 'GET' || request.method === 'HEAD')) {
      return reply.sendFile('index.html');
    }
    throw new Failure('not_found');
  });
}

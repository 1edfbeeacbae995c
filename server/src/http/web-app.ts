import { readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';
import { setCaching } from './caching/caching.ts';

/** A screen whose address has a secret: not for search engines, and told to no other page. */
const SECRET_SCREEN = '/sitter';
/** The landing page for visitors, at `/`. */
const LANDING = 'landing.html';

/**
 * Serves the built web application from `folder`. A path that could be a screen gets the application, which knows its
 * screens; any other path without a file is a 404, because HTML instead of a missing asset would only confuse.
 */
export async function webApp(app: FastifyInstance, folder: string): Promise<void> {
  const files = addressesIn(folder);
  const built = files.has('/index.html');
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      // A route for each file would take 14 MB.
      serve: false,
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
    const reads = request.method === 'GET' || request.method === 'HEAD';
    // No other path ever reaches the file system.
    if (reads && files.has(pathname)) return reply.sendFile(pathname);
    const isScreen = !/^\/(api|photos|assets)(\/|$)/.test(pathname) && path.extname(pathname) === '';
    if (built && reads && isScreen) {
      if (pathname === SECRET_SCREEN) reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
      return reply.sendFile('index.html');
    }
    throw new Failure('not_found');
  });
}

/** The addresses of the files in a folder; none if there is no such folder. Compressed copies are sent for their originals. */
function addressesIn(folder: string): ReadonlySet<string> {
  try {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = files.map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
    return new Set(
      paths.filter((file) => !/\.(br|gz)$/.test(file)).map((file) => `/${file.split(path.sep).join('/')}`),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Set();
    throw error;
  }
}

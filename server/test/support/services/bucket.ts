import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

const KEY = 'plantcare';
const BUCKET = 'photos-of-plants';

/** A bucket that speaks as much S3 as photos need, path style, over HTTP on loopback. */
export async function startBucket() {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  let failing = false;
  let silent = false;
  let unsigned = 0;
  let writesLeft = Number.POSITIVE_INFINITY;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const bytes = await buffer(request);
    const { pathname } = new URL(`${request.url}`, 'http://localhost');
    const key = decodeURIComponent(pathname.slice(`/${BUCKET}/`.length));
    if (!signed(request)) unsigned += 1;
    if (silent) return;
    if (failing) return response.writeHead(501).end(xml('NotImplemented')); // not one the client tries again
    if (!signed(request)) return response.writeHead(403).end(xml('SignatureDoesNotMatch'));
    if (!pathname.startsWith(`/${BUCKET}/`)) return response.writeHead(404).end(xml('NoSuchBucket'));
    if (request.method === 'PUT') {
      writesLeft -= 1;
      if (writesLeft < 0) return response.writeHead(501).end(xml('NotImplemented'));
      objects.set(key, { bytes, type: request.headers['content-type'] ?? 'application/octet-stream' });
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const object = objects.get(key);
    if (!object) return response.writeHead(404).end(request.method === 'HEAD' ? '' : xml('NoSuchKey'));
    response.writeHead(200, { 'content-type': object.type, 'content-length': object.bytes.length, etag: '"1"' });
    return response.end(request.method === 'HEAD' ? '' : object.bytes);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');

  return {
    url: `s3://${KEY}:s%2Fecret@127.0.0.1:${address.port}/${BUCKET}?tls=off`,
    keys: () => [...objects.keys()].sort(),
    /** How many requests came without a signature made with our key. */
    unsigned: () => unsigned,
    fail() {
      failing = true;
    },
    /** Takes this many more objects and refuses the next ones. */
    failAfter(writes: number) {
      writesLeft = writes;
    },
    /** Accepts connections and never answers. */
    hang() {
      silent = true;
    },
    work() {
      failing = false;
      silent = false;
      writesLeft = Number.POSITIVE_INFINITY;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function signed({ headers }: IncomingMessage): boolean {
  return /^AWS4-HMAC-SHA256 Credential=plantcare\/.+, Signature=[0-9a-f]{64}$/.test(headers.authorization ?? '');
}

function xml(code: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}

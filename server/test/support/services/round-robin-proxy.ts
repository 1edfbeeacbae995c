import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestOptions, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** How long a server's health is remembered; well below the time for which a server that stops still answers. */
const HEALTH_KNOWN_MS = 100;

/**
 * A proxy that sends each request to the next healthy server. One that accepts no connection is skipped, since it has seen
 * nothing of the request; any other failure is a 502 and never tried again. Each request has a connection of its own, as with
 * nginx and `keepalive off` in Caddy: on one that is used again, a request could cross the server's decision to close it.
 */
export async function startRoundRobinProxy() {
  let servers: readonly Upstream[] = [];
  let turn = 0;

  async function pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const body = await buffer(from);
    const { host, ...headers } = from.headers;
    const visitor = [headers['x-forwarded-for'], from.socket.remoteAddress].filter(Boolean).join(', ');
    const init = { method: from.method, path: from.url, agent: false as const };
    for (let attempt = 0; attempt < servers.length; attempt++) {
      const server = servers[turn++ % servers.length];
      if (!server) break;
      if (!(await isHealthy(server))) continue;
      const options = { ...init, hostname: server.url.hostname, port: server.url.port };
      const answer = await send({ ...options, headers: { ...headers, host, 'x-forwarded-for': visitor } }, body);
      if (answer === 'refused') continue;
      if (answer === 'broken') break;
      const { connection: _, 'transfer-encoding': __, ...answered } = answer.headers;
      to.writeHead(answer.statusCode ?? 502, answered).end(await buffer(answer));
      return;
    }
    to.writeHead(502).end();
  }

  const proxy = createServer((from, to) => {
    pass(from, to).catch(() => to.writeHead(502).end());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');

  return {
    address: `http://127.0.0.1:${address.port}`,
    /** Between these servers from now on. */
    use(addresses: readonly string[]) {
      servers = addresses.map((each) => ({ url: new URL(each), isHealthy: true, askedAt: Number.NEGATIVE_INFINITY }));
    },
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

interface Upstream {
  url: URL;
  isHealthy: boolean;
  askedAt: number;
}

async function isHealthy(server: Upstream): Promise<boolean> {
  const now = performance.now();
  if (now - server.askedAt > HEALTH_KNOWN_MS) {
    server.askedAt = now;
    const health = await fetch(new URL('/api/health', server.url)).catch(() => null);
    server.isHealthy = health?.ok === true;
  }
  return server.isHealthy;
}

function send(options: RequestOptions, body: Buffer): Promise<IncomingMessage | 'refused' | 'broken'> {
  return new Promise((resolve) => {
    const sent = request(options, resolve);
    sent.once('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'broken'));
    sent.end(body);
  });
}

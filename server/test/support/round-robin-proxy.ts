import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestOptions, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * A proxy that sends each request to the next server. One that accepts no connection is skipped, since it has seen nothing of
 * the request; any other failure is a 502 and never tried again. Each request has a connection of its own, as with nginx and
 * `keepalive off` in Caddy: on one that is used again, a request could cross the server's decision to close it.
 */
export async function startRoundRobinProxy() {
  let servers: readonly URL[] = [];
  let turn = 0;

  async function pass(from: IncomingMessage, to: ServerResponse): Promise<void> {
    const body = await buffer(from);
    const { host, ...headers } = from.headers;
    const visitor = [headers['x-forwarded-for'], from.socket.remoteAddress].filter(Boolean).join(', ');
    const init = { method: from.method, path: from.url, agent: false as const };
    for (let attempt = 0; attempt < servers.length; attempt++) {
      const server = servers[turn++ % servers.length];
      if (!server) break;
      const options = { ...init, hostname: server.hostname, port: server.port };
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
      servers = addresses.map((each) => new URL(each));
    },
    async close() {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

function send(options: RequestOptions, body: Buffer): Promise<IncomingMessage | 'refused' | 'broken'> {
  return new Promise((resolve) => {
    const sent = request(options, resolve);
    sent.once('error', (error) => resolve('code' in error && error.code === 'ECONNREFUSED' ? 'refused' : 'broken'));
    sent.end(body);
  });
}

import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Passes bytes between a client and another port, until it is cut. */
export async function startRelay(target: URL) {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {}).on('close', () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
  });
  async function listen(port: number): Promise<number> {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('A TCP server has a port');
    return address.port;
  }
  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  }
  const port = await listen(0);
  const url = new URL(target);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    /** Breaks every connection off and refuses new ones. */
    cut,
    /** Accepts connections again, at the same address. */
    restore: () => listen(port),
    close: cut,
  };
}

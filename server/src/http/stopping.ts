import type { Socket } from 'node:net';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a connection that was just made may take to send its request once the server stops. */
const FIRST_REQUEST_WITHIN_MS = 1_000;
const ACCEPTING_AT_MOST_MS = 2_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server will stop soon, so that a proxy should send its calls elsewhere. */
    isDraining: boolean;
  }
}

interface Connection {
  /** Requests that are not answered yet. */
  open: number;
  isUsed: boolean;
}

/**
 * Lets a proxy that watches the health of its servers find another one before this one stops. Without it, a connection that
 * the system makes in the instant in which the port closes is reset; no program can prevent that.
 */
export async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  app.isDraining = true;
  if (seconds > 0) await pause(seconds * 1000);
}

/**
 * When the server stops, every request that has arrived is answered and its connection ends with the answer.
 * Node itself would cut off connections whose request is still on its way, and wait for those that become idle later.
 */
export function stopGracefully(app: FastifyInstance): void {
  app.decorate('isDraining', false);
  const { server } = app;
  const connections = new Map<Socket, Connection>();
  let accepted = 0;
  let stopping = false;
  /** While the last connections are accepted everything else waits, or each answer could bring another connection. */
  let accepting: Promise<void> | null = null;

  server.on('connection', (socket: Socket) => {
    accepted++;
    connections.set(socket, { open: 0, isUsed: false });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket);
    if (!connection) return;
    connection.open++;
    connection.isUsed = true;
    response.once('close', () => {
      connection.open--;
      if (stopping && connection.open === 0) socket.end();
    });
  });

  function endIdle(which: (connection: Connection) => boolean): void {
    for (const [socket, connection] of connections) {
      if (connection.open === 0 && which(connection)) socket.end();
    }
  }

  /** Connections that the system has made and this process has not accepted yet are lost when it stops listening. */
  async function acceptWaiting(): Promise<void> {
    const deadline = performance.now() + ACCEPTING_AT_MOST_MS;
    // Each turn of the event loop accepts at least one that waits.
    for (let before = -1; before !== accepted && performance.now() < deadline; ) {
      before = accepted;
      await setImmediate();
      await setImmediate();
    }
  }

  app.addHook('onRequest', (_request, _reply, done) => {
    if (accepting) accepting.then(() => done(), done);
    else done();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (accepting) await accepting;
    if (stopping) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    if (!server.listening) return;
    stopping = true;
    server.closeIdleConnections = () => {};
    endIdle(({ isUsed }) => isUsed);
    accepting = acceptWaiting();
    await accepting;
    accepting = null;
    setTimeout(endIdle, FIRST_REQUEST_WITHIN_MS, () => true).unref();
    // At once, rather than by Fastify some turns later. Resolves when every connection has ended.
    await new Promise((resolve) => server.close(resolve));
  });
}

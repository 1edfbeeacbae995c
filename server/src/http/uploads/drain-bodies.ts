import type { FastifyInstance } from 'fastify';
import { hasBody, STALLED_AFTER_MS } from './stalled-body.ts';

/** Twice the size of the largest accepted form. */
const MOST_BYTES = 64 * 1024 * 1024;
const AT_MOST_MS = 60_000;
const CHECKED_EVERY_MS = 500;

/**
 * Goes on reading, and drops, what still arrives of a body after its answer, up to a limit. Many clients read the answer only
 * when they have sent everything: if the server closed the connection they would lose it, if it stopped reading they would
 * wait forever.
 */
export function drainBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (!hasBody(raw) || raw.readableEnded || raw.destroyed) return;
    const { socket } = raw;
    const [bytesBefore, until] = [socket.bytesRead, performance.now() + AT_MOST_MS];
    // Node itself reads bodies that nobody has begun to read, without an event for each piece.
    const check = setInterval(() => {
      if (socket.bytesRead - bytesBefore > MOST_BYTES || performance.now() > until) socket.destroy();
    }, CHECKED_EVERY_MS).unref();
    // After an answer Node waits only as long as for the next request, which is little for a client that is busy.
    socket.setTimeout(STALLED_AFTER_MS);
    const stop = () => clearInterval(check);
    raw
      .once('end', () => {
        stop();
        socket.setTimeout(app.server.keepAliveTimeout);
      })
      .once('close', stop);
    raw.unpipe();
    raw.resume();
  });
}

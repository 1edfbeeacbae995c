import type { FastifyInstance } from 'fastify';
import { answerUnreadable } from './errors.ts';

/** How long nothing may arrive of a body that has begun. */
const STALLED_AFTER_MS = 25_000;

/**
 * Answers 408 and closes the connection when nothing more of a request's body arrives. Without this an upload that stopped
 * would keep its place and its part of a file until the end of `requestTimeout`.
 */
export function closeStalledBodies(app: FastifyInstance, afterMs = STALLED_AFTER_MS): void {
  app.addHook('onRequest', async ({ raw }) => {
    const { socket, headers } = raw;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const usual = socket.timeout ?? 0;
    // Node counts from the last bytes in either direction, and ends the connection itself if nobody listens.
    socket.setTimeout(afterMs);
    const close = () => {
      // It is this server that is slow: what has arrived is not read yet.
      if (raw.readableLength > 0 || raw.isPaused()) return void socket.setTimeout(afterMs);
      raw.off('timeout', close);
      const error = Object.assign(new Error('no more of the body came'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      answerUnreadable(error, socket);
      socket.destroySoon();
    };
    const arrived = () => {
      raw.off('timeout', close);
      socket.setTimeout(usual);
    };
    raw
      .on('timeout', close)
      .once('end', arrived)
      .once('close', () => raw.off('timeout', close));
  });
}

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerUnreadable } from '../errors.ts';

/** How long nothing may arrive of a body that has begun. */
export const STALLED_AFTER_MS = 25_000;

/**
 * Answers 408 and closes the connection when nothing more of a request's body arrives. Without this an upload that stopped
 * would keep its place among the uploads and its part of a file for as long as a body may take.
 */
export function closeStalledBodies(app: FastifyInstance, afterMs = STALLED_AFTER_MS): void {
  app.addHook('onRequest', async ({ raw }, { raw: answer }) => {
    if (!hasBody(raw)) return;
    const { socket } = raw;
    const usual = socket.timeout ?? 0;
    // Node counts from the last bytes in either direction, and ends the connection itself if nobody listens.
    socket.setTimeout(afterMs);
    const close = () => {
      if (answer.headersSent) return void socket.destroySoon();
      if (raw.complete) return arrived();
      // It is this server that is slow: what has arrived is not read yet.
      if (raw.readableLength > 0 || raw.isPaused()) return void socket.setTimeout(afterMs);
      stopListening();
      const error = Object.assign(new Error('the body of the request stalled'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      answerUnreadable(error, socket);
      socket.destroySoon();
    };
    const stopListening = () => answer.off('timeout', close);
    const arrived = () => {
      stopListening();
      socket.setTimeout(usual);
    };
    // The request emits no timeout once all of it has arrived, read or not; the response does.
    answer.on('timeout', close);
    raw.once('end', arrived).once('close', stopListening);
  });
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

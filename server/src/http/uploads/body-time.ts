import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { answerUnreadable } from '../errors.ts';
import { hasBody } from './stalled-body.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the body is a file, which may take as long as its size needs. */
    takesFile?: boolean;
  }
}

/** How long the body of a request may take to arrive. */
const BODY_WITHIN_MS = 120_000;
const RECHECKED_AFTER_MS = 1_000;
/** A file may take longer, as long as it arrives at this rate: a quarter of a slow phone's upload. */
const SLOWEST_BYTES_PER_MS = 32;

/**
 * Answers 408 and closes the connection when the body of a request takes too long, so that trickling senders cannot occupy the
 * server. Node's own `requestTimeout` is the same for all calls, and would end the upload of a large file.
 */
export function limitBodyTime(app: FastifyInstance, withinMs = BODY_WITHIN_MS): void {
  const files = new WeakSet<IncomingMessage>();
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (routeOptions.config.takesFile) files.add(raw);
  });
  // Not a hook: an address that cannot be read is answered without any.
  app.server.on('request', (raw: IncomingMessage, answer: ServerResponse) => {
    if (!hasBody(raw)) return;
    const { socket } = raw;
    const [begun, bytesBefore] = [performance.now(), socket.bytesRead];
    const check = () => {
      if (raw.complete) return;
      const isFile = files.has(raw);
      const extraMs = isFile ? (socket.bytesRead - bytesBefore) / SLOWEST_BYTES_PER_MS : 0;
      const leftMs = withinMs + extraMs - (performance.now() - begun);
      // That a file waits for its turn is not the sender's fault.
      const isUnread = isFile && (raw.readableLength > 0 || raw.isPaused());
      if (leftMs > 0 || isUnread) {
        timer = setTimeout(check, leftMs > 0 ? leftMs : RECHECKED_AFTER_MS).unref();
        return;
      }
      if (!answer.headersSent) {
        const error = Object.assign(new Error('the body of the request is too slow'), {
          code: 'ERR_HTTP_REQUEST_TIMEOUT',
        });
        answerUnreadable(error, socket);
      }
      socket.destroySoon();
    };
    let timer = setTimeout(check, withinMs).unref();
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
  });
}

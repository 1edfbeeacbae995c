import type { FastifyInstance } from 'fastify';

/**
 * Lets the answers that are still given while the server stops say that their connection ends with them. A connection that
 * is idle by then is closed by Fastify; one that becomes idle later would keep the process until it times out.
 */
export function endConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}

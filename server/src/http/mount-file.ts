import type { Readable } from 'node:stream';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { Guard } from './call-limit.ts';
import { beforeBody, type Call, withCall } from './mount.ts';

interface FileAnswer {
  /** What the browser saves it as: letters, digits, dots and hyphens. */
  name: string;
  content: Readable;
}

/** Makes a route whose answer is a file that is sent while it is made. */
export function mountFile<E extends Endpoint & { file: string }>(
  app: FastifyInstance,
  endpoint: E,
  { guard }: { guard: Guard },
  handle: (call: Call<E>) => Promise<FileAnswer>,
): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    onRequest: beforeBody(app, endpoint),
    preHandler: guard,
    compress: false, // A ZIP file is compressed already.
    async handler(request, reply) {
      const { name, content } = await withCall(endpoint, request, reply, handle);
      return reply.type(endpoint.file).header('content-disposition', `attachment; filename="${name}"`).send(content);
    },
  });
}

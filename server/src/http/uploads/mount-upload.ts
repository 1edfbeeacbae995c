import type { Readable } from 'node:stream';
import type { Answer, Endpoint } from '@plantcare/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../failure.ts';
import { checkAnswer } from '../answer-check.ts';
import type { Guard } from '../call-limit.ts';
import { beforeBody, type Call, withCall } from '../mount.ts';

/** Makes a route whose body is a file, which the handler reads as a stream. */
export function mountUpload<E extends Endpoint & { takes: string }>(
  app: FastifyInstance,
  endpoint: E,
  { guard }: { guard: Guard },
  handle: (call: Call<E>, body: Readable) => Promise<Answer<E>>,
): void {
  if (!app.hasContentTypeParser(endpoint.takes)) {
    app.addContentTypeParser(endpoint.takes, async (_: unknown, payload: Readable) => payload);
  }
  app.route<{ Body: Readable | undefined }>({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    config: { takesFile: true },
    onRequest: beforeBody(app, endpoint),
    preHandler: guard,
    async handler(request, reply) {
      const { body } = request;
      if (typeof body?.pipe !== 'function') {
        throw new Failure('invalid_input', `This call takes a file (${endpoint.takes}).`);
      }
      try {
        const answer = await withCall(endpoint, request, reply, (call) => handle(call, body));
        if (app.checksAnswers) checkAnswer(endpoint.response, answer);
        return reply.send(answer);
      } finally {
        // Drops the rest: otherwise a browser that is still sending sees a broken connection instead of the refusal.
        request.raw.resume();
      }
    },
  });
}

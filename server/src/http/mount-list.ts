import { Readable } from 'node:stream';
import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Pages } from '../pages.ts';
import { checkAnswer } from './answer-check.ts';
import { beforeBody, type Call, withCall } from './mount.ts';

type ListEndpoint = Endpoint & { response: z.ZodArray };

/**
 * Makes a route that answers a list whole, however long it is: only a page of it is in memory at a time. What the first
 * page throws is answered like any failure; later the connection breaks off, or half a list would pass for all of it.
 */
export function mountList<E extends ListEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  read: (call: Call<E>) => Pages<z.output<E['response']['element']>>,
): void {
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    onRequest: beforeBody(app, endpoint),
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const check = (page: unknown) => app.checksAnswers && checkAnswer(endpoint.response, page);
      const pages = await withCall(endpoint, request, reply, async (call) => read(call));
      const first = (await pages.next()).value ?? [];
      check(first);
      const second = await pages.next();
      if (second.done) return reply.send(first);
      const text = inJson([first, second.value], pages, check);
      return reply.type('application/json; charset=utf-8').send(Readable.from(text, { objectMode: false }));
    },
  });
}

/** Compressing takes one turn of a thread for each chunk: few large ones are much faster than one for each item. */
const CHUNK_CHARACTERS = 512 * 1024;

async function* inJson<T>(known: (readonly T[])[], more: Pages<T>, check: (page: unknown) => void) {
  let text = '[';
  let opening = '';
  for await (const page of chain(known, more)) {
    check(page);
    for (const item of page) {
      text += opening + JSON.stringify(item);
      opening = ',';
      if (text.length < CHUNK_CHARACTERS) continue;
      yield text;
      text = '';
    }
  }
  yield `${text}]`;
}

async function* chain<T>(known: (readonly T[])[], more: Pages<T>): Pages<T> {
  // Dropped once it is sent, so that the list does not stay in memory from its start.
  for (let page = known.shift(); page; page = known.shift()) yield page;
  yield* more;
}

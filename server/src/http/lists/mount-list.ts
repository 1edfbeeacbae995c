import type { Endpoint } from '@plantcare/contract/endpoint.ts';
import { Cursor } from '@plantcare/contract/text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PageText } from '../../db/page-text.ts';
import { Failure } from '../../failure.ts';
import { checkAnswer } from '../answer-check.ts';
import type { Dependencies, JsonAnswer } from '../caching/unchanged.ts';
import { createKeyedSemaphore } from '../keyed-semaphore.ts';
import { beforeBody, type Call, checkInput, withCall } from '../mount.ts';
import { LIST_START, type Page, writeList } from './list-text.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The most bytes of JSON with which a list is answered at once. */
    listBytes: number;
  }
}

type ListEndpoint = Endpoint & { paged: true; response: z.ZodArray };
type ItemOf<E extends ListEndpoint> = z.output<E['response']['element']>;

interface ListOptions<E extends ListEndpoint> {
  dependsOn: Dependencies;
  /** The place of an item in the order of the list. */
  cursorOf(item: ItemOf<E>): Cursor;
  /** How many items the call asks for; undefined: all. */
  limitOf?(call: Call<E>): number | undefined;
}

const After = z.object({ after: Cursor.optional() });
/** The lists of one kind that an account is sent at the same time; a long one takes some 10 MB until it is sent. */
const LISTS_AT_ONCE = 3;

/**
 * Makes a route that answers a list whole if it is not longer than `listBytes`. A longer one is answered in several parts:
 * each but the last has a `Link` header with the address of the next. A caller who has the current answer gets 304.
 * @param read the next items of the list
 */
export function mountList<E extends ListEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  { dependsOn, cursorOf, limitOf }: ListOptions<E>,
  read: (call: Call<E>, page: Page) => Promise<PageText>,
): void {
  const acquire = createKeyedSemaphore(LISTS_AT_ONCE);
  const check = ({ items }: PageText) => app.checksAnswers && checkAnswer(endpoint.response, JSON.parse(`[${items}]`));

  async function write(request: FastifyRequest, reply: FastifyReply): Promise<JsonAnswer> {
    const { after = LIST_START } = checkInput(After, request.query);
    const release = await acquire(request.caller?.user.id ?? request.ip);
    if (reply.raw.destroyed) {
      release();
      throw new Failure('unavailable'); // The caller has gone while the call waited.
    }
    reply.raw.once('close', release);
    const { json, count, continuesAfter } = await withCall(endpoint, request, reply, (call) =>
      writeList((page) => read(call, page), {
        after,
        limit: limitOf?.(call),
        mostBytes: app.listBytes,
        cursorOf: (item) => cursorOf(JSON.parse(item)),
        check,
      }),
    );
    const next = continuesAfter && nextAddress(request.url, continuesAfter, count);
    return { json, link: next && `<${next}>; rel="next"` };
  }

  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    onRequest: [...beforeBody(app, endpoint), app.unchanged.check(dependsOn)],
    compress: false, // The answer is kept compressed.
    handler: (request: FastifyRequest, reply: FastifyReply) =>
      app.unchanged.send(request, reply, () => write(request, reply)),
  });
}

/** The address of the part that follows a place: of as many items as are left of a limit. */
function nextAddress(address: string, { moment, id }: Cursor, count: number): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const limit = searchParams.get('limit');
  if (limit !== null) searchParams.set('limit', String(Number(limit) - count));
  searchParams.delete('before');
  searchParams.set('after', `${moment}~${id}`);
  return `${pathname}?${searchParams}`;
}

import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Area } from '../../db/data-versions.table.ts';
import { localDay as dayIn } from '../../local-day.ts';
import { createByteCache, withoutSharedMemory } from './byte-cache.ts';
import { setCaching } from './caching.ts';
import { acceptedEncoding, compress, type Encoding } from './compression.ts';

declare module 'fastify' {
  interface FastifyInstance {
    unchanged: UnchangedAnswers;
  }
  interface FastifyRequest {
    /** Identifies what is answered to this call, without its encoding. Empty for calls that never answer 304. */
    answerETag: string;
  }
}

/** What an answer depends on. While that stays the same, so does the answer. */
export interface Dependencies {
  areas: readonly Area[];
  /** The answer also depends on the day, in UTC. */
  day?: true;
  /** The answer also depends on the gardener's time zone, and on the day there. */
  localDay?: true;
}

/** An answer before it is compressed. */
export interface JsonAnswer {
  json: Buffer;
  /** The `Link` header, if there is one. */
  link?: string | undefined;
}

interface KeptAnswer {
  body: Buffer;
  link: string | undefined;
  encoding: Encoding | undefined;
  bytes: number;
}

/** Answers are dropped by number of bytes, however many gardeners they are for. */
const KEPT_BYTES = 4_000_000;
/** Of an answer besides its body: its key and its objects. */
const OVERHEAD_BYTES = 500;

export type UnchangedAnswers = ReturnType<typeof createUnchangedAnswers>;

/**
 * Answers 304, without reading a row, to a caller who has the current answer, and keeps the last answers, compressed, for
 * those who have not. Both go by versions that were read together with the caller's session, before any row: an answer may be
 * newer than its tag, never older.
 * @param release identifies this release, because another may answer differently.
 */
export function createUnchangedAnswers({ release, clock }: { release: string; clock: Clock }) {
  const kept = createByteCache<KeptAnswer>(KEPT_BYTES);

  function tagOf({ caller, url }: FastifyRequest, { areas, day, localDay }: Dependencies): string {
    if (!caller) return '';
    const versions = areas.map((area) => caller.versions[area]);
    const today = day ? clock().toISOString().slice(0, 10) : '';
    const { timeZone } = caller.user;
    const there = localDay ? `${timeZone} ${dayIn(clock(), timeZone)}` : '';
    // The user is part of it: two gardeners who use one browser get different tags.
    return hash('sha256', [release, caller.user.id, url, today, there, ...versions].join(' '), 'base64url').slice(
      0,
      22,
    );
  }

  return {
    /** Answers 304 if the caller has the current answer. */
    check(dependsOn: Dependencies): onRequestAsyncHookHandler {
      return async (request, reply) => {
        request.answerETag = tagOf(request, dependsOn);
        setCaching(reply, 'checked');
        reply.header('vary', 'authorization, accept-encoding');
        const known = knownTag(request.headers['if-none-match'], request.answerETag);
        if (known !== undefined) return reply.code(304).header('etag', known).send();
      };
    },

    /** Sends the answer that is kept, or makes it. */
    async send(request: FastifyRequest, reply: FastifyReply, make: () => Promise<JsonAnswer>): Promise<FastifyReply> {
      const wanted = acceptedEncoding(request.headers['accept-encoding']);
      const key = `${request.answerETag} ${wanted}`;
      let answer = kept.get(key);
      if (!answer) {
        answer = await encoded(await make(), wanted);
        kept.set(key, answer);
      }
      const { body, link, encoding } = answer;
      reply.header('etag', `"${request.answerETag}${encoding ? `-${encoding}` : ''}"`);
      if (link !== undefined) reply.header('link', link);
      if (encoding) reply.header('content-encoding', encoding);
      return reply.type('application/json; charset=utf-8').send(body);
    },
  };
}

export function unchangedAnswers(app: FastifyInstance, answers: UnchangedAnswers): void {
  app.decorateRequest('answerETag', '');
  app.decorate('unchanged', answers);
}

async function encoded({ json, link }: JsonAnswer, wanted: Encoding | undefined): Promise<KeptAnswer> {
  const compressed = wanted ? await compress(json, wanted) : null;
  const body = withoutSharedMemory(compressed ?? json);
  return { body, link, encoding: compressed ? wanted : undefined, bytes: body.length + OVERHEAD_BYTES };
}

/** The tag in `If-None-Match` that stands for the current answer, in whichever encoding the caller has it. */
function knownTag(header: string | undefined, tag: string): string | undefined {
  if (header === undefined || tag === '') return undefined;
  // A proxy that compresses makes the tag a weak one.
  return header
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .find((one) => one.replace(/(-br|-gzip)?"$/, '') === `"${tag}`);
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

/** Runs before a handler; throws to refuse the call. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

interface CallLimit {
  max: number;
  /** Milliseconds. */
  timeWindow: number;
  keyGenerator(request: FastifyRequest): string;
}

/** A separate limit for one kind of calls. */
export function callLimit(app: FastifyInstance, limit: CallLimit): Guard {
  const count = app.createRateLimit(limit);
  return async (request, reply) => {
    const attempt = await count(request);
    if (attempt.isAllowed || !attempt.isExceeded) return;
    reply.header('retry-after', attempt.ttlInSeconds);
    throw new Failure('too_many_requests');
  };
}

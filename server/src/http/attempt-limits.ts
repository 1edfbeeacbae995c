import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

/** Runs before a handler; throws to refuse the call. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const WINDOW_MS = 15 * 60_000;
/** Many people may share an address (an office, a school), so it gets a higher limit than an account. */
const PER_ADDRESS = 60;
const PER_ACCOUNT = 10;

interface CallLimit {
  max: number;
  /** Milliseconds. */
  timeWindow: number;
  keyGenerator(request: FastifyRequest): string;
  /** The message of a refused call; `pause` is, for example, "a minute" or "12 minutes". */
  refusal(pause: string): string;
}

/** A separate limit for one kind of calls. */
export function callLimit(app: FastifyInstance, { refusal, ...limit }: CallLimit): Guard {
  const count = app.createRateLimit(limit);
  return async (request, reply) => {
    const attempt = await count(request);
    if (attempt.isAllowed || !attempt.isExceeded) return;
    reply.header('retry-after', attempt.ttlInSeconds);
    const minutes = Math.ceil(attempt.ttlInSeconds / 60);
    throw new Failure('too_many_requests', refusal(minutes === 1 ? 'a minute' : `${minutes} minutes`));
  };
}

/**
 * Limits on guessing and on emails that a stranger can trigger: sign-ins, registrations and used links per IP address,
 * sign-ins and requested links per account, changes of password and email address per session.
 * @param emailKey the form in which email addresses are compared; otherwise each other spelling would allow ten more guesses
 */
export function attemptLimits(app: FastifyInstance, emailKey: (email: string) => string) {
  const limit = (max: number, keyGenerator: (request: FastifyRequest) => string) =>
    callLimit(app, {
      max,
      timeWindow: WINDOW_MS,
      keyGenerator,
      refusal: (pause) => `Too many attempts. Please wait ${pause} and try again.`,
    });

  const perAddress = limit(PER_ADDRESS, (request) => `address ${normalizeIP(request.ip)}`);
  const perSession = limit(PER_ACCOUNT, (request) => `session ${request.caller?.sessionId}`);
  return {
    perAddress,
    perSession,
    async perSessionWithNewEmail(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const email = typedEmail(request.body);
      if (emailKey(email) !== emailKey(request.caller?.user.email ?? '')) await perSession(request, reply);
    },
    /** @param attempt counted separately, so that too many wrong passwords do not block a request for a new one */
    perAddressAndEmail(attempt: 'sign-in' | 'reset'): Guard {
      const perEmail = limit(
        PER_ACCOUNT,
        (request) => `${attempt} ${emailKey(typedEmail(request.body)).slice(0, 254)}`,
      );
      return async (request, reply) => {
        await perAddress(request, reply);
        await perEmail(request, reply);
      };
    },
  };
}

function typedEmail(body: unknown): string {
  const email = body && typeof body === 'object' && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email : '';
}

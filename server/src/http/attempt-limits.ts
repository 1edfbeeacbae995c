import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

/** Runs before a handler; throws to refuse the call. */
export type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

const WINDOW_MS = 15 * 60_000;
/** A shared address (an office, a school) is given room; one account is not. */
const PER_ADDRESS = 60;
const PER_ACCOUNT = 10;

interface CallLimit {
  max: number;
  /** Milliseconds. */
  timeWindow: number;
  keyGenerator(request: FastifyRequest): string;
  /** What is said to who calls too often; `pause` is such as "a minute" or "12 minutes". */
  refusal(pause: string): string;
}

/** A limit of its own for one kind of calls. */
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
 * Limits on guessing and on mails that somebody else sets off: sign-ins, sign-ups and redeemed links per address, sign-ins
 * and links per account, changed passwords and email addresses per session.
 * @param emailKey how an email address is compared; each other way of writing it would be another ten guesses.
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
    /** @param attempt what is tried: who has mistyped a password too often may still ask for a new one. */
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

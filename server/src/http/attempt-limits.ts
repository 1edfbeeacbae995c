import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Attempts } from '../attempts/attempts.ts';
import type { Guard } from './call-limit.ts';
import { visitorOf } from './visitor.ts';

const WINDOW_MS = 15 * 60_000;
/** Many people may share an address (an office, a school), so it gets a higher limit than an account. */
export const PER_ADDRESS = { max: 60, windowMs: WINDOW_MS };
export const PER_ACCOUNT = { max: 10, windowMs: WINDOW_MS };

/**
 * Limits on guessing and on emails that a stranger can trigger: registrations and used links per IP address, requested
 * links per address and account, changes of password and email address per session.
 * @param emailKey the form in which email addresses are compared; otherwise each other spelling would allow ten more
 */
export function attemptLimits(attempts: Attempts, emailKey: (email: string) => string) {
  const perAddress: Guard = (request, reply) => attempts.limit(addressKey(visitorOf(request, reply)), PER_ADDRESS);
  const perSession: Guard = (request) => attempts.limit(`session ${request.caller?.sessionId}`, PER_ACCOUNT);
  return {
    perAddress,
    perSession,
    async perSessionWithNewEmail(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const email = typedEmail(request);
      if (emailKey(email) !== emailKey(request.caller?.user.email ?? '')) await perSession(request, reply);
    },
    async perAddressAndEmail(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      await perAddress(request, reply);
      const { address } = visitorOf(request, reply);
      await attempts.limit(`reset ${emailKey(typedEmail(request)).slice(0, 254)} ${address}`, PER_ACCOUNT);
    },
  };
}

export function addressKey({ address }: { address: string }): string {
  return `address ${address}`;
}

export function typedEmail({ body }: FastifyRequest): string {
  const email = body && typeof body === 'object' && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email : '';
}

import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Caller } from '../caller.ts';
import { Failure } from '../failure.ts';

declare module 'fastify' {
  interface FastifyInstance {
    requireSignIn: onRequestAsyncHookHandler;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Accepts a call only with a valid bearer token, and sets its caller. */
export function signInGuard(app: FastifyInstance, authenticate: (token: string) => Promise<Caller | null>): void {
  app.decorateRequest('caller', null);
  app.decorate('requireSignIn', async (request) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    request.caller = token ? await authenticate(token) : null;
    if (!request.caller) throw new Failure('signed_out');
  });
}

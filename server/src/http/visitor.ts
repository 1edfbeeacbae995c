import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { couldBeToken } from '../secret-token.ts';
import type { Visitor } from '../visitor.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether people use this server over HTTPS. */
    isHttps: boolean;
  }
}

const YEAR_SECONDS = 365 * 24 * 3600;

/** The browser behind a request, recognized by a cookie that signs nobody in: it only eases the limits on guessing. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  return {
    address: normalizeIP(request.ip),
    userAgent: request.headers['user-agent'],
    device: deviceIn(request.headers.cookie),
    keepDevice(token) {
      const secure = request.server.isHttps ? '; Secure' : '';
      const cookie = `device=${token}; Max-Age=${YEAR_SECONDS}; Path=/api/auth; HttpOnly; SameSite=Strict${secure}`;
      reply.header('set-cookie', cookie);
    },
  };
}

function deviceIn(cookies: string | undefined): string | undefined {
  const token = /(?:^|;\s*)device=([^;\s]*)/.exec(cookies ?? '')?.[1];
  return token !== undefined && couldBeToken(token) ? token : undefined;
}

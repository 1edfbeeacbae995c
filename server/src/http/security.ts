import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** The host of the weather icons, whose codes are in the answers about weather. */
const WEATHER_ICONS = 'https://openweathermap.org';

interface SecurityOptions {
  https: boolean;
  /** The scripts in the pages themselves, as sources of the content policy. */
  inlineScripts: readonly string[];
}

/**
 * Security headers: only weather icons are loaded from elsewhere, and no page may embed the application in a frame. They are
 * the same for every answer and put together once; for each, this took as long as all else that Fastify does.
 */
export function securityHeaders(app: FastifyInstance, { https, inlineScripts }: SecurityOptions): void {
  const headers = headersOf(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          'default-src': ["'self'"],
          'base-uri': ["'none'"],
          'connect-src': ["'self'"],
          'font-src': ["'self'"],
          'form-action': ["'self'"],
          'frame-ancestors': ["'none'"],
          'img-src': ["'self'", 'data:', 'blob:', WEATHER_ICONS],
          'manifest-src': ["'self'"],
          'object-src': ["'none'"],
          'script-src': ["'self'", ...inlineScripts],
          // React sets styles through the DOM, which needs no permission; markup may bring none.
          'style-src': ["'self'"],
          'style-src-attr': ["'none'"],
          // Radix and Sonner add <style> elements while they run, and take no hash or nonce from us.
          'style-src-elem': ["'self'", "'unsafe-inline'"],
          'require-trusted-types-for': ["'script'"],
          // The one policy of the web application, for the address of its service worker.
          'trusted-types': ['service-worker'],
          'worker-src': ["'self'"],
          ...(https && { 'upgrade-insecure-requests': [] }),
        },
      },
      // Only useful, and only wanted, over HTTPS.
      strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
    }),
  );
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** What Helmet sets on a response that nobody gets. */
function headersOf(setHeaders: ReturnType<typeof helmet>): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Lets Swagger UI, a page of its own, put markup together from texts; its scripts still come from here alone. */
export function policyOfDocs(policy: string): string {
  const forbidding = /^(require-trusted-types-for|trusted-types|style-src-attr) /;
  return policy
    .split(';')
    .filter((directive) => !forbidding.test(directive))
    .join(';')
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'");
}

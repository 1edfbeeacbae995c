import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** The host of the weather icons, whose codes are in the answers about weather. */
const WEATHER_ICONS = 'https://openweathermap.org';

/** Security headers: only weather icons are loaded from elsewhere, and no page may embed the application in a frame. */
export async function securityHeaders(app: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  await app.register(helmet, {
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
        'script-src': ["'self'"],
        // React sets style attributes (photo comparison, virtual lists); styles cannot run code.
        'style-src': ["'self'", "'unsafe-inline'"],
        'worker-src': ["'self'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
    // Only useful, and only wanted, over HTTPS.
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
}

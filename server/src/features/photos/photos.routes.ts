import type { FastifyInstance } from 'fastify';
import { notFound } from '../../failure.ts';
import type { PhotoService } from './photos.service.ts';

// 22 characters of base64url are the 128 bits of a name.
const FILE = /^[\w-]{22}(-480)?\.webp$/;

/** An <img> sends no token, so knowing the unguessable name is the permission. */
export function photoRoutes(app: FastifyInstance, photos: PhotoService): void {
  app.get<{ Params: { file: string } }>('/photos/:file', { compress: false }, async (request, reply) => {
    const { file } = request.params;
    const bytes = FILE.test(file) ? await photos.read(file) : null;
    if (!bytes) throw notFound('Photo');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes);
  });
}

import type { FastifyInstance } from 'fastify';
import { notFound } from '../../failure.ts';
import { setCaching } from '../../http/caching.ts';
import type { PhotoService } from './photos.service.ts';

// 22 characters of base64url are the 128 bits of a name.
const FILE = /^[\w-]{22}(-480)?\.webp$/;

/**
 * An <img> sends no token, so knowing the unguessable name is the permission. A name never gets another picture, so it is
 * the ETag; the browser asks each time, because a photo may have been deleted.
 */
export function photoRoutes(app: FastifyInstance, photos: PhotoService): void {
  app.get<{ Params: { file: string } }>('/photos/:file', { compress: false }, async (request, reply) => {
    const { file } = request.params;
    if (!FILE.test(file)) throw notFound('Photo');
    const etag = `"${file}"`;
    const known = request.headers['if-none-match'] === etag && (await photos.exists(file));
    const bytes = known ? null : await photos.read(file);
    if (!known && !bytes) throw notFound('Photo');
    setCaching(reply, 'checked');
    reply.header('etag', etag).header('content-security-policy', "default-src 'none'; sandbox");
    return bytes ? reply.type('image/webp').send(bytes) : reply.code(304).send();
  });
}

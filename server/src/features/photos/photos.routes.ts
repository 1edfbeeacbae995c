import { PHOTO_SIDES } from '@plantcare/contract/photo-sides.ts';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../failure.ts';
import { setCaching } from '../../http/caching/caching.ts';
import type { PhotoService } from './photos.service.ts';

// 22 characters of base64url are the 128 bits of a name.
const FILE = /^(?<name>[\w-]{22})(-(?<side>\d{3}))?\.webp$/;

/**
 * An <img> sends no token, so knowing the unguessable name is the permission. A name never gets another picture, so it is
 * the ETag; the browser asks each time, because a photo may have been deleted.
 */
export function photoRoutes(app: FastifyInstance, photos: PhotoService): void {
  app.get<{ Params: { file: string } }>('/photos/:file', { compress: false }, async (request, reply) => {
    const { file } = request.params;
    const { name, side } = FILE.exec(file)?.groups ?? {};
    const read = readerOf(photos, side);
    if (!name || !read) throw notFound('Photo');
    const etag = `"${file}"`;
    const known = request.headers['if-none-match'] === etag && (await photos.exists(name));
    const bytes = known ? null : await read(name);
    if (!known && !bytes) throw notFound('Photo');
    setCaching(reply, 'checked');
    reply.header('etag', etag).header('content-security-policy', "default-src 'none'; sandbox");
    return bytes ? reply.type('image/webp').send(bytes) : reply.code(304).send();
  });
}

/** What reads the picture of a photo in that size; undefined when there is no such size. */
function readerOf({ readFull, readThumbnail, readSmaller }: PhotoService, size: string | undefined) {
  if (size === undefined) return readFull;
  if (size === '480') return readThumbnail;
  const side = PHOTO_SIDES.find((each) => String(each) === size);
  return side && ((name: string) => readSmaller(name, side));
}

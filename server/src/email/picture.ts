import { sharpLibrary } from '../sharp-library.ts';

/** In pixels: a bit more than its displayed width on a display with double density. */
const SIDE = 240;

/** A stored photo as a small JPEG, because Outlook on Windows does not show WebP. */
export async function mailPicture(stored: Uint8Array): Promise<Buffer> {
  const sharp = await sharpLibrary();
  return sharp(stored)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

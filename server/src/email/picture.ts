import sharp from 'sharp';

/** Pixels: as wide as it is shown, on a display with twice the density and some room. */
const SIDE = 240;

/** A stored photo as a small JPEG for a mail: Outlook on Windows shows no WebP. */
export async function mailPicture(stored: Uint8Array): Promise<Buffer> {
  return sharp(stored)
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}

import pLimit from 'p-limit';
import sharp from 'sharp';
import { invalidField } from '../../failure.ts';

/** Longest side of the stored photo and of its thumbnail, in pixels. */
const FULL_SIDE = 1600;
const THUMBNAIL_SIDE = 480;
const MAX_PIXELS = 50_000_000;

const READABLE = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const UNREADABLE = 'This photo cannot be read. Please choose a JPEG, PNG, WebP, AVIF or GIF picture.';
const TOO_MANY_PIXELS = 'This photo has more than 50 megapixels. Please choose a smaller one.';

// libvips reads far more than photos (SVG, PDF, FITS …): each further loader is a way in, so only these stay open.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** One photo of 50 megapixels takes about 200 MB while it is decoded: two at a time is what a small machine bears. */
const oneOfTwo = pLimit(2);

export interface PhotoImage {
  /** WebP, at most 1600 px. */
  full: Buffer;
  /** WebP, at most 480 px. */
  thumbnail: Buffer;
}

/**
 * Decodes whatever was uploaded and makes the two pictures that are stored: upright, in sRGB, without any metadata.
 * @throws Failure `invalid_input` at the field `photo` when it is no picture, too large or damaged.
 */
export function readPhoto(upload: Buffer): Promise<PhotoImage> {
  return oneOfTwo(async () => {
    const upright = await decode(upload);
    const picture = () => sharp(upright.data, { raw: upright.info });
    // One after the other: each takes one of the four threads that files and passwords need too.
    const full = await picture().webp({ quality: 82 }).toBuffer();
    const thumbnail = await picture()
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer();
    return { full, thumbnail };
  });
}

/**
 * The picture as engines look at it: JPEG, upright, at most 1600 px, without any metadata.
 * @throws Failure `invalid_input` at the field named when it is no picture, too large or damaged.
 */
export function readForEngine(upload: Buffer, field: string): Promise<Buffer> {
  return oneOfTwo(async () => {
    const { data, info } = await decode(upload, field);
    return sharp(data, { raw: info }).flatten({ background: 'white' }).jpeg({ quality: 88 }).toBuffer();
  });
}

async function decode(upload: Buffer, field = 'photo') {
  try {
    const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format, width, height } = await image.metadata();
    if (!READABLE.has(format)) throw invalidField(field, UNREADABLE);
    if (width * height > MAX_PIXELS) throw invalidField(field, TOO_MANY_PIXELS);
    return await image
      .autoOrient()
      .resize(FULL_SIDE, FULL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw invalidField(field, tooLarge ? TOO_MANY_PIXELS : UNREADABLE);
  }
}

import type { PhotoSide } from '@plantcare/contract/photo-sides.ts';
import pLimit from 'p-limit';
import type { OutputInfo } from 'sharp';
import { type Failure, invalidField } from '../../failure.ts';
import { sharpLibrary } from '../../sharp-library.ts';
import { throwIfSenderGone, type Upload } from '../../upload.ts';
import { type DecodingCost, decodingCost, MAX_PIXELS } from './decoding-cost.ts';

/** Longest side of the stored photo and of its thumbnail, in pixels. */
const FULL_SIDE = 1600;
const THUMBNAIL_SIDE = 480;

const UNREADABLE = 'This photo cannot be read. Please choose a JPEG, PNG, WebP, AVIF or GIF picture.';

const headers = pLimit(2);
// A stored photo takes up to 10 MB while it is made smaller.
const shrinking = pLimit(2);
// A picture at its limit takes up to 180 MB if read by rows and 340 MB if read whole: together at most 700 MB.
const byRows = pLimit(2);
const whole = pLimit(1);

export interface PhotoImage {
  /** WebP, at most 1600 px. */
  full: Buffer;
  /** WebP, at most 480 px. */
  thumbnail: Buffer;
}

/**
 * Decodes an upload and makes the two pictures that are stored: upright, in sRGB, without metadata.
 * @throws Failure `invalid_input` at the field `photo` when it is not a picture, too large or damaged.
 */
export function readPhoto(upload: Upload): Promise<PhotoImage> {
  return withDecoded(upload, 'photo', async ({ data, info }) => {
    const sharp = await sharpLibrary();
    const picture = () => sharp(data, { raw: info });
    // One after the other: each uses one of the four threads that files and passwords need too.
    const full = await picture().webp({ quality: 82 }).toBuffer();
    const thumbnail = await picture()
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer();
    return { full, thumbnail };
  });
}

/** A smaller picture of a stored photo: WebP whose shorter side has at most `side` pixels. */
export function shrinkPhoto(full: Uint8Array, side: PhotoSide): Promise<Buffer> {
  return shrinking(async () => {
    const sharp = await sharpLibrary();
    return sharp(full)
      .resize(side, side, { fit: 'outside', withoutEnlargement: true })
      .webp({ quality: 76 })
      .toBuffer();
  });
}

/**
 * The picture for the engines: JPEG, upright, at most 1600 px, without metadata.
 * @throws Failure `invalid_input` at the named field when it is not a picture, too large or damaged.
 */
export function readForEngine(upload: Upload, field: string): Promise<Buffer> {
  return withDecoded(upload, field, async ({ data, info }) => {
    const sharp = await sharpLibrary();
    return sharp(data, { raw: info }).flatten({ background: 'white' }).jpeg({ quality: 88 }).toBuffer();
  });
}

interface Decoded {
  data: Buffer;
  info: OutputInfo;
}

/** Decodes an upload and uses its pixels, which are gone afterwards, as soon as enough memory is free. */
async function withDecoded<T>(upload: Upload, field: string, use: (decoded: Decoded) => Promise<T>): Promise<T> {
  const cost = await headers(async () => costOf(upload.file, field));
  const limited = cost.whole ? whole : byRows;
  return limited(async () => {
    throwIfSenderGone(upload);
    const decoded = await decode(upload.file, field);
    try {
      return await use(decoded);
    } finally {
      release(decoded.data);
    }
  });
}

/**
 * Gives the 6 MB of the pixels back at once. If they were left as garbage, V8 would look through the whole heap after every
 * second or third photo, which takes about 15 of 215 ms of processor time a photo.
 */
function release({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}

async function costOf(file: Upload['file'], field: string): Promise<DecodingCost> {
  const sharp = await sharpLibrary();
  const header = await orInvalid(field, async () => sharp(file, { limitInputPixels: MAX_PIXELS }).metadata());
  const cost = decodingCost(header);
  if (!cost) throw invalidField(field, UNREADABLE);
  if (header.width * header.height > cost.maxPixels) throw tooManyPixels(field, cost);
  return cost;
}

async function decode(file: Upload['file'], field: string): Promise<Decoded> {
  const sharp = await sharpLibrary();
  return orInvalid(field, async () =>
    sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(FULL_SIDE, FULL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
}

async function orInvalid<T>(field: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const tooLarge = error instanceof Error && error.message.includes('pixel limit');
    throw tooLarge ? tooManyPixels(field, { maxPixels: MAX_PIXELS }) : invalidField(field, UNREADABLE);
  }
}

function tooManyPixels(field: string, { maxPixels }: Pick<DecodingCost, 'maxPixels'>): Failure {
  const megapixels = maxPixels / 1_000_000;
  const way = maxPixels === MAX_PIXELS ? 'a smaller one' : 'a smaller one, or save it as an ordinary JPEG';
  return invalidField(field, `This photo has more than ${megapixels} megapixels. Please choose ${way}.`);
}

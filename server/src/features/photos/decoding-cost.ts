import type { Metadata } from 'sharp';

/** The most pixels that libvips may decode; the limits of each format are below. */
export const MAX_PIXELS = 50_000_000;

export interface DecodingCost {
  /** The most pixels that a picture in this format may have. */
  maxPixels: number;
  /** Whether the decoder keeps every pixel in memory, rather than a few rows at a time. */
  whole: boolean;
}

const READ_BY_ROWS: DecodingCost = { maxPixels: MAX_PIXELS, whole: false };
/** Up to 10 bytes a pixel, 300 MB: GIF, and what arrives in several passes over the whole picture. */
const READ_WHOLE: DecodingCost = { maxPixels: 30_000_000, whole: true };
/** Up to 26 bytes a pixel, 340 MB (12 bits, 4:4:4, transparent): enough for the 12 megapixels of a phone. */
const READ_AS_VIDEO: DecodingCost = { maxPixels: 13_000_000, whole: true };

/** The cost of decoding a picture, from its header; null for a format that is not accepted. Measured in `photo-memory.test.ts`. */
export function decodingCost({
  format,
  isProgressive,
}: Pick<Metadata, 'format' | 'isProgressive'>): DecodingCost | null {
  switch (format) {
    case 'jpeg':
    case 'png':
      return isProgressive ? READ_WHOLE : READ_BY_ROWS;
    case 'webp':
      return READ_BY_ROWS;
    case 'gif':
      return READ_WHOLE;
    case 'heif':
      return READ_AS_VIDEO;
    default:
      return null;
  }
}

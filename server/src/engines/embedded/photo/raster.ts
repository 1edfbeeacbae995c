import { sharpLibrary } from '../../../sharp-library.ts';

/** The longest side on which pixels are counted: enough for spots of a millimeter, and quick. */
const WORKING_SIDE = 640;

/** A picture as pixels: red, green and blue of each, line by line, in sRGB. */
export interface Raster {
  width: number;
  height: number;
  rgb: Uint8Array<ArrayBuffer>;
}

/** Decodes a JPEG and shrinks it to at most 640 px; libvips does both outside of the event loop. */
export async function readRaster(photo: Buffer): Promise<Raster> {
  const sharp = await sharpLibrary();
  const { data, info } = await sharp(photo)
    .resize(WORKING_SIDE, WORKING_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // A copy with a memory of its own, which can be handed over to a worker.
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}

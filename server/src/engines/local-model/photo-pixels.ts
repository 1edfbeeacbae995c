import sharp from 'sharp';

/** How much longer than the input the shorter side is before the middle is cut out, as in the training of classifiers. */
const USUAL_MARGIN = 256 / 224;

/** The middle of a photo, as large as a model takes it: red, green and blue of each pixel, line by line. */
export async function pixelsOf(
  photo: Buffer,
  { width, height, resize }: { width: number; height: number; resize?: number | undefined },
): Promise<Uint8Array> {
  const margin = Math.max(1, resize ? resize / Math.min(width, height) : USUAL_MARGIN);
  const wide = { width: Math.round(width * margin), height: Math.round(height * margin) };
  const left = Math.floor((wide.width - width) / 2);
  const top = Math.floor((wide.height - height) / 2);
  const { data } = await sharp(photo)
    .resize({ ...wide, fit: 'cover' })
    .extract({ left, top, width, height })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new Uint8Array(data);
}

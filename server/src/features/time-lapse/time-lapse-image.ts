import { FRAME_MS } from '@plantcare/contract/time-lapse.ts';
import pLimit from 'p-limit';
import { sharpLibrary } from '../../sharp-library.ts';

/** Forty frames take up to 80 MB while they are joined. */
const joining = pLimit(1);
const LAST_FRAME_MS = 3 * FRAME_MS;

/**
 * Joins small pictures to a GIF that repeats forever. All frames have the size of the last picture; others are cropped
 * to its shape.
 * @param pictures WebP, at most 480 px, at least one
 */
export function joinPictures(pictures: readonly Uint8Array[]): Promise<Buffer> {
  return joining(async () => {
    const sharp = await sharpLibrary();
    const { width, height } = await sharp(pictures.at(-1)).metadata();
    const cropped: Buffer[] = [];
    for (const picture of pictures) {
      const frame = sharp(picture).resize(width, height, { fit: 'cover' }).flatten({ background: '#ffffff' });
      cropped.push(await frame.png({ compressionLevel: 1 }).toBuffer());
    }
    const delay = cropped.map((_, index) => (index === cropped.length - 1 ? LAST_FRAME_MS : FRAME_MS));
    return sharp(cropped, { join: { animated: true } })
      .gif({ delay, loop: 0, effort: 1 })
      .toBuffer();
  });
}

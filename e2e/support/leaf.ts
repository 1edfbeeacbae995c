import sharp from 'sharp';
import { drawLeaf } from '../../scripts/leaves/leaf-picture.ts';
import type { Photo } from './photo.ts';

/** A drawn leaf as a camera would give it; 2 has a brown margin. `blur` in pixels is of a hand that moved. */
export async function leafPhoto(number = 2, { blur }: { blur?: number } = {}): Promise<Photo> {
  const { width, height, rgb } = drawLeaf(number);
  const sharpest = sharp(rgb, { raw: { width, height, channels: 3 } }).resize(1200);
  const picture = blur === undefined ? sharpest : sharpest.blur(blur);
  return { name: `leaf-${number}.jpg`, mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 92 }).toBuffer() };
}

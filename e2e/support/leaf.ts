import sharp from 'sharp';
import { drawLeaf } from '../../scripts/leaves/leaf-picture.ts';
import type { Photo } from './photo.ts';

/** A drawn leaf as a camera would give it; 2 has a brown margin. */
export async function leafPhoto(number = 2): Promise<Photo> {
  const { width, height, rgb } = drawLeaf(number);
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } }).resize(1200);
  return { name: `leaf-${number}.jpg`, mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 92 }).toBuffer() };
}

import sharp from 'sharp';
import { drawLeaf } from '../scripts/leaves/leaf-picture.ts';

const WIDTH = 4000;
const HEIGHT = 3000;

/** A phone's photo: a JPEG of 12 megapixels. */
export async function phonePhoto(): Promise<Uint8Array<ArrayBuffer>> {
  const { rgb, width, height } = drawLeaf(6);
  const jpeg = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .jpeg({ quality: 90 })
    .toBuffer();
  return new Uint8Array(jpeg);
}

/** Sends a form with a photo. @throws when it is refused */
export async function sendPhoto(
  url: string,
  headers: Record<string, string>,
  fields: Record<string, string>,
  photo: { name: string; content: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const body = new FormData();
  for (const [field, text] of Object.entries(fields)) body.set(field, text);
  body.set(photo.name, new Blob([photo.content], { type: 'image/jpeg' }), 'photo.jpg');
  const answer = await fetch(url, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`POST ${url} was answered with ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

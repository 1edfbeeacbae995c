import sharp from 'sharp';
import { picture } from './picture.ts';
import type { Assignment, Photo } from './studio.ts';

let before = Promise.resolve();

// One after the other, so that the first photo is ready early.
process.on('message', (assignment: Assignment) => {
  before = before.then(() => paint(assignment));
});

async function paint({ number, picture: drawn }: Assignment): Promise<void> {
  const jpeg = await sharp(Buffer.from(picture(drawn)))
    .jpeg({ quality: 92 })
    .toBuffer();
  process.send?.({ number, jpeg: new Uint8Array(jpeg) } satisfies Photo);
}

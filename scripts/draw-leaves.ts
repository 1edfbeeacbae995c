// Draws the leaves by which measuring is tested, to look at them: node scripts/draw-leaves.ts <folder>
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { drawLeaf } from './leaves/leaf-picture.ts';
import { LEAVES } from './leaves/leaf-set.ts';

const COLUMNS = 15;
const SIDE = { width: 160, height: 128 };

const [folder = 'drawn-leaves'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });

const tiles: OverlayOptions[] = [];
for (const number of LEAVES) {
  const { name, width, height, rgb } = drawLeaf(number);
  const picture = sharp(rgb, { raw: { width, height, channels: 3 } });
  await picture
    .clone()
    .png()
    .toFile(path.join(folder, `${name.replaceAll(/[ ,]+/g, '-')}.png`));
  const input = await picture.resize(SIDE.width, SIDE.height).png().toBuffer();
  tiles.push({ input, left: (number % COLUMNS) * SIDE.width, top: Math.floor(number / COLUMNS) * SIDE.height });
}
await sharp({
  create: {
    width: COLUMNS * SIDE.width,
    height: Math.ceil(LEAVES.length / COLUMNS) * SIDE.height,
    channels: 3,
    background: 'white',
  },
})
  .composite(tiles)
  .png()
  .toFile(path.join(folder, 'all.png'));
console.log(`${LEAVES.length} leaves drawn into ${folder}`);

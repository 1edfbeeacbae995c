// Draws the test pictures of leaves, and writes their true figures: node scripts/draw-leaves.ts
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { TISSUES } from '@plantcare/contract/measured-diagnosis.ts';
import sharp from 'sharp';
import { DRAWN_LEAVES, type DrawnFixture } from './leaves/drawn-fixtures.ts';
import { type DrawnLeaf, drawLeaf } from './leaves/leaf-picture.ts';
import { LEAVES } from './leaves/leaf-set.ts';

await mkdir(DRAWN_LEAVES, { recursive: true });

const fixtures: DrawnFixture[] = [];
for (const number of LEAVES) {
  const leaf = drawLeaf(number);
  const { name, pattern, width, height, rgb } = leaf;
  const file = `${name.replaceAll(/[ ,]+/g, '-')}.jpg`;
  await sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toFile(path.join(DRAWN_LEAVES, file));
  fixtures.push({ number, file, pattern, shares: sharesOf(leaf) });
}
const lines = fixtures.map((fixture) => `  ${JSON.stringify(fixture)}`).join(',\n');
await writeFile(path.join(DRAWN_LEAVES, 'leaves.json'), `[\n${lines}\n]\n`);
console.log(`${LEAVES.length} leaves drawn into ${DRAWN_LEAVES}`);

/** In percent of the leaf, to a hundredth. */
function sharesOf({ truth }: DrawnLeaf): DrawnFixture['shares'] {
  const drawn = truth.filter((kind) => kind >= 0);
  const share = (kind: number) => drawn.filter((each) => each === kind).length / drawn.length;
  return Object.fromEntries(
    TISSUES.map((tissue, kind) => [tissue, Math.round(share(kind) * 10_000) / 100]),
  ) as DrawnFixture['shares']; // One entry for each tissue.
}

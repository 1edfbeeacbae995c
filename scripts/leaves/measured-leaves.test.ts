import { TISSUES } from '@plantcare/contract/measured-diagnosis.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measure } from '../../server/src/engines/embedded/photo/measure.ts';
import { readRaster } from '../../server/src/engines/embedded/photo/raster.ts';
import { type DrawnLeaf, drawLeaf } from './leaf-picture.ts';
import { REPORTED, TUNING } from './leaf-set.ts';

const DAMAGED = ['yellow', 'brown', 'black', 'pale', 'powdery'] as const;

test.each([
  ['chosen by', TUNING],
  ['held back', REPORTED],
])(
  'drawn leaves are measured within 5 points and their pattern is named in 85%: %s',
  async (which, numbers) => {
    const errors = new Map(DAMAGED.map((tissue) => [tissue, 0]));
    let named = 0;
    for (const number of numbers) {
      const leaf = drawLeaf(number);
      const reading = measure(await readRaster(await photoOf(leaf)), null);
      if (typeof reading === 'string') throw new Error(`${leaf.name} was refused as ${reading}`);
      const { shares, pattern } = reading.measurements;
      for (const tissue of DAMAGED) {
        const error = Math.abs(shares[tissue] - drawnShare(leaf, tissue));
        errors.set(tissue, (errors.get(tissue) ?? 0) + error / numbers.length);
      }
      if (pattern === leaf.pattern) named++;
    }
    const figures = [...errors].map(([tissue, error]) => `${tissue} ${error.toFixed(1)}`).join(', ');
    const right = Math.round((named / numbers.length) * 100);
    console.info(
      `${numbers.length} leaves ${which}: mean absolute error in points: ${figures}; pattern named in ${right}%`,
    );
    for (const error of errors.values()) expect(error).toBeLessThanOrEqual(5);
    expect(right).toBeGreaterThanOrEqual(85);
  },
  240_000,
);

function photoOf({ rgb, width, height }: DrawnLeaf): Promise<Buffer> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** In percent. */
function drawnShare({ truth }: DrawnLeaf, tissue: (typeof TISSUES)[number]): number {
  const kind = TISSUES.indexOf(tissue);
  let [all, own] = [0, 0];
  for (const drawn of truth) {
    if (drawn >= 0) all++;
    if (drawn === kind) own++;
  }
  return (own / all) * 100;
}

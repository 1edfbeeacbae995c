import type { PhotoColors } from '@plantcare/contract/identification-key.ts';
import type { Reading } from './measure.ts';
import { measurePhoto } from './plant-photo.ts';

/**
 * The colors of the plant on photos of it, in percent, on average; photos on which nothing can be measured do not count.
 * @throws Failure `unprocessable` when that is all of them.
 */
export async function colorsOnPhotos(photos: readonly Buffer[]): Promise<PhotoColors> {
  const settled = await Promise.allSettled(photos.map((photo) => measurePhoto(photo)));
  const readings = settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const [failed] = settled.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (readings.length === 0 && failed) throw failed;
  const sums: PhotoColors = {};
  for (const reading of readings) {
    for (const [color, share] of Object.entries(colorsOf(reading)) as [keyof PhotoColors, number][]) {
      sums[color] = Math.min(100, Math.round(((sums[color] ?? 0) + share / readings.length) * 10) / 10);
    }
  }
  return sums;
}

function colorsOf({ measurements: { shares }, flowers }: Reading): PhotoColors {
  const { green, yellow, variegated, brown, powdery } = shares;
  return { green, yellow, variegated, brown, silver: powdery, ...flowers };
}

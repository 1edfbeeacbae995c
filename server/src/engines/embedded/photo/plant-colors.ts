import { PHOTO_COLORS, type PhotoColors } from '@plantcare/contract/identification-key.ts';
import type { Reading } from './measure.ts';
import { readPlantPhoto, refusal } from './plant-photo.ts';

/**
 * The colors of the plant on photos of it, in percent, on average over those that can be measured. Of a plant with little
 * green on it, such as a gray rosette, nothing is said.
 * @throws Failure `unprocessable` when none of the photos shows a plant, with what to change.
 */
export async function colorsOnPhotos(photos: readonly Buffer[]): Promise<PhotoColors> {
  const read = await Promise.all(photos.map((photo) => readPlantPhoto(photo)));
  const readings = read.filter((reading) => typeof reading !== 'string');
  const flaws = read.filter((reading) => typeof reading === 'string');
  const [flaw] = flaws;
  if (readings.length === 0 && flaw && !flaws.includes('far')) throw refusal(flaw);
  const sums: PhotoColors = {};
  for (const reading of readings) {
    for (const color of PHOTO_COLORS) {
      const share = colorsOf(reading)[color] ?? 0;
      if (share > 0) sums[color] = Math.min(100, Math.round(((sums[color] ?? 0) + share / readings.length) * 10) / 10);
    }
  }
  return sums;
}

function colorsOf({ measurements: { shares }, flowers }: Reading): PhotoColors {
  const { green, yellow, variegated, brown, powdery } = shares;
  return { green, yellow, variegated, brown, silver: powdery, ...flowers };
}

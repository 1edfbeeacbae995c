import type { Outline } from '@plantcare/contract/measured-diagnosis.ts';
import { Failure } from '../../../failure.ts';
import type { Reading } from './measure.ts';
import { measureInWorker } from './measuring-pool.ts';
import type { Flaw } from './quality.ts';
import { readRaster } from './raster.ts';

/** What the gardener should change about the photo. */
const REMEDIES: Record<Flaw, string> = {
  tiny: 'This picture is too small to see anything on the leaves. Please choose the original photo.',
  dark: 'This photo is too dark. Please take it in daylight or turn on a light.',
  bright: 'This photo is too bright. Please turn away from the light or take it without flash.',
  blurred: 'This photo is blurred. Please hold still, tap the leaf to focus, and try again.',
  'no plant': 'No plant could be found on this photo. Please take a photo of a leaf, with the leaf filling most of it.',
  far: 'The plant is too small on this photo. Please go closer, so that a leaf fills most of it.',
};

/** Measures a photo as it is given to engines, in a thread of its own, or says why it cannot be measured. */
export async function readPlantPhoto(photo: Buffer, outline: Outline | null = null): Promise<Reading | Flaw> {
  return measureInWorker({ raster: await readRaster(photo), outline });
}

/** As `readPlantPhoto`. @throws Failure `unprocessable` when nothing can be measured, with what to change. */
export async function measurePhoto(photo: Buffer, outline: Outline | null = null): Promise<Reading> {
  const reading = await readPlantPhoto(photo, outline);
  if (typeof reading === 'string') throw refusal(reading);
  return reading;
}

export function refusal(flaw: Flaw): Failure {
  return new Failure('unprocessable', REMEDIES[flaw], { image: REMEDIES[flaw] });
}

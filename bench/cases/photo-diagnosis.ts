import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { drawLeaf } from '../../scripts/leaves/leaf-picture.ts';
import { type Figure, median } from '../measure.ts';
import { startProduct } from '../servers/start.ts';
import { register } from './gardener.ts';

/** A phone's photo: 12 megapixels. */
const WIDTH = 4000;
const HEIGHT = 3000;
const DIAGNOSES = 7;
const EVERY_MS = 10;

/**
 * The time to diagnose a photo of 12 megapixels (the whole call), compared with a call that only decodes and stores it; and
 * how long other calls wait meanwhile, compared with an idle server, which shows how much the event loop is blocked.
 */
export async function measurePhotoDiagnosis(): Promise<Figure[]> {
  const photo = await phonePhoto();
  const product = await startProduct();
  try {
    const signedIn = await register(product.address);
    const send = (path: string, fields: Record<string, string>, name: string) => async () => {
      const body = new FormData();
      for (const [field, text] of Object.entries(fields)) body.set(field, text);
      body.set(name, photo, 'photo.jpg');
      const answer = await fetch(`${product.address}${path}`, { method: 'POST', headers: signedIn, body });
      if (!answer.ok) throw new Error(`POST ${path} was answered with ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
    };
    const diagnose = send('/api/ai/diagnose', {}, 'image');
    const keep = send('/api/plants', { name: 'Ficus', species: 'Ficus lyrata' }, 'photo');
    await diagnose(); // The first one starts the thread.
    const idle = await waits(product.address, pause(2_000));
    const diagnoses: number[] = [];
    const busy = await waits(product.address, times(DIAGNOSES, diagnose, diagnoses));
    const uploads: number[] = [];
    await times(DIAGNOSES, keep, uploads);
    return [
      {
        name: 'Diagnose 12 megapixels (or only keep them)',
        unit: 'ms',
        product: median(diagnoses),
        bare: median(uploads),
      },
      {
        name: 'Longest wait of a call meanwhile (or idle)',
        unit: 'ms',
        product: Math.max(...busy),
        bare: Math.max(...idle),
      },
    ];
  } finally {
    await product.stop();
  }
}

async function phonePhoto(): Promise<Blob> {
  const { rgb, width, height } = drawLeaf(6);
  const jpeg = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .jpeg({ quality: 90 })
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
}

/** Runs it several times, one after the other, and returns the times in milliseconds. */
async function times(count: number, work: () => Promise<void>, taken: number[]): Promise<void> {
  for (let round = 0; round < count; round++) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
}

/** The times of a small call, repeated until the work is done, in milliseconds. */
async function waits(address: string, work: Promise<unknown>): Promise<number[]> {
  let done = false;
  const ended = work.finally(() => {
    done = true;
  });
  const taken: number[] = [];
  while (!done) {
    const began = performance.now();
    await (await fetch(`${address}/api/health`)).arrayBuffer();
    taken.push(performance.now() - began);
    await pause(EVERY_MS);
  }
  await ended;
  return taken;
}

import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readPhoto } from '../src/features/photos/photo-image.ts';

// The largest pictures that are accepted take seconds each to make and to decode.
vi.setConfig({ testTimeout: 120_000 });

/** Of the whole process, of which Node with sharp takes about 100 MB: from 115 MB for a JPEG to 449 MB for an AVIF. */
const PEAK_MB = 512;

const DECODE = path.resolve(import.meta.dirname, 'support/files/decode-photo.ts');
const MEGAPIXEL = 1000 * 1000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plantcare-photos-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** One color: a file of a few kB that still takes the memory of all its pixels. */
function plain(megapixels: number, channels: 3 | 4 = 3): Sharp {
  const background = { r: 200, g: 30, b: 30, alpha: 0.5 };
  const height = Math.floor((megapixels * MEGAPIXEL) / 10_000);
  return sharp({ create: { width: 10_000, height, channels, background } });
}

const deep = (megapixels: number) => plain(megapixels, 4).toColorspace('rgb16');
const everyColor = { chromaSubsampling: '4:4:4' };

const kinds: [name: string, limit: number, make: (megapixels: number) => Sharp][] = [
  ['JPEG', 50, (size) => plain(size).jpeg(everyColor)],
  ['progressive JPEG', 30, (size) => plain(size).jpeg({ ...everyColor, progressive: true })],
  ['PNG with 16 bits and transparency', 50, (size) => deep(size).png({ compressionLevel: 1 })],
  ['interlaced PNG with 16 bits', 30, (size) => deep(size).png({ compressionLevel: 1, progressive: true })],
  ['WebP with transparency', 50, (size) => plain(size, 4).webp({ lossless: true, effort: 0 })],
  ['GIF', 30, (size) => plain(size).gif({ effort: 1 })],
  ['AVIF with 12 bits and transparency', 13, (size) => plain(size, 4).avif({ ...everyColor, effort: 0, bitdepth: 12 })],
];

describe.each(kinds)('the largest %s that is accepted', (name, limit, make) => {
  test(`has ${limit} megapixels, and decoding it takes less than ${PEAK_MB} MB`, async () => {
    const file = path.join(folder, name.replaceAll(' ', '-'));
    await make(limit).toFile(file);
    const { stdout } = await promisify(execFile)(process.execPath, [DECODE, file]);
    expect(Number(stdout)).toBeGreaterThan(50);
    expect(Number(stdout)).toBeLessThan(PEAK_MB);
  });
});

test.each([
  ['AVIF', 13, plain(13.1).avif({ effort: 0 })],
  ['GIF', 30, plain(30.1).gif({ effort: 1 })],
  ['progressive JPEG', 30, plain(30.1).jpeg({ progressive: true })],
])('one %s of more is refused with its limit, %i megapixels', async (_, limit, picture) => {
  const message = `This photo has more than ${limit} megapixels. Please choose a smaller one, or save it as an ordinary JPEG.`;
  const file = await picture.toBuffer();
  const photo = { file, signal: new AbortController().signal };
  await expect(readPhoto(photo)).rejects.toMatchObject({ code: 'invalid_input', message });
});

test('the pixels of a photo are given back at once, rather than left to the garbage collector', async () => {
  const photo = { file: await plain(12).jpeg().toBuffer(), signal: new AbortController().signal };
  await readPhoto(photo);
  const before = process.memoryUsage().external;
  for (let time = 0; time < 3; time++) await readPhoto(photo);
  const gained = process.memoryUsage().external - before;
  expect(gained).toBeLessThan(1600 * 192 * 3); // The pixels of one photo of 10,000 x 1,200, made smaller.
});

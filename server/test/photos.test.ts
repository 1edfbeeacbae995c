import { PHOTO_SIDES, photoAtSide } from '@plantcare/contract/photo-sides.ts';
import * as plants from '@plantcare/contract/plants.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Gardener, toRefusal } from './support/client.ts';
import { HEIGHT, phonePhoto, picture, promisedPng, upload, WIDTH } from './support/files/pictures.ts';
import { bootServer } from './support/server.ts';

const server = await bootServer();
afterAll(() => server.close());

let ada: Gardener;
beforeAll(async () => {
  ada = await server.register();
});

async function addWith(photo: File) {
  return server.call(plants.addPlant, { form: { name: 'Fern' }, photo }, ada.token);
}

async function download(address: string | null): Promise<Buffer> {
  const response = await server.request(`${address}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe('a photo from a phone', () => {
  test('comes out upright, as WebP, without a word about where, when and by whom it was made', async () => {
    const original = await phonePhoto();
    const before = await sharp(original).metadata();
    expect(before).toMatchObject({ orientation: 6, width: WIDTH, height: HEIGHT });
    expect(before.exif?.toString('latin1')).toContain('Pocket 3');
    expect(before.xmp).toBeDefined();
    expect(before.icc).toBeDefined();

    const plant = await addWith(upload(original));
    for (const address of [plant.photoUrl, plant.thumbnailUrl]) {
      const bytes = await download(address);
      const { format, width, height, orientation, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: HEIGHT, height: WIDTH });
      expect({ orientation, exif, xmp, iptc, icc }).toEqual({});
      for (const secret of ['Pocket', 'Ada', 'Kew', 'EXIF', 'XMP', 'ICCP']) {
        expect(bytes.includes(secret), secret).toBe(false);
      }
      // Orientation 6 says: turn clockwise, so what lay on the left (red) comes to stand on top.
      expect(await colorAt(bytes, 0.5, 0.1)).toBe('red');
      expect(await colorAt(bytes, 0.5, 0.9)).toBe('blue');
    }
  });

  test('is made small enough for a screen, and smaller still for a list, but never enlarged', async () => {
    const large = await addWith(upload(await picture(4000, 2000).jpeg().toBuffer()));
    expect(await sizeOf(large.photoUrl)).toEqual([1600, 800]);
    expect(await sizeOf(large.thumbnailUrl)).toEqual([480, 240]);
    const small = await addWith(upload(await picture(40, 20).jpeg().toBuffer()));
    expect(await sizeOf(small.photoUrl)).toEqual([40, 20]);
    expect(await sizeOf(small.thumbnailUrl)).toEqual([40, 20]);
  });
});

describe('a photo in the sizes of a list', () => {
  test('is made smaller when it is first asked for, by its shorter side, and kept until it is deleted', async () => {
    const files = await server.photoFiles();
    const plant = await addWith(upload(await picture(4000, 2000).jpeg().toBuffer()));
    const addresses = PHOTO_SIDES.map((side) => photoAtSide(`${plant.photoUrl}`, side));
    for (const [index, side] of PHOTO_SIDES.entries()) {
      expect(await sizeOf(`${addresses[index]}`)).toEqual([2 * side, side]);
    }
    expect(await server.photoFiles()).toHaveLength(files.length + 2 + PHOTO_SIDES.length);
    await server.call(plants.deletePlant, { params: { id: plant._id } }, ada.token);
    expect(await server.photoFiles()).toEqual(files);
    for (const address of addresses) expect((await server.request(address)).status).toBe(404);
  });

  test('is the same for everybody who asks at the same time, and a small photo is not enlarged', async () => {
    const plant = await addWith(upload(await picture(40, 20).jpeg().toBuffer()));
    const address = photoAtSide(`${plant.photoUrl}`, 160);
    const pictures = await Promise.all([download(address), download(address), download(address)]);
    expect(new Set(pictures.map((bytes) => bytes.toString('hex'))).size).toBe(1);
    expect(await sizeOf(address)).toEqual([40, 20]);
  });
});

describe('a picture that is taken', () => {
  test.each([
    ['JPEG', () => picture().jpeg().toBuffer()],
    ['PNG', () => picture().png().toBuffer()],
    ['PNG with 16 bits and transparency', () => picture().ensureAlpha(0.5).toColorspace('rgb16').png().toBuffer()],
    ['WebP', () => picture().webp().toBuffer()],
    ['AVIF', () => picture().avif({ effort: 0 }).toBuffer()],
    ['GIF', () => picture().gif().toBuffer()],
    ['JPEG for print (CMYK)', () => picture().toColorspace('cmyk').jpeg().toBuffer()],
  ])('is a %s, whatever its name and type claim', async (_, make) => {
    const plant = await addWith(upload(await make(), 'holiday.txt', 'text/plain'));
    const photo = await download(plant.photoUrl);
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'webp', width: WIDTH, height: HEIGHT });
    expect(await colorAt(photo, 0.25, 0.5)).toBe('red');
    expect(await colorAt(photo, 0.75, 0.5)).toBe('blue');
  });

  test('loses a payload that was hidden behind it', async () => {
    const script = '<script>alert(document.domain)</script>';
    const polyglot = Buffer.concat([
      await picture()
        .jpeg()
        .withExif({ IFD0: { Copyright: script } })
        .toBuffer(),
    ]);
    const plant = await addWith(upload(Buffer.concat([polyglot, Buffer.from(script)]), 'x.html', 'text/html'));
    expect((await download(plant.photoUrl)).includes('<script>')).toBe(false);
    expect((await download(plant.thumbnailUrl)).includes('<script>')).toBe(false);
  });
});

describe('what is refused', () => {
  const UNREADABLE = 'This photo cannot be read. Please choose a JPEG, PNG, WebP, AVIF or GIF picture.';
  const MEGAPIXELS = 'This photo has more than 50 megapixels. Please choose a smaller one.';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  test.each([
    ['a text named .jpg', () => Buffer.from('Not a picture, though its name says so.'), UNREADABLE],
    ['an empty file', () => Buffer.alloc(0), UNREADABLE],
    ['an SVG', () => Buffer.from(svg), UNREADABLE],
    ['an SVG that says it is XML', () => Buffer.from(`<?xml version="1.0"?>${svg}`), UNREADABLE],
    ['a TIFF', () => picture().tiff().toBuffer(), UNREADABLE],
    ['a PDF', () => Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>'), UNREADABLE],
    ['half a JPEG', async () => half(await picture().jpeg().toBuffer()), UNREADABLE],
    ['half a PNG', async () => half(await picture().png({ compressionLevel: 0 }).toBuffer()), UNREADABLE],
    ['a bomb of 256 megapixels', () => promisedPng(16_000, 16_000), MEGAPIXELS],
    ['one pixel row too many', () => promisedPng(10_000, 5_001), MEGAPIXELS],
    ['a bomb of more pixels than a number holds', () => promisedPng(0x7fffffff, 0x7fffffff), UNREADABLE],
    [
      'more than 15 MB',
      () => Buffer.alloc(15 * 1024 * 1024 + 1),
      'This photo is larger than 15 MB. Please choose a smaller one.',
    ],
  ])('%s, and nothing of it stays', async (_, make, msg) => {
    const [rows, files] = [await server.rows(), await server.photoFiles()];
    const photo = upload(await make(), 'photo.jpg', 'image/jpeg');
    const refusal = await server.refusal(plants.addPlant, { form: { name: 'Fern' }, photo }, ada.token);
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_input', msg, fields: { photo: msg } });
    expect(await server.rows()).toEqual(rows);
    expect(await server.photoFiles()).toEqual(files);
  });

  test('two photos at once', async () => {
    const form = new FormData();
    form.append('name', 'Fern');
    for (const _ of [1, 2]) form.append('photo', upload(await picture().jpeg().toBuffer()));
    const response = await server.request('/api/plants', {
      method: 'POST',
      headers: { authorization: `Bearer ${ada.token}` },
      body: form,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ msg: 'Please send one photo at a time.' });
  });

  test('a photo that comes with a wrong field: the field is named and no file is left', async () => {
    const files = await server.photoFiles();
    const photo = upload(await phonePhoto());
    const refusal = await server.refusal(plants.addPlant, { form: { name: '' }, photo }, ada.token);
    expect(refusal).toMatchObject({ status: 400, msg: 'Name is required' });
    expect(await server.photoFiles()).toEqual(files);
  });

  test('a photo for a plant of someone else: it is not even looked at', async () => {
    const files = await server.photoFiles();
    const plant = await server.call(plants.addPlant, { form: { name: 'Fern' } }, ada.token);
    const eve = await server.register();
    const photo = upload('not a picture');
    const refusal = await server.refusal(plants.updatePlant, { params: { id: plant._id }, photo }, eve.token);
    expect(refusal).toMatchObject({ status: 404 });
    expect(await server.photoFiles()).toEqual(files);
  });
});

test('a photo of almost 15 MB is taken', async () => {
  const jpeg = await picture().jpeg().toBuffer();
  const plant = await addWith(upload(Buffer.concat([jpeg, Buffer.alloc(15 * 1024 * 1024 - jpeg.length)])));
  expect(await sizeOf(plant.photoUrl)).toEqual([WIDTH, HEIGHT]);
});

test('an untouched file input, which a browser sends as an empty file without a name, is no photo', async () => {
  const form = new FormData();
  form.append('name', 'Fern');
  form.append('photo', new File([], '', { type: 'application/octet-stream' }));
  const response = await server.request('/api/plants', {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}` },
    body: form,
  });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ photoUrl: null });
});

describe('showing a photo', () => {
  test('needs its name and no token, and its bytes are kept by the browser alone and never taken for anything else', async () => {
    const plant = await addWith(upload(await phonePhoto()));
    expect(plant.photoUrl).toMatch(/^\/photos\/[\w-]{22}\.webp$/);
    expect(plant.thumbnailUrl).toBe(plant.photoUrl?.replace('.webp', '-480.webp'));
    for (const method of ['GET', 'HEAD']) {
      const response = await server.request(`${plant.photoUrl}`, { method });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-cache',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  test('is not sent again to a browser that has it, which learns when it is deleted', async () => {
    const plant = await addWith(upload(await phonePhoto()));
    const first = await server.request(`${plant.photoUrl}`);
    const headers = { 'if-none-match': `${first.headers.get('etag')}` };
    const again = await server.request(`${plant.photoUrl}`, { headers });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    await server.call(plants.deletePlant, { params: { id: plant._id } }, ada.token);
    const deleted = await server.request(`${plant.photoUrl}`, { headers });
    expect([deleted.status, deleted.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  test.each([
    '/photos/AAAAAAAAAAAAAAAAAAAAAA.webp',
    '/photos/AAAAAAAAAAAAAAAAAAAAAA-480.webp',
    '/photos/AAAAAAAAAAAAAAAAAAAAAA-320.webp',
    '/photos/AAAAAAAAAAAAAAAAAAAAAA-321.webp',
    '/photos/',
    '/photos',
    '/photos/..%2fplantcare.sqlite',
    '/photos/%2e%2e%2fplantcare.sqlite',
    '/photos/..%5cplantcare.sqlite',
    '/photos/....//plantcare.sqlite',
    '/photos/%2fetc%2fpasswd',
    '/photos/AAAAAAAAAAAAAAAAAAAAAA.webp%00.png',
    `/photos/${'A'.repeat(250)}.webp`,
  ])('%s shows nothing', async (address) => {
    const { status } = await toRefusal(await server.request(address));
    expect([400, 404]).toContain(status);
  });
});

function half(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2);
}

async function sizeOf(address: string | null): Promise<[number, number]> {
  const { width, height } = await sharp(await download(address)).metadata();
  return [width, height];
}

/** The color at a place given in fractions of width and height. */
async function colorAt(bytes: Buffer, x: number, y: number): Promise<'red' | 'blue' | 'other'> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at);
  if (red > 150 && green < 90 && blue < 90) return 'red';
  return blue > 110 && red < 90 && green < 130 ? 'blue' : 'other';
}

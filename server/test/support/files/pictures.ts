import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

export const WIDTH = 400;
export const HEIGHT = 200;

/** A picture that is red on its left half and blue on its right. */
export function picture(width = WIDTH, height = HEIGHT): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) pixels[i * 3 + (i % width < width / 2 ? 0 : 2)] = 255;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** What a phone held upright makes: pixels lying on their side, a note on how to turn them, and where it was. */
export function phonePhoto(): Promise<Buffer> {
  return picture()
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Pocket 3', Copyright: 'Ada Fern' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 28/1 38/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 17/1 40/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- Kew, at home --></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A PNG of a few hundred bytes whose header promises `width` x `height` pixels. */
export function promisedPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8); // 8 bits of gray, no interlacing
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

export function upload(bytes: Buffer | string, name = 'photo.jpg', type = 'image/jpeg'): File {
  return new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
}

// Draws the PNG and ICO icons from web/public/favicon.svg. Run after changing it: node scripts/draw-icons.mjs
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const publicDir = new URL('../web/public/', import.meta.url);
const svg = await readFile(new URL('favicon.svg', publicDir), 'utf8');
const ground = '#1f4a2d';

/** The icon with square corners, for systems that cut their own shape. */
const square = svg.replace(' rx="15"', '');

/** @param {string} source @param {number} size the side in pixels */
const drawn = (source, size) =>
  sharp(Buffer.from(source), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true });

/** A maskable icon keeps its drawing inside the middle 80 %, because a launcher may cut the rest away. */
const maskable = async (/** @type {number} */ size) => {
  const inner = Math.round(size * 0.78);
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: await drawn(square, inner).toBuffer() }])
    .png({ compressionLevel: 9, palette: true });
};

/** An ICO file is a directory of images; every browser in use reads PNG images in it. */
const ico = async (/** @type {number[]} */ sizes) => {
  const images = await Promise.all(sizes.map((size) => drawn(svg, size).toBuffer()));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let offset = header.length;
  images.forEach((image, index) => {
    const entry = 6 + 16 * index;
    header.writeUInt8(sizes[index] ?? 0, entry);
    header.writeUInt8(sizes[index] ?? 0, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(image.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += image.length;
  });
  return Buffer.concat([header, ...images]);
};

/** The shape alone: Android draws it in one color, small, at the top of the screen. */
const shape = svg
  .replace(/<rect[^>]*>/, '')
  .replace(/<path [^>]*stroke="#1f4a2d"[^>]*>/, '')
  .replace(/#(?!1f4a2d)[0-9a-f]{6}/g, '#fff');

const icons = {
  'icons/badge-96.png': await drawn(shape, 96).toBuffer(),
  'icons/icon-192.png': await drawn(svg, 192).toBuffer(),
  'icons/icon-512.png': await drawn(svg, 512).toBuffer(),
  'icons/icon-maskable-512.png': await (await maskable(512)).toBuffer(),
  'icons/apple-touch-icon.png': await drawn(square, 180).toBuffer(),
  'favicon.ico': await ico([16, 32, 48]),
};
for (const [name, bytes] of Object.entries(icons)) await writeFile(new URL(name, publicDir), bytes);

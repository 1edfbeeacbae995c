import type { Outline } from '@plantcare/contract/measured-diagnosis.ts';
import { type LooksLikeBackground, learnBackground } from './background.ts';
import { BLACK, FOREIGN, GREEN, HUE_COUNT, huesOf, PALE, RED, YELLOW } from './hues.ts';
import { emptyMask, enclosedIn, type Mask, maskOf, opened, type Piece, piecesOf, sizeOf } from './mask.ts';
import type { LabImage } from './oklab.ts';
import { maskWithin } from './outline.ts';

/** What belongs to the plant, and the hue of every pixel of the picture. */
export interface Tissue {
  mask: Mask;
  hues: Uint8Array;
  /** What lies behind; null where the plant was outlined. */
  background: LooksLikeBackground | null;
}

/** Green or yellow pieces smaller than this share of the largest belong to something else. */
const MINOR = 0.03;
/** How much of its border a discolored piece must share with sound tissue to be of the leaf: of any size, or of a small one. */
const MUCH_CONTACT = 0.35;
const SOME_CONTACT = 0.1;
/** What hangs on to the tissue is at most so many times as large. */
const LARGEST = 1.2;
/** The middle of the picture begins at this share of its width and of its height. */
const MIDDLE = 0.28;
/** An enclosed piece that looks like the background is a mark up to this share of the tissue, a hole above it. */
const MARK = 0.02;

/** What is plant on the photo: as outlined, or else what is green and what belongs to it. */
export function tissueOf(image: LabImage, outline: Outline | null): Tissue {
  const hues = huesOf(image);
  if (outline) return { mask: maskWithin(outline, image), hues, background: null };
  const background = learnBackground(image, hues);
  const core = coreOf(image, hues, background);
  const mask = withDiscolored(image, hues, core, background);
  fillEnclosed(mask, hues, background);
  return { mask: inTheMiddle(mask), hues, background };
}

/** The pieces that reach into the middle of the picture: what stands at the side belongs to another leaf. */
function inTheMiddle(mask: Mask): Mask {
  const { width, height } = mask;
  const reaches = ({ pixels, left, right, top, bottom }: Piece) =>
    right >= width * MIDDLE &&
    left <= width * (1 - MIDDLE) &&
    bottom >= height * MIDDLE &&
    top <= height * (1 - MIDDLE) &&
    pixels.some((pixel) => isInside(pixel % width, width) && isInside(Math.floor(pixel / width), height));
  return paint(emptyMask(mask), piecesOf(mask).filter(reaches));
}

function isInside(at: number, length: number): boolean {
  return at >= length * MIDDLE && at <= length * (1 - MIDDLE);
}

/** Green and yellow pieces of some size, for a leaf may be yellow all over. */
function coreOf(image: LabImage, hues: Uint8Array, background: LooksLikeBackground): Mask {
  const alive = maskOf(image, (pixel) => hues[pixel] === GREEN || (hues[pixel] === YELLOW && !background(pixel)));
  const pieces = piecesOf(alive, 12);
  const largest = pieces[0]?.pixels.length ?? 0;
  return paint(
    emptyMask(image),
    pieces.filter(({ pixels }) => pixels.length >= largest * MINOR),
  );
}

/** The core and every piece of another color that hangs on to it and is no background, pot or soil. */
function withDiscolored(image: LabImage, hues: Uint8Array, core: Mask, background: LooksLikeBackground): Mask {
  const coreSize = sizeOf(core);
  const candidates = maskOf(image, (pixel) => {
    if (core.bits[pixel] === 1) return false;
    const hue = hues[pixel];
    return hue !== FOREIGN && !background(pixel);
  });
  // A line of two pixels is where the leaf's color mixes with what lies behind it.
  const accepted = piecesOf(opened(candidates, 1), 6).filter((piece) => belongs(piece, image, hues, core, coreSize));
  return paint({ ...core, bits: core.bits.slice() }, accepted);
}

function belongs(piece: Piece, image: LabImage, hues: Uint8Array, core: Mask, coreSize: number): boolean {
  const { width, height } = image;
  const own = new Set(piece.pixels);
  let border = 0;
  let touching = 0;
  const counts = new Uint32Array(HUE_COUNT);
  for (const pixel of piece.pixels) {
    const hue = hues[pixel] ?? 0;
    counts[hue] = (counts[hue] ?? 0) + 1;
    const x = pixel % width;
    const y = (pixel - x) / width;
    for (const next of [
      x > 0 ? pixel - 1 : -1,
      x < width - 1 ? pixel + 1 : -1,
      y > 0 ? pixel - width : -1,
      y < height - 1 ? pixel + width : -1,
    ]) {
      if (next >= 0 && own.has(next)) continue;
      border++;
      if (next >= 0 && core.bits[next] === 1) touching++;
    }
  }
  const contact = touching / border;
  if (contact >= MUCH_CONTACT) return true;
  const size = piece.pixels.length;
  const part = (hue: number) => (counts[hue] ?? 0) / size;
  // Soil, pots and sky are as dark, as red or as pale as few leaves: they must be held by the leaf on more than one side.
  if (size > coreSize * 0.4 && part(BLACK) + part(RED) > 0.5) return false;
  if (size > coreSize * 0.1 && (part(PALE) > 0.5 || isTerracotta(piece, image))) return false;
  return size <= coreSize * LARGEST && contact >= SOME_CONTACT;
}

/** Fired clay is redder than dead tissue, which lies at 55° and above (OKLab). */
function isTerracotta({ pixels }: Piece, { l, a, b }: LabImage): boolean {
  let [light, red, yellow] = [0, 0, 0];
  for (const pixel of pixels) {
    light += l[pixel] ?? 0;
    red += a[pixel] ?? 0;
    yellow += b[pixel] ?? 0;
  }
  const angle = (Math.atan2(yellow, red) * 180) / Math.PI;
  return angle < 53 && Math.hypot(red, yellow) / light > 0.13;
}

/** What tissue encloses is a mark on it, or a hole through which the background shows. */
function fillEnclosed(mask: Mask, hues: Uint8Array, background: LooksLikeBackground): void {
  const size = sizeOf(mask);
  for (const piece of enclosedIn(mask)) {
    const share = piece.pixels.length / size;
    const seenThrough = piece.pixels.filter((pixel) => hues[pixel] === FOREIGN || background(pixel, 0.8)).length;
    const hole = seenThrough > piece.pixels.length * 0.6 && (share > MARK || isNeutral(piece, hues));
    if (!hole) paint(mask, [piece]);
  }
}

function isNeutral({ pixels }: Piece, hues: Uint8Array): boolean {
  const neutral = pixels.filter((pixel) => hues[pixel] === PALE || hues[pixel] === FOREIGN).length;
  return neutral > pixels.length / 2;
}

function paint(mask: Mask, pieces: readonly Piece[]): Mask {
  for (const { pixels } of pieces) for (const pixel of pixels) mask.bits[pixel] = 1;
  return mask;
}

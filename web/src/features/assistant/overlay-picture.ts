import { type Overlay, readOverlay, TISSUES, type Tissue } from '@plantcare/contract/measured-diagnosis.ts';

/**
 * How a tissue is drawn over the photo: in a color that no leaf has, or what was counted could not be told from the leaf
 * itself. Sound tissue is only breathed on. `opacity` from 0 to 1.
 */
export const TINTS: Readonly<Record<Tissue, { rgb: readonly [number, number, number]; opacity: number }>> = {
  green: { rgb: [0, 214, 143], opacity: 0.22 },
  variegated: { rgb: [0, 222, 222], opacity: 0.34 },
  yellow: { rgb: [255, 214, 0], opacity: 0.62 },
  brown: { rgb: [255, 106, 0], opacity: 0.62 },
  black: { rgb: [150, 60, 255], opacity: 0.62 },
  pale: { rgb: [255, 60, 160], opacity: 0.58 },
  powdery: { rgb: [40, 140, 255], opacity: 0.58 },
};

/** The pixels of an overlay as a canvas takes them: red, green, blue and opacity of each, line by line. */
export function overlayPixels(overlay: Overlay): Uint8ClampedArray<ArrayBuffer> {
  const places = readOverlay(overlay);
  const pixels = new Uint8ClampedArray(places.length * 4);
  for (const [place, kind] of places.entries()) {
    const tissue = TISSUES[kind];
    if (tissue === undefined) continue;
    const { rgb, opacity } = TINTS[tissue];
    pixels.set([...rgb, Math.round(opacity * 255)], place * 4);
  }
  return pixels;
}

import { OVERLAY_LETTERS, type Overlay, TISSUES } from '@plantcare/contract/measured-diagnosis.ts';

/** The longest side of an overlay, halved until its text is short enough to be kept with every answer. */
const LONGEST_SIDE = 320;
const LONGEST_TEXT = 40_000;

/** What each place of the photo was counted as, coarser than it was measured. */
export function overlayOf(kinds: Int8Array, size: { width: number; height: number }): Overlay {
  for (let side = LONGEST_SIDE; ; side = Math.floor(side / 2)) {
    const overlay = overlayWithin(side, kinds, size);
    if (overlay.runs.length <= LONGEST_TEXT) return overlay;
  }
}

function overlayWithin(side: number, kinds: Int8Array, { width, height }: { width: number; height: number }): Overlay {
  const scale = Math.min(1, side / Math.max(width, height));
  const [columns, lines] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  let runs = '';
  let letter = '';
  let count = 0;
  const end = () => (count === 0 ? '' : count === 1 ? letter : `${letter}${count}`);
  for (let line = 0; line < lines; line++) {
    for (let column = 0; column < columns; column++) {
      const x = Math.min(width - 1, Math.floor(((column + 0.5) / columns) * width));
      const y = Math.min(height - 1, Math.floor(((line + 0.5) / lines) * height));
      const kind = kinds[y * width + x] ?? -1;
      const next = kind >= 0 && kind < TISSUES.length ? OVERLAY_LETTERS.charAt(kind) : '_';
      if (next === letter) {
        count++;
        continue;
      }
      runs += end();
      [letter, count] = [next, 1];
    }
  }
  return { width: columns, height: lines, runs: runs + end() };
}

import { fileURLToPath } from 'node:url';
import type { Pattern, Tissue } from '@plantcare/contract/measured-diagnosis.ts';

/** Where the drawn leaves are kept; `node scripts/draw-leaves.ts` draws them again. */
export const DRAWN_LEAVES = fileURLToPath(new URL('drawn', import.meta.url));

/** A leaf that was drawn: its picture, how its discoloration lies, and how much of it is of each tissue, in percent. */
export interface DrawnFixture {
  number: number;
  file: string;
  pattern: Pattern;
  shares: Record<Tissue, number>;
}

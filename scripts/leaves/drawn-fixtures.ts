import { fileURLToPath } from 'node:url';
import type { Pattern, Tissue } from '@plantcare/contract/measured-diagnosis.ts';

/** The folder of the drawn leaves; `node scripts/draw-leaves.ts` draws them again. */
export const DRAWN_LEAVES = fileURLToPath(new URL('drawn', import.meta.url));

/** A drawn leaf: its picture, the pattern of its discoloration, and the share of each tissue in percent. */
export interface DrawnFixture {
  number: number;
  file: string;
  pattern: Pattern;
  shares: Record<Tissue, number>;
}

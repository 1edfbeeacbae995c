import type { Random } from '../../random.ts';
import type { LeafColors } from '../leaf.ts';

export interface Growing {
  /** The same for every picture of one plant, so that it looks like the same plant. */
  readonly random: Random;
  /** From 0, just potted, to 1, fully grown. */
  readonly growth: number;
  /** From 0, healthy, to 1, very sick. */
  readonly ailing: number;
  readonly colors: LeafColors;
}

/** Drawn around the center of the soil at 0, 0; a full-grown plant is about 560 high and wide. */
export interface Drawn {
  /** Rises out of the pot. */
  readonly inside: string;
  /** Hangs over its rim. */
  readonly over?: string;
}

export type Form = (plant: Growing) => Drawn;

/** How far part number `index` of `count` has unfolded, from 0 to 1; the parts unfold one after the other. */
export function unfolded(index: number, count: number, growth: number): number {
  const begins = (index / count) * 0.85;
  const share = Math.max(0, Math.min(1, (growth - begins) / 0.22));
  return share * share * (3 - 2 * share);
}

/** About every third leaf of a sick plant shows it, more of them the sicker it is. */
export function ailingOf(random: Random, ailing: number): number {
  const hit = random.next();
  return hit < ailing * 0.8 ? 0.35 + ailing * random.between(0.2, 0.6) : ailing * 0.15;
}

/** Spread from the middle outwards, left and right in turn: -1 to 1. */
export function alternating(index: number, count: number): number {
  const outwards = Math.ceil(index / 2) / Math.max(1, Math.floor(count / 2));
  return index % 2 === 0 ? outwards : -outwards;
}

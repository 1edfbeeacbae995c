import type { Random } from '../../demo/random.ts';

/** Half the width of a leaf at `u` of its length (0 base, 1 tip), as a share of its length. */
type HalfWidth = (u: number) => number;

const arch = (u: number, bend: number, power: number) => Math.sin(Math.PI * u ** bend) ** power;

export const FORMS = {
  elliptic: (u) => 0.25 * arch(u, 0.9, 0.8),
  lance: (u) => 0.12 * arch(u, 0.8, 0.7),
  heart: (u) => 0.4 * Math.min(1, Math.sqrt(u / 0.18)) * (1 - u ** 1.6),
  round: (u) => 0.44 * Math.sqrt(Math.max(0, 1 - (2 * u - 1) ** 2)),
  toothed: (u) => 0.27 * arch(u, 0.85, 0.8) * (1 + 0.09 * Math.abs(((u * 13) % 1) - 0.5)),
  lobed: (u) => 0.4 * arch(u, 0.8, 0.6) * (0.72 + 0.28 * Math.abs(Math.cos(4 * Math.PI * u))),
} satisfies Record<string, HalfWidth>;

export type Form = keyof typeof FORMS;

const STEPS = 512;

/** Sampled once, because every pixel of every picture needs it. */
const SAMPLED = new Map(
  Object.entries(FORMS).map(([form, half]) => [
    form,
    Float32Array.from({ length: STEPS + 1 }, (_, at) => half(at / STEPS)),
  ]),
);

/** A leaf in the picture, from its base along its curved midrib. */
export interface Leaf {
  form: Form;
  baseX: number;
  baseY: number;
  /** Radians, 0 to the right, downward positive. */
  angle: number;
  /** In pixels. */
  length: number;
  /** How far the tip deviates from the straight line, as a share of the length. */
  bend: number;
  sideVeins: number;
}

/** The position of a pixel on a leaf: along (0 base to 1 tip), across (−1 to 1), and the distance from the edge in pixels. */
export interface Spot {
  u: number;
  v: number;
  edge: number;
  length: number;
}

/** Null outside of the leaf. */
export function placeOn(leaf: Leaf, x: number, y: number): Spot | null {
  const [dx, dy] = [x - leaf.baseX, y - leaf.baseY];
  const u = (dx * Math.cos(leaf.angle) + dy * Math.sin(leaf.angle)) / leaf.length;
  if (u <= 0 || u >= 1) return null;
  const across = (-dx * Math.sin(leaf.angle) + dy * Math.cos(leaf.angle)) / leaf.length - leaf.bend * u * u;
  const half = SAMPLED.get(leaf.form)?.[Math.round(u * STEPS)] ?? 0;
  const v = across / half;
  if (half <= 0 || Math.abs(v) >= 1) return null;
  const edge = Math.min((1 - Math.abs(v)) * half, (1 - u) * 0.9, u * 0.9) * leaf.length;
  return { u, v, edge, length: leaf.length };
}

/** 0 on the midrib or a side vein, 1 halfway between two. */
export function betweenVeins({ u, v }: Spot, sideVeins: number): number {
  const phase = u * sideVeins - Math.abs(v) * sideVeins * 0.16;
  const side = Math.abs(phase - Math.round(phase)) * 2;
  return Math.min(side, Math.abs(v) * 7);
}

/** One leaf that fills the picture, at any angle. */
export function singleLeaf(form: Form, width: number, height: number, random: Random): Leaf {
  const angle = random.between(-Math.PI, Math.PI);
  const reach = Math.min(width / (Math.abs(Math.cos(angle)) + 0.35), height / (Math.abs(Math.sin(angle)) + 0.35));
  const length = reach * random.between(0.8, 0.98);
  return {
    form,
    angle,
    length,
    baseX: width / 2 - (Math.cos(angle) * length) / 2,
    baseY: height / 2 - (Math.sin(angle) * length) / 2,
    bend: random.between(-0.08, 0.08),
    sideVeins: Math.round(random.between(6, 10)),
  };
}

/** Leaves of a whole plant on both sides of an upright stem, the lowest first. */
export function wholePlant(form: Form, width: number, height: number, random: Random): Leaf[] {
  const count = 8;
  return Array.from({ length: count }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const rise = index / (count - 1);
    const lift = random.between(0.05, 0.35) + rise * 0.7;
    return {
      form,
      angle: side > 0 ? -lift : Math.PI + lift,
      length: height * random.between(0.42, 0.5) * (1 - rise * 0.25),
      baseX: width / 2 + side * 3,
      baseY: height * (0.9 - rise * 0.62),
      bend: side * random.between(0, 0.12),
      sideVeins: 7,
    };
  });
}

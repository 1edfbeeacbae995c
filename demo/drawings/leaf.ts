import { type Color, darker, lighter, mix } from './color.ts';
import { curve, line, type Point, polygon } from './paint.ts';

/** Half the width of a leaf along its length, both from 0 to 1. */
export type Outline = (along: number) => number;

const bell = (peak: number, sharpness: number): Outline => {
  const skew = Math.log(0.5) / Math.log(peak);
  return (along) => Math.sin(Math.PI * along ** skew) ** sharpness;
};

export const outlines = {
  lance: bell(0.42, 0.9),
  oval: bell(0.46, 0.62),
  egg: bell(0.36, 0.72),
  round: (along) => Math.sqrt(Math.max(0, 1 - (2 * along - 1) ** 2)),
  /** Wide again behind a waist, like a violin. */
  fiddle: (along) => bell(0.64, 0.6)(along) * (1 - 0.2 * Math.exp(-(((along - 0.3) / 0.12) ** 2))),
  heart: (along) => Math.min(1, (along / 0.09) ** 0.5) * bell(0.3, 0.62)(0.16 + along * 0.84),
  blade: (along) => Math.min(1, 0.72 + along) * Math.max(0, 1 - along ** 3) ** 0.8,
  thick: (along) => Math.max(0, 1 - along) ** 0.72,
} as const satisfies Record<string, Outline>;

export interface LeafColors {
  readonly shade: Color;
  readonly light: Color;
  readonly vein: Color;
}

export interface Leaf {
  readonly at: Point;
  /** Its initial direction; 0° is up. */
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly bend: number;
  readonly outline: Outline;
  readonly colors: LeafColors;
  /** From -1 to 1: seen from the right or from the left, one half is narrower. */
  readonly tilt?: number;
  /** Pairs of side veins. */
  readonly veins?: number;
  readonly steps?: number;
  /** A small leaf among hundreds, drawn in a single tone. */
  readonly isTiny?: boolean;
}

/** A leaf in gouache style: two halves in two tones along a curved midrib. */
export function leaf(drawn: Leaf): string {
  const { colors, veins = 0 } = drawn;
  const { spine, left, right } = edges(drawn);
  if (drawn.isTiny) return polygon([...left, ...right.toReversed()], colors.light);
  const midrib = spine.slice(0, -2);
  return [
    polygon([...spine, ...left.toReversed()], colors.shade),
    polygon([...spine, ...right.toReversed()], colors.light),
    ...sideVeins(spine, left, right, veins, colors.vein),
    line(midrib, colors.vein, Math.max(1.2, drawn.width * 0.035), 0.75),
  ].join('');
}

/** The midrib of a leaf and both its edges, point by point. */
export function edges({ at, angle, length, width, bend, outline, tilt = 0, steps = 18 }: Leaf) {
  const spine = curve(at, angle, length, bend, steps);
  const beside = (side: 1 | -1) =>
    spine.map(({ x, y }, step) => {
      const along = step / steps;
      const half = (width / 2) * outline(along) * (1 - Math.max(0, tilt * side) * 0.6);
      const turned = ((angle + bend * along) * Math.PI) / 180;
      return { x: x + Math.cos(turned) * half * side, y: y + Math.sin(turned) * half * side };
    });
  return { spine, left: beside(-1), right: beside(1) };
}

function sideVeins(spine: Point[], left: Point[], right: Point[], pairs: number, color: Color): string[] {
  const last = spine.length - 1;
  return Array.from({ length: pairs }, (_, pair) => {
    const start = Math.round(last * (0.12 + (0.66 * pair) / pairs));
    const end = Math.min(last, start + Math.round(last * 0.13));
    return [left, right].map((edge) => {
      const [inner, outer] = [spine[start], edge[end]];
      if (!inner || !outer) return '';
      const tip = { x: inner.x + (outer.x - inner.x) * 0.86, y: inner.y + (outer.y - inner.y) * 0.86 };
      return line([inner, tip], color, 1.3, 0.4);
    });
  }).flat();
}

/** The colors of one of many leaves: slightly varied, darker in the back (`depth` 1), yellow and brown if it is sick. */
export function toned(colors: LeafColors, { depth = 0, shift = 0, ailing = 0 }): LeafColors {
  const tone = (color: Color) => {
    const placed = darker(shift > 0 ? lighter(color, shift) : darker(color, -shift), depth * 0.34);
    return mix(mix(placed, '#d3b545', Math.min(0.8, ailing * 1.1)), '#8a5a2b', Math.max(0, ailing - 0.5) * 0.9);
  };
  return { shade: tone(colors.shade), light: tone(colors.light), vein: tone(colors.vein) };
}

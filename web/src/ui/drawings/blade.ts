/** A point of a drawing, in the units of its viewBox; y grows downwards. */
export type Point = readonly [x: number, y: number];

/** One leaf as SVG path data: its outline, the shaded half, and the midrib. */
export interface Blade {
  readonly outline: string;
  readonly shade: string;
  readonly rib: string;
}

export interface BladeShape {
  readonly at: Point;
  /** Degrees clockwise from straight up. */
  readonly angle: number;
  readonly length: number;
  /** Half of the greatest width. */
  readonly width: number;
  /** How far the tip leans sideways. */
  readonly bend?: number;
  /** Where the leaf is broadest: 0 at the base, 1 at the tip. */
  readonly belly?: number;
}

const short = (value: number) => Math.round(value * 10) / 10;

/** Converts points given along the leaf's axis (sideways, outwards) to page coordinates. */
function placed([x, y]: Point, angle: number) {
  const turn = (angle * Math.PI) / 180;
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  return (...points: readonly Point[]) =>
    points
      .map(([aside, out]) => `${short(x + aside * cos + out * sin)} ${short(y + aside * sin - out * cos)}`)
      .join(' ');
}

export function blade({ at, angle, length, width, bend = 0, belly = 0.4 }: BladeShape): Blade {
  const p = placed(at, angle);
  const low = length * (belly - 0.3);
  const high = length * (belly + 0.34);
  const wide = width * 1.33;
  const base = `M${p([0, 0])}`;
  const left = `C${p([-wide, low], [-wide * 0.8 + bend * 0.5, high], [bend, length])}`;
  const back = `C${p([wide * 0.8 + bend * 0.5, high], [wide, low], [0, 0])}`;
  const center = `C${p([bend * 0.4, high], [bend * 0.1, low], [0, 0])}`;
  return {
    outline: `${base}${left}${back}Z`,
    shade: `${base}${left}${center}Z`,
    rib: `${base}C${p([bend * 0.1, low], [bend * 0.4, high], [bend * 0.88, length * 0.9])}`,
  };
}

/** A long leaf or frond stem: a curve from `from` to `to`, drawn towards `via`. */
export interface Arc {
  readonly from: Point;
  readonly via: Point;
  readonly to: Point;
}

/** Path data of the bare line. */
export function stroke({ from, via, to }: Arc): string {
  return `M${from.map(short).join(' ')}Q${[...via, ...to].map(short).join(' ')}`;
}

/** A strap-shaped leaf along the arc, `width` being half its greatest width. */
export function strap(arc: Arc, width: number): Blade {
  const { from, via, to } = arc;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / reach) * width * 2, (dx / reach) * width * 2];
  const side = (sign: number) => `${short(via[0] + nx * sign)} ${short(via[1] + ny * sign)}`;
  const [start, end] = [from.map(short).join(' '), to.map(short).join(' ')];
  return {
    outline: `M${start}Q${side(-1)} ${end}Q${side(1)} ${start}Z`,
    shade: `M${start}Q${side(1)} ${end}Q${via.map(short).join(' ')} ${start}Z`,
    rib: stroke(arc),
  };
}

/** The point and the direction (degrees clockwise from up) at `t` of the way along the arc. */
export function along({ from, via, to }: Arc, t: number): { readonly at: Point; readonly angle: number } {
  const rest = 1 - t;
  const on = (i: 0 | 1) => rest * rest * from[i] + 2 * rest * t * via[i] + t * t * to[i];
  const slope = (i: 0 | 1) => rest * (via[i] - from[i]) + t * (to[i] - via[i]);
  return { at: [on(0), on(1)], angle: (Math.atan2(slope(0), -slope(1)) * 180) / Math.PI };
}

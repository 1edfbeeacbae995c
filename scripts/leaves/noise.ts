import type { Random } from '../../demo/random.ts';

/** Smooth noise from 0 to 1 over the plane, with the wavelength `grain` in pixels. */
export function noiseOf(random: Random): (x: number, y: number, grain: number) => number {
  const lattice = Float32Array.from({ length: 4096 }, () => random.next());
  const at = (x: number, y: number) => lattice[((y & 63) << 6) | (x & 63)] ?? 0;
  return (x, y, grain) => {
    const [gx, gy] = [x / grain + 1000, y / grain + 1000];
    const [x0, y0] = [Math.floor(gx), Math.floor(gy)];
    const [tx, ty] = [ease(gx - x0), ease(gy - y0)];
    const top = at(x0, y0) * (1 - tx) + at(x0 + 1, y0) * tx;
    const bottom = at(x0, y0 + 1) * (1 - tx) + at(x0 + 1, y0 + 1) * tx;
    return top * (1 - ty) + bottom * ty;
  };
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}

import type { Random } from '../../demo/random.ts';
import type { noiseOf } from './noise.ts';

export const BACKDROPS = ['wall', 'gray wall', 'table', 'soil', 'sky', 'blue cloth', 'red cloth', 'pot'] as const;

export type Backdrop = (typeof BACKDROPS)[number];

/** The background of the leaf: three channels from 0 to 255 per pixel. */
export function paintBackdrop(
  backdrop: Backdrop,
  width: number,
  height: number,
  random: Random,
  noise: ReturnType<typeof noiseOf>,
): Float32Array {
  const picture = new Float32Array(width * height * 3);
  const drift = random.between(-10, 10);
  const rim = height * random.between(0.72, 0.85);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = colorAt(backdrop, x, y, { height, rim, noise, speck: random.next() });
      picture.set([red + drift, green + drift, blue + drift], (y * width + x) * 3);
    }
  }
  return picture;
}

interface BackdropSpot {
  height: number;
  rim: number;
  noise: ReturnType<typeof noiseOf>;
  speck: number;
}

function colorAt(
  backdrop: Backdrop,
  x: number,
  y: number,
  { height, rim, noise, speck }: BackdropSpot,
): [number, number, number] {
  const soft = noise(x, y, 60) * 12;
  switch (backdrop) {
    case 'wall':
      return [222 + soft, 216 + soft, 204 + soft];
    case 'gray wall':
      return [146 + soft, 148 + soft, 152 + soft];
    case 'table': {
      const grain = noise(x * 0.12, y, 4) * 26 + soft;
      return [152 + grain, 110 + grain * 0.9, 70 + grain * 0.7];
    }
    case 'soil': {
      const crumb = noise(x, y, 4) * 34 + speck * 14;
      return [42 + crumb, 32 + crumb * 0.85, 25 + crumb * 0.75];
    }
    case 'sky':
      return [150 + (y / height) * 50, 188 + (y / height) * 30, 230 + soft * 0.5];
    case 'blue cloth':
      return [48 + soft + speck * 8, 76 + soft + speck * 8, 148 + soft + speck * 8];
    case 'red cloth':
      return [168 + soft + speck * 8, 44 + soft + speck * 8, 52 + soft + speck * 8];
    case 'pot':
      return y > rim ? [186 + soft, 100 + soft, 62 + soft] : [214 + soft, 212 + soft, 206 + soft];
  }
}

import { type Pattern, TISSUES } from '@plantcare/contract/measured-diagnosis.ts';
import { type Random, randomFrom } from '../../demo/random.ts';
import { AILMENT_NAMES, type AilmentName, ailmentOf } from './ailments.ts';
import { BACKDROPS, type Backdrop, paintBackdrop } from './backdrops.ts';
import { betweenVeins, FORMS, type Form, type Leaf, placeOn, singleLeaf, wholePlant } from './leaf-forms.ts';
import { noiseOf } from './noise.ts';

const WIDTH = 300;
const HEIGHT = 240;
const FORM_NAMES = Object.keys(FORMS) as [Form, ...Form[]]; // Object.keys widens to string[]

export type Color = readonly [number, number, number];

const GREENS: readonly [Color, ...Color[]] = [
  [62, 118, 48],
  [44, 92, 44],
  [98, 148, 58],
  [74, 130, 84],
  [120, 162, 62],
  [56, 104, 66],
];

/** The colors of damaged tissue on real leaves. */
const DAMAGE: Record<(typeof TISSUES)[number], readonly [Color, ...Color[]]> = {
  green: GREENS,
  variegated: [
    [240, 237, 212],
    [234, 236, 218],
    [242, 234, 200],
  ],
  yellow: [
    [214, 196, 62],
    [226, 206, 84],
    [200, 184, 52],
  ],
  brown: [
    [128, 84, 44],
    [106, 70, 42],
    [164, 122, 74],
    [142, 92, 58],
  ],
  black: [
    [40, 34, 30],
    [30, 28, 28],
    [48, 38, 32],
  ],
  pale: [
    [222, 214, 170],
    [230, 224, 190],
    [214, 206, 164],
  ],
  powdery: [
    [226, 228, 222],
    [214, 218, 212],
  ],
};

/** A drawn photo for which the content of every pixel is known. */
export interface DrawnLeaf {
  name: string;
  ailment: AilmentName;
  pattern: Pattern;
  width: number;
  height: number;
  rgb: Uint8Array<ArrayBuffer>;
  /** An index into `TISSUES`, −1 where there is no plant. */
  truth: Int8Array;
}

/** The leaf with a number, always the same: each problem in turn, with random form, light and background. */
export function drawLeaf(number: number): DrawnLeaf {
  const random = randomFrom(`drawn leaf ${number}`);
  const name = AILMENT_NAMES[number % AILMENT_NAMES.length] ?? 'healthy';
  const ailment = ailmentOf(name);
  const form = random.pick(FORM_NAMES);
  const leaves = ailment.plant
    ? wholePlant(random.pick(['elliptic', 'heart', 'lance']), WIDTH, HEIGHT, random)
    : [singleLeaf(form, WIDTH, HEIGHT, random)];
  const noise = noiseOf(random);
  const draws = leaves.map((leaf, rank) => ailment.leaf(leaf, random, rank));
  const colors = TISSUES.map((tissue) => random.pick(DAMAGE[tissue]));
  const green = colors[0] ?? GREENS[0];
  const glossy = random.next() < 0.3 ? random.between(0.3, 0.7) : 0;
  const backdrop: Backdrop = random.pick(BACKDROPS);
  const picture = paintBackdrop(backdrop, WIDTH, HEIGHT, random, noise);
  const truth = new Int8Array(WIDTH * HEIGHT).fill(-1);
  const shadow = {
    x: Math.round(random.between(-7, 7)),
    y: Math.round(random.between(2, 8)),
    dark: random.between(0.72, 0.92),
  };

  const found = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) =>
    topmost(leaves, pixel % WIDTH, Math.floor(pixel / WIDTH)),
  );

  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = (y * WIDTH + x) * 3;
      const here = found[y * WIDTH + x];
      if (!here) {
        const [fromX, fromY] = [x - shadow.x, y - shadow.y];
        const shaded = backdrop !== 'sky' && fromX >= 0 && fromX < WIDTH && fromY >= 0 && found[fromY * WIDTH + fromX];
        if (shaded)
          for (let channel = 0; channel < 3; channel++)
            picture[at + channel] = (picture[at + channel] ?? 0) * shadow.dark;
        continue;
      }
      const { spot, rank } = here;
      const vein = Math.max(0, 1 - betweenVeins(spot, leaves[rank]?.sideVeins ?? 7) * 5);
      const tone = 0.9 + noise(x, y, 26) * 0.16 + vein * 0.1 + (spot.v > 0 ? 0.05 : -0.03);
      let color: Color = [green[0] * tone, green[1] * tone, green[2] * tone];
      let kind = 0;
      for (const { tissue, strength } of draws[rank]?.(spot, (grain) => noise(x + grain * 7, y, grain)) ?? []) {
        if (strength <= 0) continue;
        const index = TISSUES.indexOf(tissue);
        const grainy = tissue === 'powdery' ? 0.86 + random.next() * 0.2 : 0.94 + noise(x, y, 5) * 0.1;
        const cover = tissue === 'powdery' ? strength * (0.75 + random.next() * 0.25) : strength;
        const [red, middle, blue] = colors[index] ?? green;
        color = [
          color[0] + (red * grainy - color[0]) * cover,
          color[1] + (middle * grainy - color[1]) * cover,
          color[2] + (blue * grainy - color[2]) * cover,
        ];
        if (strength >= 0.5) kind = index;
      }
      const shine = glossy * Math.max(0, 1 - Math.hypot((spot.u - 0.4) * 5, (spot.v - 0.35) * 3.2)) ** 2;
      for (let channel = 0; channel < 3; channel++)
        picture[at + channel] = (color[channel] ?? 0) * (1 - shine) + 255 * shine;
      truth[y * WIDTH + x] = kind;
    }
  }
  const rgb = expose(picture, random);
  return {
    name: `${number} ${name}, ${form}, ${backdrop}`,
    ailment: name,
    pattern: ailment.pattern,
    width: WIDTH,
    height: HEIGHT,
    rgb,
    truth,
  };
}

function topmost(leaves: readonly Leaf[], x: number, y: number) {
  for (let rank = leaves.length - 1; rank >= 0; rank--) {
    const leaf = leaves[rank];
    const spot = leaf ? placeOn(leaf, x, y) : null;
    if (spot) return { spot, rank };
  }
  return null;
}

/** Light of some strength, color and direction, a lens that is not quite sharp, and the noise of a sensor. */
function expose(picture: Float32Array, random: Random): Uint8Array<ArrayBuffer> {
  const gain = random.between(0.68, 1.08);
  const warmth = random.between(-0.06, 0.07);
  const tint = [gain * (1 + warmth), gain, gain * (1 - warmth)];
  const slope = { x: random.between(-0.18, 0.18) / WIDTH, y: random.between(-0.18, 0.18) / HEIGHT };
  const sensor = random.between(1.5, 4.5);
  const rgb = new Uint8Array(picture.length);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const light = 1 + (x - WIDTH / 2) * slope.x + (y - HEIGHT / 2) * slope.y;
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * WIDTH + x) * 3 + channel;
        const right = x < WIDTH - 1 ? 3 : 0;
        const below = y < HEIGHT - 1 ? WIDTH * 3 : 0;
        const value = ((picture[at] ?? 0) * 2 + (picture[at + right] ?? 0) + (picture[at + below] ?? 0)) / 4;
        const disturbed = value * light * (tint[channel] ?? 1) + (random.next() - 0.5) * sensor * 3;
        rgb[at] = Math.max(0, Math.min(255, Math.round(disturbed)));
      }
    }
  }
  return rgb;
}

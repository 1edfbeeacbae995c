import sharp from 'sharp';

interface Look {
  /** Of the whole photo, in pixels; a third wider than high. */
  height?: number;
  /** How bright the light is: 1 by day. */
  light?: number;
  /** In pixels of 320 in height. */
  blur?: number;
  spots?: number;
  /** Without it there is only the wall. */
  leaf?: boolean;
}

const HEIGHT = 320;
const WIDTH = 427;

/** A photo of an oval leaf before a wall, with as many dead brown spots as wanted. */
export async function leafPhoto({ height = HEIGHT, light = 1, blur = 0, spots = 0, leaf = true }: Look = {}) {
  const rgb = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [u, v] = [(x - WIDTH / 2) / 180, (y - HEIGHT / 2) / 110];
      const on = leaf && u * u + v * v < 1;
      const color = !on
        ? [214, 208, 196]
        : isSpot(u, v, spots)
          ? [112, 72, 40]
          : Math.abs(v) < 0.03
            ? [110, 160, 80]
            : [62, 122, 48];
      const grain = ((x * 7919 + y * 104_729) % 13) - 6;
      for (const [channel, value] of color.entries()) rgb[(y * WIDTH + x) * 3 + channel] = (value + grain) * light;
    }
  }
  const picture = sharp(rgb, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  const seen = blur > 0 ? sharp(await picture.blur(blur).png().toBuffer()) : picture;
  return new Blob([new Uint8Array(await seen.resize({ height }).jpeg().toBuffer())]);
}

/** In two rows, above and below the midrib. */
function isSpot(u: number, v: number, spots: number): boolean {
  for (let spot = 0; spot < spots; spot++) {
    const [centerU, centerV] = [((spot + 0.5) / spots) * 1.4 - 0.7, spot % 2 === 0 ? 0.4 : -0.4];
    if (Math.hypot((u - centerU) * 180, (v - centerV) * 110) < 9) return true;
  }
  return false;
}

import type { Raster } from './raster.ts';

/** Each pixel in OKLab: lightness 0 to 1, a from green to red, b from blue to yellow. */
export interface LabImage {
  width: number;
  height: number;
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

/** sRGB to linear light, IEC 61966-2-1. */
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/**
 * A space in which equal distances look alike, and in which a shadow keeps a/l and b/l, for it is homogeneous in the light.
 * Björn Ottosson, "A perceptual color space for image processing" (2020), https://bottosson.github.io/posts/oklab/
 */
export function toOklab({ width, height, rgb }: Raster): LabImage {
  const pixels = width * height;
  const image = {
    width,
    height,
    l: new Float32Array(pixels),
    a: new Float32Array(pixels),
    b: new Float32Array(pixels),
  };
  for (let pixel = 0; pixel < pixels; pixel++) {
    const red = LINEAR[rgb[pixel * 3] ?? 0] ?? 0;
    const green = LINEAR[rgb[pixel * 3 + 1] ?? 0] ?? 0;
    const blue = LINEAR[rgb[pixel * 3 + 2] ?? 0] ?? 0;
    const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    image.l[pixel] = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
    image.a[pixel] = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
    image.b[pixel] = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  }
  return image;
}

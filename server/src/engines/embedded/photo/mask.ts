/** A picture of yes (1) and no (0), line by line. */
export interface Mask {
  width: number;
  height: number;
  bits: Uint8Array;
}

/** Pixels that hang together by their edges. */
export interface Piece {
  pixels: Int32Array;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function emptyMask({ width, height }: { width: number; height: number }): Mask {
  return { width, height, bits: new Uint8Array(width * height) };
}

export function maskOf({ width, height }: { width: number; height: number }, holds: (pixel: number) => boolean): Mask {
  const mask = emptyMask({ width, height });
  for (let pixel = 0; pixel < mask.bits.length; pixel++) if (holds(pixel)) mask.bits[pixel] = 1;
  return mask;
}

export function sizeOf({ bits }: Mask): number {
  let size = 0;
  for (let pixel = 0; pixel < bits.length; pixel++) size += bits[pixel] ?? 0;
  return size;
}

/** The pieces of a mask of at least `smallest` pixels, the largest first. */
export function piecesOf({ width, height, bits }: Mask, smallest = 1): Piece[] {
  const pieces: Piece[] = [];
  const left = bits.slice(); // what no piece has taken yet
  const queue = new Int32Array(bits.length); // each pixel enters it once, so a piece is a stretch of it
  let end = 0;
  for (let start = 0; start < bits.length; start++) {
    if (left[start] === 0) continue;
    const from = end;
    const box = { left: width, right: 0, top: height, bottom: 0 };
    left[start] = 0;
    queue[end++] = start;
    for (let at = from; at < end; at++) {
      const pixel = queue[at] ?? 0;
      const x = pixel % width;
      const y = (pixel - x) / width;
      if (x < box.left) box.left = x;
      if (x > box.right) box.right = x;
      if (y < box.top) box.top = y;
      if (y > box.bottom) box.bottom = y;
      for (let side = 0; side < 4; side++) {
        const next = neighbor(pixel, x, y, side);
        if (next < 0 || left[next] === 0) continue;
        left[next] = 0;
        queue[end++] = next;
      }
    }
    if (end - from >= smallest) pieces.push({ pixels: queue.subarray(from, end), ...box });
  }
  return pieces.sort((one, other) => other.pixels.length - one.pixels.length);

  function neighbor(pixel: number, x: number, y: number, side: number): number {
    if (side === 0) return x > 0 ? pixel - 1 : -1;
    if (side === 1) return x < width - 1 ? pixel + 1 : -1;
    if (side === 2) return y > 0 ? pixel - width : -1;
    return y < height - 1 ? pixel + width : -1;
  }
}

/**
 * How far each pixel of the mask is from the nearest outside of it, in pixels; the edge of the picture is no outside, for
 * a leaf may go on there. Chamfer distance with weights 3 and 4 (Borgefors, 1986), within 8% of the true one.
 */
export function depthOf({ width, height, bits }: Mask): Float32Array {
  const far = 3 * (width + height);
  const depth = new Float32Array(bits.length);
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= width || y >= height ? far : (depth[y * width + x] ?? far);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (bits[y * width + x] === 0) continue;
      depth[y * width + x] = Math.min(at(x - 1, y) + 3, at(x, y - 1) + 3, at(x - 1, y - 1) + 4, at(x + 1, y - 1) + 4);
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const own = depth[y * width + x] ?? 0;
      if (own === 0) continue;
      const below = Math.min(at(x + 1, y) + 3, at(x, y + 1) + 3, at(x + 1, y + 1) + 4, at(x - 1, y + 1) + 4);
      depth[y * width + x] = Math.min(own, below);
    }
  }
  for (let pixel = 0; pixel < depth.length; pixel++) depth[pixel] = (depth[pixel] ?? 0) / 3;
  return depth;
}

/** How many of the mask lie within `radius` of each pixel, as a share of the square that lies in the picture. */
export function densityOf({ width, height, bits }: Mask, radius: number): Float32Array {
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let line = 0;
    for (let x = 0; x < width; x++) {
      line += bits[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = line + (sums[y * (width + 1) + x + 1] ?? 0);
    }
  }
  const density = new Float32Array(bits.length);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const sum =
        (sums[bottom * (width + 1) + right] ?? 0) -
        (sums[top * (width + 1) + right] ?? 0) -
        (sums[bottom * (width + 1) + left] ?? 0) +
        (sums[top * (width + 1) + left] ?? 0);
      density[y * width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return density;
}

/** The mask with what it encloses, and each enclosed piece: what does not reach the edge of the picture from outside. */
export function enclosedIn(mask: Mask): Piece[] {
  const outside = maskOf(mask, (pixel) => mask.bits[pixel] === 0);
  const { width, height } = mask;
  return piecesOf(outside).filter(
    ({ left, right, top, bottom }) => left > 0 && top > 0 && right < width - 1 && bottom < height - 1,
  );
}

/** Grown by `radius` and shrunk by it again: gaps narrower than twice the radius close. */
export function closed(mask: Mask, radius: number): Mask {
  const grown = maskOf(mask, reaches(mask, radius));
  const rest = maskOf(grown, (pixel) => grown.bits[pixel] === 0);
  const shrunk = reaches(rest, radius);
  return maskOf(grown, (pixel) => grown.bits[pixel] === 1 && !shrunk(pixel));
}

/** Shrunk by `radius` and grown by it again: what is narrower than twice the radius goes. */
export function opened(mask: Mask, radius: number): Mask {
  const rest = maskOf(mask, (pixel) => mask.bits[pixel] === 0);
  const lost = reaches(rest, radius);
  const shrunk = maskOf(mask, (pixel) => mask.bits[pixel] === 1 && !lost(pixel));
  const kept = reaches(shrunk, radius);
  return maskOf(mask, (pixel) => mask.bits[pixel] === 1 && kept(pixel));
}

/** How much of its convex hull a piece fills: about 1 for a round leaf, less for one with lobes or several leaves. */
export function solidityOf({ pixels, top, bottom }: Piece, width: number): number {
  const lefts = new Int32Array(bottom - top + 1).fill(width);
  const rights = new Int32Array(bottom - top + 1).fill(-1);
  for (const pixel of pixels) {
    const x = pixel % width;
    const line = Math.floor(pixel / width) - top;
    if (x < (lefts[line] ?? 0)) lefts[line] = x;
    if (x > (rights[line] ?? 0)) rights[line] = x;
  }
  // Andrew's monotone chain (1979), line by line: the left border bulges to the left, the right one to the right.
  const hull = (xs: Int32Array, outward: 1 | -1) => {
    const corners: [number, number][] = [];
    for (const [y, x] of xs.entries()) {
      for (;;) {
        const [before, last] = [corners.at(-2), corners.at(-1)];
        if (!before || !last) break;
        const turn = (last[0] - before[0]) * (y - before[1]) - (last[1] - before[1]) * (x - before[0]);
        if (turn * outward > 0) break;
        corners.pop();
      }
      corners.push([x, y]);
    }
    return corners;
  };
  const corners = [...hull(rights, 1).map(([x, y]) => [x + 1, y] as const), ...hull(lefts, -1).reverse()];
  let twice = 0;
  for (const [index, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return Math.min(1, pixels.length / Math.max(1, Math.abs(twice) / 2));
}

function reaches(mask: Mask, radius: number): (pixel: number) => boolean {
  const density = densityOf(mask, radius);
  return (pixel) => (density[pixel] ?? 0) > 0;
}

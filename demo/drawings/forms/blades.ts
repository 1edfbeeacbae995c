import { darker } from '../color.ts';
import { edges, type Leaf, leaf, outlines, toned } from '../leaf.ts';
import { line } from '../paint.ts';
import { ailingOf, alternating, type Form, unfolded } from './form.ts';

/** Stiff banded swords with a yellow margin: Dracaena trifasciata 'Laurentii'. */
export const swords: Form = ({ random, growth, ailing, colors }) => {
  const count = 13;
  const blades = Array.from({ length: count }, (_, index) => {
    const side = alternating(index, count);
    const open = unfolded(index, count, growth);
    const blade: Leaf = {
      at: { x: side * 78 + random.between(-8, 8), y: Math.abs(side) * 8 },
      angle: side * 17 + random.between(-5, 5),
      length: (590 - 220 * Math.abs(side)) * random.between(0.8, 1.06) * (0.25 + 0.75 * open) * (0.75 + 0.25 * growth),
      width: 62 * random.between(0.85, 1.1),
      bend: side * 10 + random.between(-9, 9),
      outline: outlines.blade,
      colors: toned(colors, {
        depth: 0.8 - 0.8 * Math.abs(side),
        shift: random.between(-0.06, 0.1),
        ailing: ailingOf(random, ailing),
      }),
      tilt: random.between(-0.4, 0.4),
    };
    if (open < 0.08) return '';
    return margin(blade) + leaf({ ...blade, width: blade.width * 0.78 }) + crossBands(blade);
  });
  return { inside: blades.join('') };
};

function margin(blade: Leaf): string {
  const yellow = { shade: '#c9b659', light: '#e3d27d', vein: '#e3d27d' } as const;
  return leaf({ ...blade, colors: yellow });
}

function crossBands(blade: Leaf): string {
  const { left, right, spine } = edges({ ...blade, width: blade.width * 0.72 });
  return spine
    .map((middle, step) => {
      const [start, end] = [left[step], right[step]];
      if (!start || !end || step % 2 === 0 || step > spine.length - 5) return '';
      const dip = { x: middle.x, y: middle.y + (step % 4 === 1 ? 7 : -6) };
      return line([start, dip, end], darker(blade.colors.shade, 0.22), 4, 0.5);
    })
    .join('');
}

/** Thick toothed leaves in a loose rosette. */
export const aloe: Form = ({ random, growth, ailing, colors }) => {
  const count = 17;
  const leaves = Array.from({ length: count }, (_, index) => {
    const side = alternating(count - 1 - index, count);
    const open = unfolded(count - 1 - index, count, growth);
    const blade: Leaf = {
      at: { x: side * 40, y: 2 },
      angle: side * 58 + random.between(-6, 6),
      length: (400 - 90 * Math.abs(side)) * random.between(0.85, 1.1) * (0.3 + 0.7 * open) * (0.7 + 0.3 * growth),
      width: 66 * random.between(0.9, 1.12) * (0.6 + 0.4 * growth),
      bend: -side * 26 + side * ailing * 60 + random.between(-8, 8),
      outline: outlines.thick,
      colors: toned(colors, {
        depth: index % 3 === 0 ? 0.55 : 0,
        shift: random.between(-0.05, 0.12),
        ailing: ailingOf(random, ailing),
      }),
      tilt: side * 0.5,
    };
    return open < 0.08 ? '' : leaf(blade) + teeth(blade);
  });
  return { inside: leaves.join('') };
};

function teeth(blade: Leaf): string {
  const { left, right, spine } = edges(blade);
  return [left, right]
    .flatMap((edge) =>
      edge.slice(3, -3).map((at, step) => {
        const middle = spine[step + 3] ?? at;
        const tip = { x: at.x + (at.x - middle.x) * 0.22, y: at.y + (at.y - middle.y) * 0.22 - 3 };
        return step % 2 === 0 ? line([at, tip], '#e8e6bd', 2.6) : '';
      }),
    )
    .join('');
}

import { darker, mix } from '../color.ts';
import { type LeafColors, leaf, outlines, toned } from '../leaf.ts';
import { curve, line, type Point } from '../paint.ts';
import { ailingOf, alternating, type Form, unfolded } from './form.ts';

/** Arching fronds of many small leaflets: the sword fern. */
export const fern: Form = ({ random, growth, ailing, colors }) => {
  const count = 22;
  const fronds = Array.from({ length: count }, (_, index) => {
    const side = alternating(index, count);
    const open = unfolded(index, count, growth);
    const ails = ailingOf(random, ailing);
    const lean = side * 62 + random.between(-10, 10);
    const length = random.between(340, 440) * (0.3 + 0.7 * open) * (0.72 + 0.28 * growth) * (1 - ails * 0.15);
    const bend = Math.sign(lean) * (24 + 76 * Math.abs(side) + ails * 40) + random.between(-12, 12);
    const tone = toned(colors, {
      depth: index % 3 === 0 ? 0.75 : index % 3 === 1 ? 0.3 : 0,
      shift: random.between(-0.08, 0.14),
      ailing: ails,
    });
    if (open < 0.08) return { side, picture: '' };
    return { side, picture: frond(curve({ x: side * 44, y: 0 }, lean * 0.6, length, bend, 30), tone) };
  });
  const pictures = (low: boolean) =>
    fronds
      .filter(({ side }) => Math.abs(side) > 0.6 === low)
      .map(({ picture }) => picture)
      .join('');
  return { inside: pictures(false), over: pictures(true) };
};

function frond(rachis: readonly Point[], colors: LeafColors): string {
  const leaflets = rachis.slice(2).flatMap((at, step) => {
    const before = rachis[step + 1] ?? at;
    const heading = (Math.atan2(at.x - before.x, before.y - at.y) * 180) / Math.PI;
    const along = step / (rachis.length - 2);
    const length = 58 * Math.sin(Math.PI * (0.18 + 0.8 * along)) + 6;
    return [-1, 1].map((side) =>
      leaf({
        at,
        angle: heading + side * 68,
        length,
        width: 17,
        bend: -side * 14,
        outline: outlines.lance,
        colors: side < 0 ? { ...colors, light: mix(colors.shade, colors.light, 0.35) } : colors,
        steps: 5,
        isTiny: true,
      }),
    );
  });
  return line(rachis, darker(colors.shade, 0.2), 3.4) + leaflets.join('');
}

import { lighter } from '../color.ts';
import { leaf, outlines, toned } from '../leaf.ts';
import { curve, ellipse, from, line, type Point } from '../paint.ts';
import { ailingOf, type Form, unfolded } from './form.ts';

/** Narrow gray-green shoots, and spikes of flowers above them. */
export const lavender: Form = ({ random, growth, ailing, colors }) => {
  const shoots = Array.from({ length: 46 }, () => {
    const lean = random.between(-62, 62);
    const way = curve(
      { x: lean * 1.1, y: 4 },
      lean * 0.7,
      random.between(120, 210) * (0.6 + 0.4 * growth),
      lean * 0.2,
      8,
    );
    const tone = toned(colors, {
      depth: random.pick([0, 0.3, 0.7]),
      shift: random.between(-0.08, 0.16),
      ailing: ailingOf(random, ailing),
    });
    return way
      .slice(1)
      .flatMap((at, step) =>
        [-1, 1].map((side) =>
          leaf({
            at,
            angle: lean + side * 34,
            length: 58 - step * 3,
            width: 9,
            bend: side * 10,
            outline: outlines.lance,
            colors: tone,
            steps: 4,
            isTiny: true,
          }),
        ),
      )
      .join('');
  });
  const count = 26;
  const spikes = Array.from({ length: count }, (_, index) => {
    const lean = random.between(-44, 44);
    const height = random.between(330, 470) * (0.7 + 0.3 * growth);
    const open = unfolded(index, count, growth);
    const way = curve({ x: lean, y: 0 }, lean * 0.7, height, lean * 0.3, 12);
    if (open < 0.1) return '';
    return line(way, '#8a9f73', 3) + spike(way, open);
  });
  return { inside: shoots.join('') + spikes.join('') };
};

function spike(way: readonly Point[], open: number): string {
  const [top, below] = [way.at(-1), way.at(-4)];
  if (!top || !below) return '';
  const heading = (Math.atan2(top.x - below.x, below.y - top.y) * 180) / Math.PI;
  return Array.from({ length: 9 }, (_, whorl) => {
    const at = from(top, heading, whorl * 11 - 70);
    const size = (whorl === 8 ? 5 : 8.5 - Math.abs(whorl - 3) * 0.55) * (0.55 + 0.45 * open);
    const violet = whorl % 2 === 0 ? '#7a66b4' : lighter('#8f7cc6', 0.12);
    return (
      ellipse(from(at, heading + 90, 6), size, size * 0.8, violet) +
      ellipse(from(at, heading - 90, 6), size, size * 0.8, '#6a58a4')
    );
  }).join('');
}

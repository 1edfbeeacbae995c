import { mix } from '../color.ts';
import { leaf, outlines, toned } from '../leaf.ts';
import { curve, line, type Point } from '../paint.ts';
import { ailingOf, alternating, type Form, type Growing, unfolded } from './form.ts';

interface Vines {
  readonly count: number;
  readonly length: number;
  readonly lean: number;
  /** How far a vine turns until its end: one that hangs turns until it points to the ground. */
  readonly bend: number;
}

const CROWN: Vines = { count: 12, length: 215, lean: 62, bend: 46 };
const RUNNERS: Vines = { count: 8, length: 400, lean: 70, bend: 112 };

/** Vines of heart-shaped leaves: a crown above the pot, and runners that hang down its sides as they grow. */
export const trailing: Form = (plant) => ({ inside: vines(CROWN, plant), over: vines(RUNNERS, plant) });

function vines({ count, length, lean, bend }: Vines, plant: Growing): string {
  const { random, growth } = plant;
  return Array.from({ length: count }, (_, index) => {
    const side = index === 0 ? 0.14 : alternating(index, count);
    const open = unfolded(index, count, growth);
    const reach = length * random.between(0.72, 1.1) * (0.3 + 0.7 * open) * (0.5 + 0.5 * growth);
    const turn = Math.sign(side) * bend * (0.7 + 0.3 * Math.abs(side));
    const way = curve({ x: side * 66, y: 0 }, side * lean, reach, turn, Math.max(4, Math.round(reach / 32)));
    return open < 0.06 ? '' : vine(way, plant);
  }).join('');
}

function vine(way: readonly Point[], { random, ailing, colors }: Growing): string {
  const leaves = way.slice(1).map((at, step) => {
    const side = step % 2 === 0 ? 1 : -1;
    const along = step / way.length;
    const length = random.between(70, 96) * (1 - along * 0.4);
    const tone = toned(colors, {
      depth: random.pick([0, 0, 0.3, 0.6]),
      shift: random.between(-0.06, 0.16),
      ailing: ailingOf(random, ailing),
    });
    // Golden flecks, on some leaves more than on others.
    const gold = random.next() ** 2 * 0.5;
    return leaf({
      at,
      // Leaves hang: their tips point down and a little outwards.
      angle: side * random.between(95, 160),
      length,
      width: length * 0.86,
      bend: side * 22,
      outline: outlines.heart,
      colors: { ...tone, light: mix(tone.light, '#dfdc7e', gold) },
      tilt: random.between(-0.4, 0.4),
    });
  });
  return line(way, '#7d9a4a', 4) + leaves.join('');
}

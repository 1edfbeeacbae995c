import { darker } from '../color.ts';
import { type Leaf, leaf, outlines, toned } from '../leaf.ts';
import { curve, line, type Point } from '../paint.ts';
import { ailingOf, alternating, type Form, type Growing, unfolded } from './form.ts';

interface Habit {
  readonly stems: number;
  readonly height: number;
  readonly spread: number;
  /** Pairs of leaves on a stem. */
  readonly pairs: number;
  /** Where on the stem the leaves begin, from 0 to 1. */
  readonly bareUpTo: number;
  readonly length: number;
  readonly width: number;
  readonly outline: Leaf['outline'];
  readonly veins: number;
  /** Of the stem, at its foot. */
  readonly thickness: number;
  readonly bark: `#${string}`;
  /** How far the leaves stand off the stem, in degrees. */
  readonly stand: number;
  readonly hang: number;
}

/** Stems with leaves along them: herbs, shrubs and small trees. */
function branching(habit: Habit): Form {
  return (plant) => {
    const { random, growth, ailing } = plant;
    const stems = Array.from({ length: habit.stems }, (_, index) => {
      const side = habit.stems === 1 ? 0.04 : alternating(index, habit.stems);
      const open = unfolded(index, habit.stems * 1.6, growth);
      const height = habit.height * (1 - 0.32 * Math.abs(side)) * random.between(0.86, 1.08) * (0.42 + 0.58 * growth);
      const lean = side * habit.spread + random.between(-4, 4);
      const droop = Math.sign(side || 1) * ailing * 30;
      const way = curve({ x: side * 54, y: 4 }, lean, height * (0.4 + 0.6 * open), -lean * 0.35 + droop, 30);
      if (open < 0.05) return '';
      return line(way, habit.bark, habit.thickness * (0.55 + 0.45 * growth)) + leavesOn(way, habit, plant, index);
    });
    return { inside: stems.join('') };
  };
}

function leavesOn(way: readonly Point[], habit: Habit, plant: Growing, stem: number): string {
  const { random, growth, ailing, colors } = plant;
  const pairs = Math.max(2, Math.round(habit.pairs * (0.45 + 0.55 * growth)));
  return Array.from({ length: pairs }, (_, pair) => {
    const along = habit.bareUpTo + ((1 - habit.bareUpTo) * (pair + 1)) / pairs;
    const at = way[Math.round((way.length - 1) * along)];
    if (!at) return '';
    const isTop = pair === pairs - 1;
    // A shoot is youngest at its top: the leaves are smaller and lighter there.
    const young = pair / pairs;
    return [-1, 1].map((side) => {
      const ails = ailingOf(random, ailing * (1.25 - young));
      const size = random.between(0.86, 1.12) * (1.06 - 0.42 * young ** 2);
      const stand = isTop ? habit.stand * 0.35 : habit.stand * random.between(0.75, 1.15);
      return leaf({
        at,
        angle: side * stand,
        length: habit.length * size,
        width: habit.width * size,
        bend: side * (habit.hang + ails * 40),
        outline: habit.outline,
        colors: toned(colors, {
          depth: (stem % 3 === 2 ? 0.5 : 0) + (pair % 2 ? 0.2 : 0),
          shift: young * 0.2 + random.between(-0.05, 0.06),
          ailing: ails,
        }),
        tilt: random.between(-0.5, 0.5),
        veins: habit.veins,
      });
    });
  })
    .flat()
    .join('');
}

export const basil = branching({
  stems: 9,
  height: 390,
  spread: 34,
  pairs: 7,
  bareUpTo: 0.12,
  length: 92,
  width: 58,
  outline: outlines.egg,
  veins: 3,
  thickness: 7,
  bark: '#7d9a4d',
  stand: 66,
  hang: 38,
});

export const fiddleLeaf = branching({
  stems: 1,
  height: 560,
  spread: 10,
  pairs: 8,
  bareUpTo: 0.26,
  length: 196,
  width: 128,
  outline: outlines.fiddle,
  veins: 5,
  thickness: 17,
  bark: '#8b6a4a',
  stand: 62,
  hang: 30,
});

export const rubberPlant = branching({
  stems: 3,
  height: 520,
  spread: 20,
  pairs: 7,
  bareUpTo: 0.14,
  length: 170,
  width: 88,
  outline: outlines.oval,
  veins: 0,
  thickness: 12,
  bark: '#6b5140',
  stand: 56,
  hang: 26,
});

export const jade = branching({
  stems: 7,
  height: 360,
  spread: 46,
  pairs: 8,
  bareUpTo: 0.36,
  length: 60,
  width: 46,
  outline: outlines.round,
  veins: 0,
  thickness: 21,
  bark: darker('#a08560', 0.12),
  stand: 58,
  hang: -14,
});

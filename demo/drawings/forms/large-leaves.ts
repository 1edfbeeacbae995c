import { darker } from '../color.ts';
import { edges, type Leaf, leaf, outlines, toned } from '../leaf.ts';
import { curve, ellipse, endOf, line } from '../paint.ts';
import { ailingOf, alternating, type Form, unfolded } from './form.ts';

interface Habit {
  readonly count: number;
  readonly stalk: number;
  readonly length: number;
  readonly width: number;
  /** How far the outermost stalks lean, in degrees. */
  readonly spread: number;
  /** How the blade hangs at the end of its stalk, in degrees. */
  readonly hang: number;
  readonly outline: Leaf['outline'];
  readonly veins: number;
  readonly steps?: number;
  /** Drawn on a leaf in addition to its veins. */
  readonly pattern?: (drawn: Leaf) => string;
}

/** Single large leaves on stalks that rise from the soil. */
function onStalks(habit: Habit): Form {
  return ({ random, growth, ailing, colors }) => {
    const leaves = Array.from({ length: habit.count }, (_, index) => {
      const side = alternating(index, habit.count);
      const lean = side * habit.spread + random.between(-9, 9);
      const tall = (1 - 0.45 * Math.abs(side)) * random.between(0.82, 1.12);
      const size = random.between(0.82, 1.12);
      const tilt = random.between(-0.7, 0.7);
      const shift = random.between(-0.1, 0.14);
      const ails = ailingOf(random, ailing);
      const open = unfolded(index, habit.count, growth);
      if (open < 0.05) return { lean, picture: '' };
      const droop = ails * 34;
      const grown = (0.55 + 0.45 * open) * (0.72 + 0.28 * growth);
      const bend = lean * 0.55 + Math.sign(lean) * droop;
      const stalk = curve({ x: side * 26, y: 0 }, lean * 0.55, habit.stalk * tall * grown, bend);
      const blade: Leaf = {
        at: endOf(stalk),
        angle: lean * 0.55 + bend + Math.sign(lean || 1) * habit.hang * 0.5,
        length: habit.length * size * grown * (0.6 + 0.4 * open),
        width: habit.width * size * grown * (0.35 + 0.65 * open),
        bend: Math.sign(lean || 1) * (habit.hang + droop),
        outline: habit.outline,
        colors: toned(colors, { depth: index % 3 === 2 ? 0.7 : index % 3 === 1 ? 0.25 : 0, shift, ailing: ails }),
        tilt,
        veins: habit.veins,
        ...(habit.steps && { steps: habit.steps }),
      };
      const stem = line(stalk, darker(colors.light, 0.18), 7 * grown);
      const picture = stem + leaf(blade) + (habit.pattern?.(blade) ?? '') + (ails > 0.4 ? spots(blade) : '');
      return { lean, picture };
    });
    // The tall ones in the middle are behind the others.
    const inside = leaves.map(({ picture }) => picture).join('');
    return { inside };
  };
}

/** Brown dots of pests or rot. */
function spots(drawn: Leaf): string {
  const { spine, right, left } = edges(drawn);
  return [0.3, 0.45, 0.58, 0.7]
    .flatMap((along, index) => {
      const step = Math.round(along * (spine.length - 1));
      const [inner, outer] = [spine[step], (index % 2 === 0 ? right : left)[step]];
      if (!inner || !outer) return [];
      const at = { x: (inner.x + outer.x) / 2, y: (inner.y + outer.y) / 2 };
      return [ellipse(at, drawn.width * 0.05, drawn.width * 0.035, '#7a4a24', 'opacity=".75"')];
    })
    .join('');
}

const slits = [0.3, 0.46, 0.62, 0.77];

export const monstera = onStalks({
  count: 11,
  stalk: 320,
  length: 215,
  width: 262,
  spread: 64,
  hang: 36,
  veins: 0,
  steps: 70,
  outline: (along) =>
    outlines.heart(along) *
    slits.reduce((width, slit) => width * (1 - 0.58 * Math.exp(-(((along - slit) / 0.02) ** 2))), 1),
});

export const peaceLilyLeaves = onStalks({
  count: 17,
  stalk: 190,
  length: 240,
  width: 84,
  spread: 74,
  hang: 46,
  veins: 6,
  outline: outlines.lance,
});

export const calathea = onStalks({
  count: 13,
  stalk: 210,
  length: 205,
  width: 176,
  spread: 76,
  hang: 40,
  veins: 0,
  outline: outlines.oval,
  pattern: silverBands,
});

export const pilea = onStalks({
  count: 24,
  stalk: 290,
  length: 96,
  width: 100,
  spread: 98,
  hang: 16,
  veins: 0,
  outline: outlines.round,
  pattern: (drawn) => {
    const { spine } = edges(drawn);
    const center = spine[Math.round(spine.length * 0.4)] ?? drawn.at;
    return ellipse(center, 5, 5, '#e4efc2', 'opacity=".9"');
  },
});

/** The pale stripes of Calathea orbifolia, from the midrib to the edge. */
function silverBands(drawn: Leaf): string {
  const { spine, left, right } = edges(drawn);
  const last = spine.length - 1;
  return [0.14, 0.26, 0.38, 0.5, 0.62, 0.74]
    .flatMap((along) =>
      [left, right].map((edge) => {
        const [start, end] = [spine[Math.round(last * along)], edge[Math.min(last, Math.round(last * (along + 0.1)))]];
        if (!start || !end) return '';
        const tip = { x: start.x + (end.x - start.x) * 0.9, y: start.y + (end.y - start.y) * 0.9 };
        return line([start, tip], '#dfe9cf', drawn.width * 0.032, 0.62);
      }),
    )
    .join('');
}

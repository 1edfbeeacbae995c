import { leaf, outlines } from '../leaf.ts';
import { curve, ellipse, endOf, from, line } from '../paint.ts';
import { type Form, unfolded } from './form.ts';
import { peaceLilyLeaves } from './large-leaves.ts';

const FLOWERS = [
  { lean: -16, length: 400 },
  { lean: 12, length: 450 },
  { lean: 30, length: 350 },
] as const;

export const peaceLily: Form = (plant) => {
  const leaves = peaceLilyLeaves(plant);
  const flowers = FLOWERS.map(({ lean, length }, index) => {
    const open = unfolded(index + 1, FLOWERS.length + 1, plant.growth);
    if (open < 0.1) return '';
    const stem = curve(
      { x: lean * 0.5, y: 0 },
      lean * 0.6,
      length * (0.5 + 0.5 * open),
      lean * 0.5 + plant.ailing * 40,
    );
    const at = endOf(stem);
    const spathe = leaf({
      at,
      angle: lean + 14,
      length: 120 * open,
      width: 80 * open,
      bend: 24,
      outline: outlines.egg,
      colors: { shade: '#dfe2cf', light: '#fbf9ec', vein: '#c3cfa2' },
      tilt: 0.3,
      veins: 3,
    });
    const spadix = line([from(at, lean, 12), from(at, lean + 6, 62 * open)], '#e6d68a', 13 * open);
    return line(stem, '#5d8a48', 6) + spathe + spadix + ellipse(from(at, lean + 6, 62 * open), 4, 4, '#f3e9b4');
  });
  return { inside: leaves.inside + flowers.join('') };
};

import { mix } from '../color.ts';
import { leaf, type Outline, toned } from '../leaf.ts';
import { from } from '../paint.ts';
import { ailingOf, type Form } from './form.ts';

const GOLDEN_ANGLE = 137.508;

/** Broad towards a short point, like a spoon. */
const spoon: Outline = (along) => Math.sin(Math.PI * along ** 1.7) ** 0.6 * (along > 0.93 ? 0.8 : 1);

/** A rosette seen from above at a slant: the outer leaves first, each new one inside. */
export const rosette: Form = ({ random, growth, ailing, colors }) => {
  const count = Math.round(16 + 26 * growth);
  const reach = 120 + 92 * growth;
  const leaves = Array.from({ length: count }, (_, index) => {
    const inward = index / count;
    const angle = index * GOLDEN_ANGLE;
    const length = reach * (1 - inward * 0.82) * random.between(0.94, 1.05);
    // The slant makes what points to us and away from us shorter than what points to the sides.
    const [across, away] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    const slant = 0.5 + 0.5 * Math.abs(across);
    const rosy = 0.22 * (1 - inward);
    const blush = {
      shade: mix(colors.shade, '#b9788a', rosy),
      light: mix(colors.light, '#e3aeb4', rosy),
      vein: colors.vein,
    };
    return leaf({
      at: from({ x: 0, y: -66 - inward * 30 }, angle, 8),
      angle: Math.sign(across) * (90 - 72 * away),
      length: length * slant,
      width: length * 0.46 + 10,
      bend: 0,
      outline: spoon,
      colors: toned(blush, {
        depth: 0.4 * (1 - inward),
        shift: inward * 0.22,
        ailing: inward < 0.3 ? ailingOf(random, ailing) : 0,
      }),
    });
  });
  return { inside: '', over: leaves.join('') };
};

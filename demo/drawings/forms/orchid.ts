import { leaf, outlines, toned } from '../leaf.ts';
import { curve, ellipse, from, line, type Point } from '../paint.ts';
import { alternating, type Form, unfolded } from './form.ts';

const PETALS = [
  { angle: 0, length: 50, width: 38 },
  { angle: 128, length: 50, width: 36 },
  { angle: -128, length: 50, width: 36 },
  { angle: 72, length: 60, width: 66 },
  { angle: -72, length: 60, width: 66 },
] as const;

/** Strap leaves at the soil, and a spike whose flowers open one after the other. */
export const orchid: Form = ({ random, growth, ailing, colors }) => {
  const leaves = Array.from({ length: 6 }, (_, index) => {
    const side = alternating(index, 6) || 0.2;
    const open = unfolded(index, 9, growth + 0.3);
    return leaf({
      at: { x: side * 16, y: 4 },
      angle: side * 74,
      length: random.between(200, 260) * (0.5 + 0.5 * open),
      width: 78,
      bend: side * (34 + ailing * 40),
      outline: outlines.oval,
      colors: toned(colors, { depth: index % 2 ? 0.4 : 0, shift: random.between(-0.05, 0.1), ailing: ailing * 0.5 }),
      tilt: side * 0.3,
    });
  }).join('');
  const spikes = [
    { lean: -10, bend: 82, length: 590, flowers: 6 },
    { lean: -24, bend: -46, length: 440, flowers: 4 },
  ].map(({ lean, bend, length, flowers }) => {
    const grown = Math.min(1, 0.5 + growth * 0.75);
    const spike = curve({ x: 0, y: 0 }, lean, length * grown, bend, 40);
    const stake = line([{ x: -4, y: 0 }, from({ x: -4, y: 0 }, lean * 0.5, 250)], '#a97f51', 5);
    return stake + line(spike, '#6d7f46', 6) + onSpike(spike, flowers, growth);
  });
  return { inside: spikes.join(''), over: leaves };
};

function onSpike(spike: readonly Point[], count: number, growth: number): string {
  return Array.from({ length: count }, (_, index) => {
    const at = spike[Math.round((spike.length - 1) * (0.42 + (0.58 * (index + 0.4)) / count))];
    if (!at) return '';
    const open = unfolded(index, count, growth);
    const hung = from(at, index % 2 === 0 ? 160 : 100, 20);
    const stem = line([at, hung], '#7d8b4c', 3.5);
    if (open < 0.15) return stem + ellipse(hung, 13, 16, '#cfa9bd');
    return stem + flower(hung, open * (1.16 - index * 0.05), index % 2 === 0 ? 8 : -8);
  }).join('');
}

function flower(at: Point, size: number, turn: number): string {
  const petals = PETALS.map(({ angle, length, width }) =>
    leaf({
      at,
      angle: angle + turn,
      length: length * size,
      width: width * size,
      bend: 0,
      outline: outlines.round,
      colors: { shade: '#ead3e0', light: '#fbeff3', vein: '#d59bbb' },
      veins: 2,
    }),
  );
  const lip = leaf({
    at: from(at, 180, 4),
    angle: 180 + turn,
    length: 32 * size,
    width: 30 * size,
    bend: 0,
    outline: outlines.egg,
    colors: { shade: '#9c2f67', light: '#c04f86', vein: '#7d2050' },
  });
  return petals.join('') + lip + ellipse(at, 7 * size, 6 * size, '#f0cf62');
}

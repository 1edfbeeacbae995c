import { type Arc, blade, stroke } from '../blade.ts';
import { Leaf, tint } from '../ink.tsx';
import { Pot, somePot } from '../pot.tsx';
import { type DrawForm, upTo } from './form.ts';

interface BloomProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly petals: number;
  readonly wash: string;
}

/** An open flower seen from the front. */
export function Bloom({ x, y, radius, petals, wash }: BloomProps) {
  const ring = upTo(petals).map(
    (petal) =>
      blade({ at: [x, y], angle: (petal * 360) / petals, length: radius, width: (radius * 2.2) / petals, belly: 0.52 })
        .outline,
  );
  return (
    <>
      <path d={ring.join('')} fill={wash} strokeWidth={1.2} />
      <circle cx={x} cy={y} r={radius * 0.24} fill={tint.sun} strokeWidth={1.2} />
    </>
  );
}

/** Geranium, rose, violet: a low bush of leaves with flowers above it. */
export const drawFlower: DrawForm = (vary, green) => {
  const wash = vary.pick([tint.clay, tint.berry, tint.sun, tint.blush]);
  const petals = vary.pick([5, 6, 8, 11]);
  const heads = [-44, -4, 40].map(
    (aside) => [100 + aside + vary.between(-6, 6), 50 + Math.abs(aside) * 0.5 + vary.between(-12, 12)] as const,
  );
  return (
    <>
      {heads.map((head) => {
        const stem: Arc = { from: [100, 142], via: [100 + (head[0] - 100) * 0.25, 96], to: head };
        return <path key={head.join()} d={stroke(stem)} strokeWidth={2} />;
      })}
      {[-76, 76, -50, 50, -24, 24, 0].map((angle, leaf) => (
        <Leaf
          key={angle}
          at={[100 + angle * 0.12, 143]}
          angle={angle + vary.between(-4, 4)}
          length={56 - leaf * 3}
          width={15}
          bend={angle * 0.1}
          wash={green}
        />
      ))}
      {heads.map(([x, y]) => (
        <Bloom key={`${x}`} x={x} y={y} radius={vary.between(18, 23)} petals={petals} wash={wash} />
      ))}
      <Pot x={100} y={184} width={60} height={46} {...somePot(vary)} />
    </>
  );
};

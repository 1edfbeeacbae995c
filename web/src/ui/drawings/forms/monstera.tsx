import { type Arc, type Point, stroke } from '../blade.ts';
import { blend, tint } from '../ink.tsx';
import { Pot, somePot } from '../pot.tsx';
import type { DrawForm } from './form.ts';

/** A heart-shaped leaf with slits, drawn around its stalk and then turned and scaled into place. */
const splitLeaf =
  'M0 0C-7-13-27-14-33 1c-3 8-2 13-1 17l15-1-13 9c2 7 6 12 9 15l12-7-7 12c6 6 12 10 18 13 6-3 13-8 19-14l-7-11 12 6c3-4 6-9 8-15l-13-8 14 1c2-6 1-13-1-18C27-14 7-13 0 0Z';
const veins = 'M0 0c1 18 0 34 0 54M0 12-20 6M0 12 20 6M0 24-17 22M0 24l17-2M0 36l-11 1M0 36l11 1';

export function SplitLeaf({ at, turn, size, wash }: { at: Point; turn: number; size: number; wash: string }) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${size})`} strokeWidth={1.25 / size}>
      <path d={splitLeaf} fill={wash} />
      <path d={veins} strokeWidth={0.9 / size} strokeOpacity={0.7} />
    </g>
  );
}

/** Monstera and other large split or heart-shaped leaves, each on its own long stalk. */
export const drawMonstera: DrawForm = (vary, green) => {
  const leaves = [
    { to: [56, 82], turn: 58, size: 0.74 },
    { to: [146, 86], turn: -56, size: 0.72 },
    { to: [74, 34], turn: 24, size: 0.86 },
    { to: [130, 40], turn: -26, size: 0.94 },
    { to: [100, 84], turn: 4, size: 0.76 },
  ] as const;
  return (
    <>
      {leaves.map(({ to, turn, size }, at) => {
        const tip: Point = [to[0] + Math.round(vary.between(-5, 5)), to[1] + Math.round(vary.between(-6, 6))];
        const stalk: Arc = { from: [100, 144], via: [100 + (tip[0] - 100) * 0.2, tip[1] + 8], to: tip };
        return (
          <g key={turn}>
            <path d={stroke(stalk)} strokeWidth={2} />
            <SplitLeaf
              at={tip}
              turn={turn + Math.round(vary.between(-10, 10))}
              size={size}
              wash={at === 4 ? blend(green, 65, tint.sun) : at % 2 ? green : blend(green, 76, tint.moss)}
            />
          </g>
        );
      })}
      <Pot x={100} y={186} width={60} height={46} {...somePot(vary)} />
    </>
  );
};

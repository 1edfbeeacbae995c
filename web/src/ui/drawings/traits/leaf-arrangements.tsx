import { Leaf, Strap, tint, Washed } from '../ink.tsx';
import type { DrawnValues } from './sheet.ts';

const stem = <path d="M32 60V8" strokeWidth={1.8} />;

export const LEAF_ARRANGEMENTS: DrawnValues<'arrangement'> = {
  alternate: (
    <>
      {stem}
      {[52, 42, 32, 22].map((y, at) => (
        <Leaf key={y} at={[32, y]} angle={at % 2 === 0 ? -58 : 58} length={21} width={6} />
      ))}
      <Leaf at={[32, 11]} angle={-12} length={9} width={3} />
    </>
  ),
  opposite: (
    <>
      {stem}
      {[50, 34, 18].map((y) => (
        <g key={y}>
          <Leaf at={[32, y]} angle={-58} length={21} width={6} />
          <Leaf at={[32, y]} angle={58} length={21} width={6} />
        </g>
      ))}
    </>
  ),
  whorled: (
    <>
      {stem}
      {[48, 24].map((y) =>
        [-84, 84, -52, 52, -22, 22].map((angle) => (
          <Leaf
            key={`${y} ${angle}`}
            at={[32, y]}
            angle={angle}
            length={20 - (84 - Math.abs(angle)) / 12}
            width={4}
            wash={Math.abs(angle) === 52 ? tint.moss : tint.leaf}
          />
        )),
      )}
    </>
  ),
  base: (
    <>
      {[-62, 62, -34, 34, -9, 12].map((angle) => (
        <Leaf key={angle} at={[32, 57]} angle={angle} length={44 - Math.abs(angle) / 6} width={6} belly={0.6} />
      ))}
      <path d="M14 58h36" strokeWidth={1} strokeOpacity={0.6} />
    </>
  ),
  two_rows: (
    <>
      <path d="M10 58Q30 40 56 10" strokeWidth={1.8} />
      {(
        [
          [16, 53],
          [24, 46],
          [32, 38],
          [40, 30],
          [47, 21],
        ] as const
      ).map(([x, y]) => (
        <g key={x}>
          <Leaf at={[x, y]} angle={-14} length={17} width={3.4} />
          <Leaf at={[x, y]} angle={98} length={17} width={3.4} wash={tint.moss} />
        </g>
      ))}
    </>
  ),
  crown: (
    <>
      <path d="M32 60V26" strokeWidth={2.4} />
      {[-26, 26, -18, 18, -8, 8].map((aside) => (
        <Strap
          key={aside}
          arc={{ from: [32, 27], via: [32 + aside * 0.7, 5], to: [32 + aside, 7 + Math.abs(aside)] }}
          width={3}
        />
      ))}
    </>
  ),
  none: (
    <>
      <Washed d="M25 60V18q0-10 7-10t7 10v42Z" wash={tint.moss} />
      <path d="M32 8v52" strokeWidth={1} strokeOpacity={0.5} />
      <path d="M28 22h.1m0 12h.1m-.1 12h.1m8-18h.1m-.1 12h.1m-.1 12h.1" strokeWidth={2.4} />
    </>
  ),
};

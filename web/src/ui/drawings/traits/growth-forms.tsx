import { Leaf, Strap, tint, Washed } from '../ink.tsx';
import type { DrawnValues } from './sheet.ts';

const ground = <path d="M10 57h44" strokeWidth={1} strokeOpacity={0.6} />;

export const GROWTH_FORMS: DrawnValues<'form'> = {
  rosette: (
    <>
      {[-84, 84, -56, 56, -28, 28, 0].map((angle) => (
        <Leaf key={angle} at={[32, 55]} angle={angle} length={27 - Math.abs(angle) / 16} width={5.5} belly={0.55} />
      ))}
      {ground}
    </>
  ),
  clump: (
    <>
      {[-20, 20, -11, 11, 0].map((aside) => (
        <Strap
          key={aside}
          arc={{
            from: [32 + aside * 0.6, 57],
            via: [32 + aside * 0.7, 30],
            to: [32 + aside * 1.15, 9 + Math.abs(aside) / 3],
          }}
          width={3.4}
        />
      ))}
      {ground}
    </>
  ),
  upright: (
    <>
      <path d="M22 57V14M42 57V20" strokeWidth={1.8} />
      {[44, 32, 20].map((y) => (
        <g key={y}>
          <Leaf at={[22, y]} angle={-58} length={14} width={4.5} />
          <Leaf at={[22, y - 5]} angle={58} length={13} width={4.5} wash={tint.moss} />
          <Leaf at={[42, y + 5]} angle={-58} length={11} width={4} wash={tint.moss} />
          <Leaf at={[42, y + 1]} angle={58} length={14} width={4.5} />
        </g>
      ))}
      {ground}
    </>
  ),
  bushy: (
    <>
      {[-66, 66, -40, 40, -14, 14].map((angle) => (
        <g key={angle}>
          <path d={`M32 57L${32 + angle * 0.26} ${26 + Math.abs(angle) * 0.26}`} />
          <Leaf at={[32 + angle * 0.17, 38 + Math.abs(angle) * 0.17]} angle={angle - 62} length={11} width={4} />
          <Leaf
            at={[32 + angle * 0.2, 34 + Math.abs(angle) * 0.2]}
            angle={angle + 56}
            length={11}
            width={4}
            wash={tint.moss}
          />
          <Leaf at={[32 + angle * 0.26, 26 + Math.abs(angle) * 0.26]} angle={angle} length={13} width={4.5} />
        </g>
      ))}
      {ground}
    </>
  ),
  shrub: (
    <>
      <path d="M32 57V44l-12-18M32 46l2-26M32 44l14-15M24 32l-11-2M40 35l3-17" strokeWidth={2.2} />
      {(
        [
          [20, 26, -22],
          [13, 30, -68],
          [34, 20, 4],
          [43, 18, 16],
          [46, 29, 62],
          [27, 37, 20],
        ] as const
      ).map(([x, y, angle]) => (
        <g key={x}>
          <Leaf at={[x, y]} angle={angle - 42} length={11} width={4} wash={tint.moss} />
          <Leaf at={[x, y]} angle={angle + 42} length={11} width={4} wash={tint.moss} />
          <Leaf at={[x, y]} angle={angle} length={12} width={4} />
        </g>
      ))}
      {ground}
    </>
  ),
  tree: (
    <>
      <Washed d="M29 57q2-12 1-24h5q-1 12 1 24Z" wash={tint.clay} />
      <Washed
        d="M20 40q-11 0-11-10 0-8 8-10 1-12 14-13 10-1 14 8 11 1 11 12 0 13-13 13-5 4-11 1-6 3-12-1Z"
        wash={tint.leaf}
      />
      <path d="M22 28q4-5 9-3m3 8q5-4 10-1m-11-16q4-3 8 0" strokeWidth={1} strokeOpacity={0.6} />
      {ground}
    </>
  ),
  tuft: (
    <>
      <Washed d="M30 57l1-27h3l1 27Z" wash={tint.clay} />
      <path d="M30.500 50h4m-4-7h4m-4-7h3.500" strokeWidth={0.9} strokeOpacity={0.6} />
      {[-25, 25, -17, 17, -7, 8].map((aside) => (
        <Strap
          key={aside}
          arc={{
            from: [32.5, 31],
            via: [32.5 + aside * 0.7, 8],
            to: [32.5 + aside, 9 + Math.abs(aside) * 0.9],
          }}
          width={2.4}
        />
      ))}
      {ground}
    </>
  ),
  trailing: (
    <>
      {['M26 20Q10 20 12 52', 'M30 20Q22 26 24 58', 'M38 20Q54 20 51 48', 'M34 20Q42 28 39 59'].map((vine) => (
        <path key={vine} d={vine} strokeWidth={1.5} />
      ))}
      {(
        [
          [12, 34, -120],
          [12, 44, 120],
          [12, 52, 190],
          [24, 38, 130],
          [24, 48, -130],
          [24, 57, 180],
          [51, 32, 120],
          [51, 42, -120],
          [51, 48, 176],
          [40, 38, -130],
          [40, 47, 130],
          [39, 57, 180],
        ] as const
      ).map(([x, y, angle]) => (
        <Leaf key={`${x} ${y}`} at={[x, y]} angle={angle} length={7} width={3} />
      ))}
      <Washed d="M20 12h24l-3 15H23Z" wash={tint.clay} />
      <path d="M21 12L32 2l11 10" strokeWidth={1} />
    </>
  ),
  climbing: (
    <>
      <path d="M32 59V4" strokeWidth={2.6} strokeOpacity={0.45} />
      <path d="M26 58Q44 50 32 43T32 28 32 13 34 5" strokeWidth={1.6} />
      {(
        [
          [37, 50, 80],
          [28, 39, -70],
          [37, 33, 74],
          [27, 24, -66],
          [37, 18, 70],
          [31, 10, -52],
        ] as const
      ).map(([x, y, angle]) => (
        <Leaf key={y} at={[x, y]} angle={angle} length={16} width={6} belly={0.3} />
      ))}
    </>
  ),
  body: (
    <>
      <Washed d="M24 57V22q0-12 9-12t9 12v35Z" wash={tint.leaf} />
      <Washed d="M24 44q-11 0-11-9v-7q0-4 3.500-4t3.500 4v5q0 3 4 3Z" wash={tint.moss} />
      <Washed d="M42 38q9 0 9-8v-5q0-3.500-3-3.500T45 25v3q0 3-3 3Z" wash={tint.moss} />
      <path d="M30 12v45m6-45v45" strokeWidth={1} strokeOpacity={0.6} />
      <path d="M27 22l-3-2m3 14-3-2m3 14-3-2m15-22 3-2m-3 14 3-2m-3 14 3-2m-10-24 0-4" strokeWidth={1} />
      {ground}
    </>
  ),
};

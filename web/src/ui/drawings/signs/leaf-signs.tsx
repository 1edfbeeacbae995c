import type { Sign } from '@plantcare/contract/problem-signs.ts';
import type { ReactNode } from 'react';
import { Leaf, Strap, tint, Washed } from '../ink.tsx';
import { BLACK, WHITE } from './mark-colors.ts';
import { Dots, MarkedLeaf } from './marked-leaf.tsx';

const SPOTS = [
  [27, 30, 2.6],
  [37, 26, 2],
  [35, 41, 3],
  [25, 44, 2],
  [31, 18, 1.8],
] as const;
const FINE = Array.from({ length: 26 }, (_, at) => [22 + ((at * 7) % 21), 16 + ((at * 11) % 38), 0.9] as const);

/** Drawings of signs on leaves, by sign. */
export const LEAF_SIGNS: Partial<Record<Sign, ReactNode>> = {
  'leaf: yellow': <MarkedLeaf wash={tint.sun} />,
  'leaf: yellow between veins': (
    <MarkedLeaf wash={tint.sun}>
      <path
        d="M32 50 20 40M32 50 44 40M32 40 19 29M32 40 45 29M32 29 22 19M32 29 42 19M32 58V12"
        stroke="var(--color-leaf)"
        strokeWidth={3}
      />
    </MarkedLeaf>
  ),
  'leaf: brown tip': (
    <MarkedLeaf>
      <Washed d="M32 6Q25 12 22.5 19Q32 23 41.5 19Q39 12 32 6Z" wash={tint.clay} />
    </MarkedLeaf>
  ),
  'leaf: brown edge': (
    <MarkedLeaf wash={tint.clay}>
      <path d="M32 52Q18 38 25 20Q28 14 32 12Q36 14 39 20Q46 38 32 52Z" fill={tint.leaf} stroke="none" />
      <path d="M32 58V12" strokeOpacity={0.7} />
    </MarkedLeaf>
  ),
  'leaf: brown spots': (
    <MarkedLeaf>
      <Dots at={SPOTS} wash="var(--color-terracotta)" />
    </MarkedLeaf>
  ),
  'leaf: spots with halo': (
    <MarkedLeaf>
      <Dots at={SPOTS.slice(0, 4)} wash="var(--color-terracotta)" ring="var(--color-sun)" />
    </MarkedLeaf>
  ),
  'leaf: black spots': (
    <MarkedLeaf>
      <Dots at={SPOTS} wash={BLACK} />
    </MarkedLeaf>
  ),
  'leaf: orange pustules': (
    <MarkedLeaf>
      <Dots
        at={FINE.filter((_, at) => at % 2 === 0).map(([x, y]) => [x, y, 1.6] as const)}
        wash="var(--color-terracotta)"
      />
    </MarkedLeaf>
  ),
  'leaf: pale patches': (
    <MarkedLeaf>
      <Washed d="M24 26Q32 20 38 28Q41 36 33 38Q22 38 24 26Z" wash={WHITE} />
    </MarkedLeaf>
  ),
  'leaf: pale dots': (
    <MarkedLeaf>
      <Dots at={FINE} wash={WHITE} />
    </MarkedLeaf>
  ),
  'leaf: mottled': (
    <MarkedLeaf>
      <g stroke="none" fill={tint.sun}>
        <path d="M21 34l8-5 2 8-7 6zM35 18l6 4-3 8-5-4zM34 42l8-3-2 9-7 2zM25 20l4-4 2 6-5 4z" />
      </g>
    </MarkedLeaf>
  ),
  'leaf: powder': (
    <MarkedLeaf>
      <g stroke="none" fill={WHITE} fillOpacity={0.9}>
        <circle cx={27} cy={30} r={6} />
        <circle cx={38} cy={38} r={7} />
        <circle cx={32} cy={20} r={4} />
      </g>
      <Dots
        at={[
          [25, 28, 0.7],
          [29, 32, 0.7],
          [37, 36, 0.7],
          [40, 41, 0.7],
          [32, 20, 0.7],
        ]}
        wash={BLACK}
      />
    </MarkedLeaf>
  ),
  'leaf: holes': (
    <MarkedLeaf>
      <Washed d="M26 26q5-4 8 1q1 6-5 6q-6-1-3-7z" wash="var(--color-sheet)" />
      <Washed d="M34 40q5-2 6 3q-1 5-6 3q-3-3 0-6z" wash="var(--color-sheet)" />
      <Washed d="M47 30q-6 0-6 4t5 4" wash="var(--color-sheet)" />
    </MarkedLeaf>
  ),
  'leaf: winding trails': (
    <MarkedLeaf>
      <path d="M27 46q-6-5 1-9t4-9q-3-6 4-7t3-6" stroke={WHITE} strokeWidth={3.4} />
      <path d="M27 46q-6-5 1-9t4-9q-3-6 4-7t3-6" strokeWidth={0.8} strokeDasharray="1 2.5" />
    </MarkedLeaf>
  ),
  'leaf: wilting': (
    <>
      <path d="M32 60Q31 40 32 20" strokeWidth={1.8} />
      <Leaf at={[32, 24]} angle={150} length={28} width={8} />
      <Leaf at={[32, 24]} angle={-150} length={28} width={8} />
      <Leaf at={[32, 20]} angle={170} length={22} width={6} wash={tint.moss} />
    </>
  ),
  'leaf: one-sided wilting': (
    <>
      <path d="M32 60V20" strokeWidth={1.8} />
      <Leaf at={[32, 38]} angle={55} length={24} width={8} />
      <Leaf at={[32, 24]} angle={35} length={22} width={7} />
      <Leaf at={[32, 38]} angle={-165} length={22} width={7} wash={tint.sun} />
      <Leaf at={[32, 24]} angle={-160} length={22} width={7} wash={tint.sun} />
    </>
  ),
  'leaf: curled': (
    <>
      <Strap arc={{ from: [18, 58], via: [16, 6], to: [50, 28] }} width={9} />
      <path d="M50 30q3 8-5 9t-8-6q1-6 7-5" />
    </>
  ),
  'leaf: wrinkled': (
    <MarkedLeaf wash={tint.moss}>
      <path d="M22 44q5-3 9 0t10 0M21 36q5-3 10 0t12 0M22 28q5-3 9 0t10 0M25 20q4-2 7 0t6 0" />
    </MarkedLeaf>
  ),
  'leaf: distorted': (
    <>
      <Washed
        d="M31 60Q20 52 24 44Q14 40 22 32Q17 22 28 22Q27 10 34 12Q38 18 36 24Q48 24 43 33Q50 42 39 45Q40 54 31 60Z"
        wash={tint.leaf}
      />
      <path d="M31 60Q27 46 33 36T31 18" strokeOpacity={0.7} />
    </>
  ),
  'leaf: soft': (
    <MarkedLeaf>
      <Washed d="M22 46Q19 36 26 32Q34 36 42 32Q46 42 32 58Q25 52 22 46Z" wash={tint.clay} />
      <path d="M27 60q-1 3 1 3M37 58q-1 3 1 4" />
    </MarkedLeaf>
  ),
  'leaf: sticky': (
    <MarkedLeaf>
      <g fill="var(--color-sun-soft)">
        <path d="M26 30q3 5 0 7q-4-1 0-7zM37 24q3 5 0 7q-4-1 0-7zM35 42q3 5 0 7q-4-1 0-7z" />
      </g>
      <path d="M22 40q3 4 6 7" stroke={BLACK} strokeWidth={4} strokeOpacity={0.6} />
    </MarkedLeaf>
  ),
  'leaf: drop': (
    <>
      <path d="M32 60V10M32 24l9-6M32 36l-9-6" strokeWidth={1.8} />
      <Leaf at={[32, 14]} angle={15} length={12} width={4} />
      <Leaf at={[14, 56]} angle={70} length={17} width={5} wash={tint.sun} />
      <Leaf at={[40, 58]} angle={100} length={17} width={5} wash={tint.sun} />
      <Leaf at={[47, 42]} angle={150} length={13} width={4} wash={tint.moss} />
    </>
  ),
  'leaf: webbing': (
    <>
      <path d="M32 60V12M32 40 14 24M32 40 50 24" strokeWidth={1.8} />
      <path d="M32 14 14 24 32 40 50 24ZM32 21 20 27 32 35 44 27ZM23 19l18 15M41 19 23 34" strokeWidth={0.8} />
    </>
  ),
};

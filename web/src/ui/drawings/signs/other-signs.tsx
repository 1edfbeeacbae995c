import type { Sign } from '@plantcare/contract/problem-signs.ts';
import type { ReactNode } from 'react';
import { Leaf, tint, Washed } from '../ink.tsx';
import { BLACK, WHITE } from './mark-colors.ts';
import { Dots } from './marked-leaf.tsx';

const pot = <Washed d="M16 40h32l-4 20H20Z" wash={tint.clay} />;
const soil = <path d="M18 40q14-5 28 0" strokeWidth={2.5} />;
const twig = <path d="M14 54Q30 46 50 12" strokeWidth={2.6} />;
const leaves = (
  <>
    <Leaf at={[32, 30]} angle={-40} length={18} width={6} />
    <Leaf at={[32, 30]} angle={40} length={18} width={6} />
  </>
);
const bug = (x: number, y: number, wash: string = tint.moss) => (
  <g key={`${x} ${y}`}>
    <ellipse cx={x} cy={y} rx={3.6} ry={2.6} fill={wash} />
    <path d={`M${x - 2} ${y + 2}l-2 3M${x} ${y + 3}v3M${x + 2} ${y + 2}l2 3`} strokeWidth={0.9} />
  </g>
);
const fly = (x: number, y: number, wash: string) => (
  <g key={`${x} ${y}`}>
    <path d={`M${x} ${y}q-7-7-8 0q2 4 8 0q7-7 8 0q-2 4-8 0`} fill={wash} />
    <path d={`M${x} ${y - 2}v6`} strokeWidth={2} />
  </g>
);

/** Drawings of signs on stems, flowers, fruits, soil and roots, and of animals on a plant, by sign. */
export const OTHER_SIGNS: Partial<Record<Sign, ReactNode>> = {
  'stem: soft': (
    <>
      <path d="M32 42V10" strokeWidth={2} />
      {leaves}
      {pot}
      <path d="M29 46q-3-6 1-10t5 0q4 5 0 10z" fill={tint.clay} />
    </>
  ),
  'stem: black': (
    <>
      <path d="M32 24V10" strokeWidth={2} />
      {leaves}
      {pot}
      <path d="M32 42V26" strokeWidth={5} />
    </>
  ),
  'stem: stretched': (
    <>
      <path d="M30 60Q26 32 38 6" strokeWidth={1.6} />
      {[50, 34, 18].map((y) => (
        <Leaf key={y} at={[31, y]} angle={y % 4 === 2 ? 60 : -60} length={10} width={3} wash={tint.moss} />
      ))}
    </>
  ),
  'stem: leaning': (
    <>
      {pot}
      <path d="M30 40Q30 22 52 14" strokeWidth={2} />
      <Leaf at={[42, 20]} angle={70} length={16} width={5} />
      <Leaf at={[36, 26]} angle={30} length={15} width={5} />
    </>
  ),
  'stem: blackened tips': (
    <>
      <path d="M32 60V30" strokeWidth={2} />
      <path d="M32 30Q32 10 44 12Q48 14 46 19" strokeWidth={3.5} />
      <Leaf at={[32, 50]} angle={-60} length={18} width={6} />
      <Leaf at={[32, 44]} angle={60} length={18} width={6} />
      <Leaf at={[34, 22]} angle={-120} length={15} width={4} wash={tint.clay} />
    </>
  ),
  'stem: cankered': (
    <>
      <Washed d="M22 4h18q-3 28 1 56H23q3-28-1-56Z" wash={tint.clay} />
      <path d="M31 20q-6 8-1 14t0 12q7-6 4-13t-3-13z" fill={BLACK} fillOpacity={0.5} />
      <path d="M36 40q3 5 0 8q-4-2 0-8z" fill="var(--color-sun)" />
    </>
  ),
  'stem: clustered shoots': (
    <>
      <path d="M32 60V34" strokeWidth={2.2} />
      {[-60, -42, -25, -8, 8, 25, 42, 60].map((angle) => (
        <Leaf key={angle} at={[32, 36]} angle={angle} length={26} width={2.5} wash={tint.blush} />
      ))}
    </>
  ),
  'stem: toppled': (
    <>
      <path d="M8 50h48" strokeWidth={2.5} />
      <path d="M18 50V28" strokeWidth={1.6} />
      <Leaf at={[18, 30]} angle={-45} length={9} width={3} />
      <Leaf at={[18, 30]} angle={45} length={9} width={3} />
      <path d="M36 50q4-7 16-3" strokeWidth={1.6} />
      <Leaf at={[51, 47]} angle={70} length={9} width={3} wash={tint.moss} />
    </>
  ),
  'flower: none': (
    <>
      <path d="M32 60V18" strokeWidth={1.8} />
      {leaves}
      <circle cx={32} cy={12} r={8} strokeDasharray="2 3" />
    </>
  ),
  'flower: buds drop': (
    <>
      <path d="M30 60V22" strokeWidth={1.8} />
      <path d="M30 22q-7-8 0-15q7 7 0 15z" fill={tint.blush} />
      <path d="M46 58q-8-2-9-9q8 1 9 9zM20 60q-7-3-7-9q7 2 7 9z" fill={tint.clay} />
    </>
  ),
  'flower: drop': (
    <>
      <path d="M30 60V26" strokeWidth={1.8} />
      <path d="M30 24q-8-2-7-9M30 24q8-2 7-9M30 24V12" />
      {[
        [46, 44],
        [14, 52],
        [48, 58],
      ].map(([x = 0, y = 0]) => (
        <ellipse key={x} cx={x} cy={y} rx={5} ry={3} fill={tint.blush} />
      ))}
    </>
  ),
  'flower: moldy': (
    <>
      <path d="M32 60V34" strokeWidth={1.8} />
      <circle cx={32} cy={22} r={13} fill={tint.clay} />
      <Dots
        at={[
          [26, 18, 1.6],
          [33, 15, 1.6],
          [38, 22, 1.6],
          [30, 26, 1.6],
          [24, 25, 1.4],
          [36, 29, 1.4],
        ]}
        wash={BLACK}
      />
    </>
  ),
  'fruit: dark end': (
    <>
      <circle cx={32} cy={34} r={20} fill={tint.berry} />
      <path d="M32 14v-7M32 14l-7-3M32 14l7-3" />
      <path d="M20 46q12-9 24 0q-5 8-12 8t-12-8z" fill={BLACK} fillOpacity={0.75} />
    </>
  ),
  'fruit: cracked': (
    <>
      <circle cx={32} cy={34} r={20} fill={tint.berry} />
      <path d="M32 14v-7M32 14l-7-3M32 14l7-3" />
      <path d="M32 18l-3 8 5 7-4 8M24 20q-5 5-6 12M40 20q5 5 6 12" strokeWidth={2} />
    </>
  ),
  'fruit: scarred': (
    <>
      <path d="M32 14Q50 14 52 32Q50 52 38 53Q34 46 30 53Q13 52 12 32Q14 14 32 14Z" fill={tint.berry} />
      <path d="M32 14v-7" />
      <path d="M20 46q6-6 12 0t12-1M24 50q4-4 8 0" stroke="var(--color-terracotta)" strokeWidth={2.4} />
    </>
  ),
  'fruit: bleached patch': (
    <>
      <circle cx={32} cy={34} r={20} fill={tint.berry} />
      <path d="M32 14v-7M32 14l-7-3M32 14l7-3" />
      <ellipse cx={38} cy={30} rx={9} ry={11} fill={WHITE} />
    </>
  ),
  'fruit: rot': (
    <>
      <circle cx={32} cy={34} r={20} fill={tint.berry} />
      <path d="M32 14v-7M32 14l-7-3M32 14l7-3" />
      <circle cx={26} cy={36} r={9} fill={tint.clay} />
      <Dots
        at={[
          [23, 34, 1.2],
          [28, 33, 1.2],
          [26, 39, 1.2],
          [30, 38, 1.2],
        ]}
        wash={BLACK}
      />
    </>
  ),
  'root: soft': (
    <>
      {leaves}
      <path d="M32 36V26" strokeWidth={2} />
      <path
        d="M32 36q-12 6-12 22M32 36q-4 10-3 22M32 36q4 10 6 22M32 36q12 6 13 20"
        stroke="var(--color-terracotta)"
        strokeWidth={3.4}
      />
    </>
  ),
  'root: crowded': (
    <>
      {pot}
      <path d="M22 44q10 6 20 0M21 49q11 6 22 0M22 54q10 5 20 0M26 60q-2 3-4 3M34 60q0 3 3 4M40 60q3 1 4 3" />
      {leaves}
    </>
  ),
  'root: swollen': (
    <>
      {leaves}
      <path d="M32 30Q22 36 24 46Q18 52 24 58Q32 60 34 52Q44 56 44 46Q42 36 32 30Z" fill={tint.clay} />
      <path d="M24 58l-3 4M44 48l5 4" />
    </>
  ),
  'root: white wool': (
    <>
      {leaves}
      <path d="M32 32q-12 8-12 26M32 32q-3 12-2 26M32 32q12 8 13 24" strokeWidth={1.6} />
      <Dots
        at={[
          [21, 46, 3],
          [31, 44, 3],
          [42, 46, 3],
          [36, 55, 2.6],
        ]}
        wash={WHITE}
        ring="color-mix(in oklab, currentColor 35%, transparent)"
      />
    </>
  ),
  'soil: crust': (
    <>
      {pot}
      {leaves}
      <path d="M14 40q4-5 9-3t9-1 9 1 9 3z" fill={WHITE} />
    </>
  ),
  'soil: mold': (
    <>
      {pot}
      {soil}
      {leaves}
      <path d="M20 38v-5m0 0l-2-3m2 3l2-3M27 36v-4M37 36v-5m0 0l-2-3m2 3l2-3M44 38v-4" strokeWidth={0.9} />
    </>
  ),
  'soil: foul smell': (
    <>
      {pot}
      {soil}
      <path d="M22 32q-5-5 0-10t0-10M32 30q-5-5 0-10t0-10M42 32q-5-5 0-10t0-10" />
    </>
  ),
  'soil: standing water': (
    <>
      {pot}
      {leaves}
      <path
        d="M8 56q6-4 12 0t12 0 12 0 12 0v6H8Z"
        fill="color-mix(in oklab, var(--color-leaf) 25%, var(--color-sheet))"
      />
    </>
  ),
  'soil: jumping specks': (
    <>
      {pot}
      {soil}
      <path d="M20 34q4-14 10-2M34 32q6-18 12 0" strokeDasharray="2 2" />
      <Dots
        at={[
          [20, 34, 1.6],
          [30, 32, 1.6],
          [46, 32, 1.6],
        ]}
        wash={BLACK}
      />
    </>
  ),
  'insect: clusters on tips': (
    <>
      {twig}
      {[
        [40, 24],
        [47, 18],
        [34, 32],
        [44, 30],
        [36, 42],
      ].map(([x = 0, y = 0]) => bug(x, y))}
    </>
  ),
  'insect: white wool': (
    <>
      {twig}
      <path d="M24 44q-5-6 2-9t9 2q5 6-2 9t-9-2zM38 28q-4-5 2-8t8 2q4 5-2 8t-8-2z" fill={WHITE} />
      <path d="M25 42l8-4M26 38l6 6M39 26l7-4M40 22l5 6" strokeWidth={0.8} />
    </>
  ),
  'insect: shells': (
    <>
      {twig}
      {[
        [22, 48],
        [31, 40],
        [38, 30],
        [44, 20],
      ].map(([x = 0, y = 0]) => (
        <path key={x} d={`M${x - 5} ${y + 3}q0-9 6-9t5 7z`} fill={tint.clay} />
      ))}
    </>
  ),
  'insect: white flies': (
    <>
      <Leaf at={[20, 60]} angle={25} length={44} width={14} />
      {fly(42, 20, WHITE)}
      {fly(22, 24, WHITE)}
      {fly(50, 42, WHITE)}
    </>
  ),
  'insect: dark flies': (
    <>
      {pot}
      {soil}
      {fly(22, 26, BLACK)}
      {fly(42, 18, BLACK)}
      {fly(46, 32, BLACK)}
    </>
  ),
  'insect: slender': (
    <>
      <Leaf at={[32, 60]} angle={0} length={54} width={18} />
      <path d="M25 30l6-8M37 44l5-8M27 46l4-6" stroke={WHITE} strokeWidth={2.6} />
      <path d="M36 24l4-7M24 38l3-5" strokeWidth={2.4} />
    </>
  ),
  'insect: caterpillars': (
    <>
      <Leaf at={[32, 62]} angle={0} length={56} width={20} />
      {[18, 25, 32, 39, 46].map((x, at) => (
        <circle key={x} cx={x} cy={at % 2 === 0 ? 36 : 33} r={5} fill={tint.sun} />
      ))}
      <path d="M48 31l3-5M45 30l0-5" />
    </>
  ),
  'insect: slugs': (
    <>
      <path d="M6 48q18-2 22 0t28 0" strokeDasharray="1 3" />
      <path d="M12 46q4-14 20-12 8 2 10-6l6-4 2 8q-2 14-16 14z" fill={tint.clay} />
      <path d="M48 24l2-7M50 26l6-5" />
    </>
  ),
  'insect: beetles': (
    <>
      <ellipse cx={32} cy={36} rx={14} ry={18} fill={tint.berry} />
      <path d="M32 20v34M22 18q10-10 20 0M20 30l-8-4M18 38H9M20 46l-8 5M44 30l8-4M46 38h9M44 46l8 5" />
    </>
  ),
  'insect: grubs': (
    <>
      <path d="M8 18h48" strokeWidth={2.5} />
      <path d="M22 30q-8 14 6 20t20-4l-5-5q-6 6-11 2t0-9z" fill={WHITE} />
      <circle cx={25} cy={30} r={4.5} fill={tint.clay} />
    </>
  ),
  'plant: not growing': (
    <>
      {pot}
      <path d="M32 40V28" strokeWidth={1.8} />
      <Leaf at={[32, 32]} angle={-45} length={10} width={4} />
      <Leaf at={[32, 32]} angle={45} length={10} width={4} />
      <path d="M12 12h40M12 12v6M52 12v6" strokeDasharray="2 3" />
    </>
  ),
  'plant: flower stalk too early': (
    <>
      <Leaf at={[32, 58]} angle={-60} length={26} width={9} />
      <Leaf at={[32, 58]} angle={60} length={26} width={9} />
      <path d="M32 58V8" strokeWidth={2.2} />
      <Dots
        at={[
          [32, 8, 3],
          [26, 14, 2.4],
          [38, 14, 2.4],
          [27, 22, 2.2],
          [37, 22, 2.2],
        ]}
        wash="var(--color-sun)"
      />
    </>
  ),
  'plant: declining': (
    <>
      {pot}
      <path d="M32 40V20M32 28q-10-2-13 8M32 24q11-2 14 9" strokeWidth={1.8} />
      <Leaf at={[19, 35]} angle={180} length={13} width={4} wash={tint.clay} />
      <Leaf at={[46, 32]} angle={175} length={13} width={4} wash={tint.sun} />
    </>
  ),
};

import type { ReactNode } from 'react';
import { blend, tint, Washed } from '../ink.tsx';
import type { DrawnValues } from './sheet.ts';

const WHOLE = 'M32 58C12 48 10 20 32 6 54 20 52 48 32 58Z';
const INNER = 'M32 51C19 43 18 24 32 14 46 24 45 43 32 51Z';
const dark = blend('var(--color-grove)', 70, 'var(--color-leaf)');
const rib = <path d="M32 62V10" strokeWidth={1} strokeOpacity={0.7} />;

function marked(marks: ReactNode, wash: string = tint.leaf) {
  return (
    <>
      <Washed d={WHOLE} wash={wash} />
      {marks}
      {rib}
    </>
  );
}

const mark = (d: string, fill: string) => <path d={d} fill={fill} stroke="none" />;
const line = (d: string, stroke: string, strokeWidth: number) => (
  <path d={d} stroke={stroke} strokeWidth={strokeWidth} />
);

export const LEAF_PATTERNS: DrawnValues<'pattern'> = {
  plain: marked(null),
  pale_edge: marked(mark(INNER, tint.leaf), tint.glow),
  pale_patches: marked(
    mark('M20 38q6-6 9 1-3 9-9 5Zm14-8q8-7 11 1-4 8-11 4Zm-8-14q5-4 5 4-4 4-7 2Zm8 26q6-1 5 4-4 4-6 2Z', tint.glow),
  ),
  silver_marks: marked(
    <>
      {line('M22 42q-3-12 4-24M42 42q3-12-4-24', 'light-dark(var(--color-line-strong), var(--color-ink-soft))', 3.5)}
      {line('M22 42q-3-12 4-24M42 42q3-12-4-24', tint.petal, 2.6)}
    </>,
  ),
  dark_marks: marked(
    mark(
      'M30 48l-9-6-2-6 11 6Zm4 0 9-6 2-6-11 6ZM30 34l-12-6 2-6 10 7Zm4 0 12-6-2-6-10 7Zm-4-13-5-4 4-3Zm4 0 5-4-4-3Z',
      dark,
    ),
  ),
  veins: marked(line('M32 54V12m0 36-11-9m11 9 11-9M32 37l-13-9m13 9 13-9M32 26l-8-7m8 7 8-7', tint.glow, 2.2)),
  pink_marks: marked(
    mark('M31 50q-11-8-11-20l6 2-2-9q4-6 7-8Zm4-2q2-8 8-12 0 8-8 12Zm0-20q4 0 7-4 0 6-7 8Z', tint.berry),
  ),
  dots: marked(
    line(
      'M25 46h.1M21 37h.1M28 33h.1M22 27h.1M29 22h.1M37 20h.1M42 29h.1M36 29h.1M43 38h.1M36 39h.1M39 47h.1M31 51h.1',
      tint.glow,
      3.6,
    ),
  ),
  stripes: marked(line('M25 49q-8-18 1-35m3 39q-5-22 0-41m10 37q8-18-1-35m-3 39q5-22 0-41', tint.glow, 2)),
  purple_below: (
    <>
      <Washed d={WHOLE} wash={tint.leaf} />
      <Washed d="M32 58C54 48 54 22 34 10q10 14 8 26-2 12-10 22Z" wash={tint.berry} />
      <path d="M32 62Q28 34 31 10" strokeWidth={1} strokeOpacity={0.7} />
    </>
  ),
};

import type { ReactNode } from 'react';
import { Leaf, tint } from '../ink.tsx';

/** An upright leaf on a sheet of 64 by 64, with what is drawn over it. */
export function MarkedLeaf({ wash = tint.leaf, children }: { readonly wash?: string; readonly children?: ReactNode }) {
  return (
    <>
      <Leaf at={[32, 60]} angle={0} length={54} width={19} wash={wash} />
      {children}
    </>
  );
}

/** Round marks, each at [x, y] with a radius. */
export function Dots({
  at,
  wash,
  ring,
}: {
  readonly at: readonly (readonly [number, number, number])[];
  readonly wash: string;
  /** The color of a halo around each. */
  readonly ring?: string;
}) {
  return (
    <>
      {at.map(([x, y, radius]) => (
        <g key={`${x} ${y}`} stroke="none">
          {ring && <circle cx={x} cy={y} r={radius * 2} fill={ring} />}
          <circle cx={x} cy={y} r={radius} fill={wash} />
        </g>
      ))}
    </>
  );
}

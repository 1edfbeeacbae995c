import type { ReactNode, SVGProps } from 'react';
import { type Arc, type Blade, type BladeShape, blade, strap } from './blade.ts';

/** A wash between two others; `share` is the percentage of the first. */
export const blend = (first: string, share: number, second: string): string =>
  `color-mix(in oklab, ${first} ${Math.round(share)}%, ${second})`;

const washOf = (token: string): string => blend(`var(--color-${token})`, 62, 'var(--color-sheet)');

/** The colors of the drawings, mixed with the sheet's color so that the ink is visible in both themes. */
export const tint = {
  leaf: washOf('leaf'),
  moss: washOf('moss'),
  clay: washOf('terracotta'),
  blush: `light-dark(var(--color-terracotta-soft), ${washOf('terracotta')})`,
  sun: washOf('sun'),
  glow: `light-dark(var(--color-sun-soft), ${washOf('sun')})`,
  berry: washOf('berry'),
  petal: 'light-dark(var(--color-sheet), var(--color-ink-soft))',
} as const;

export interface DrawingProps {
  readonly className?: string;
}

interface SheetProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  readonly children: ReactNode;
}

/** The SVG of all drawings: one pen, and hidden from screen readers because the text next to it says the same. */
export function Drawing({ children, ...rest }: SheetProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {children}
    </svg>
  );
}

/** A shape filled with a wash and outlined in ink. */
export function Washed({ d, wash }: { readonly d: string; readonly wash: string }) {
  return <path d={d} fill={wash} />;
}

function Inked({ parts, wash }: { readonly parts: Blade; readonly wash: string }) {
  return (
    <>
      <path d={parts.outline} fill={wash} />
      <path d={parts.shade} fill="currentColor" fillOpacity={0.14} stroke="none" />
      <path d={parts.rib} strokeWidth={1} strokeOpacity={0.7} />
    </>
  );
}

/** One leaf with its shaded half and midrib. */
export function Leaf({ wash = tint.leaf, ...shape }: BladeShape & { readonly wash?: string }) {
  return <Inked parts={blade(shape)} wash={wash} />;
}

/** A long, arching leaf. */
export function Strap({ arc, width, wash = tint.leaf }: { arc: Arc; width: number; wash?: string }) {
  return <Inked parts={strap(arc, width)} wash={wash} />;
}

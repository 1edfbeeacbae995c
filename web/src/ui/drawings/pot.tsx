import { tint, Washed } from './ink.tsx';
import type { Variation } from './variation.ts';

type PotLook = Required<Pick<PotProps, 'kind' | 'wash'>>;

interface PotProps {
  /** Middle of the ground line the pot stands on. */
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly kind?: 'clay' | 'bowl' | 'glazed';
  readonly wash?: string;
}

/** A flower pot; drawn after the plant, so that its rim covers the stems. */
export function Pot({ x, y, width = 56, height = 48, kind = 'clay', wash = tint.clay }: PotProps) {
  const half = width / 2;
  const top = y - height;
  if (kind === 'bowl') {
    return (
      <>
        <Washed
          d={`M${x - half} ${top}h${width}q-2 ${height}-${half - 8} ${height}h-16q-${half - 10} 0-${half - 8}-${height}Z`}
          wash={wash}
        />
        <path d={`M${x - half + 7} ${top + 12}q${half - 7} 7 ${width - 14} 0`} strokeWidth={1} strokeOpacity={0.5} />
      </>
    );
  }
  if (kind === 'glazed') {
    return (
      <>
        <Washed d={`M${x - half} ${top}h${width}l-5 ${height - 5}q-.6 5-6 5h-${width - 22}q-5.4 0-6-5Z`} wash={wash} />
        <path
          d={`M${x - half + 3} ${top + 19}${'l6-7 6 7'.repeat(Math.floor((width - 6) / 12))}`}
          strokeWidth={1}
          strokeOpacity={0.55}
        />
      </>
    );
  }
  return (
    <>
      <Washed d={`M${x - half + 4} ${top + 11}h${width - 8}l-6 ${height - 11}h-${width - 20}Z`} wash={wash} />
      <path
        d={`M${x + half - 8} ${top + 11}h4l-6 ${height - 11}h-10Z`}
        fill="currentColor"
        fillOpacity={0.14}
        stroke="none"
      />
      <Washed d={`M${x - half} ${top}h${width}v9q0 2-2 2h-${width - 4}q-2 0-2-2Z`} wash={wash} />
    </>
  );
}

/** A varied pot for a plant. */
export const somePot = (vary: Variation) =>
  vary.pick<PotLook>([
    { kind: 'clay', wash: tint.clay },
    { kind: 'clay', wash: tint.blush },
    { kind: 'glazed', wash: tint.petal },
    { kind: 'glazed', wash: tint.sun },
    { kind: 'bowl', wash: tint.clay },
    { kind: 'bowl', wash: tint.glow },
  ]);

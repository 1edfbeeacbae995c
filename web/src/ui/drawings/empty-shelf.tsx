import { Drawing, type DrawingProps, Leaf, tint, Washed } from './ink.tsx';
import { Pot } from './pot.tsx';

/** A shelf with room on it: an empty pot, a can and one cutting in a glass. */
export function EmptyShelf({ className }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 260 180" className={className}>
      <path d="M48 20h164v112H48zM130 20v112M48 76h164" strokeOpacity={0.28} />
      <circle cx="178" cy="50" r="13" fill={tint.glow} strokeOpacity={0.4} />
      <Leaf at={[63, 102]} angle={-34} length={36} width={10} bend={-4} />
      <Leaf at={[63, 94]} angle={26} length={42} width={11} bend={5} wash={tint.moss} />
      <path d="M63 124q2-16 0-32m0 32-6 6m6-6 5 6m-5-6v7" />
      <path d="M50 100h27l-3 34q0 2-2 2H55q-2 0-2-2Z" fill="currentColor" fillOpacity={0.06} />
      <path d="M51.5 112h24" strokeWidth={1} />
      <Pot x={130} y={136} width={54} height={46} />
      <path d="M103 90q27 8 54 0" strokeWidth={1} strokeOpacity={0.5} />
      <path d="M214 108c18-10 20 12 2 18" strokeWidth={5} />
      <path d="M214 108c18-10 20 12 2 18" stroke={tint.sun} strokeWidth={2.5} />
      <Washed d="M182 98h32l3 38h-38Z" wash={tint.sun} />
      <Washed d="M181 122 162 96l4-3 17 17ZM158 98l11-8-7-3-7 5Z" wash={tint.sun} />
      <path d="M186 98c2-12 22-12 24 0" strokeWidth={1} />
      <Washed d="M20 136h220v9H20Z" wash={tint.glow} />
      <path d="M50 145v18q-14 0-16-18m176 0v18q14 0 16-18M64 141h40m30 0h64" strokeWidth={1} />
    </Drawing>
  );
}

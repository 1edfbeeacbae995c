import { Frond } from './forms/fern.tsx';
import { Drawing, type DrawingProps, Leaf, tint } from './ink.tsx';

/** A magnifying glass over fern fronds: nothing matches. */
export function SearchFern({ className }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 260 180" className={className}>
      <path d="M24 164h212" strokeWidth={1} />
      <Frond arc={{ from: [112, 164], via: [96, 66], to: [26, 62] }} leaflet={20} pairs={15} wash={tint.moss} />
      <Frond arc={{ from: [124, 164], via: [160, 84], to: [232, 108] }} leaflet={19} pairs={14} wash={tint.moss} />
      <Frond arc={{ from: [118, 164], via: [124, 70], to: [172, 22] }} leaflet={20} pairs={15} wash={tint.leaf} />
      <path d="M106 164c-4-20-24-22-26-9s14 14 14 5-8-8-9-3" strokeWidth={2} />
      <path d="M176 106l34 40" strokeWidth={9} />
      <path d="M178 108l32 38" stroke={tint.clay} strokeWidth={6} />
      <circle cx="150" cy="74" r="40" fill="var(--color-sheet)" strokeWidth={2} />
      <circle cx="150" cy="74" r="34" fill={tint.glow} strokeWidth={1} />
      <Leaf at={[146, 98]} angle={14} length={48} width={14} bend={5} wash={tint.leaf} />
      <path d="M128 62c3-8 8-12 14-14" strokeWidth={2} strokeOpacity={0.5} />
    </Drawing>
  );
}

import { Drawing, type DrawingProps, Leaf, tint, Washed } from './ink.tsx';

/** A seedling: a success or a beginning. */
export function Sprout({ className }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 120 120" className={className}>
      <path d="M60 96c1-20-2-34 1-48" strokeWidth={2} />
      <Leaf at={[60, 56]} angle={-52} length={40} width={13} bend={-6} wash={tint.leaf} />
      <Leaf at={[61, 49]} angle={44} length={44} width={14} bend={7} wash={tint.moss} />
      <Leaf at={[60, 76]} angle={-70} length={18} width={5} bend={3} wash={tint.leaf} />
      <Washed d="M22 104c8-12 22-16 38-16s31 5 38 16Z" wash={tint.clay} />
      <path d="M38 98l4-2m12 3 5-1m14-2 5 2M12 104h96" strokeWidth={1} />
    </Drawing>
  );
}

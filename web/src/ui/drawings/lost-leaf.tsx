import { Drawing, type DrawingProps, Leaf, tint } from './ink.tsx';

/** A leaf blown off its twig: the page was not found. */
export function LostLeaf({ className }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 260 180" className={className}>
      <path d="M6 44c34-6 52 4 82 22" strokeWidth={3} />
      <path d="M52 48c6-12 14-16 22-20M30 42c6 8 10 16 10 26" strokeWidth={2} />
      <Leaf at={[74, 28]} angle={62} length={34} width={10} bend={-4} wash={tint.moss} />
      <Leaf at={[40, 68]} angle={172} length={38} width={11} bend={5} wash={tint.leaf} />
      <Leaf at={[18, 43]} angle={22} length={30} width={9} wash={tint.leaf} />
      <path d="M92 68c20 12 8 36 26 42s34-18 22-26-24 10-4 22 44 0 56-14" strokeDasharray="1 6" strokeWidth={1.8} />
      <Leaf at={[190, 94]} angle={74} length={60} width={18} bend={-9} wash={tint.clay} />
      <path d="M180 97l10-3" strokeWidth={2} />
      <path d="M150 40c22-8 38 6 54-2s8-22-2-16M112 150c26-8 40 6 66 0s22 14 12 14" strokeOpacity={0.45} />
      <path d="M20 168h40m12 0h8m120 0h42" strokeWidth={1} strokeOpacity={0.5} />
    </Drawing>
  );
}

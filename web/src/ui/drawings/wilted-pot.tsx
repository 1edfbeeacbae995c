import { Drawing, type DrawingProps, Leaf, tint, Washed } from './ink.tsx';
import { Pot } from './pot.tsx';

/** A wilted plant: something failed, try again. */
export function WiltedPot({ className }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 260 180" className={className}>
      <ellipse cx="122" cy="165" rx="70" ry="5" fill="currentColor" fillOpacity={0.08} stroke="none" />
      <path d="M121 122c-2-34-6-62-28-66-16-2-24 12-26 24m54 0c2-28 16-44 34-38 13 4 16 18 15 30" strokeWidth={2.2} />
      <Leaf at={[67, 79]} angle={196} length={46} width={13} bend={-4} wash={tint.sun} />
      <Leaf at={[84, 57]} angle={222} length={38} width={11} bend={-6} wash={tint.moss} />
      <Leaf at={[104, 62]} angle={172} length={40} width={11} bend={5} wash={tint.leaf} />
      <Leaf at={[170, 70]} angle={166} length={46} width={13} bend={5} wash={tint.moss} />
      <Leaf at={[152, 42]} angle={188} length={40} width={11} bend={-4} wash={tint.leaf} />
      <Leaf at={[124, 62]} angle={150} length={34} width={10} bend={5} wash={tint.sun} />
      <Pot x={122} y={166} width={64} height={50} />
      <Leaf at={[176, 164]} angle={80} length={34} width={8} bend={-5} wash={tint.clay} />
      <path d="M216 166c-3-4-6-7-5-11" strokeWidth={1} />
      <Washed d="M214 60c9 13 13 19 13 26a13 13 0 0 1-26 0c0-7 4-13 13-26Z" wash={tint.petal} />
      <path d="M208 88q1 5 6 6" strokeWidth={1} />
      <path d="M28 166h52m84 0h70" strokeWidth={1} strokeOpacity={0.5} />
    </Drawing>
  );
}

import { Leaf, tint, Washed } from '../ink.tsx';
import type { DrawnValues } from './sheet.ts';

const stem = <path d="M32 62V34" strokeWidth={1.8} />;

interface PetalsProps {
  count: number;
  length: number;
  width: number;
  at?: readonly [number, number];
  turned?: number;
  wash?: string;
}

function Petals({ count, length, width, at = [32, 28], turned = 0, wash = tint.blush }: PetalsProps) {
  return Array.from({ length: count }, (_, petal) => petal).map((petal) => (
    <Leaf
      key={petal}
      at={at}
      angle={(360 / count) * petal + turned}
      length={length}
      width={width}
      belly={0.62}
      wash={wash}
    />
  ));
}

export const FLOWER_FORMS: DrawnValues<'flower_form'> = {
  rarely: (
    <>
      <path d="M32 60V18" strokeWidth={1.8} />
      <Leaf at={[32, 50]} angle={-56} length={24} width={7} />
      <Leaf at={[32, 42]} angle={56} length={24} width={7} />
      <Leaf at={[32, 30]} angle={-52} length={18} width={5.5} />
      <Leaf at={[32, 24]} angle={40} length={17} width={5} />
      <Leaf at={[32, 20]} angle={-8} length={15} width={4} />
    </>
  ),
  daisy: (
    <>
      {stem}
      <Petals count={13} length={22} width={3} />
      <circle cx={32} cy={28} r={6.5} fill={tint.sun} />
    </>
  ),
  bell: (
    <>
      <path d="M20 62Q18 14 36 10" strokeWidth={1.8} />
      <Washed d="M36 11q-12 4-12 19 0 8-4 13 5 2 8-2 3 5 8 2 5 3 8-2 3 4 8 2-4-5-4-13 0-15-12-19Z" wash={tint.blush} />
      <path d="M36 44v6" strokeWidth={1.8} />
    </>
  ),
  trumpet: (
    <>
      <path d="M28 62q1-8 3-14" strokeWidth={1.8} />
      <Washed d="M29 50q2-16-19-28 4-10 14-8 4-9 13-5 10-4 13 5 9 3 6 12-16 10-21 25Z" wash={tint.blush} />
      <path d="M11 22q24 12 44 4M31 48q1-12-7-20m9 20q1-12 5-19" strokeWidth={1} strokeOpacity={0.7} />
    </>
  ),
  hood: (
    <>
      <path d="M32 62V44" strokeWidth={1.8} />
      <Washed d="M32 48Q12 44 16 26 20 10 40 4q8 18 4 32-3 10-12 12Z" wash={tint.petal} />
      <Washed d="M29 46q-1-22 4-27 5 5 2 27Z" wash={tint.sun} />
    </>
  ),
  spike: (
    <>
      <path d="M32 62V8" strokeWidth={1.8} />
      {[44, 37, 30, 23, 16].map((y, at) => (
        <g key={y}>
          <Leaf at={[32, y]} angle={-52} length={13 - at * 1.4} width={4 - at * 0.4} wash={tint.blush} />
          <Leaf at={[32, y]} angle={52} length={13 - at * 1.4} width={4 - at * 0.4} wash={tint.blush} />
        </g>
      ))}
      <Leaf at={[32, 12]} angle={0} length={9} width={2.4} wash={tint.blush} />
    </>
  ),
  cluster: (
    <>
      <path d="M32 62V42M32 44L11 27M32 44l-11-27M32 44V13M32 44l11-27M32 44l21-17" strokeWidth={1.2} />
      {(
        [
          [11, 26],
          [20, 16],
          [32, 12],
          [44, 16],
          [53, 26],
          [22, 28],
          [32, 24],
          [42, 28],
        ] as const
      ).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={5} fill={tint.blush} />
      ))}
    </>
  ),
  lipped: (
    <>
      <path d="M12 60q4-18 14-24" strokeWidth={1.8} />
      <Washed d="M27 36Q20 14 36 6q12 6 8 24Z" wash={tint.blush} />
      <Washed d="M27 36q6-10 17-6 10 4 14 14-8 6-16 2-11-3-15-10Z" wash={tint.petal} />
      <Washed d="M20 40q0-6 6-8 5 2 4 8-5 4-10 0Z" wash={tint.leaf} />
    </>
  ),
  open: (
    <>
      {stem}
      <Petals count={5} length={23} width={10} />
      <circle cx={32} cy={28} r={4} fill={tint.sun} />
    </>
  ),
  double: (
    <>
      {stem}
      <Petals count={9} length={24} width={6.5} />
      <Petals count={8} length={17} width={5.5} turned={18} wash={tint.petal} />
      <Petals count={7} length={11} width={4.5} turned={6} />
      <Petals count={5} length={6} width={2.6} turned={30} wash={tint.petal} />
    </>
  ),
};

import { Leaf, Strap, tint, Washed } from '../ink.tsx';
import type { DrawnValues } from './sheet.ts';

const stalk = <path d="M32 62V50" strokeWidth={1.8} />;
const rib = <path d="M32 54V12" strokeWidth={1} strokeOpacity={0.7} />;

export const LEAF_OUTLINES: DrawnValues<'outline'> = {
  needle: (
    <>
      <path d="M32 60V8" strokeWidth={2} />
      {[54, 46, 38, 30, 22, 14].map((y) => (
        <path key={y} d={`M32 ${y}l-17-10M32 ${y}l17-10`} strokeWidth={1.4} />
      ))}
      <path d="M32 9l-5-6m5 6 5-6" strokeWidth={1.4} />
    </>
  ),
  grass: (
    <>
      {[-22, 24, -8, 9].map((aside) => (
        <Strap
          key={aside}
          arc={{ from: [32 + aside * 0.15, 60], via: [32 + aside * 0.2, 14], to: [32 + aside, 6 + Math.abs(aside)] }}
          width={1.7}
        />
      ))}
    </>
  ),
  strap: (
    <>
      <Washed d="M25 60V16q1-8 7-12 6 4 7 12v44Z" wash={tint.leaf} />
      <path d="M29 60V14m6 46V14" strokeWidth={0.9} strokeOpacity={0.6} />
    </>
  ),
  lance: (
    <>
      {stalk}
      <Leaf at={[32, 54]} angle={0} length={50} width={8} />
    </>
  ),
  oval: (
    <>
      {stalk}
      <Leaf at={[32, 54]} angle={0} length={47} width={17} belly={0.42} />
    </>
  ),
  round: (
    <>
      {stalk}
      <Washed d="M32 54C6 54 4 10 32 10s26 44 0 44Z" wash={tint.leaf} />
      {rib}
    </>
  ),
  heart: (
    <>
      {stalk}
      <Washed d="M32 48Q24 58 15 53 4 46 10 32 16 17 32 6 48 17 54 32q6 14-5 21-9 5-17-5Z" wash={tint.leaf} />
      {rib}
    </>
  ),
  arrow: (
    <>
      {stalk}
      <Washed d="M32 44L14 59q-5-1-4-7Q16 24 32 5q16 19 22 47 1 6-4 7Z" wash={tint.leaf} />
      <path d="M32 46V12m0 32L15 54m17-10 17 10" strokeWidth={1} strokeOpacity={0.7} />
    </>
  ),
  spoon: (
    <>
      <Washed d="M32 61Q29 46 17 32 8 18 19 9q13-8 26 0 11 9 2 23-12 14-15 29Z" wash={tint.leaf} />
      {rib}
    </>
  ),
  bean: (
    <>
      <path d="M12 58Q30 50 54 56" strokeWidth={1.8} />
      <Washed d="M20 54q-10-8-8-20 2-10 8-9 6 0 7 10 1 10-7 19Z" wash={tint.leaf} />
      <Washed d="M34 53q-7-12-3-26 3-11 9-9 7 2 5 15-2 12-11 20Z" wash={tint.moss} />
      <path d="M17 32q1-4 3-4m17-2q1-5 3-5" strokeWidth={1} strokeOpacity={0.7} />
    </>
  ),
};

import { Leaf, tint, Washed } from '../ink.tsx';
import type { DrawnValues } from './sheet.ts';

const stalk = <path d="M32 62V48" strokeWidth={1.8} />;

/** The side stalks along one side of a frond: their position and length. */
const SIDE_STALKS = [
  [46, 21],
  [37, 19],
  [28, 15],
  [19, 10],
] as const;

export const LEAF_DIVISIONS: DrawnValues<'division'> = {
  whole: (
    <>
      {stalk}
      <Leaf at={[32, 54]} angle={0} length={48} width={16} />
    </>
  ),
  lobed: (
    <>
      {stalk}
      <Washed
        d="M32 51Q22 58 9 50q6-4 6-8Q4 39 5 25q9 1 15 5 0-14 12-26 12 12 12 26 6-4 15-5 1 14-10 17 0 4 6 8-13 8-23 1Z"
        wash={tint.leaf}
      />
      <path d="M32 51V12m0 36L12 30m20 18 20-18" strokeWidth={1} strokeOpacity={0.7} />
    </>
  ),
  holes: (
    <>
      {stalk}
      <Washed
        d="M32 52q-10 4-18-2-9-8-6-22l9 4-6-10q5-9 12-13l2 11 2-13 5-3q14 5 20 17l-11 5 13-1q3 15-5 23l-8-5 4 8q-8 4-13 1Z"
        wash={tint.leaf}
      />
      <path d="M32 52V10" strokeWidth={1} strokeOpacity={0.7} />
      <path
        d="M21 34q4-1 6 2-4 3-6-2Zm15-8q4-3 6 0-3 4-6 0Zm1 12q4-1 5 3-5 1-5-3ZM23 24q4-1 5 2-4 2-5-2Z"
        fill="var(--color-sheet)"
      />
    </>
  ),
  threes: (
    <>
      <path d="M32 62V40" strokeWidth={1.8} />
      {[-98, 98, 0].map((angle) => (
        <Leaf key={angle} at={[32, 41]} angle={angle * 0.75} length={32} width={12} belly={0.5} />
      ))}
    </>
  ),
  hand: (
    <>
      <path d="M32 62V40" strokeWidth={1.8} />
      {[-108, 108, -68, 68, -33, 33, 0].map((angle) => (
        <Leaf
          key={angle}
          at={[32, 41]}
          angle={angle}
          length={36 - Math.abs(angle) / 8}
          width={5.5}
          belly={0.55}
          wash={Math.abs(angle) === 68 || angle === 0 ? tint.moss : tint.leaf}
        />
      ))}
    </>
  ),
  feather: (
    <>
      <path d="M32 62V14" strokeWidth={1.5} />
      {[48, 37, 26].map((y) => (
        <g key={y}>
          <Leaf at={[32, y]} angle={-62} length={24} width={5.5} />
          <Leaf at={[32, y]} angle={62} length={24} width={5.5} />
        </g>
      ))}
      <Leaf at={[32, 20]} angle={0} length={18} width={5.5} />
    </>
  ),
  lacy: (
    <>
      <path d="M32 62V6" strokeWidth={1.5} />
      {SIDE_STALKS.map(([y, length]) =>
        [-1, 1].map((side) => (
          <g key={`${y} ${side}`}>
            <path d={`M32 ${y}l${side * length} ${-length * 0.5}`} />
            {[0.35, 0.6, 0.85].map((share) => {
              const [x, top] = [32 + side * length * share, y - length * 0.5 * share];
              const size = 3 + (1 - share) * 4;
              return [side * 12, side * 108].map((angle) => (
                <Leaf key={`${share} ${angle}`} at={[x, top]} angle={angle} length={size} width={1.3} />
              ));
            })}
          </g>
        )),
      )}
      <Leaf at={[32, 11]} angle={0} length={8} width={2} />
    </>
  ),
  fan: (
    <>
      <path d="M32 62V46" strokeWidth={2} />
      <Washed d="M32 48L7 44 3 33l6-3-3-9 8 0 0-9 8 3 4-9 6 6 6-6 4 9 8-3 0 9 8 0-3 9 6 3-4 11Z" wash={tint.leaf} />
      <path d="M32 48L8 38M32 48L13 24M32 48L22 15M32 48V12M32 48l10-33M32 48l19-24M32 48l24-10" strokeWidth={0.9} />
    </>
  ),
};

import { tint, Washed } from '../ink.tsx';
import type { DrawnValues } from './sheet.ts';

const [BASE, LENGTH, HALF_WIDTH] = [58, 52, 15];
const STEPS = 96;

/** The height of the edge at a position along a tooth, from 0 to 1. */
type Profile = (along: number) => number;

const saw: Profile = (along) => along;
const scallop: Profile = (along) => Math.sin(along * Math.PI);
const wave: Profile = (along) => Math.sin(along * 2 * Math.PI);

/** A leaf whose edge has as many teeth on each side, standing out by `depth`. */
function leafWith({ teeth, depth, profile }: { teeth: number; depth: number; profile: Profile }): string {
  const side = (sign: number) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const along = step / STEPS;
      const width = HALF_WIDTH * Math.sin(Math.PI * along ** 0.85);
      const tooth = depth * profile((along * teeth) % 1) * Math.min(1, width / 4);
      return `${(32 + sign * (width + tooth)).toFixed(1)} ${(BASE - LENGTH * along).toFixed(1)}`;
    });
  return `M${[...side(-1), ...side(1).reverse()].join('L')}Z`;
}

function drawn(edge: Parameters<typeof leafWith>[0]) {
  return (
    <>
      <Washed d={leafWith(edge)} wash={tint.leaf} />
      <path d="M32 62V12" strokeWidth={1} strokeOpacity={0.7} />
    </>
  );
}

const smooth = { teeth: 1, depth: 0, profile: wave };

export const LEAF_MARGINS: DrawnValues<'margin'> = {
  smooth: drawn(smooth),
  fine_teeth: drawn({ teeth: 14, depth: 2.6, profile: saw }),
  coarse_teeth: drawn({ teeth: 6, depth: 6, profile: saw }),
  scalloped: drawn({ teeth: 7, depth: 4, profile: scallop }),
  wavy: drawn({ teeth: 4, depth: 3.4, profile: wave }),
  spiny: (
    <>
      {drawn(smooth)}
      <path
        d="M20 48l-7-3m5-6-8-3m7-6-8-4m10-5-7-5m11-2-5-6m26 38 7-3m-5-6 8-3m-7-6 8-4m-10-5 7-5m-11-2 5-6"
        strokeWidth={1.6}
      />
    </>
  ),
};

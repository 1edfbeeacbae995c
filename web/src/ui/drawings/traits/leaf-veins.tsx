import { tint, Washed } from '../ink.tsx';
import type { DrawnValues } from './sheet.ts';

function veined(veins: string) {
  return (
    <>
      <Washed d="M32 58C10 46 10 20 32 6 54 20 54 46 32 58Z" wash={tint.leaf} />
      <path d="M32 62v-4" strokeWidth={1.8} />
      <path d={veins} strokeWidth={1.3} />
    </>
  );
}

export const LEAF_VEINS: DrawnValues<'veins'> = {
  midrib: veined('M32 58V10m0 42-10-7m10 7 10-7M32 43l-14-9m14 9 14-9M32 33l-13-9m13 9 13-9M32 23l-7-6m7 6 7-6'),
  parallel: (
    <>
      <Washed d="M22 60V16q2-8 10-12 8 4 10 12v44Z" wash={tint.leaf} />
      <path d="M26 60V14m4 46V9m4 51V9m4 51V14" strokeWidth={1.2} />
    </>
  ),
  arching: veined('M32 58V10M32 57Q14 38 31 10M32 57Q50 38 33 10M32 57Q23 36 31 12M32 57Q41 36 33 12'),
  palm: veined('M32 58V12M32 56L20 22M32 56l12-34M32 56L17 38M32 56l15-18'),
  hidden: veined('M32 58v-6'),
};

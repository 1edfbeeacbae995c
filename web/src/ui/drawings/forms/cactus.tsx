import { tint, Washed } from '../ink.tsx';
import { Pot, somePot } from '../pot.tsx';
import { Bloom } from './flower.tsx';
import { type DrawForm, upTo } from './form.ts';

/** A ribbed column, rounded at the top, standing on `y`. */
function Column({ x, y, width, height, wash }: { x: number; y: number; width: number; height: number; wash: string }) {
  const half = width / 2;
  const top = y - height;
  const ribs = [-0.5, 0, 0.5];
  const spines = upTo(Math.floor((height - half) / 11)).flatMap((row) =>
    ribs.map((rib) => `M${x + rib * width * 0.62 - 2.5} ${top + half + row * 11}l2.5 2 2.5-2`),
  );
  return (
    <>
      <Washed d={`M${x - half} ${y}V${top + half}a${half} ${half} 0 0 1 ${width} 0V${y}Z`} wash={wash} />
      <path
        d={`M${x + half} ${y}V${top + half}a${half} ${half} 0 0 0-${half * 0.7}-${half * 0.9}q${half * 0.3} ${half} 0 ${height - half * 0.1}Z`}
        fill="currentColor"
        fillOpacity={0.14}
        stroke="none"
      />
      <path d={spines.join('')} strokeWidth={1} />
    </>
  );
}

/** A column with arms, or a round barrel; some of them in flower. */
export const drawCactus: DrawForm = (vary, green) => {
  const blooms = vary.pick([true, false]);
  if (vary.pick(['column', 'barrel']) === 'barrel') {
    return (
      <>
        <Washed d="M54 142c-14-46 14-76 46-76s60 30 46 76Z" wash={green} />
        <path
          d="M100 66c-34 12-36 50-28 76m28-76c-14 14-16 52-12 76m12-76c14 14 16 52 12 76m-12-76c34 12 36 50 28 76"
          strokeWidth={1}
        />
        <path
          d="M60 104l-6-3m5 14-7 0m88-11 6-3m-5 14 7 0M74 100l-5-4m6 20-6-2m62-14 5-4m-6 20 6-2M94 96l-3-5m0 24-4-4m19-15 3-5m0 24 4-4"
          strokeWidth={1}
        />
        <Bloom x={100} y={62} radius={13} petals={8} wash={vary.pick([tint.clay, tint.berry, tint.sun])} />
        <Pot x={100} y={184} width={92} height={46} {...somePot(vary)} />
      </>
    );
  }
  const [left, right] = [vary.between(34, 58), vary.between(44, 70)];
  return (
    <>
      <path d={`M100 ${118 - left * 0.2}H70`} stroke="currentColor" strokeWidth={17} strokeLinecap="butt" />
      <path d={`M101 ${118 - left * 0.2}H69`} stroke={green} strokeWidth={14} strokeLinecap="butt" />
      <path d={`M100 ${106 - right * 0.2}H132`} stroke="currentColor" strokeWidth={17} strokeLinecap="butt" />
      <path d={`M99 ${106 - right * 0.2}H133`} stroke={green} strokeWidth={14} strokeLinecap="butt" />
      <Column x={66} y={126 - left * 0.2} width={17} height={left} wash={green} />
      <Column x={136} y={114 - right * 0.2} width={17} height={right} wash={green} />
      <Column x={100} y={146} width={34} height={vary.between(112, 128)} wash={green} />
      {blooms && <Bloom x={136} y={112 - right * 1.2} radius={9} petals={6} wash={tint.clay} />}
      <Pot x={100} y={184} width={66} height={46} {...somePot(vary)} />
    </>
  );
};

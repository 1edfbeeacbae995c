import { type Arc, along, type Point, stroke } from '../blade.ts';
import { blend, Strap, tint } from '../ink.tsx';
import { Pot, somePot } from '../pot.tsx';
import { type DrawForm, upTo } from './form.ts';

/** A moth-orchid flower: three sepals behind, two broad petals, the lip below. */
export function OrchidBloom({ at, size, wash }: { at: Point; size: number; wash: string }) {
  return (
    <g transform={`translate(${Math.round(at[0])} ${Math.round(at[1])}) scale(${size})`} strokeWidth={1.1 / size}>
      <path
        d="M0-2c-8-6-7-15 0-19 7 4 8 13 0 19ZM-2 2c-2 10-9 13-16 12 0-8 6-14 16-12ZM2 2c2 10 9 13 16 12 0-8-6-14-16-12Z"
        fill={wash}
      />
      <path d="M0 0c-8-14-24-11-24-1 0 9 15 11 24 1 8-14 24-11 24-1 0 9-15 11-24 1Z" fill={wash} />
      <path d="M0 0c-6 3-6 9 0 12 6-3 6-9 0-12Z" fill={tint.berry} />
    </g>
  );
}

/** Strap leaves at the foot and one or two arching sprays of flowers. */
export const drawOrchid: DrawForm = (vary, green) => {
  const wash = vary.pick([tint.blush, tint.glow, tint.petal, blend(tint.berry, 35, tint.petal)]);
  const spray: Arc = { from: [102, 144], via: [62, -30], to: [182, 88 + vary.between(-10, 8)] };
  const side: Arc = { from: [98, 144], via: [92, 40], to: [30, 64 + vary.between(-8, 8)] };
  const blooms = Math.round(vary.between(3, 5));
  return (
    <>
      <path d={`${stroke(spray)}${stroke(side)}`} strokeWidth={1.8} />
      <Strap arc={{ from: [98, 145], via: [62, 108], to: [30, 134] }} width={10} wash={blend(green, 72, tint.moss)} />
      <Strap arc={{ from: [102, 145], via: [140, 104], to: [172, 132] }} width={10} wash={green} />
      <Strap arc={{ from: [97, 146], via: [74, 124], to: [52, 152] }} width={9} wash={green} />
      <Strap arc={{ from: [103, 146], via: [128, 122], to: [146, 150] }} width={9} wash={blend(green, 72, tint.moss)} />
      {upTo(blooms).map((bloom) => (
        <OrchidBloom
          key={bloom}
          at={along(spray, 0.47 + (bloom / (blooms - 1)) * 0.5).at}
          size={1 - (bloom / blooms) * 0.42}
          wash={wash}
        />
      ))}
      {upTo(3).map((bloom) => (
        <OrchidBloom
          key={`side-${bloom}`}
          at={along(side, 0.62 + bloom * 0.19).at}
          size={0.62 - bloom * 0.09}
          wash={wash}
        />
      ))}
      <Pot x={100} y={186} width={54} height={46} {...somePot(vary)} />
    </>
  );
};

import { type Arc, along, blade, stroke } from '../blade.ts';
import { blend, tint } from '../ink.tsx';
import { Pot, somePot } from '../pot.tsx';
import { type DrawForm, upTo } from './form.ts';

interface FrondProps {
  readonly arc: Arc;
  /** Length of the longest leaflets. */
  readonly leaflet: number;
  readonly pairs: number;
  readonly wash: string;
  /** The angle between leaflets and stem, in degrees. */
  readonly splay?: number;
  /** Where along the stem the leaflets begin. */
  readonly bare?: number;
}

/** A frond: pairs of leaflets that become smaller towards the tip, all in one path. */
export function Frond({ arc, leaflet, pairs, wash, splay = 66, bare = 0.24 }: FrondProps) {
  const leaflets = upTo(pairs).flatMap((pair) => {
    const share = pair / (pairs - 1);
    const { at, angle } = along(arc, bare + share * (1 - bare));
    const length = leaflet * (0.26 + 0.74 * Math.sin(Math.PI * (0.22 + share * 0.74)));
    return [-splay, splay].map(
      (turn) => blade({ at, angle: angle + turn * (1 - share * 0.4), length, width: length * 0.13 + 1 }).outline,
    );
  });
  return (
    <>
      <path d={stroke(arc)} />
      <path d={leaflets.join('')} fill={wash} strokeWidth={0.9} />
    </>
  );
}

/** Boston fern and similar: fronds arching out on all sides. */
export const drawFern: DrawForm = (vary, green) => {
  const sides = [-34, 38, -70, 72, -94, 94, 3];
  const leaflet = vary.between(13, 16);
  return (
    <>
      {sides.map((side, at) => {
        const far = Math.abs(side) / 94;
        const lift = far ** 3 * 86;
        return (
          <Frond
            key={side}
            arc={{
              from: [100 + side * 0.1, 142],
              via: [100 + side * 0.5, 58 - far * 34],
              to: [100 + side * 0.9 + vary.between(-3, 3), 30 + lift + vary.between(-5, 5)],
            }}
            leaflet={leaflet}
            pairs={15}
            wash={at % 3 === 1 ? blend(green, 70, tint.moss) : green}
          />
        );
      })}
      <Pot x={100} y={184} width={58} height={46} {...somePot(vary)} />
    </>
  );
};

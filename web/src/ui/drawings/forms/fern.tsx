import { type Arc, along, blade, stroke } from '../blade.ts';
import { blend, tint } from '../ink.tsx';
import { Pot } from '../pot.tsx';
import { type DrawForm, upTo } from './form.ts';

/** A feathered frond: pairs of leaflets that grow smaller towards the tip, all in one path. */
export function Frond({ arc, leaflet, pairs, wash }: { arc: Arc; leaflet: number; pairs: number; wash: string }) {
  const leaflets = upTo(pairs).flatMap((pair) => {
    const t = 0.16 + (pair / pairs) * 0.82;
    const { at, angle } = along(arc, t);
    const length = leaflet * (0.35 + Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.12)) * 0.75);
    return [-62, 62].map((turn) => blade({ at, angle: angle + turn, length, width: length * 0.2 + 0.8 }).outline);
  });
  return (
    <>
      <path d={leaflets.join('')} fill={wash} strokeWidth={1} />
      <path d={stroke(arc)} />
    </>
  );
}

/** Boston fern and its kin: fronds arching out on all sides. */
export const drawFern: DrawForm = (vary, green) => {
  const sides = [-88, -64, 66, 90, -36, 40, 2];
  const leaflet = vary.between(13, 17);
  return (
    <>
      {sides.map((side, at) => {
        const far = Math.abs(side) / 90;
        const to = [100 + side * 0.94 + vary.between(-4, 4), 42 + far * far * 76 + vary.between(-5, 5)] as const;
        return (
          <Frond
            key={side}
            arc={{ from: [100 + side * 0.08, 142], via: [100 + side * 0.42, 22 + far * 12], to }}
            leaflet={leaflet}
            pairs={13}
            wash={at < 4 ? blend(green, 72, tint.moss) : green}
          />
        );
      })}
      <Pot x={100} y={184} width={58} height={46} kind={vary.pick(['clay', 'glazed', 'bowl'])} />
    </>
  );
};

import { blend, tint } from '../ink.tsx';
import { Pot, somePot } from '../pot.tsx';
import { Frond } from './fern.tsx';
import { type DrawForm, upTo } from './form.ts';

/** Kentia, areca, yucca: slim ringed trunks under a crown of long, drooping fronds. */
export const drawPalm: DrawForm = (vary, green) => {
  const lean = vary.between(-10, 10);
  const [x, y] = [100 + lean, vary.between(84, 98)];
  const fronds = [-24, 30, -62, 66, -84, 82];
  return (
    <>
      <path d={`M96 142Q${97 + lean * 0.2} 116 ${x - 2.5} ${y}h5Q${104 + lean * 0.4} 116 104 142Z`} fill={tint.blush} />
      <path
        d={upTo(5)
          .map((ring) => `M${97 + (lean * ring) / 6} ${135 - ring * 9}q3 2.5 7 0`)
          .join('')}
        strokeWidth={0.9}
      />
      {fronds.map((side, at) => {
        const far = Math.abs(side) / 84;
        return (
          <Frond
            key={side}
            arc={{
              from: [x, y],
              via: [x + side * 0.5, 32 - far * 6],
              to: [x + side, 26 + far ** 2 * 90 + vary.between(-6, 6)],
            }}
            leaflet={vary.between(24, 28)}
            pairs={9}
            splay={44}
            bare={0.16}
            wash={at % 3 === 1 ? blend(green, 70, tint.moss) : green}
          />
        );
      })}
      <Pot x={100} y={184} width={56} height={46} {...somePot(vary)} />
    </>
  );
};

import { blend, tint } from '../ink.tsx';
import { Pot } from '../pot.tsx';
import { Frond } from './fern.tsx';
import { type DrawForm, upTo } from './form.ts';

/** Kentia, areca, yucca: a slim ringed trunk under a crown of long fronds. */
export const drawPalm: DrawForm = (vary, green) => {
  const lean = vary.between(-9, 9);
  const crown = [100 + lean, 88] as const;
  const fronds = [-82, 84, -58, 60, -26, 30, 2];
  return (
    <>
      <path
        d={`M96 142Q${97 + lean * 0.2} 116 ${crown[0] - 3} 88h6Q${104 + lean * 0.4} 116 105 142Z`}
        fill={tint.blush}
      />
      <path
        d={upTo(5)
          .map((ring) => `M${97 + (lean * ring) / 6} ${134 - ring * 9}q4 2.5 8 0`)
          .join('')}
        strokeWidth={1}
      />
      {fronds.map((side, at) => {
        const far = Math.abs(side) / 84;
        return (
          <Frond
            key={side}
            arc={{
              from: crown,
              via: [crown[0] + side * 0.5, 24 + far * 14],
              to: [crown[0] + side * 0.96, 24 + far * far * 84 + vary.between(-6, 6)],
            }}
            leaflet={vary.between(17, 20)}
            pairs={11}
            wash={at < 3 ? blend(green, 72, tint.moss) : green}
          />
        );
      })}
      <Pot x={100} y={184} width={56} height={46} kind={vary.pick(['clay', 'glazed'])} />
    </>
  );
};

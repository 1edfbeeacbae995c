import { type Arc, along, stroke } from '../blade.ts';
import { blend, Leaf, tint } from '../ink.tsx';
import { Pot, somePot } from '../pot.tsx';
import { type DrawForm, upTo } from './form.ts';

/** Basil, mint, thyme: several stems with opposite leaves, the youngest at the top. */
export const drawHerb: DrawForm = (vary, green) => {
  const stems: readonly Arc[] = [-52, 54, -28, 30, 0].map((aside) => ({
    from: [100 + aside * 0.16, 144],
    via: [100 + aside * 0.3, 98],
    to: [100 + aside + vary.between(-5, 5), 54 + Math.abs(aside) * 0.42 + vary.between(-8, 8)],
  }));
  const slender = vary.between(0.22, 0.42);
  const tip = blend(green, 58, tint.sun);
  return (
    <>
      {stems.map((stem, at) => (
        <g key={stem.to.join()}>
          <path d={stroke(stem)} strokeWidth={1.8} />
          {upTo(4).flatMap((pair) => {
            const t = 0.3 + pair * 0.23;
            const { at: node, angle } = along(stem, t);
            const length = 27 - pair * 3;
            return [-1, 1].map((side) => (
              <Leaf
                key={`${pair}${side}`}
                at={node}
                angle={angle + side * (68 - pair * 12)}
                length={length}
                width={length * slender}
                bend={-side * 3}
                wash={pair === 3 ? tip : at < 2 ? blend(green, 74, tint.moss) : green}
              />
            ));
          })}
        </g>
      ))}
      <Pot x={100} y={184} width={62} height={48} {...somePot(vary)} />
    </>
  );
};

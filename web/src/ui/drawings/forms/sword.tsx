import { blend, Strap, tint } from '../ink.tsx';
import { Pot, somePot } from '../pot.tsx';
import type { DrawForm } from './form.ts';

/** Snake plant, spider plant: long leaves straight from the soil, stiff or arching. */
export const drawSword: DrawForm = (vary, green) => {
  const arching = vary.pick([0.15, 0.2, 0.9]);
  const tips = [-62, 60, -42, 44, -20, 24, 2];
  const edge = blend(green, vary.between(40, 75), tint.sun);
  return (
    <>
      {tips.map((tip, at) => {
        const reach = Math.abs(tip) / 62;
        const top = 26 + reach * (30 + arching * 72) + vary.between(-9, 9);
        const aside = 100 + tip * (0.55 + arching * 0.75);
        return (
          <Strap
            key={tip}
            arc={{
              from: [100 + tip * 0.3, 144],
              via: [100 + tip * (0.42 + arching * 0.2), 88 - arching * reach * 62],
              to: [aside, top],
            }}
            width={8.5 - arching * 3.5}
            wash={at % 3 === 1 ? edge : at < 3 ? blend(green, 70, tint.moss) : green}
          />
        );
      })}
      <Pot x={100} y={184} width={62} height={46} {...somePot(vary)} />
    </>
  );
};

import { type Arc, along, stroke } from '../blade.ts';
import { blend, Leaf, tint } from '../ink.tsx';
import { Pot, somePot } from '../pot.tsx';
import { type DrawForm, upTo } from './form.ts';

/** Rubber plant, fig, calathea: large alternate leaves on an upright stem. */
export const drawBroadleaf: DrawForm = (vary, green) => {
  const stem: Arc = { from: [100, 140], via: [100 + vary.between(-10, 10), 90], to: [100 + vary.between(-8, 8), 50] };
  const count = Math.round(vary.between(6, 8));
  const slender = vary.between(0.3, 0.46);
  const young = blend(green, 60, tint.sun);
  return (
    <>
      <path d={stroke(stem)} strokeWidth={2.5} />
      {upTo(count).map((leaf) => {
        const t = leaf / (count - 1);
        const { at } = along(stem, 0.08 + t * 0.9);
        const side = leaf % 2 ? 1 : -1;
        const length = 62 - t * 22 + vary.between(-4, 4);
        return (
          <Leaf
            key={leaf}
            at={at}
            angle={t === 1 ? vary.between(-8, 8) : side * (78 - t * 34 + vary.between(-6, 6))}
            length={length}
            width={length * slender}
            bend={t === 1 ? 3 : -side * -7}
            wash={t > 0.75 ? young : leaf % 3 ? green : blend(green, 75, tint.moss)}
          />
        );
      })}
      <Pot x={100} y={182} width={60} height={46} {...somePot(vary)} />
    </>
  );
};

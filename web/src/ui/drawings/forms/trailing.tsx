import { type Arc, along, stroke } from '../blade.ts';
import { blend, Leaf, tint } from '../ink.tsx';
import { Pot, somePot } from '../pot.tsx';
import { type DrawForm, upTo } from './form.ts';

/** Pothos, hoya, ivy: long shoots over the rim of a hanging pot. */
export const drawTrailing: DrawForm = (vary, green) => {
  const shoots: readonly Arc[] = [
    { from: [84, 62], via: [44, 34], to: [46, 128 + vary.between(-14, 14)] },
    { from: [92, 62], via: [64, 66], to: [74, 178 + vary.between(-18, 4)] },
    { from: [108, 62], via: [142, 48], to: [128, 162 + vary.between(-12, 18)] },
    { from: [116, 62], via: [158, 30], to: [156, 108 + vary.between(-12, 18)] },
  ];
  const crown = [-58, -24, 8, 36, 66];
  const round = vary.between(0.34, 0.56);
  const pale = blend(green, 55, tint.glow);
  return (
    <>
      <path d="M100 4 74 62M100 4l26 58" strokeWidth={1} />
      <Pot x={100} y={98} width={58} height={42} {...somePot(vary)} />
      {shoots.map((shoot, at) => (
        <path key={shoot.to.join()} d={stroke(shoot)} strokeWidth={1.8 - at * 0.1} />
      ))}
      {shoots.flatMap((shoot, number) =>
        upTo(number % 3 ? 6 : 4).map((leaf) => {
          const t = 0.22 + (leaf / (number % 3 ? 5 : 3)) * 0.78;
          const { at, angle } = along(shoot, t);
          const length = 25 - t * 6 + vary.between(-2, 2);
          return (
            <Leaf
              key={`${number}-${leaf}`}
              at={at}
              angle={t === 1 ? angle : angle + (leaf % 2 ? 62 : -62)}
              length={length}
              width={length * round}
              belly={0.32}
              wash={leaf % 3 === 1 ? pale : green}
            />
          );
        }),
      )}
      {crown.map((angle) => (
        <Leaf
          key={angle}
          at={[100 + angle * 0.3, 62]}
          angle={angle}
          length={30}
          width={30 * round}
          belly={0.34}
          wash={green}
        />
      ))}
    </>
  );
};

import { blend, Leaf, tint } from '../ink.tsx';
import { Pot, somePot } from '../pot.tsx';
import { type DrawForm, upTo } from './form.ts';

/** Aloe, agave, echeveria: thick leaves from one center, the outer ones behind. */
export const drawRosette: DrawForm = (vary, green) => {
  const tall = vary.between(0, 1);
  const blush = blend(green, vary.between(55, 90), tint.blush);
  const rows = [
    { spread: 82 - tall * 14, length: 52 + tall * 24, count: 6, wash: blend(green, 70, tint.moss) },
    { spread: 54, length: 64 + tall * 30, count: 5, wash: green },
    { spread: 27, length: 58 + tall * 34, count: 3, wash: blush },
    { spread: 0, length: 44 + tall * 30, count: 1, wash: blush },
  ];
  return (
    <>
      {rows.flatMap(({ spread, length, count, wash }, row) =>
        upTo(count).map((leaf) => {
          const angle = count === 1 ? vary.between(-4, 4) : -spread + (leaf * 2 * spread) / (count - 1);
          return (
            <Leaf
              key={`${row}-${leaf}`}
              at={[100 + angle * 0.16, 140]}
              angle={angle + vary.between(-3, 3)}
              length={length + vary.between(-5, 5)}
              width={13 - tall * 3}
              bend={-angle * 0.12}
              belly={0.48 - tall * 0.14}
              wash={wash}
            />
          );
        }),
      )}
      <Pot x={100} y={182} width={74} height={44} {...somePot(vary)} />
    </>
  );
};

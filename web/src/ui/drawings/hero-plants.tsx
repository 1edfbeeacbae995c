import { type Arc, along, stroke } from './blade.ts';
import { Frond } from './forms/fern.tsx';
import { Bloom } from './forms/flower.tsx';
import { upTo } from './forms/form.ts';
import { SplitLeaf } from './forms/monstera.tsx';
import { OrchidBloom } from './forms/orchid.tsx';
import { blend, Drawing, type DrawingProps, Leaf, Strap, tint, Washed } from './ink.tsx';
import { Pot } from './pot.tsx';

const deep = blend(tint.leaf, 72, tint.moss);
const young = blend(tint.leaf, 60, tint.sun);

const monstera = [
  { to: [62, 300], turn: 84, size: 1.55, wash: deep },
  { to: [300, 296], turn: -80, size: 1.5, wash: deep },
  { to: [84, 196], turn: 58, size: 1.95, wash: tint.leaf },
  { to: [286, 190], turn: -54, size: 1.9, wash: tint.leaf },
  { to: [128, 74], turn: 26, size: 2.2, wash: deep },
  { to: [232, 96], turn: -24, size: 1.9, wash: tint.leaf },
  { to: [182, 214], turn: 4, size: 1.75, wash: young },
] as const;

/** The left of the windowsill: a large monstera, and a flowering cactus in its shade. */
export function MonsteraAndCactus({ className }: DrawingProps) {
  return (
    <Drawing viewBox="-36 0 456 480" className={className}>
      {monstera.map(({ to, turn, size, wash }) => {
        const stalk: Arc = { from: [180, 392], via: [180 + (to[0] - 180) * 0.15, to[1] + 30], to };
        return (
          <g key={turn}>
            <path d={stroke(stalk)} strokeWidth={3} />
            <SplitLeaf at={to} turn={turn} size={size} wash={wash} />
          </g>
        );
      })}
      <Pot x={180} y={480} width={122} height={96} />
      <path d="M130 416q50 10 98 0m-96 12q48 10 94 0" strokeOpacity={0.4} />
      <Washed d="M312 438c-12-46 14-72 42-72s54 26 42 72Z" wash={tint.moss} />
      <path
        d="M354 366c-32 12-32 44-26 72m26-72c-12 16-14 46-10 72m10-72c12 16 14 46 10 72m-10-72c32 12 32 44 26 72"
        strokeWidth={0.9}
      />
      <path
        d="m316 404-6-3m8 18-7-1m82-14 6-3m-8 18 7-1m-66-32-5-4m36-8-3-5m10 28-4-4m6 24-4-4m18-28 4-5m-4 24 5-4"
        strokeWidth={0.9}
      />
      <Bloom x={354} y={362} radius={17} petals={9} wash={tint.clay} />
      <Bloom x={330} y={372} radius={10} petals={7} wash={tint.clay} />
      <Pot x={354} y={480} width={96} height={46} kind="bowl" wash={tint.glow} />
    </Drawing>
  );
}

const fronds = [-44, 50, -92, 96, -136, 130, -150, 152, 6];

/** The right of the windowsill: a fern on a stool, an orchid leaning to the light, and the can. */
export function FernAndOrchid({ className }: DrawingProps) {
  const spray: Arc = { from: [118, 436], via: [132, 190], to: [14, 296] };
  return (
    <Drawing viewBox="0 0 480 520" className={className}>
      <path d="M276 372 258 520h12l20-148m96 0 18 148h-12l-20-148m-88 84h80" fill={tint.blush} />
      <Washed d="M256 360h148v13H256Z" wash={tint.clay} />
      {fronds.map((side, at) => {
        const far = Math.abs(side) / 152;
        return (
          <Frond
            key={side}
            arc={{
              from: [330 + side * 0.1, 272],
              via: [330 + side * 0.52, 96 - far * 40],
              to: [330 + side * 0.96, 56 + far ** 3 * 230],
            }}
            leaflet={30}
            pairs={19}
            bare={0.2}
            wash={at % 3 === 1 ? deep : tint.leaf}
          />
        );
      })}
      <Pot x={330} y={360} width={104} height={92} kind="glazed" wash={tint.petal} />
      <path d={stroke(spray)} strokeWidth={2.5} />
      <path d="M124 436V300" stroke={tint.clay} strokeWidth={2.5} />
      <Strap arc={{ from: [114, 436], via: [50, 366], to: [8, 432] }} width={17} wash={deep} />
      <Strap arc={{ from: [124, 436], via: [186, 360], to: [232, 420] }} width={17} wash={tint.leaf} />
      <Strap arc={{ from: [114, 438], via: [76, 398], to: [40, 462] }} width={15} wash={tint.leaf} />
      <Strap arc={{ from: [124, 438], via: [166, 396], to: [198, 456] }} width={15} wash={deep} />
      {upTo(5).map((bloom) => (
        <OrchidBloom
          key={bloom}
          at={along(spray, 0.54 + bloom * 0.105).at}
          size={1.5 - bloom * 0.17}
          wash={tint.petal}
        />
      ))}
      <Leaf at={[14, 296]} angle={216} length={13} width={5} wash={young} />
      <Pot x={118} y={520} width={88} height={84} kind="bowl" />
    </Drawing>
  );
}

/** The middle of the windowsill: the open journal, its pencil, and a cutting rooting in a glass. */
export function OpenJournal({ className }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 300 110" className={className}>
      <Leaf at={[44, 70]} angle={-30} length={40} width={12} bend={-5} />
      <Leaf at={[45, 60]} angle={24} length={46} width={13} bend={6} wash={tint.moss} />
      <path d="M45 94q2-20 0-36m0 36-7 7m7-7 6 8m-6-8v10" />
      <path d="M28 62h34l-4 46q0 2-2 2H34q-2 0-2-2Z" fill="currentColor" fillOpacity={0.07} />
      <path d="M30 76h31" strokeWidth={0.9} />
      <Washed d="M88 104c26-9 56-8 80 2 24-10 54-11 80-2l-10-50c-24-7-50-5-70 4-20-9-46-11-70-4Z" wash={tint.petal} />
      <path d="M168 58v48M88 104v5q42-8 76 1h8q34-9 76-1v-5" />
      <path
        d="M184 72q22-9 44-7m-43 16q22-9 46-7m-45 16q24-9 48-7M112 93q20-3 42 3"
        strokeWidth={0.9}
        strokeOpacity={0.6}
      />
      <Leaf at={[124, 88]} angle={18} length={26} width={8} bend={3} />
      <Leaf at={[128, 84]} angle={62} length={20} width={6} bend={-3} wash={tint.moss} />
      <path d="m258 108 32-26" strokeWidth={7} />
      <path d="m259 107 30-24" stroke={tint.sun} strokeWidth={4.5} />
      <path d="m252 112 7-2-3-4Z" fill="currentColor" />
    </Drawing>
  );
}

const shoots: readonly Arc[] = [
  { from: [70, 96], via: [18, 60], to: [22, 190] },
  { from: [80, 96], via: [44, 110], to: [58, 270] },
  { from: [100, 96], via: [136, 90], to: [116, 236] },
  { from: [110, 96], via: [166, 64], to: [158, 166] },
];

/** A pot of pothos on three cords. */
export function HangingPothos({ className }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 180 300" className={className}>
      <path d="M90 0v22M90 22 56 96m34-74 34 74m-34-74v40" strokeWidth={0.9} />
      <Pot x={90} y={142} width={78} height={52} kind="bowl" />
      {shoots.map((shoot) => (
        <path key={shoot.to.join()} d={stroke(shoot)} strokeWidth={1.8} />
      ))}
      {shoots.flatMap((shoot, number) => {
        const count = number % 3 ? 7 : 5;
        return upTo(count).map((leaf) => {
          const t = 0.2 + (leaf / (count - 1)) * 0.8;
          const { at, angle } = along(shoot, t);
          return (
            <Leaf
              key={`${number}-${leaf}`}
              at={at}
              angle={t === 1 ? angle : angle + (leaf % 2 ? 58 : -58)}
              length={33 - t * 9}
              width={15 - t * 4}
              belly={0.3}
              wash={leaf % 3 === 1 ? young : leaf % 2 ? deep : tint.leaf}
            />
          );
        });
      })}
      {[-64, -30, 4, 38, 70].map((angle) => (
        <Leaf key={angle} at={[90 + angle * 0.4, 98]} angle={angle} length={38} width={16} belly={0.32} />
      ))}
    </Drawing>
  );
}

import { Drawing, type DrawingProps, Strap, tint, Washed } from './ink.tsx';

const tips = [-78, 80, -60, 62, -38, 42, -16, 20, 2];

/** A tillandsia on a piece of driftwood: no pot, no soil. */
export function AirPlant({ className }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 200 200" className={className}>
      <ellipse cx="100" cy="185" rx="74" ry="5" fill="currentColor" fillOpacity={0.08} stroke="none" />
      {tips.map((tip, at) => {
        const reach = Math.abs(tip) / 80;
        return (
          <Strap
            key={tip}
            arc={{
              from: [100 + tip * 0.1, 144],
              via: [100 + tip * 0.5, 70 + reach * 4],
              to: [100 + tip * 1.04, 44 + reach ** 2 * 84],
            }}
            width={5.5}
            wash={at === 8 ? tint.clay : at % 2 ? tint.leaf : tint.moss}
          />
        );
      })}
      <Strap arc={{ from: [98, 144], via: [92, 84], to: [94, 34] }} width={5} wash={tint.berry} />
      <path d="M94 40c-6-6-6-12-2-20m2 20c0-8 3-14 9-18" strokeWidth={2} stroke={tint.berry} />
      <Washed
        d="M18 176c8-18 26-14 40-22s26-18 46-16 26 10 42 8 30 4 36 16c-14 2-18 8-30 8s-18 14-40 14-30-6-48-4-34 4-46-4Z"
        wash={tint.blush}
      />
      <path
        d="M42 172c18-8 30-4 46-12m-20 20c22-2 40-8 62-4m-18-24c12 4 24 2 40 6"
        strokeWidth={0.9}
        strokeOpacity={0.6}
      />
    </Drawing>
  );
}

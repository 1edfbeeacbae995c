import type { ReactNode } from 'react';
import { Drawing, tint, Washed } from '@/ui/drawings/ink.tsx';
import type { Sky } from '../sky.ts';

const CLOUD = 'M17 47a9.5 9.5 0 0 1-1.4-18.9A13.5 13.5 0 0 1 41.6 24 11.5 11.5 0 0 1 46 47Z';
const SMALL_CLOUD = 'M34 27a6 6 0 0 1 1-11.9 8.5 8.5 0 0 1 16-1A7 7 0 0 1 52.5 27Z';
const CRESCENT = 'M38 12a20 20 0 1 0 14 30A18 18 0 0 1 38 12Z';
const SMALL_CRESCENT = 'M46 7a12 12 0 1 0 11 17A11 11 0 0 1 46 7Z';
const DROP = 'c2.5 4 3.6 5.4 3.6 7.4a3.6 3.6 0 0 1-7.2 0c0-2 1.1-3.4 3.6-7.4Z';

function Cloud({ wash = tint.petal, raised = false }: { wash?: string; raised?: boolean }) {
  return (
    <g transform={raised ? 'translate(1 -8)' : undefined}>
      <Washed d={CLOUD} wash={wash} />
      <path d="M22 41h17M27 30q3-5 8-4.5" strokeWidth={1} strokeOpacity={0.55} />
    </g>
  );
}

function Drop({ x, y }: { x: number; y: number }) {
  return <Washed d={`M${x} ${y}${DROP}`} wash={tint.leaf} />;
}

function Flake({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y - 4}v8m-3.5-6 7 4m0-4-7 4`} />;
}

function Sun({ at: [x, y], radius }: { at: readonly [number, number]; radius: number }) {
  const rays = Array.from({ length: 12 }, (_, ray) => ray * 30);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={radius} fill={tint.sun} />
      {rays.map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d={`M0 ${-radius - 4}v${angle % 60 === 0 ? -radius * 0.55 : -radius * 0.3}`}
        />
      ))}
    </g>
  );
}

const SKIES: Record<Sky, ReactNode> = {
  sun: <Sun at={[32, 32]} radius={13} />,
  moon: (
    <>
      <Washed d={CRESCENT} wash={tint.glow} />
      <path d="M50 12v6m-3-3h6M54 27v4m-2-2h4" strokeWidth={1} />
    </>
  ),
  'sun-cloud': (
    <>
      <Sun at={[43, 21]} radius={9} />
      <Cloud />
    </>
  ),
  'moon-cloud': (
    <>
      <Washed d={SMALL_CRESCENT} wash={tint.glow} />
      <Cloud />
    </>
  ),
  cloud: <Cloud />,
  clouds: (
    <>
      <Washed d={SMALL_CLOUD} wash={tint.moss} />
      <Cloud />
    </>
  ),
  drizzle: (
    <>
      <Cloud raised />
      <path d="M20 45l-2 5m10-5-2 5m10-5-2 5m10-5-2 5M17 55l-1 3m9-3-1 3m9-3-1 3m9-3-1 3" />
    </>
  ),
  rain: (
    <>
      <Cloud raised />
      <Drop x={19} y={44} />
      <Drop x={32} y={48} />
      <Drop x={45} y={44} />
    </>
  ),
  thunderstorm: (
    <>
      <Cloud raised wash={tint.moss} />
      <Washed d="M34 36 24 50h7l-3 10 12-15h-7l4-9Z" wash={tint.sun} />
      <path d="M17 45l-2 6m33-6-2 6" />
    </>
  ),
  snow: (
    <>
      <Cloud raised />
      <Flake x={19} y={49} />
      <Flake x={32} y={55} />
      <Flake x={45} y={49} />
    </>
  ),
  mist: (
    <>
      <path d="M20 15q6-5 12 0t12 0M8 26q6-5 12 0t12 0 12 0 12 0" />
      <path d="M14 37q6-5 12 0t12 0 12 0M8 48q6-5 12 0t12 0 12 0" stroke={tint.leaf} />
    </>
  ),
};

/** A drawing of the weather. */
export function SkyDrawing({ sky, className }: { sky: Sky; className?: string }) {
  return (
    <Drawing viewBox="0 0 64 64" className={className}>
      {SKIES[sky]}
    </Drawing>
  );
}

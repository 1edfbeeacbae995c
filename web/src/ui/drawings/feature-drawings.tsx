import { Bloom } from './forms/flower.tsx';
import { Drawing, type DrawingProps, Leaf, Strap, tint, Washed } from './ink.tsx';
import { Pot } from './pot.tsx';

const sheet = '0 0 140 104';

/** Three pots on one shelf. */
export function CollectionDrawing({ className }: DrawingProps) {
  return (
    <Drawing viewBox={sheet} className={className}>
      {[-26, 26, 0].map((tip) => (
        <Strap
          key={tip}
          arc={{
            from: [32 + tip * 0.2, 62],
            via: [32 + tip * 0.3, 36],
            to: [32 + tip * 0.7, 14 + Math.abs(tip) * 0.4],
          }}
          width={5}
        />
      ))}
      <Pot x={32} y={90} width={32} height={28} />
      {[-50, 50, -20, 20].map((angle) => (
        <Leaf key={angle} at={[72, 68]} angle={angle} length={24} width={8} wash={tint.moss} />
      ))}
      <Pot x={72} y={90} width={32} height={22} kind="bowl" wash={tint.glow} />
      <path d="M110 62q-4-20-1-36" strokeWidth={1.8} />
      <Leaf at={[109, 52]} angle={-58} length={22} width={7} />
      <Leaf at={[109, 44]} angle={56} length={24} width={8} />
      <Leaf at={[109, 30]} angle={4} length={24} width={8} wash={tint.moss} />
      <Pot x={110} y={90} width={32} height={28} kind="glazed" wash={tint.petal} />
      <Washed d="M6 90h128v7H6Z" wash={tint.blush} />
    </Drawing>
  );
}

/** An open book with a pressed leaf. */
export function DiaryDrawing({ className }: DrawingProps) {
  return (
    <Drawing viewBox={sheet} className={className}>
      <Washed d="M12 22q30-10 58 2 28-12 58-2v66q-30-9-58 4-28-13-58-4Z" wash={tint.petal} />
      <path d="M70 24v68M12 88v5q30-8 58 4 28-12 58-4v-5" />
      <path
        d="M82 38q18-6 34-4M82 50q18-6 34-4M82 62q18-6 34-4M82 74q10-4 20-4"
        strokeWidth={0.9}
        strokeOpacity={0.6}
      />
      <path d="M40 80q2-16 0-30" />
      <Leaf at={[40, 70]} angle={-48} length={22} width={7} wash={tint.moss} />
      <Leaf at={[40, 62]} angle={46} length={23} width={7} />
      <Leaf at={[40, 52]} angle={-4} length={25} width={8} />
      <path d="M100 20v24l5-4 5 4V21Z" fill={tint.clay} />
    </Drawing>
  );
}

/** A pouring watering can with a clock. */
export function ReminderDrawing({ className }: DrawingProps) {
  return (
    <Drawing viewBox={sheet} className={className}>
      <path d="M112 44c22-8 22 26 0 30" strokeWidth={6} />
      <path d="M112 44c22-8 22 26 0 30" stroke={tint.sun} strokeWidth={3.5} />
      <Washed d="M70 36h42l4 54H66Z" wash={tint.sun} />
      <path d="M74 36c3-18 31-18 34 0" />
      <Washed d="M66 74 34 36l6-5 30 26ZM26 40l16-15-10-2-9 9Z" wash={tint.sun} />
      <path d="M25 48q-4 6 0 8 4-2 0-8ZM17 58q-4 6 0 8 4-2 0-8ZM30 62q-4 6 0 8 4-2 0-8Z" fill={tint.petal} />
      <circle cx="91" cy="65" r="15" fill={tint.petal} />
      <path d="M91 55v10l7 5" strokeWidth={1.8} />
      <path d="M20 94v-8" />
      <Leaf at={[20, 88]} angle={-46} length={13} width={4} />
      <Leaf at={[20, 88]} angle={46} length={13} width={4} wash={tint.moss} />
      <path d="M6 94h128" strokeWidth={0.9} />
    </Drawing>
  );
}

/** A magnifying glass over a sick leaf. */
export function DiagnosisDrawing({ className }: DrawingProps) {
  return (
    <Drawing viewBox={sheet} className={className}>
      <path d="M10 94c26-4 40-16 50-34" strokeWidth={2} />
      <Leaf at={[30, 88]} angle={-22} length={34} width={10} wash={tint.moss} />
      <Leaf at={[46, 78]} angle={128} length={36} width={10} />
      <path d="m101 70 24 24" strokeWidth={8} />
      <path d="m102 71 22 22" stroke={tint.clay} strokeWidth={5} />
      <circle cx="80" cy="46" r="33" fill="var(--color-sheet)" />
      <circle cx="80" cy="46" r="28" fill={tint.glow} strokeWidth={0.9} />
      <Leaf at={[66, 68]} angle={34} length={52} width={17} bend={6} />
      <path d="M72 50a4 3 0 1 0 .1 0M88 44a5 4 0 1 0 .1 0M84 30a2 2 0 1 0 .1 0" fill={tint.clay} strokeWidth={0.9} />
    </Drawing>
  );
}

/** A calendar page with a leaf on some days. */
export function ScheduleDrawing({ className }: DrawingProps) {
  return (
    <Drawing viewBox={sheet} className={className}>
      <Washed d="M24 18h92v76H24Z" wash={tint.petal} />
      <Washed d="M24 18h92v17H24Z" wash={tint.clay} />
      <path d="M44 10v14m26-14v14m26-14v14" strokeWidth={2.5} />
      <path d="M47 35v59m23-59v59m23-59v59M24 55h92M24 75h92" strokeWidth={0.9} strokeOpacity={0.45} />
      <Leaf at={[54, 52]} angle={40} length={15} width={5} />
      <Leaf at={[100, 72]} angle={40} length={15} width={5} wash={tint.moss} />
      <Leaf at={[31, 91]} angle={40} length={15} width={5} />
      <Bloom x={82} y={65} radius={8} petals={6} wash={tint.berry} />
      <path d="M116 94h10M14 94h10" strokeWidth={0.9} />
    </Drawing>
  );
}

/** Sun, cloud and rain over a seedling. */
export function WeatherDrawing({ className }: DrawingProps) {
  return (
    <Drawing viewBox={sheet} className={className}>
      <circle cx="48" cy="34" r="16" fill={tint.sun} />
      <path d="M48 10V4M31 17l-5-5M24 34h-7M31 51l-4 4M65 17l4-5" />
      <Washed d="M50 60c-15 0-17-20-2-22 3-17 29-19 34-3 17-5 26 13 14 22-3 2-6 3-9 3Z" wash={tint.petal} />
      <path d="m58 68-4 9m17-9-4 9m17-9-4 9" />
      <path d="M112 94q1-10 0-20" strokeWidth={1.8} />
      <Leaf at={[112, 80]} angle={-52} length={20} width={7} />
      <Leaf at={[112, 76]} angle={46} length={21} width={7} wash={tint.moss} />
      <path d="M8 94h124" strokeWidth={0.9} />
    </Drawing>
  );
}

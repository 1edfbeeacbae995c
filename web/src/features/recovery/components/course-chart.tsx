import type { Verdict } from '@plantcare/contract/recovery.ts';
import { type DotItemDotProps, Line, LineChart, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { MeasuredLook } from '../course.ts';

const TICK = { fill: 'var(--color-ink-soft)', fontSize: 12 };

const MARKS: Readonly<Record<Verdict, { sign: string; color: string }>> = {
  better: { sign: '+', color: 'var(--color-leaf)' },
  same: { sign: '=', color: 'var(--color-sun-ink)' },
  worse: { sign: '−', color: 'var(--color-berry)' },
};

/** The drawing alone, a chunk of its own: what is discolored over the days, each look with its verdict. */
export function CourseChart({ checkUps }: { checkUps: readonly MeasuredLook[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={[...checkUps]} accessibilityLayer={false} margin={{ top: 14, right: 16, bottom: 0, left: 0 }}>
        <XAxis
          dataKey="day"
          type="number"
          domain={['dataMin', 'dataMax']}
          ticks={[...new Set(checkUps.map(({ day }) => day))]}
          tickFormatter={(day: number) => `Day ${day}`}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line)' }}
          tick={TICK}
          minTickGap={8}
        />
        <YAxis width={42} unit="%" domain={[0, 'auto']} tickLine={false} axisLine={false} tick={TICK} tickCount={3} />
        <Line
          dataKey="discolored"
          stroke="var(--color-terracotta)"
          strokeWidth={2.5}
          dot={LookDot}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}

function LookDot({ key, cx = 0, cy = 0, payload }: DotItemDotProps) {
  const { verdict }: MeasuredLook = payload;
  const mark = verdict && MARKS[verdict];
  if (!mark) return <circle key={key} cx={cx} cy={cy} r={5} fill="var(--color-terracotta)" />;
  return (
    <g key={key}>
      <circle cx={cx} cy={cy} r={9} fill={mark.color} />
      <text x={cx} y={cy} dy="0.34em" textAnchor="middle" fontSize={14} fontWeight={700} fill="var(--color-on-leaf)">
        {mark.sign}
      </text>
    </g>
  );
}

import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';

const TICK = { fill: 'var(--color-ink-soft)', fontSize: 13 };
const LABEL = { fill: 'var(--color-ink)', fontSize: 12 };

interface SeasonsChartProps {
  seasons: readonly { season: string; current: number; before: number }[];
}

/** Only the bars, as a separate chunk: each season filled, and beside it the one a year before as an outline. */
export function SeasonsChart({ seasons }: SeasonsChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...seasons]} accessibilityLayer={false} margin={{ top: 18, right: 0, bottom: 0, left: 0 }}>
        <XAxis
          dataKey="season"
          tickLine={false}
          interval={0}
          axisLine={{ stroke: 'var(--color-line-strong)' }}
          tick={TICK}
        />
        <YAxis hide domain={[0, 'dataMax']} />
        <Bar
          dataKey="before"
          fill="var(--color-sheet)"
          stroke="var(--color-line-strong)"
          strokeWidth={2}
          maxBarSize={44}
          isAnimationActive={false}
        >
          <LabelList dataKey="before" position="top" {...LABEL} />
        </Bar>
        <Bar dataKey="current" fill="var(--color-leaf)" maxBarSize={44} isAnimationActive={false}>
          <LabelList dataKey="current" position="top" {...LABEL} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

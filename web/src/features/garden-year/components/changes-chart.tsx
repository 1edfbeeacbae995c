import { Bar, BarChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';

const TICK = { fill: 'var(--color-ink-soft)', fontSize: 11 };

interface ChangesChartProps {
  /** Plants that left are negative. */
  months: readonly { month: string; gained: number; left: number }[];
}

/** Only the bars, as a separate chunk: plants that came above the line, those that left below it. */
export function ChangesChart({ months }: ChangesChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...months]}
        stackOffset="sign"
        accessibilityLayer={false}
        margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
      >
        <XAxis dataKey="month" tickLine={false} axisLine={false} tick={TICK} interval={0} />
        <YAxis
          width={30}
          allowDecimals={false}
          tickLine={false}
          axisLine={false}
          tick={TICK}
          tickFormatter={(count: number) => String(Math.abs(count))}
        />
        <ReferenceLine y={0} stroke="var(--color-line-strong)" />
        <Bar
          dataKey="gained"
          stackId="plants"
          fill="var(--color-leaf)"
          radius={3}
          maxBarSize={26}
          isAnimationActive={false}
        />
        <Bar
          dataKey="left"
          stackId="plants"
          fill="var(--color-terracotta)"
          radius={3}
          maxBarSize={26}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

import type { ForecastDay } from '@plantcare/contract/weather.ts';
import { Area, Bar, ComposedChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { forecastScale } from '../forecast-scale.ts';

/** Only the chart, as a separate chunk: the temperatures as a band, and the rain below. The table has the figures. */
export function WeekChart({ days }: { days: readonly ForecastDay[] }) {
  const { temperature, rain, frostLine } = forecastScale(days);
  const columns = days.map(({ date, min, max, rain: water }) => ({ date, range: [min, max], water }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={columns} accessibilityLayer={false} margin={{ top: 4, right: 0, bottom: 0, left: 0 }}>
        <XAxis
          dataKey="date"
          scale="band"
          tick={false}
          tickLine={false}
          height={1}
          axisLine={{ stroke: 'var(--color-line)' }}
        />
        <YAxis yAxisId="temperature" hide domain={[...temperature]} />
        <YAxis yAxisId="rain" hide domain={[...rain]} />
        <Bar
          yAxisId="rain"
          dataKey="water"
          fill="var(--color-leaf)"
          radius={[4, 4, 0, 0]}
          maxBarSize={28}
          isAnimationActive={false}
        />
        <Area
          yAxisId="temperature"
          dataKey="range"
          type="monotone"
          fill="var(--color-sun)"
          fillOpacity={0.35}
          stroke="var(--color-sun)"
          strokeWidth={2}
          isAnimationActive={false}
        />
        {frostLine && (
          <ReferenceLine
            yAxisId="temperature"
            y={0}
            stroke="var(--color-terracotta)"
            strokeDasharray="5 4"
            label={{ value: 'Frost', position: 'insideBottomLeft', fill: 'var(--color-terracotta)', fontSize: 12 }}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

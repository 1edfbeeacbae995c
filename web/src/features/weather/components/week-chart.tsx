import type { ForecastDay } from '@plantcare/contract/weather.ts';
import { Area, Bar, ComposedChart, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { Measures } from '@/lib/units/measures.ts';
import { axisTicks, forecastScale } from '../forecast-scale.ts';
import { weekdayOf } from '../weather-words.ts';

const TICK = { fill: 'var(--color-ink-soft)', fontSize: 11 };

interface WeekChartProps {
  days: readonly ForecastDay[];
  measures: Measures;
  axisWidth: number;
}

/** Only the chart, as a separate chunk: the temperatures as a band, and the rain below. The table has the figures. */
export function WeekChart({ days, measures, axisWidth }: WeekChartProps) {
  const scale = forecastScale(days);
  const { temperature, rain, frostLine } = scale;
  const ticks = axisTicks(days, scale, measures);
  const columns = days.map(({ date, min, max, rain: water }) => ({ date, range: [min, max], water }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={columns} accessibilityLayer={false} margin={{ top: 4, right: 0, bottom: 0, left: 0 }}>
        <XAxis
          dataKey="date"
          scale="band"
          tick={TICK}
          tickFormatter={(date: string) => weekdayOf(date).short}
          tickLine={false}
          interval={0}
          height={20}
          axisLine={{ stroke: 'var(--color-line)' }}
        />
        <YAxis
          yAxisId="temperature"
          domain={[...temperature]}
          width={axisWidth}
          ticks={ticks.map(({ at }) => at)}
          tick={TICK}
          tickFormatter={(value: number) => ticks.find(({ at }) => at === value)?.label.replace(' ', '\u00a0') ?? ''}
          tickLine={false}
          interval={0}
          axisLine={{ stroke: 'var(--color-line)' }}
        />
        <YAxis yAxisId="rain" hide orientation="right" width={0} domain={[...rain]} />
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

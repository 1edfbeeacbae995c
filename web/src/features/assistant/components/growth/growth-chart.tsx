import type { GrowthPoint } from '@plantcare/contract/assistant/growth-prediction.ts';
import { toInches, type Units } from '@plantcare/contract/units.ts';
import { Area, ComposedChart, Line, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { milestonesOf } from '../../growth-words.ts';

const TICK = { fill: 'var(--color-ink-soft)', fontSize: 12 };

/** The drawing alone, a chunk of its own: the expected height within its band; the figures stand beside it. */
export function GrowthChart({ points, units }: { points: readonly GrowthPoint[]; units: Units }) {
  const inUnits = (cm: number) => (units === 'us' ? toInches(cm * 10) : cm);
  const columns = points.map(({ weeks, low, expected, high }) => ({
    weeks,
    band: [inUnits(low), inUnits(high)],
    expected: inUnits(expected),
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={columns} accessibilityLayer={false} margin={{ top: 8, right: 12, bottom: 0, left: 0 }}>
        <XAxis
          dataKey="weeks"
          type="number"
          domain={['dataMin', 'dataMax']}
          ticks={milestonesOf(points).map(({ weeks }) => weeks)}
          tickFormatter={(weeks: number) => (weeks === 0 ? 'Today' : `${weeks} wk`)}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line)' }}
          tick={TICK}
          minTickGap={4}
        />
        <YAxis
          width={54}
          unit={units === 'us' ? ' in' : ' cm'}
          tickLine={false}
          axisLine={false}
          tick={TICK}
          allowDecimals={false}
        />
        <Area
          dataKey="band"
          type="monotone"
          fill="var(--color-leaf)"
          fillOpacity={0.18}
          stroke="none"
          isAnimationActive={false}
        />
        <Line
          dataKey="expected"
          type="monotone"
          stroke="var(--color-leaf)"
          strokeWidth={2.5}
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

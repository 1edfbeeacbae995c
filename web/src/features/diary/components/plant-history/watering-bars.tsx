import { Bar, BarChart, ResponsiveContainer, XAxis } from 'recharts';
import { monthAndDay } from '@/lib/time/english-dates.ts';
import type { WateringWeek } from '../../watering-weeks.ts';

/** Only the bars, as a separate chunk; the text next to them says the same. */
export function WateringBars({ weeks }: { weeks: readonly WateringWeek[] }) {
  const bars = weeks.map(({ start, waterings }) => ({ week: monthAndDay(start), waterings }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={bars} accessibilityLayer={false} margin={{ top: 4, right: 0, bottom: 0, left: 0 }}>
        <XAxis
          dataKey="week"
          interval="preserveStartEnd"
          minTickGap={24}
          tickLine={false}
          axisLine={{ stroke: 'var(--color-line)' }}
          tick={{ fill: 'var(--color-ink-soft)', fontSize: 12 }}
        />
        <Bar
          dataKey="waterings"
          fill="var(--color-leaf)"
          radius={[4, 4, 0, 0]}
          maxBarSize={22}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

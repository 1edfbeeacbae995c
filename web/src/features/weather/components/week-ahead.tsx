import type { ForecastDay } from '@plantcare/contract/weather.ts';
import { type ReactNode, Suspense, useId } from 'react';
import { classes } from '@/lib/classes.ts';
import { useMeasures } from '@/lib/units/use-measures.ts';
import { lazyPart } from '@/ui/feedback/lazy-part.ts';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { weekdayOf, weekSummary } from '../weather-words.ts';
import { WeatherIcon } from './weather-icon.tsx';

const WeekChart = lazyPart(async () => (await import('./week-chart.tsx')).WeekChart);

/** The width in px of the chart's axis, and of the table's first column above it. */
const AXIS_WIDTH = 44;

/** The coming days: a table with the figures, and a chart with the same columns. */
export function WeekAhead({ days }: { days: readonly ForecastDay[] }) {
  const id = useId();
  const measures = useMeasures();
  if (days.length === 0) return null;
  return (
    <Card role="region" aria-labelledby={id} className="px-2 py-5 sm:p-7">
      <h2 id={id} className="px-3 text-2xl sm:px-0">
        The next {days.length} days
      </h2>
      <p className="mt-1.5 px-3 text-ink-soft sm:px-0">{weekSummary(days, measures)}</p>
      {/* Scrolls on its own where large text needs more room than the screen has. */}
      <div className="mt-5 overflow-x-auto">
        <div className="min-w-[16rem]">
          <table aria-labelledby={id} className="w-full table-fixed text-center text-sm sm:text-base">
            <thead>
              <tr>
                <td className="p-0" style={{ width: AXIS_WIDTH }} />
                {days.map(({ date }) => (
                  <th key={date} scope="col" className="p-0 font-semibold">
                    <abbr title={weekdayOf(date).full} className="no-underline">
                      {weekdayOf(date).short}
                    </abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <Row title="Weather" days={days}>
                {({ icon, description }) => (
                  <WeatherIcon icon={icon} description={description} className="mx-auto my-1 size-10 sm:size-14" />
                )}
              </Row>
              <Row title="Warmest" days={days} className="font-semibold">
                {({ max }) => measures.degrees(max)}
              </Row>
              <Row title="Coldest" days={days} className="text-ink-soft">
                {({ min }) => (
                  <span className={classes(min <= 0 && 'font-semibold text-terracotta')}>{measures.degrees(min)}</span>
                )}
              </Row>
              <Row
                title="Rain"
                days={days}
                className="whitespace-nowrap text-leaf-deep text-xs max-[22.5rem]:text-[0.62rem] sm:text-sm"
              >
                {({ rain }) => measures.rain(rain)}
              </Row>
            </tbody>
          </table>
          <div aria-hidden className="mt-2 h-48">
            <Suspense fallback={<Skeleton className="size-full" />}>
              <WeekChart days={days} measures={measures} axisWidth={AXIS_WIDTH} />
            </Suspense>
          </div>
        </div>
      </div>
    </Card>
  );
}

interface RowProps {
  title: string;
  days: readonly ForecastDay[];
  className?: string;
  children: (day: ForecastDay) => ReactNode;
}

function Row({ title, days, className, children }: RowProps) {
  return (
    <tr>
      <th scope="row" className="p-0">
        <span className="sr-only">{title}</span>
      </th>
      {days.map((day) => (
        <td key={day.date} className={classes('p-0', className)}>
          {children(day)}
        </td>
      ))}
    </tr>
  );
}

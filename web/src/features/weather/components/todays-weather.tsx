import { useId, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/page/paths.ts';
import { clockTime } from '@/lib/time/clock-time.ts';
import { useMeasures } from '@/lib/units/use-measures.ts';
import { Skeleton } from '@/ui/feedback/skeleton.tsx';
import { useHere, useWeatherCare } from '../api.ts';
import { toldBefore } from '../browser-location.ts';
import { percent } from '../weather-words.ts';
import { WeatherIcon } from './weather-icon.tsx';

/** The weather at the browser's location; nothing without a location or weather. */
export function TodaysWeather() {
  const id = useId();
  const [likely] = useState(toldBefore);
  const measures = useMeasures();
  const here = useHere();
  const { data, isError } = useWeatherCare(here.data ?? null);
  // Reserves its space from the start, so that nothing moves when the weather arrives.
  if (!data) return likely && !isError && here.data !== null ? <Skeleton className="h-22 rounded-card" /> : null;
  const { temperature, description, icon, humidity, stale, asOf } = data.weather;
  return (
    <section aria-labelledby={id} className="animate-fade">
      <Link
        to={paths.weather}
        className="flex h-22 items-center gap-4 rounded-card border border-line/80 bg-sheet px-4 shadow-card transition-shadow hover:shadow-lifted"
      >
        <WeatherIcon icon={icon} description={description} className="size-16 rounded-photo bg-moss-soft" />
        <div className="min-w-0 leading-snug">
          <h2 id={id} className="text-base">
            Today's Weather
          </h2>
          <p className="truncate text-lg">
            <span className="font-semibold">{measures.temperature(temperature)}</span> {description}
          </p>
          <p className="truncate text-ink-soft text-sm">
            Humidity {percent(humidity)}
            {stale && ` · as of ${clockTime(new Date(asOf))}`}
          </p>
        </div>
      </Link>
    </section>
  );
}

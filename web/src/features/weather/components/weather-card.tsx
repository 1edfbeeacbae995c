import type { Weather } from '@plantcare/contract/weather.ts';
import Droplet from 'lucide-react/icons/droplet';
import Gauge from 'lucide-react/icons/gauge';
import Wind from 'lucide-react/icons/wind';
import { type ReactNode, useId } from 'react';
import { clockTime } from '@/lib/time/clock-time.ts';
import { useMeasures } from '@/lib/units/use-measures.ts';
import { Card } from '@/ui/layout/card.tsx';
import { percent } from '../weather-words.ts';
import { WeatherCredit } from './weather-credit.tsx';
import { WeatherIcon } from './weather-icon.tsx';

interface WeatherCardProps {
  weather: Weather;
  /** The city, or another name for the place. */
  name: string;
  /** Actions for the place. */
  action: ReactNode;
}

export function WeatherCard({ weather, name, action }: WeatherCardProps) {
  const id = useId();
  const measures = useMeasures();
  return (
    <Card role="region" aria-labelledby={id} className="flex flex-col gap-5 p-5 sm:p-7">
      <div>
        <h2 id={id} className="text-2xl">
          {name}
        </h2>
        {weather.stale && (
          <p className="mt-1 font-medium text-sm text-sun-ink">
            As of {clockTime(new Date(weather.asOf))}. The weather service cannot be reached right now.
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-4 sm:gap-5">
        <WeatherIcon
          icon={weather.icon}
          description={weather.description}
          className="size-24 rounded-photo max-[22.5rem]:size-18 bg-moss-soft"
        />
        <div className="min-w-0">
          <p className="whitespace-nowrap font-display text-[min(3rem,10.5vw)] leading-none">
            {measures.temperature(weather.temperature)}
          </p>
          <p className="mt-2 text-ink-soft text-lg leading-snug">{weather.description}</p>
        </div>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] gap-3 border-line border-t pt-5">
        <Measure label="Humidity" value={percent(weather.humidity)} Icon={Droplet} />
        <Measure
          label="Wind Speed"
          value={measures.wind(weather.windSpeed)}
          also={measures.windOfForecasts(weather.windSpeed)}
          Icon={Wind}
        />
        <Measure label="Pressure" value={measures.pressure(weather.pressure)} Icon={Gauge} />
      </dl>
      {action}
      <WeatherCredit />
    </Card>
  );
}

interface MeasureProps {
  label: string;
  value: string;
  /** The same in another unit. */
  also?: string | null;
  Icon: typeof Droplet;
}

function Measure({ label, value, also, Icon }: MeasureProps) {
  return (
    <div>
      <dt className="flex items-center gap-1.5 text-ink-soft text-sm">
        <Icon aria-hidden className="size-4 shrink-0 text-leaf max-sm:hidden" />
        {label}
      </dt>
      <dd className="mt-0.5 whitespace-nowrap font-semibold">
        {value}
        {also && <span className="block font-normal text-ink-soft text-sm">{also}</span>}
      </dd>
    </div>
  );
}

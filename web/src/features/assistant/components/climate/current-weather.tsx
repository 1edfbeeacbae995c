import { useId } from 'react';
import { Spinner } from '@/ui/feedback/spinner.tsx';
import type { WeatherWords } from '../../questions.ts';

interface CurrentWeatherProps {
  weather: WeatherWords;
  /** Which place it is of, as a sentence; null when it is only an example. */
  where: string | null;
  looking: boolean;
}

/** The weather that the question is asked with. */
export function CurrentWeather({
  weather: { temperature, humidity, season, forecast },
  where,
  looking,
}: CurrentWeatherProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={looking} className="rounded-field bg-moss-soft/60 px-4 py-3.5">
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="text-lg">
          {where === null ? 'Example: a mild spring day' : 'Current weather'}
        </h3>
        {looking && <Spinner className="size-5 text-leaf" label="Loading weather…" />}
      </div>
      <p className="text-ink-soft text-sm">{where ?? 'The advice is for this weather until you use your own.'}</p>
      <dl className="mt-3 grid grid-cols-3 gap-x-4 gap-y-3">
        <Figure name="Temperature">{temperature}</Figure>
        <Figure name="Humidity">{humidity}</Figure>
        <Figure name="Season">{season}</Figure>
        <div className="col-span-3">
          <dt className="text-ink-soft text-sm">Forecast</dt>
          <dd>{forecast}</dd>
        </div>
      </dl>
    </section>
  );
}

function Figure({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

import { useId } from 'react';
import { needsInWords, useCity, useGardenWeather, useWeatherCare, weatherInWords } from '@/features/weather/api.ts';
import { useSession } from '@/lib/session/session.ts';
import { useMeasures } from '@/lib/units/use-measures.ts';
import { Finding } from './finding.tsx';

/**
 * The weather where the gardener lives, and what it asks for of this plant. It leads an answer, whatever weather that is
 * about; nothing without a location in the profile, or while its weather is not known.
 */
export function OwnWeather({ plant }: { plant: { readonly _id: string } | null }) {
  const id = useId();
  const measures = useMeasures();
  const place = useCity(useSession()?.user.location ?? null).data ?? null;
  const { data } = useWeatherCare(place);
  const { data: events = [] } = useGardenWeather(place);
  if (!place || !data) return null;
  const { temperature, humidity, forecast } = weatherInWords(data, measures);
  const needs = plant === null ? [] : needsInWords(events, plant._id);
  return (
    <section aria-labelledby={id} className="grid max-w-2xl gap-3 rounded-field bg-moss-soft/60 px-4 py-3.5">
      <div>
        <h3 id={id} className="text-lg">
          {place.city} now
        </h3>
        <p>
          <span className="font-semibold">{temperature}</span>, humidity {humidity}. {forecast}
        </p>
      </div>
      {needs.length > 0 && (
        <ul aria-label="What the weather asks for" className="grid gap-3">
          {needs.map((text) => (
            <Finding key={text} verdict="change" text={text} />
          ))}
        </ul>
      )}
    </section>
  );
}

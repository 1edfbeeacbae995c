import { useMeasures } from '@/lib/units/use-measures.ts';
import { useHere, useWeatherCare } from '../api.ts';

/** " · 18°, rain" for the browser's location, to end a line with; nothing without a location or weather. */
export function WeatherPhrase() {
  const { degrees } = useMeasures();
  const here = useHere();
  const { data } = useWeatherCare(here.data ?? null);
  if (!data) return null;
  const { temperature, description, city } = data.weather;
  return (
    <span className="animate-fade">
      {' · '}
      {city !== null && `${city} `}
      {degrees(temperature)}, {description.toLowerCase()}
    </span>
  );
}

import { useMeasures } from '@/lib/units/use-measures.ts';
import { useCity, useHere, useWeatherCare } from '../api.ts';

interface WeatherPhraseProps {
  /** The town in the profile, which counts where the browser does not tell its location. */
  town: string | null;
}

/** " · Utrecht 18°, rain" to end a line with; nothing without a location or weather. */
export function WeatherPhrase({ town }: WeatherPhraseProps) {
  const { degrees } = useMeasures();
  const here = useHere();
  const home = useCity(here.data === null ? town : null);
  const place = here.data ?? home.data ?? null;
  const { data } = useWeatherCare(place);
  if (!data) return null;
  const { temperature, description, city } = data.weather;
  const name = (here.data ? null : home.data?.city) ?? city;
  return (
    <span className="animate-fade">
      {' · '}
      {name !== null && `${name} `}
      {degrees(temperature)}, {description.toLowerCase()}
    </span>
  );
}

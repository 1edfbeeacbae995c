import { FAILED_TO_FETCH_CITY_WEATHER, FAILED_TO_FETCH_WEATHER } from '@plantcare/contract/messages.ts';
import { seasonOf } from '@plantcare/contract/seasons.ts';
import { useState } from 'react';
import { useCity, useLocate, useWeatherCare, weatherInWords } from '@/features/weather/api.ts';
import { messageOf } from '@/lib/api/error-messages.ts';
import { capitalized } from '@/lib/capitalized.ts';
import { localDay } from '@/lib/time/dates.ts';
import { seasonName } from '@/lib/time/season-names.ts';
import { useMeasures } from '@/lib/units/use-measures.ts';
import type { WeatherWords } from './questions.ts';

/** The weather where the gardener is, once that is wanted: where the browser tells, or in a city that is typed. */
export function useLocalWeather() {
  const [wanted, setWanted] = useState(false);
  const [city, setCity] = useState<string | null>(null);
  const locating = useLocate();
  const found = useCity(city);
  const place = (wanted && (city === null ? locating.data : found.data)) || null;
  const weather = useWeatherCare(place);
  const measures = useMeasures();

  function want(next: boolean) {
    setWanted(next);
    setCity(null);
    if (next) locating.mutate(undefined, { onError: () => setWanted(false) });
    else locating.reset();
  }

  function lookIn(name: string) {
    if (name === city) {
      void found.refetch();
      return;
    }
    locating.reset();
    setCity(name);
    setWanted(true);
  }

  function problem(): string | undefined {
    if (locating.error) return locating.error.message;
    if (found.error && !found.isFetching) return messageOf(found.error, { fallback: FAILED_TO_FETCH_CITY_WEATHER });
    return wanted && weather.error && !weather.isFetching
      ? messageOf(weather.error, { fallback: FAILED_TO_FETCH_WEATHER })
      : undefined;
  }

  function words(): WeatherWords | null {
    if (!place || !weather.data) return null;
    const season = seasonName(seasonOf(localDay(new Date()), place.lat < 0 ? 'south' : 'north'));
    return { ...weatherInWords(weather.data, measures), season: capitalized(season) };
  }

  return {
    wanted,
    want,
    /** Where the browser does not tell, a city may. */
    asksForCity: locating.error !== null || city !== null,
    /** The city whose weather it is; null where the browser is. */
    city: found.data?.city ?? null,
    lookIn,
    words: words(),
    looking: wanted && (locating.isPending || found.isFetching || weather.isFetching),
    problem: problem(),
  };
}

import { useState } from 'react';
import { useLocate, useWeatherCare, weatherInWords } from '@/features/weather/api.ts';
import { localDay } from '@/lib/dates.ts';
import { messageOf } from '@/lib/error-messages.ts';
import { FAILED_TO_FETCH_WEATHER } from '@/lib/messages.ts';
import { seasonName } from '@/lib/season-names.ts';
import type { WeatherWords } from './questions.ts';
import { seasonOf } from './seasons.ts';

/** The weather where the gardener is, once that is wanted and the browser tells where. */
export function useLocalWeather() {
  const [wanted, setWanted] = useState(false);
  const locating = useLocate();
  const place = (wanted && locating.data) || null;
  const { data, error, isFetching } = useWeatherCare(place);

  function want(next: boolean) {
    setWanted(next);
    if (next) locating.mutate(undefined, { onError: () => setWanted(false) });
    else locating.reset();
  }

  function problem(): string | undefined {
    if (locating.error) return locating.error.message;
    return wanted && error && !isFetching ? messageOf(error, { fallback: FAILED_TO_FETCH_WEATHER }) : undefined;
  }

  function words(): WeatherWords | null {
    if (!place || !data) return null;
    const season = seasonName(seasonOf(localDay(new Date()), place.lat < 0 ? 'south' : 'north'));
    return { ...weatherInWords(data), season: `${season.charAt(0).toUpperCase()}${season.slice(1)}` };
  }

  return {
    wanted,
    want,
    words: words(),
    looking: wanted && (locating.isPending || isFetching),
    problem: problem(),
  };
}

import { cityWeather, weatherCare } from '@plantcare/contract/weather.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/call.ts';
import { areaKeys } from '@/lib/query-keys.ts';
import { locate, locateQuietly } from './browser-location.ts';
import type { Coordinates, Place } from './place.ts';

const keys = {
  here: [...areaKeys.weather, 'here'],
  city: (city: string) => [...areaKeys.weather, 'city', city],
  care: ({ lat, lon }: Coordinates) => [...areaKeys.weather, 'care', lat, lon],
};

/** As long as the server itself keeps an answer. */
const FRESH_MS = 10 * 60_000;
/** The weather service may soon be there again. */
const STALE_ANSWER_FRESH_MS = 60_000;

// A failure is not tried again by itself: the server has just done that.
const fresh = { staleTime: FRESH_MS, retry: false } as const;

/** Where a city is, as the weather service knows it. */
export function useCity(city: string | null) {
  return useQuery({
    queryKey: keys.city(city ?? ''),
    queryFn: async ({ signal }): Promise<Place> => {
      const { lat, lon, city: name } = await call(cityWeather, { params: { city: city ?? '' } }, { signal });
      return { lat, lon, city: name };
    },
    enabled: city !== null,
    ...fresh,
  });
}

/** The weather at a place and what it asks of a gardener. Of another plant type the last answer stays in sight. */
export function useWeatherCare(place: Coordinates | null, plantType = '') {
  const { lat, lon } = place ?? { lat: 0, lon: 0 };
  return useQuery({
    queryKey: [...keys.care({ lat, lon }), plantType],
    queryFn: ({ signal }) => call(weatherCare, { query: { lat, lon, ...(plantType && { plantType }) } }, { signal }),
    enabled: place !== null,
    placeholderData: (answer, asked) => (asked?.queryKey[2] === lat && asked.queryKey[3] === lon ? answer : undefined),
    retry: false,
    staleTime: ({ state }) => (state.data?.weather.stale ? STALE_ANSWER_FRESH_MS : FRESH_MS),
  });
}

/** Asks the browser where it is; that may ask the person. */
export function useLocate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: locate,
    onSuccess: (coordinates) => client.setQueryData(keys.here, coordinates),
  });
}

/** Where the browser is if it tells without ado, null if not. */
export function useHere() {
  return useQuery({ queryKey: keys.here, queryFn: locateQuietly, ...fresh });
}

/** Asks again for all that is in sight. */
export function useAskAgain() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: areaKeys.weather });
}

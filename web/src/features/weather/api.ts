import type { Answer } from '@plantcare/contract/endpoint.ts';
import type { Units } from '@plantcare/contract/units.ts';
import { cityWeather, type GardenWeather, gardenWeather, weatherCare } from '@plantcare/contract/weather.ts';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { areaKeys } from '@/lib/api/query-keys.ts';
import type { Measures } from '@/lib/units/measures.ts';
import { useUnits } from '@/lib/units/units.ts';
import { locate, locateQuietly } from './browser-location.ts';
import { adviceText } from './garden-words.ts';
import type { Coordinates, Place } from './place.ts';
import { percent, weekSummary } from './weather-words.ts';

const keys = {
  here: [...areaKeys.weather, 'here'],
  city: (city: string | null) => [...areaKeys.weather, 'city', city],
  gardens: [...areaKeys.weather, 'garden'],
  garden: (place: Coordinates | null, units: Units) => [...keys.gardens, place?.lat, place?.lon, units],
  care: (place: Coordinates | null, units: Units, plantType: string) => [
    ...areaKeys.weather,
    'care',
    place?.lat,
    place?.lon,
    units,
    plantType,
  ],
};

/** As long as the server caches an answer. */
const FRESH_MS = 10 * 60_000;
/** After a failure, because the weather service may soon work again. */
const STALE_ANSWER_FRESH_MS = 60_000;

// No retries: the server has already retried.
const fresh = { staleTime: FRESH_MS, retry: false } as const;

async function findCity(name: string, signal: AbortSignal): Promise<Place> {
  const { lat, lon, city } = await call(cityWeather, { params: { city: name } }, { signal });
  return { lat, lon, city };
}

/** Where a city is, as the weather service knows it. */
export function useCity(city: string | null) {
  return useQuery({
    queryKey: keys.city(city),
    queryFn: city === null ? skipToken : ({ signal }) => findCity(city, signal),
    ...fresh,
  });
}

/** The weather at a place with care recommendations. While another plant type loads, the previous answer stays. */
export function useWeatherCare(place: Coordinates | null, plantType = '') {
  const queryKey = keys.care(place, useUnits(), plantType);
  return useQuery({
    queryKey,
    queryFn: place
      ? ({ signal }) =>
          call(
            weatherCare,
            { query: { lat: place.lat, lon: place.lon, plantType: plantType || undefined } },
            { signal },
          )
      : skipToken,
    placeholderData: (answer, asked) =>
      asked?.queryKey.slice(0, -1).join() === queryKey.slice(0, -1).join() ? answer : undefined,
    retry: false,
    staleTime: ({ state }) => (state.data?.weather.stale ? STALE_ANSWER_FRESH_MS : FRESH_MS),
  });
}

/** What the weather at a place means for the own plants outdoors; nothing is asked without a place. */
export function useGardenWeather(place: Coordinates | null) {
  return useQuery({
    queryKey: keys.garden(place, useUnits()),
    queryFn: place
      ? ({ signal }) => call(gardenWeather, { query: { lat: place.lat, lon: place.lon } }, { signal })
      : skipToken,
    ...fresh,
  });
}

/** Loads again what the weather means for the own plants, after something was done for them. */
export function useRefreshGarden() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keys.gardens });
}

/** What the weather still asks for of one plant, in words: "Frost: −1 °C tonight. Bring it in." */
export function needsInWords(events: readonly GardenWeather[], plant: string): string[] {
  return events
    .filter(({ plants }) => plants.some(({ _id, done }) => _id === plant && done === null))
    .map((event) => `${event.title}. ${adviceText(event, 1)}`);
}

/** The weather in words. */
export function weatherInWords({ weather, forecast }: Answer<typeof weatherCare>, measures: Measures) {
  return {
    temperature: measures.temperature(weather.temperature),
    humidity: percent(weather.humidity),
    forecast: `${weather.description}. ${weekSummary(forecast, measures)}`.trim(),
  };
}

/** Asks the browser for its location, which may ask the user for permission. */
export function useLocate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: locate,
    onSuccess: (coordinates) => client.setQueryData(keys.here, coordinates),
  });
}

/** The browser's location if no question is needed, else null. */
export function useHere() {
  return useQuery({ queryKey: keys.here, queryFn: locateQuietly, ...fresh });
}

/** Loads all weather on the screen again. */
export function useAskAgain() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: areaKeys.weather });
}

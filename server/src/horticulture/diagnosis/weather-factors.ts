import { type WeatherKind, weatherOdds } from '../../knowledge/weather-odds.ts';
import type { Circumstances } from '../circumstances.ts';
import { type RecentWeather, weatherKinds } from '../recent-weather.ts';
import { isPlaceOutdoors } from '../text-input/location.ts';

const IN_WORDS: Readonly<Record<WeatherKind, string>> = {
  wet: 'It has rained a lot in the last days, which favors this.',
  'hot and dry': 'The last days were warm and dry, which favors this.',
  heat: 'The last days were hot, which favors this.',
  frost: 'There was frost in the last days, which favors this.',
};

/** How many times as likely the weather makes each problem of a plant outdoors, by its id; nothing where it is not known. */
export function weatherFactors(weather: RecentWeather | null): Record<string, number> {
  return product((weather ? weatherKinds(weather) : []).map((kind) => weatherOdds[kind]));
}

/** What of the weather makes the problem likelier, in a sentence; null when nothing does. */
export function weatherInWords(weather: RecentWeather | null, problem: string): string | null {
  const [favoring] = (weather ? weatherKinds(weather) : [])
    .filter((kind) => (weatherOdds[kind][problem] ?? 1) > 1)
    .sort((one, other) => (weatherOdds[other][problem] ?? 1) - (weatherOdds[one][problem] ?? 1));
  return favoring ? IN_WORDS[favoring] : null;
}

/** The weather that an own plant stands in; null indoors, and where its place is not said. */
export function weatherAtPlant({ plant, weather }: Circumstances): RecentWeather | null {
  return plant && weather && isPlaceOutdoors(plant.location ?? null, plant.place?.site ?? null) ? weather : null;
}

/** Factors of several kinds multiplied, problem by problem. */
export function product(factors: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const each of factors) for (const [id, factor] of Object.entries(each)) all[id] = (all[id] ?? 1) * factor;
  return all;
}

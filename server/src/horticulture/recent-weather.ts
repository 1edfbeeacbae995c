import type { WeatherKind } from '../knowledge/weather-odds.ts';

/** The weather of the last days at a place: temperatures in °C, rain in mm. */
export interface RecentWeather {
  coldest: number;
  warmest: number;
  rain: number;
}

/** Bounds for about three days together: own estimates, since the sources name no figures. */
const MUCH_RAIN_MM = 15;
const LITTLE_RAIN_MM = 2;
const WARM = 27;
const HOT = 32;
const FREEZING = 0;

/** What the weather was that troubles plants outdoors; nothing in mild weather. */
export function weatherKinds({ coldest, warmest, rain }: RecentWeather): WeatherKind[] {
  const isSo: Readonly<Record<WeatherKind, boolean>> = {
    wet: rain >= MUCH_RAIN_MM,
    'hot and dry': warmest >= WARM && rain < LITTLE_RAIN_MM,
    heat: warmest >= HOT,
    frost: coldest <= FREEZING,
  };
  const kinds = Object.keys(isSo) as WeatherKind[]; // The keys of a constant.
  return kinds.filter((kind) => isSo[kind]);
}

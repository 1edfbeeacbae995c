import { z } from 'zod';
import type { Forecast } from './forecast.ts';

const ANSWER_WITHIN_MS = 5_000;
const ATTEMPTS = 2;
const FOUND_AT_MOST = 20;
const SECOND_MS = 1000;

/** A place by its coordinates, in degrees. */
export interface Place {
  lat: number;
  lon: number;
}

export interface NamedPlace extends Place {
  name: string;
}

/** Where the weather comes from. Each call @throws when the provider is down or answers what it should not. */
export interface WeatherProvider {
  /** The best known place of a name, such as "Paris" or "Paris, Texas"; null when there is none. */
  find(name: string): Promise<NamedPlace | null>;
  /** The forecasts of several places at once, in their order. */
  forecasts(places: readonly Place[]): Promise<Forecast[]>;
}

const Hourly = z.object({
  time: z.array(z.number()),
  temperature_2m: z.array(z.number().nullable()),
  precipitation: z.array(z.number().nullable()),
  wind_gusts_10m: z.array(z.number().nullable()),
});

const Daily = z.object({
  time: z.array(z.number()),
  weather_code: z.array(z.number().nullable()),
  temperature_2m_min: z.array(z.number().nullable()),
  temperature_2m_max: z.array(z.number().nullable()),
  precipitation_sum: z.array(z.number().nullable()),
  wind_gusts_10m_max: z.array(z.number().nullable()),
  et0_fao_evapotranspiration: z.array(z.number().nullable()),
  uv_index_max: z.array(z.number().nullable()),
});

/** https://open-meteo.com/en/docs */
const ForecastAnswer = z.object({
  utc_offset_seconds: z.number(),
  current: z.object({
    temperature_2m: z.number(),
    relative_humidity_2m: z.number(),
    wind_speed_10m: z.number(),
    pressure_msl: z.number(),
    cloud_cover: z.number(),
    weather_code: z.number(),
    is_day: z.number(),
  }),
  hourly: Hourly,
  daily: Daily,
});

/** https://open-meteo.com/en/docs/geocoding-api */
const SearchAnswer = z.object({
  results: z
    .array(
      z.object({
        name: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        country: z.string().optional(),
        country_code: z.string().optional(),
        admin1: z.string().optional(),
        admin2: z.string().optional(),
      }),
    )
    .default([]),
});

const ASKED_FOR = {
  current: Object.keys(ForecastAnswer.shape.current.shape).join(','),
  hourly: namesIn(Hourly),
  daily: namesIn(Daily),
  wind_speed_unit: 'ms',
  timezone: 'auto',
  timeformat: 'unixtime',
  past_days: '1',
  forecast_days: '8',
};

/** Open-Meteo, which needs no key; or another server that speaks its format. */
export function createOpenMeteo({
  forecastUrl,
  searchUrl,
}: {
  forecastUrl: string;
  searchUrl: string;
}): WeatherProvider {
  return {
    async find(typed) {
      const [name = '', ...wider] = typed.split(',').map((part) => part.trim());
      const query = { name, count: String(FOUND_AT_MOST), language: 'en', format: 'json' };
      const { results } = await ask(searchUrl, query, SearchAnswer);
      const found = results.find((result) => wider.every((part) => liesIn(result, part)));
      if (!found) return null;
      // What told it from others of its name stays with it.
      return { name: [found.name, ...wider].join(', '), lat: found.latitude, lon: found.longitude };
    },

    async forecasts(places) {
      const coordinates = {
        latitude: places.map(({ lat }) => lat).join(','),
        longitude: places.map(({ lon }) => lon).join(','),
      };
      // For one place it answers an object, for several an array.
      const Answers = z.union([ForecastAnswer.transform((one) => [one]), z.array(ForecastAnswer)]);
      const answers = await ask(forecastUrl, { ...coordinates, ...ASKED_FOR }, Answers);
      if (answers.length !== places.length) throw new Error(`${answers.length} forecasts for ${places.length} places`);
      return answers.map(toForecast);
    },
  };
}

/** Asks once more when an answer fails to come, is none, or says that the provider is to blame. */
async function ask<Schema extends z.ZodType>(
  address: string,
  query: Record<string, string>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const url = `${address}?${new URLSearchParams(query)}`;
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      if (!response.ok) throw new Error(`the weather provider answered ${response.status}`);
      return schema.parse(await response.json());
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error('the weather provider gave no answer', { cause: error });
    }
  }
}

function liesIn(result: z.output<typeof SearchAnswer>['results'][number], part: string): boolean {
  const sought = folded(part);
  const { country, country_code, admin1, admin2 } = result;
  return [country, country_code, admin1, admin2].some((name) => name !== undefined && folded(name) === sought);
}

/** A name as it is compared: without case and accents. */
function folded(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function toForecast({ utc_offset_seconds, current, hourly, daily }: z.output<typeof ForecastAnswer>): Forecast {
  return {
    utcOffsetMs: utc_offset_seconds * SECOND_MS,
    now: {
      temperature: current.temperature_2m,
      humidity: current.relative_humidity_2m,
      windSpeed: current.wind_speed_10m,
      pressure: current.pressure_msl,
      cloudCover: current.cloud_cover,
      code: current.weather_code,
      isDay: current.is_day === 1,
    },
    // An hour or a day whose temperature is not known says nothing.
    hours: hourly.time.flatMap((seconds, index) => {
      const temperature = hourly.temperature_2m[index] ?? null;
      if (temperature === null) return [];
      const rain = hourly.precipitation[index] ?? 0;
      return { at: seconds * SECOND_MS, temperature, rain, gusts: hourly.wind_gusts_10m[index] ?? 0 };
    }),
    days: daily.time.flatMap((seconds, index) => {
      const min = daily.temperature_2m_min[index] ?? null;
      const max = daily.temperature_2m_max[index] ?? null;
      if (min === null || max === null) return [];
      // Midnight at the place, told as a moment in UTC.
      const date = new Date((seconds + utc_offset_seconds) * SECOND_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
      return {
        date,
        min,
        max,
        code: daily.weather_code[index] ?? Number.NaN,
        rain: daily.precipitation_sum[index] ?? 0,
        gusts: daily.wind_gusts_10m_max[index] ?? 0,
        evapotranspiration: daily.et0_fao_evapotranspiration[index] ?? 0,
        uvIndex: daily.uv_index_max[index] ?? 0,
      };
    }),
  };
}

function namesIn(schema: z.ZodObject): string {
  return Object.keys(schema.shape)
    .filter((name) => name !== 'time')
    .join(',');
}
